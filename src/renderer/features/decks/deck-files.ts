/** Creates decks from spreadsheet files, or replaces the rows of a deck with them. */

import { describeCopies } from '../../../shared/deck/copies-column.ts';
import { createDeck } from '../../../shared/deck/create-deck.ts';
import { type DeckSheet, selectDeckSheet } from '../../../shared/deck/deck-sheet.ts';
import { replaceRows } from '../../../shared/deck/replace-rows.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import { describeDecoding } from '../../../shared/spreadsheet/decode-text.ts';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import type { Grid, SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { toast } from '../../toasts/toasts.ts';
import { addDocument, freeId } from '../documents/document-actions.ts';
import { askEncoding } from '../tables/encoding/encoding-question.ts';
import { askHiddenParts } from '../tables/hidden/hidden-question.ts';
import { readTableFile } from '../tables/read-table-file.ts';
import { PictureBringer } from './options/bring-pictures.ts';

/** Creates a deck from each spreadsheet, with the pictures that its cells name, and opens the last one. */
export async function createDecksOfFiles(
  translate: Translate,
  library: Library,
  tables: readonly File[],
  pictures: readonly DroppedFile[],
): Promise<void> {
  const bringer = new PictureBringer(translate, library, pictures);
  for (const table of tables) await createDeckOfFile(translate, library, table, (deck) => bringer.bringTo(deck));
  await bringer.tellOthers();
}

/** Creates a deck from the sheet that looks most like a table of cards, and opens it. `onMade` receives every deck. */
export async function createDeckOfFile(
  translate: Translate,
  library: Library,
  file: File,
  onMade: (deck: Deck) => void = () => {},
): Promise<void> {
  const found = await sheetOf(translate, file);
  if (found === undefined) return;
  const name = file.name.replace(/\.[a-z]+$/i, '');
  const { grid } = found;
  const said = await deckOfSheet(translate, library, found, name, onMade);
  if (said === undefined) return;
  const others = found.otherSheets.filter(({ isHidden }) => isHidden !== true);
  const readOthers = async () => {
    for (const other of others) {
      const sheet = await withHiddenAnswer(translate, file.name, [other], selectDeckSheet(translate, [other]));
      const saidOfOther = sheet && (await deckOfSheet(translate, library, sheet, `${name} ${other.name}`, onMade));
      if (saidOfOther !== undefined) toast(saidOfOther);
    }
  };
  if (others.length === 0) toast(said);
  else
    toast(`${said} ${translate('decks.otherSheets', { name: shortenName(grid.name), others: others.length })}`, {
      action: { label: translate('decks.readOthers', { others: others.length }), run: () => attempt(readOthers()) },
    });
}

/** Creates a deck from a sheet and opens it. Returns the remarks for the user, or undefined if the deck could not be saved. */
async function deckOfSheet(
  translate: Translate,
  library: Library,
  { grid, notes }: DeckSheet,
  name: string,
  onMade: (deck: Deck) => void,
): Promise<string | undefined> {
  const deck = await deckOfGrid(translate, library, grid, name);
  if (deck === undefined) return undefined;
  onMade(deck);
  return [
    translate('decks.made', { name: shortenName(name), n: grid.rows.length }),
    describeCopies(translate, deck) ?? [],
    ...notes,
  ]
    .flat()
    .join(' ');
}

/** Creates a deck and opens it. Returns the deck, or undefined if it could not be saved. */
async function deckOfGrid(translate: Translate, library: Library, grid: Grid, name: string): Promise<Deck | undefined> {
  const deck = createDeck(grid, { id: freeId(library, 'decks', name), name });
  if (!(await addDocument(translate, library, 'decks', deck, 'create'))) return undefined;
  navigateTo({ screen: 'deck', id: deck.id });
  return deck;
}

/**
 * Returns the edits that update a deck from a newer version of its spreadsheet. For an unusable file it returns none and
 * shows a toast.
 */
export async function updateFromFile(translate: Translate, deck: Deck, file: File): Promise<Edit[]> {
  const names = new Set(deck.columns.map(({ name }) => name));
  const found = await sheetOf(translate, file, (heading) => names.has(heading.trim()));
  if (found === undefined) return [];
  const { grid, notes } = found;
  const edits = replaceRows(deck, grid);
  const copies = describeCopies(translate, applyEdits(deck, edits));
  toast(
    [translate('decks.updated', { name: shortenName(file.name), n: grid.rows.length }), copies ?? [], ...notes]
      .flat()
      .join(' '),
  );
  return edits;
}

/**
 * Returns the sheet of a file that is most like the table of a deck. Asks for the encoding of a text file that does not
 * specify it, and whether to read hidden rows. Returns undefined if the user cancels, or if there is no such sheet, which a
 * toast explains.
 */
async function sheetOf(
  translate: Translate,
  file: File,
  isKnown?: (heading: string) => boolean,
): Promise<DeckSheet | undefined> {
  const read = await readWithKnownEncoding(translate, file);
  if (read === undefined) return undefined;
  const sheets = read.ok ? read.sheets : [];
  const found = selectDeckSheet(translate, sheets, isKnown);
  if (found === undefined)
    toast(
      `${translate('decks.notRead', { name: shortenName(file.name) })}. ${read.ok ? translate('decks.noRows') : read.message}`,
    );
  const answered = await withHiddenAnswer(translate, file.name, sheets, found, isKnown);
  if (answered === undefined || read.decoding === undefined) return answered;
  // The dialog named the assumed encoding, but not the lines that cannot be decoded.
  const damagedLines = describeDecoding(translate, { ...read.decoding, basis: 'chosen' });
  return { ...answered, notes: [...damagedLines, ...answered.notes] };
}

/** Asks whether to read the hidden rows and columns of a sheet, if there are any. Returns undefined if the user cancels. */
async function withHiddenAnswer(
  translate: Translate,
  fileName: string,
  sheets: readonly Grid[],
  found: DeckSheet | undefined,
  isKnown?: (heading: string) => boolean,
): Promise<DeckSheet | undefined> {
  if (found?.hidden === undefined) return found;
  const visible = selectDeckSheet(
    translate,
    sheets.filter(({ name, isHidden }) => name === found.grid.name || isHidden !== true),
    isKnown,
    true,
  );
  const canLeaveOut = visible?.grid.name === found.grid.name;
  const answer = await askHiddenParts({ fileName, notes: found.hiddenNotes, canLeaveOut });
  if (answer === undefined) return undefined;
  return answer === 'leave-out' ? visible : found;
}

async function readWithKnownEncoding(translate: Translate, file: File): Promise<SpreadsheetReading | undefined> {
  const read = await tableOf(translate, file);
  if (read.decoding?.basis !== 'assumed') return read;
  const encoding = await askEncoding(file, read.decoding.encoding);
  if (encoding === undefined) return undefined;
  return encoding === read.decoding.encoding ? read : tableOf(translate, file, encoding);
}

const tableOf = (translate: Translate, file: Blob, encoding?: Encoding): Promise<SpreadsheetReading> =>
  readTableFile(translate, { file, headings: 'any', encoding });
