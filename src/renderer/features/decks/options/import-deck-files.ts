import { hasPictureExtension } from '../../../../shared/card/pictures/picture-source.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { isDeckSpreadsheetFile, isSpreadsheetFile } from '../../../../shared/spreadsheet/read-spreadsheet.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { toast } from '../../../toasts/toasts.ts';
import { readSpreadsheetUpdate } from '../actions.ts';
import { describeIgnoredFiles } from './describe-ignored-files.ts';
import { type ImportControl, importPictures } from './import-pictures.ts';

/** Applies files to an open deck as one step: pictures for its cells, and a newer version of its spreadsheet. */
export async function importDeckFiles(
  translate: Translate,
  library: Library,
  deck: Deck,
  template: CardTemplate,
  droppedFiles: readonly DroppedFile[],
  control: ImportControl,
): Promise<Edit[]> {
  // A text file among other files is more likely a note than a spreadsheet.
  const isSpreadsheet = droppedFiles.length === 1 ? isDeckSpreadsheetFile : isSpreadsheetFile;
  const spreadsheets = droppedFiles.filter(({ name }) => isSpreadsheet(name));
  // A folder also contains files that are not meant for the deck.
  const otherFiles = droppedFiles.filter(
    ({ name }) => !isSpreadsheet(name) && !hasPictureExtension(name) && !name.includes('/'),
  );
  const ignoredText = await describeIgnoredFiles(translate, otherFiles, 'table');
  if (ignoredText !== undefined) toast(ignoredText);
  if (spreadsheets.length > 1) {
    toast(translate('decks.oneTable'));
    return [];
  }
  const [spreadsheet] = spreadsheets;
  const spreadsheetEdits =
    spreadsheet === undefined ? [] : await readSpreadsheetUpdate(translate, deck, spreadsheet.bytes);
  return [
    ...spreadsheetEdits,
    ...(await importPictures(translate, library, applyEdits(deck, spreadsheetEdits), template, droppedFiles, control)),
  ];
}
