/** What is dropped on the list of decks. Loaded with the first drop. */

import { hasPictureEnding } from '../../../shared/card/pictures/picture-source.ts';
import { isDeckTableFile, isTableFile } from '../../../shared/table/read-table.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { startImport } from '../../navigation/import-request.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import type { Library } from '../../store/library.ts';
import { createDecksOfFiles } from './deck-files.ts';

/**
 * Makes a deck of each table among some files, with the pictures that its cells name, and opens the last one. Everything else is imported as
 * elsewhere, except for what is beside a table in a folder, such as its notes.
 */
export async function createDecksOf(
  translate: Translate,
  library: Library,
  files: readonly DroppedFile[],
): Promise<void> {
  const isInFolder = ({ name }: DroppedFile) => name.includes('/');
  // In a folder a text file is more likely a note.
  const isTable = (file: DroppedFile) => (isInFolder(file) ? isTableFile : isDeckTableFile)(file.name);
  const tables = files.filter(isTable);
  const pictures = tables.length === 0 ? [] : files.filter(({ name }) => hasPictureEnding(name));
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
