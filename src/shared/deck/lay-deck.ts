/** The rows of a deck laid out as cards, one after the other. */
import type { DisplayList } from '../card/display/display-list.ts';
import { allCards, layoutCard } from '../card/layout-card.ts';
import type { CardNote } from '../card/notes/note.ts';
import { noteMessage } from '../card/notes/note-messages.ts';
import type { PictureBook } from '../card/pictures/pictures.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/schema.ts';
import type { Side } from '../pdf/side-content.ts';
import type { DeckSides } from '../print/deck/layout-deck.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { shortened } from '../text/short.ts';
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
  deck: Deck,
  { template, fonts, pictures, onRow }: DeckLayout,
  as: (list: DisplayList) => S,
): RowLayout<S>[] {
  const rows = deckRows(deck, template);
  return rows.flatMap((row, i) => {
    onRow?.(i + 1, rows.length);
    if (row.copies === 0) return [];
    const layout = layoutCard({ row, factions: [], template, fonts, pictures });
    const cards = allCards(layout).map(({ front, back }) => ({ front: as(front), back: as(back) }));
    return [{ row, name: row.name, copies: row.copies, cards, notes: layout.notes }];
  });
}

/** What the layout has to say, a line each; what is the same of many rows is said once. */
export function layoutLines(laid: readonly Pick<RowLayout<Side>, 'row' | 'notes'>[]): string[] {
  const rows = new Map<string, DeckRow[]>();
  for (const { row, notes } of laid) {
    for (const note of notes) {
      // Columns that a table does not have are told of the whole table.
      if (note.kind === 'unread-field') continue;
      const message = noteMessage(note);
      const held = rows.get(message);
      if (held === undefined) rows.set(message, [row]);
      else held.push(row);
    }
  }
  return [...rows].flatMap(([message, of]) => {
    const [first] = of;
    if (first === undefined) return [];
    if (of.length > MOST_ROWS) return [`${named(first)} and ${of.length - 1} more: ${message}`];
    return of.map((row) => `${named(row)}: ${message}`);
  });
}

/** Rows that are named one by one. */
const MOST_ROWS = 5;

const named = ({ index, name }: DeckRow): string => `Row ${index + 1}, ${shortened(name)}`;
