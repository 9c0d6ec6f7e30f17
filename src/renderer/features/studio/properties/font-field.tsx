import { useMemo, useState } from 'react';
import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import { fontNameOf, takeFont } from '../../../../shared/studio/template-fonts.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useDocuments } from '../../../store/library-context.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { getChoiceLabel, getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontsDialog } from '../../templates/fonts/fonts-dialog.tsx';
import type { FormSource } from './form-source.ts';
import css from './properties.module.css';

/** Before the id of a font of the library that the template does not name yet: no name of a font begins like this. */
const LIBRARY = '\n';
const BRING = '\nbring';

/** The font of a style: one of ours, one of the template, or one of the user's library, which the template then names. */
export function FontField({ studio, style }: { studio: FormSource; style: string }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const library = useDocuments('fonts');
  /** The fonts that were there when the dialog opened; none = it is closed. */
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const { fonts } = template;
  const choices = useMemo((): Choice[] => {
    const there = new Set(library.map(({ file }) => file));
    const own = Object.entries(fonts ?? {}).map(([id, { src, name = id }]) => ({
      id,
      label:
        there.has(src) || !src.startsWith('sha256:') ? name : translate('fonts.missing', { name: shortName(name) }),
    }));
    const others = library
      .filter((font) => fontNameOf(template, font) === undefined)
      .map(({ id, name }) => ({ id: `${LIBRARY}${id}`, label: name }));
    return [
      ...own,
      ...others,
      ...STYLE_FONTS.map((id) => ({ id, label: getChoiceLabel(translate, id) })),
      { id: BRING, label: translate('fonts.bringOwn') },
    ];
  }, [template, fonts, library, translate]);
  const edits = (id: string): readonly Edit[] => {
    if (!id.startsWith(LIBRARY)) return [setOrRemove(pointer('/styles', style, 'font'), id)];
    const font = library.find((one) => one.id === id.slice(LIBRARY.length));
    return font === undefined ? [] : takeFont(template, style, font);
  };
  const close = (known: ReadonlySet<string>): void => {
    setBefore(undefined);
    const [brought, ...others] = library.filter((font) => !known.has(font.id));
    // A single file was meant for this style; of several one is chosen from the list.
    if (brought !== undefined && others.length === 0) run(takeFont(template, style, brought));
  };
  return (
    <fieldset className={css.bare} disabled={!canEdit}>
      <Select
        label={getPropertyLabel(translate, 'font')}
        value={template.styles[style]?.font}
        choices={choices}
        onChange={(id) => {
          if (!canEdit) return;
          if (id === BRING) setBefore(new Set(library.map((font) => font.id)));
          else run(edits(id));
        }}
      />
      {before === undefined ? null : <FontsDialog onClose={() => close(before)} />}
    </fieldset>
  );
}
