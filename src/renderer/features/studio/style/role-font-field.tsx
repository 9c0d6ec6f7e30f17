import { useMemo } from 'react';
import type { TypeRole } from '../../../../shared/card/style/type-roles.ts';
import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import { createRoleFontEdits } from '../../../../shared/studio/style-fonts.ts';
import { findFontName } from '../../../../shared/studio/template-fonts.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useDocuments } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getChoiceLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { StyleEditing } from './style-editing.ts';

/** No font has this id. */
const TEMPLATE_FONT_ID = 'as the template';
/** Starts the id of a library font that neither the style nor the template names yet. No font name starts with a line break. */
const LIBRARY_PREFIX = '\n';

/** Chooses the font of a role: the template's own, a font that the style or template names, a font of the library, or a built-in font. */
export function RoleFontField({ role, editing }: { role: TypeRole; editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, commitEdits } = editing;
  const libraryFonts = useDocuments('fonts');
  const { fonts } = style;
  const choices = useMemo((): Choice[] => {
    const namedFonts = { ...base.fonts, ...fonts };
    const libraryFiles = new Set(libraryFonts.map(({ file }) => file));
    const namedChoices = Object.entries(namedFonts).map(([fontId, { src, name = fontId }]) => ({
      id: fontId,
      // The source `sha256:…` names a font file of the library, which may have been deleted. Other sources are built in.
      label:
        libraryFiles.has(src) || !src.startsWith('sha256:')
          ? name
          : translate('fonts.missing', { name: shortenName(name) }),
    }));
    const libraryChoices = libraryFonts
      .filter((font) => findFontName({ ...base, fonts: namedFonts }, font) === undefined)
      .map(({ id, name }) => ({ id: `${LIBRARY_PREFIX}${id}`, label: name }));
    const builtInChoices = STYLE_FONTS.filter((fontId) => !Object.hasOwn(namedFonts, fontId)).map((fontId) => ({
      id: fontId,
      label: getChoiceLabel(translate, fontId),
    }));
    return [
      { id: TEMPLATE_FONT_ID, label: translate('style.asTemplate') },
      ...namedChoices,
      ...libraryChoices,
      ...builtInChoices,
    ];
  }, [base, fonts, libraryFonts, translate]);
  const changeFont = (choiceId: string) => {
    const font = choiceId.startsWith(LIBRARY_PREFIX)
      ? libraryFonts.find((libraryFont) => libraryFont.id === choiceId.slice(LIBRARY_PREFIX.length))
      : choiceId;
    commitEdits(createRoleFontEdits(style, base, role, choiceId === TEMPLATE_FONT_ID ? undefined : font));
  };
  return (
    <Select
      label={translate('style.face', { role: translate(`style.roles.${role}`) })}
      isLabelHidden
      value={style.type?.roles?.[role]?.font ?? TEMPLATE_FONT_ID}
      choices={choices}
      onChange={changeFont}
    />
  );
}
