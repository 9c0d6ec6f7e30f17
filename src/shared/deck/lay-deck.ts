/** The rows of a deck laid out as cards, one after the other. */

import type { CardGame } from '../card/card-rules.ts';
import { allCards, layoutCard } from '../card/layout-card.ts';
import type { CardNote } from '../card/notes/note.ts';
import { noteMessage } from '../card/notes/note-messages.ts';
import type { PictureBook } from '../card/pictures/pictures.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Side } from '../pdf/side-content.ts';
import type { DeckSides } from '../print/deck/layout-deck.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { type DeckRow, deckRows } from './deck-rows.ts';

export interface RowLayout<S extends Side = DisplayList> extends DeckSides<S> {
  readonly row: DeckRow;
  readonly notes: readonly CardNote[];
}

interface DeckLayout {
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  readonly pictures?: PictureBook | undefined;
  /** Called before each row with its number and how many there are. */
  readonly onRow?: (done: number, of: number) => void;
}

/** Lays out every row that is printed at least once. `as` converts each side to the form that is kept. */
export function layDeck<S extends Side>(
  gameCatalog: GameCatalog<CardGame>,
  deck: Deck,
  { template, fonts, pictures, onRow }: DeckLayout,
  as: (list: DisplayList) => S,
): RowLayout<S>[] {
  const rows = deckRows(deck, template);
  return rows.flatMap((row, index) => {
    onRow?.(index + 1, rows.length);
    if (row.copies === 0) return [];
    const layout = layoutCard(gameCatalog, { row, factions: [], template, fonts, pictures });
    const cards = allCards(layout).map(({ front, back }) => ({ front: as(front), back: as(back) }));
    return [{ row, name: row.name, copies: row.copies, cards, notes: layout.notes }];
  });
}

/** What the layout has to say, a line each; what is the same of many rows, or much like it, is said once. */
export function layoutLines(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  laid: readonly Pick<RowLayout<Side>, 'row' | 'notes'>[],
): string[] {
  const kinds = new Map<CardNote['kind'], Map<string, DeckRow[]>>();
  for (const { row, notes } of laid) {
    for (const note of notes) {
      // Columns that a table does not have are told of the whole table.
      if (note.kind === 'unread-field') continue;
      const messages = kinds.get(note.kind) ?? new Map<string, DeckRow[]>();
      kinds.set(note.kind, messages);
      const message = noteMessage(translate, gameCatalog, note);
      const rows = messages.get(message);
      if (rows === undefined) messages.set(message, [row]);
      else rows.push(row);
    }
  }
  return [...kinds.values()].flatMap((messages) => {
    const lines = [...messages].flatMap(([message, of]) => linesOf(translate, message, of));
    // The pictures of two thousand rows have two thousand names.
    const left = lines.length - MOST_LINES;
    return left <= 1 ? lines : [...lines.slice(0, MOST_LINES), translate('deckLines.moreLines', { count: left })];
  });
}

/** One message, of these rows. */
function linesOf(translate: Translate, message: string, rows: readonly DeckRow[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (rows.length > MOST_ROWS)
    return [translate('deckLines.andMore', { row: named(translate, first), count: rows.length - 1, message })];
  return rows.map((row) => translate('deckLines.ofRow', { row: named(translate, row), message }));
}

/** Rows of one message that are named one by one. */
const MOST_ROWS = 5;

/** Lines of one kind of message. */
const MOST_LINES = 20;

function named(translate: Translate, { index, name }: DeckRow): string {
  const number = index + 1;
  // A row without a name is called by its number already.
  return name === `Row ${number}`
    ? translate('deckProblems.row', { number })
    : translate('deckProblems.rowCalled', { number, name: shortened(name) });
}
