/** Creates decks from spreadsheet files, or replaces the rows of a deck with them. */

import { describeCopies } from '../../../shared/deck/copies-column.ts';
import { createDeck, describeNameColumn } from '../../../shared/deck/create-deck.ts';
import { createDeckName } from '../../../shared/deck/deck-name.ts';
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
import { addDocument, createUnusedId } from '../documents/document-actions.ts';
import { askEncoding } from '../spreadsheets/encoding/encoding-question.ts';
import { askHiddenParts } from '../spreadsheets/hidden/hidden-parts-question.ts';
import { readSpreadsheetFile } from '../spreadsheets/read-spreadsheet-file.ts';
import { DeckPictureImporter } from './options/deck-picture-importer.ts';

/** Creates a deck from each spreadsheet, with the pictures that its cells name, and opens the last one. */
export async function createDecksFromFiles(
  translate: Translate,
  library: Library,
  spreadsheetFiles: readonly File[],
  pictures: readonly DroppedFile[],
): Promise<void> {
  const pictureImporter = new DeckPictureImporter(translate, library, pictures);
  for (const spreadsheetFile of spreadsheetFiles)
    await createDeckFromFile(translate, library, spreadsheetFile, (deck) => pictureImporter.importFor(deck));
  await pictureImporter.reportUnused();
}

/** Creates a deck from the sheet that looks most like a table of cards, and opens it. `onDeckCreated` receives every deck. */
export async function createDeckFromFile(
  translate: Translate,
  library: Library,
  spreadsheetFile: File,
  onDeckCreated: (deck: Deck) => void = () => {},
): Promise<void> {
  const deckSheet = await readDeckSheet(translate, spreadsheetFile);
  if (deckSheet === undefined) return;
  const fileStem = spreadsheetFile.name.replace(/\.[a-z]+$/i, '');
  const deckName = createDeckName(fileStem) || fileStem;
  const { grid } = deckSheet;
  const message = await createDeckFromSheet(translate, library, deckSheet, deckName, onDeckCreated);
  if (message === undefined) return;
  const otherSheets = deckSheet.otherSheets.filter(({ isHidden }) => isHidden !== true);
  const readOtherSheets = async () => {
    for (const otherSheet of otherSheets) {
      const selectedSheet = await confirmHiddenParts(
        translate,
        spreadsheetFile.name,
        [otherSheet],
        selectDeckSheet(translate, [otherSheet]),
      );
      const otherMessage =
        selectedSheet &&
        (await createDeckFromSheet(translate, library, selectedSheet, `${deckName} ${otherSheet.name}`, onDeckCreated));
      if (otherMessage !== undefined) toast(otherMessage);
    }
  };
  if (otherSheets.length === 0) toast(message);
  else
    toast(
      `${message} ${translate('decks.otherSheets', { name: shortenName(grid.name), others: otherSheets.length })}`,
      {
        action: {
          label: translate('decks.readOthers', { others: otherSheets.length }),
          run: () => attempt(readOtherSheets()),
        },
      },
    );
}

/** Creates a deck from a sheet and opens it. Returns a message about it for the user, or undefined if the deck was not saved. */
async function createDeckFromSheet(
  translate: Translate,
  library: Library,
  { grid, notes }: DeckSheet,
  deckName: string,
  onDeckCreated: (deck: Deck) => void,
): Promise<string | undefined> {
  const deck = await createDeckFromGrid(translate, library, grid, deckName);
  if (deck === undefined) return undefined;
  onDeckCreated(deck);
  return [
    translate('decks.made', { name: shortenName(deckName), n: grid.rows.length }),
    describeCopies(translate, deck) ?? [],
    describeNameColumn(translate, deck),
    ...notes,
  ]
    .flat()
    .join(' ');
}

/** Creates a deck and opens it. Returns the deck, or undefined if it could not be saved. */
async function createDeckFromGrid(
  translate: Translate,
  library: Library,
  grid: Grid,
  deckName: string,
): Promise<Deck | undefined> {
  const deck = createDeck(grid, { id: createUnusedId(library, 'decks', deckName), name: deckName });
  if (!(await addDocument(translate, library, 'decks', deck, 'create'))) return undefined;
  navigateTo({ screen: 'deck', id: deck.id });
  return deck;
}

/**
 * Returns the edits that update a deck from a newer version of its spreadsheet. For an unreadable file, returns no edits and
 * shows a toast.
 */
