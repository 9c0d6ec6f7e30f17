import { useMemo, useState } from 'react';
import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { findFontName, setStyleFont } from '../../../../shared/studio/template-fonts.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useDocuments } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { getChoiceLabel, getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontsDialog } from '../../templates/fonts/fonts-dialog.tsx';
import type { FormSource } from './form-source.ts';
import css from './properties.module.css';

/** Starts the id of a library font that the template does not name yet. No font name starts with a line break. */
const LIBRARY_PREFIX = '\n';
/** The id of the choice that opens the fonts dialog. */
const ADD_FONT_ID = '\nbring';

/** Chooses the font of a style: built in, from the template or from the library. A library font is added to the template. */
export function FontField({ formSource, styleName }: { formSource: FormSource; styleName: string }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = formSource;
  const libraryFonts = useDocuments('fonts');
  /** The ids of the library fonts when the dialog was opened. Undefined while the dialog is closed. */
  const [knownFontIds, setKnownFontIds] = useState<ReadonlySet<string>>();
  const { fonts: templateFonts } = template;
  const choices = useMemo((): Choice[] => {
    const libraryFiles = new Set(libraryFonts.map(({ file }) => file));
    const templateChoices = Object.entries(templateFonts ?? {}).map(([fontId, { src, name = fontId }]) => ({
      id: fontId,
      label:
        libraryFiles.has(src) || !src.startsWith('sha256:')
          ? name
          : translate('fonts.missing', { name: shortenName(name) }),
    }));
    const libraryChoices = libraryFonts
      .filter((font) => findFontName(template, font) === undefined)
      .map(({ id, name }) => ({ id: `${LIBRARY_PREFIX}${id}`, label: name }));
    return [
      ...templateChoices,
      ...libraryChoices,
      ...STYLE_FONTS.map((fontId) => ({ id: fontId, label: getChoiceLabel(translate, fontId) })),
      { id: ADD_FONT_ID, label: translate('fonts.bringOwn') },
    ];
  }, [template, templateFonts, libraryFonts, translate]);
  const createFontEdits = (choiceId: string): readonly Edit[] => {
    if (!choiceId.startsWith(LIBRARY_PREFIX)) return [setOrRemove(joinPointer('/styles', styleName, 'font'), choiceId)];
    const libraryFont = libraryFonts.find((candidate) => candidate.id === choiceId.slice(LIBRARY_PREFIX.length));
    return libraryFont === undefined ? [] : setStyleFont(template, styleName, libraryFont);
  };
  const closeDialog = (previousFontIds: ReadonlySet<string>): void => {
    setKnownFontIds(undefined);
    const [addedFont, ...otherFonts] = libraryFonts.filter((font) => !previousFontIds.has(font.id));
    // If the user has added one font in the dialog, it was meant for this style. Of several new fonts, the user chooses one in the list.
    if (addedFont !== undefined && otherFonts.length === 0) commitEdits(setStyleFont(template, styleName, addedFont));
  };
  return (
    <fieldset className={css.bare} disabled={!canEdit}>
      <Select
        label={getPropertyLabel(translate, 'font')}
        value={template.styles[styleName]?.font}
        choices={choices}
        onChange={(choiceId) => {
          if (!canEdit) return;
          if (choiceId === ADD_FONT_ID) setKnownFontIds(new Set(libraryFonts.map((font) => font.id)));
          else commitEdits(createFontEdits(choiceId));
        }}
      />
      {knownFontIds === undefined ? null : <FontsDialog onClose={() => closeDialog(knownFontIds)} />}
    </fieldset>
  );
}
