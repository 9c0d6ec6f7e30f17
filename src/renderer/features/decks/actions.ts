import type { Edit } from '../../../shared/document/edit.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** What reads tables is loaded with the first one. */
const loadDeckFiles = () => import('./deck-files.ts');

/** What a file dialog shows. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,.xlsm,.xltx,.xltm';

/** The columns that the first card template for decks prints. They are data of the deck, the same in every language. */
const FIRST_COLUMNS: Deck['columns'] = [
  { name: 'Name' },
  { name: 'Kind' },
  { name: 'Cost' },
  { name: 'Text' },
  { name: 'Art', kind: 'picture' },
  { name: 'Copies', kind: 'number' },
];

/** Makes a deck with the first columns and one empty row. */
function newDeck(id: string): Deck {
  const columns = structuredClone(FIRST_COLUMNS);
  return { format: 'rollcall.deck', version: 1, id, name: '', columns, rows: [[]], copies: 'Copies' };
}

/** Makes an empty deck and opens it. */
export async function createDeck(translate: Translate, library: Library): Promise<void> {
  const made = newDeck(freeId(library, 'decks', 'deck'));
  if (await addDocument(translate, library, 'decks', made, 'create')) go({ screen: 'deck', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateDeck(translate: Translate, library: Library, deck: Deck): Promise<void> {
  const copy = copyOf(translate, library, 'decks', deck);
  if (await addDocument(translate, library, 'decks', copy, 'duplicate')) go({ screen: 'deck', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteDeck = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'decks', id, name);

/** Asks for a table and makes a deck of it. */
export async function createDeckFromTable(translate: Translate, library: Library): Promise<void> {
  const [file] = await pickFiles(TABLE_FILES);
  if (file !== undefined) await (await loadDeckFiles()).createDeckOfFile(translate, library, file);
}

/** The steps that put a newer state of its table in place of a deck's; nothing, and a toast, for a file that is none. */
export const tableEdits = async (translate: Translate, deck: Deck, file: File): Promise<Edit[]> =>
  (await loadDeckFiles()).updateFromFile(translate, deck, file);