export async function readUpdateFromFile(translate: Translate, deck: Deck, spreadsheetFile: File): Promise<Edit[]> {
  const columnNames = new Set(deck.columns.map(({ name }) => name));
  const deckSheet = await readDeckSheet(translate, spreadsheetFile, (heading) => columnNames.has(heading.trim()));
  if (deckSheet === undefined) return [];
  const { grid, notes } = deckSheet;
  const edits = replaceRows(deck, grid);
  const updatedDeck = applyEdits(deck, edits);
  const copiesNotes = describeCopies(translate, updatedDeck);
  const nameNotes = deck.shows?.Name === updatedDeck.shows?.Name ? [] : describeNameColumn(translate, updatedDeck);
  toast(
    [
      translate('decks.updated', { name: shortenName(spreadsheetFile.name), n: grid.rows.length }),
      copiesNotes ?? [],
      nameNotes,
      ...notes,
    ]
      .flat()
      .join(' '),
  );
  return edits;
}

/**
 * Returns the sheet of a file that looks most like a table of cards. Asks for the encoding if a text file does not specify it,
 * and asks whether to read hidden rows and columns. Returns undefined if the user cancels. Shows a toast and returns undefined
 * if no sheet has rows.
 */
async function readDeckSheet(
  translate: Translate,
  spreadsheetFile: File,
  isKnownHeading?: (heading: string) => boolean,
): Promise<DeckSheet | undefined> {
  const reading = await readWithConfirmedEncoding(translate, spreadsheetFile);
  if (reading === undefined) return undefined;
  const sheets = reading.ok ? reading.sheets : [];
  const deckSheet = selectDeckSheet(translate, sheets, isKnownHeading);
  if (deckSheet === undefined)
    toast(
      `${translate('decks.notRead', { name: shortenName(spreadsheetFile.name) })}. ${reading.ok ? translate('decks.noRows') : reading.message}`,
    );
  const confirmedSheet = await confirmHiddenParts(translate, spreadsheetFile.name, sheets, deckSheet, isKnownHeading);
  if (confirmedSheet === undefined || reading.decoding === undefined) return confirmedSheet;
  // The user has confirmed the encoding in the dialog, but does not know yet which lines cannot be decoded.
  const damagedLines = describeDecoding(translate, { ...reading.decoding, basis: 'chosen' });
  return { ...confirmedSheet, notes: [...damagedLines, ...confirmedSheet.notes] };
}

/** Asks whether to read the hidden rows and columns of a sheet, if there are any. Returns undefined if the user cancels. */
async function confirmHiddenParts(
  translate: Translate,
  fileName: string,
  sheets: readonly Grid[],
  deckSheet: DeckSheet | undefined,
  isKnownHeading?: (heading: string) => boolean,
): Promise<DeckSheet | undefined> {
  if (deckSheet?.hidden === undefined) return deckSheet;
  const skipsHidden = true;
  const visibleSheet = selectDeckSheet(
    translate,
    sheets.filter(({ name, isHidden }) => name === deckSheet.grid.name || isHidden !== true),
    isKnownHeading,
    skipsHidden,
  );
  // Without the hidden parts, nothing may remain of the sheet, and another sheet is selected.
  const canLeaveOut = visibleSheet?.grid.name === deckSheet.grid.name;
  const answer = await askHiddenParts({ fileName, notes: deckSheet.hiddenNotes, canLeaveOut });
  if (answer === undefined) return undefined;
  return answer === 'leave-out' ? visibleSheet : deckSheet;
}

async function readWithConfirmedEncoding(
  translate: Translate,
  spreadsheetFile: File,
): Promise<SpreadsheetReading | undefined> {
  const reading = await readDeckFile(translate, spreadsheetFile);
  if (reading.decoding?.basis !== 'assumed') return reading;
  const encoding = await askEncoding(spreadsheetFile, reading.decoding.encoding);
  if (encoding === undefined) return undefined;
  return encoding === reading.decoding.encoding ? reading : readDeckFile(translate, spreadsheetFile, encoding);
}

const readDeckFile = (translate: Translate, spreadsheetFile: Blob, encoding?: Encoding): Promise<SpreadsheetReading> =>
  readSpreadsheetFile(translate, { file: spreadsheetFile, headings: 'any', encoding });
