import { useMemo } from 'react';
import type { TypeRole } from '../../../../shared/card/style/type-roles.ts';
import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import { roleFontEdits } from '../../../../shared/studio/style-fonts.ts';
import { fontNameOf } from '../../../../shared/studio/template-fonts.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useDocuments } from '../../../store/library-context.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { getChoiceLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { StyleEditing } from './style-editing.ts';

/** No font is called so. */
const AS_TEMPLATE = 'as the template';
/** Before the id of a font of the library that neither style nor template names yet: no name of a font begins like this. */
const LIBRARY = '\n';

/** The face of a role: as in the template, one of ours, one that style or template names, or one of the user's library. */
export function FaceField({ role, editing }: { role: TypeRole; editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, run } = editing;
  const library = useDocuments('fonts');
  const { fonts } = style;
  const choices = useMemo((): Choice[] => {
    const named = { ...base.fonts, ...fonts };
    const there = new Set(library.map(({ file }) => file));
    const own = Object.entries(named).map(([id, { src, name = id }]) => ({
      id,
      label:
        there.has(src) || !src.startsWith('sha256:') ? name : translate('fonts.missing', { name: shortName(name) }),
    }));
    const others = library
      .filter((font) => fontNameOf({ ...base, fonts: named }, font) === undefined)
      .map(({ id, name }) => ({ id: `${LIBRARY}${id}`, label: name }));
    const ours = STYLE_FONTS.filter((id) => !Object.hasOwn(named, id)).map((id) => ({
      id,
      label: getChoiceLabel(translate, id),
    }));
    return [{ id: AS_TEMPLATE, label: translate('style.asTemplate') }, ...own, ...others, ...ours];
  }, [base, fonts, library, translate]);
  const choose = (id: string) => {
    const font = id.startsWith(LIBRARY) ? library.find((one) => one.id === id.slice(LIBRARY.length)) : id;
    run(roleFontEdits(style, base, role, id === AS_TEMPLATE ? undefined : font));
  };
  return (
    <Select
      label={translate('style.face', { role: translate(`style.roles.${role}`) })}
      bare
      value={style.type?.roles?.[role]?.font ?? AS_TEMPLATE}
      choices={choices}
      onChange={choose}
    />
  );
}
