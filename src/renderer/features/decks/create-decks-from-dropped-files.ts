/** Handles files dropped on the list of decks. This module is loaded with the first drop. */

import { hasPictureExtension } from '../../../shared/card/pictures/picture-source.ts';
import { isDeckSpreadsheetFile, isSpreadsheetFile } from '../../../shared/spreadsheet/read-spreadsheet.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { startImport } from '../../navigation/import-request.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import type { Library } from '../../store/library.ts';
import { createDecksFromFiles } from './deck-spreadsheets.ts';

/**
 * Creates a deck from each spreadsheet among some files, with the pictures that its cells name, and opens the last deck.
 * All other files are imported as usual. If there is a spreadsheet, other files in folders, such as notes, are ignored.
 */
export async function createDecksFromDroppedFiles(
  translate: Translate,
  library: Library,
  droppedFiles: readonly DroppedFile[],
): Promise<void> {
  const isInFolder = ({ name }: DroppedFile) => name.includes('/');
  // A text file in a folder is more likely a note than a spreadsheet.
  const isSpreadsheet = (file: DroppedFile) =>
    (isInFolder(file) ? isSpreadsheetFile : isDeckSpreadsheetFile)(file.name);
  const spreadsheets = droppedFiles.filter(isSpreadsheet);
  const pictures = spreadsheets.length === 0 ? [] : droppedFiles.filter(({ name }) => hasPictureExtension(name));
  const otherFiles = droppedFiles.filter(
    (file) => !isSpreadsheet(file) && !pictures.includes(file) && (spreadsheets.length === 0 || !isInFolder(file)),
  );
  if (otherFiles.length > 0) startImport(library, { kind: 'files', files: otherFiles });
  if (spreadsheets.length === 0) return;
  await createDecksFromFiles(
    translate,
    library,
    spreadsheets.map(({ bytes }) => bytes),
    pictures,
  );
}
