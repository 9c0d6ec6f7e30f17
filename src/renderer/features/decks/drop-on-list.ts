/** Handles files dropped on the list of decks. This module is loaded with the first drop. */

import { hasPictureExtension } from '../../../shared/card/pictures/picture-source.ts';
import { isDeckSpreadsheetFile, isSpreadsheetFile } from '../../../shared/spreadsheet/read-spreadsheet.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { startImport } from '../../navigation/import-request.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import type { Library } from '../../store/library.ts';
import { createDecksOfFiles } from './deck-files.ts';

/**
 * Creates a deck from each spreadsheet among some files, with the pictures that its cells name, and opens the last one.
 * Other files are imported as usual, except files next to a spreadsheet in a folder, such as its notes.
 */
export async function createDecksOf(
  translate: Translate,
  library: Library,
  files: readonly DroppedFile[],
): Promise<void> {
  const isInFolder = ({ name }: DroppedFile) => name.includes('/');
  // A text file in a folder is more likely a note.
  const isTable = (file: DroppedFile) => (isInFolder(file) ? isSpreadsheetFile : isDeckSpreadsheetFile)(file.name);
  const tables = files.filter(isTable);
  const pictures = tables.length === 0 ? [] : files.filter(({ name }) => hasPictureExtension(name));
  const others = files.filter(
    (file) => !isTable(file) && !pictures.includes(file) && (tables.length === 0 || !isInFolder(file)),
  );
  if (others.length > 0) startImport(library, { kind: 'files', files: others });
  if (tables.length === 0) return;
  await createDecksOfFiles(
    translate,
    library,
    tables.map(({ bytes }) => bytes),
    pictures,
  );
}
