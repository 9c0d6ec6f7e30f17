import type { Edit } from '../../../shared/document/edit.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { requestNameFocus } from '../../fields/use-name-focus.ts';
import { navigateTo } from '../../navigation/router.ts';
import { pickFiles } from '../../platform/pick-files.ts';
import type { Library } from '../../store/library.ts';
import {
  addBlankDocument,
  addDocument,
  createCopy,
  createUnusedId,
  deleteDocument,
} from '../documents/document-actions.ts';

/** Loads the code that reads spreadsheets. Most sessions do not need this code. */
const loadDeckSpreadsheets = () => import('./deck-spreadsheets.ts');

/** The file types in the file dialog. */
export const SPREADSHEET_FILE_TYPES = '.csv,.tsv,.txt,.xlsx,.xlsm,.xltx,.xltm';

/** The columns that the first card template for decks prints. They are data of the deck and the same in every language. */
const FIRST_COLUMNS: Deck['columns'] = [
  { name: 'Name' },
  { name: 'Kind' },
  { name: 'Cost' },
  { name: 'Text' },
  { name: 'Art', kind: 'picture' },
  { name: 'Copies', kind: 'number' },
];

/** Creates a deck with the first columns and one empty row. `copies` names the column that says how often each card is printed. */
function createBlankDeck(deckId: string): Deck {
  const columns = structuredClone(FIRST_COLUMNS);
  return { format: 'rollcall.deck', version: 1, id: deckId, name: '', columns, rows: [[]], copies: 'Copies' };
}

/** Creates an empty deck and opens it. */
export async function createDeck(translate: Translate, library: Library): Promise<void> {
  const blankDeck = createBlankDeck(createUnusedId(library, 'decks', 'deck'));
  if (await addBlankDocument(translate, library, 'decks', blankDeck)) navigateTo({ screen: 'deck', id: blankDeck.id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateDeck(translate: Translate, library: Library, deck: Deck): Promise<void> {
  const deckCopy = createCopy(translate, library, 'decks', deck);
  if (!(await addDocument(translate, library, 'decks', deckCopy, 'duplicate'))) return;
  requestNameFocus(deckCopy.id);
  navigateTo({ screen: 'deck', id: deckCopy.id });
}

/** Deletes the deck immediately; the toast offers Undo. */
export const deleteDeck = (translate: Translate, library: Library, deckId: string, deckName: string): Promise<void> =>
  deleteDocument(translate, library, 'decks', deckId, deckName);

/** Asks for a spreadsheet and creates a deck from it. */
export async function createDeckFromSpreadsheet(translate: Translate, library: Library): Promise<void> {
  const [spreadsheetFile] = await pickFiles(SPREADSHEET_FILE_TYPES);
  if (spreadsheetFile !== undefined)
    await (await loadDeckSpreadsheets()).createDeckFromFile(translate, library, spreadsheetFile);
}

/**
 * Returns the edits that update a deck from a newer version of its spreadsheet. For an unreadable file, returns no edits and
 * shows a toast.
 */
export const readSpreadsheetUpdate = async (translate: Translate, deck: Deck, spreadsheetFile: File): Promise<Edit[]> =>
  (await loadDeckSpreadsheets()).readUpdateFromFile(translate, deck, spreadsheetFile);
