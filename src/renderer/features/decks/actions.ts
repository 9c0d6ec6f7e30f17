import { hasPictureEnding } from '../../../shared/card/pictures/picture-source.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Deck } from '../../../shared/document/schema.ts';
import { isDeckTableFile, isTableFile } from '../../../shared/table/read-table.ts';
import { startImport } from '../../navigation/import-request.ts';
import { go } from '../../navigation/router.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import { DECKS } from '../../strings/documents/decks.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** What reads tables is loaded with the first one. */
const loadDeckFiles = () => import('./deck-files.ts');

/** What a file dialog shows. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,.xlsm,.xltx,.xltm';

/** A deck with the columns that our first template prints, and one empty row. */
function newDeck(id: string): Deck {
  const columns = DECKS.firstColumns.map((name) =>
    name === 'Art' ? { name, kind: 'picture' } : name === 'Copies' ? { name, kind: 'number' } : { name },
  );
  return { format: 'rollcall.deck', version: 1, id, name: '', columns, rows: [[]], copies: 'Copies' };
}

/** Makes an empty deck and opens it. */
export async function createDeck(library: Library): Promise<void> {
  const made = newDeck(freeId(library, 'decks', 'deck'));
  if (await addDocument(library, 'decks', made, 'create')) go({ screen: 'deck', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateDeck(library: Library, deck: Deck): Promise<void> {
  const copy = copyOf(library, 'decks', deck);
  if (await addDocument(library, 'decks', copy, 'duplicate')) go({ screen: 'deck', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteDeck = (library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(library, 'decks', id, name);

/** Asks for a table and makes a deck of it. */
export async function createDeckFromTable(library: Library): Promise<void> {
  const [file] = await pickFiles(TABLE_FILES);
  if (file !== undefined) await (await loadDeckFiles()).createDeckOfFile(library, file);
}

/**
 * Makes a deck of each table among some files, with the pictures that its cells name, and opens the last one. Everything else is imported as
 * elsewhere, except for what is beside a table in a folder, such as its notes.
 */
export async function createDecksOf(library: Library, files: readonly DroppedFile[]): Promise<void> {
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
  const { createDecksOfFiles } = await loadDeckFiles();
  await createDecksOfFiles(
    library,
    tables.map(({ bytes }) => bytes),
    pictures,
  );
}

/** The steps that put a newer state of its table in place of a deck's; nothing, and a toast, for a file that is none. */
export const tableEdits = async (deck: Deck, file: File): Promise<Edit[]> =>
  (await loadDeckFiles()).updateFromFile(deck, file);
