import type { Edit } from '../../../shared/document/edit.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** The code that reads spreadsheets is loaded with the first one. */
const loadDeckFiles = () => import('./deck-files.ts');

/** The file types in the file dialog. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,.xlsm,.xltx,.xltm';

/** The columns that the first card template for decks prints. They are data of the deck and the same in every language. */
const FIRST_COLUMNS: Deck['columns'] = [
  { name: 'Name' },
  { name: 'Kind' },
  { name: 'Cost' },
  { name: 'Text' },
  { name: 'Art', kind: 'picture' },
  { name: 'Copies', kind: 'number' },
];

/** Creates a deck with the first columns and one empty row. */
function newDeck(id: string): Deck {
  const columns = structuredClone(FIRST_COLUMNS);
  return { format: 'rollcall.deck', version: 1, id, name: '', columns, rows: [[]], copies: 'Copies' };
}

/** Creates an empty deck and opens it. */
export async function createDeck(translate: Translate, library: Library): Promise<void> {
  const made = newDeck(freeId(library, 'decks', 'deck'));
  if (await addDocument(translate, library, 'decks', made, 'create')) navigateTo({ screen: 'deck', id: made.id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateDeck(translate: Translate, library: Library, deck: Deck): Promise<void> {
  const copy = copyOf(translate, library, 'decks', deck);
  if (await addDocument(translate, library, 'decks', copy, 'duplicate')) navigateTo({ screen: 'deck', id: copy.id });
}

/** Deletes the deck immediately; the toast offers Undo. */
export const deleteDeck = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'decks', id, name);

/** Asks for a spreadsheet and creates a deck from it. */
export async function createDeckFromTable(translate: Translate, library: Library): Promise<void> {
  const [file] = await pickFiles(TABLE_FILES);
  if (file !== undefined) await (await loadDeckFiles()).createDeckOfFile(translate, library, file);
}

/**
 * Returns the edits that update a deck from a newer version of its spreadsheet. For an unusable file it returns none and
 * shows a toast.
 */
export const tableEdits = async (translate: Translate, deck: Deck, file: File): Promise<Edit[]> =>
  (await loadDeckFiles()).updateFromFile(translate, deck, file);
