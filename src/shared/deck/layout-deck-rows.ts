/** Creates the card layouts for the rows of a deck, one after another. */

import type { CardGame } from '../card/card-rules.ts';
import type { CardFinding } from '../card/findings/card-finding.ts';
import { formatCardFinding } from '../card/findings/finding-messages.ts';
import { layoutCard, listCardSides } from '../card/layout-card.ts';
import type { PicturesBySource } from '../card/pictures/pictures.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Side } from '../pdf/side-content.ts';
import type { DeckSides } from '../print/deck/layout-deck.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { createDeckRows, type DeckRow } from './deck-rows.ts';

export interface RowLayout<S extends Side = DisplayList> extends DeckSides<S> {
  readonly row: DeckRow;
  readonly notes: readonly CardFinding[];
}

interface DeckLayoutOptions {
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  readonly pictures?: PicturesBySource | undefined;
  /** Called before each row with its number and the number of rows. */
  readonly onRow?: (done: number, of: number) => void;
}

/** Creates the layout of every row that is printed at least once. `convertSide` converts each side to the form that is kept in memory. */
export function layoutDeckRows<S extends Side>(
  gameCatalog: GameCatalog<CardGame>,
  deck: Deck,
  { template, fonts, pictures, onRow }: DeckLayoutOptions,
  convertSide: (displayList: DisplayList) => S,
): RowLayout<S>[] {
  const rows = createDeckRows(deck, template);
  return rows.flatMap((deckRow, rowIndex) => {
    onRow?.(rowIndex + 1, rows.length);
    if (deckRow.copies === 0) return [];
    const layout = layoutCard(gameCatalog, { row: deckRow, factions: [], template, fonts, pictures });
    const cards = listCardSides(layout).map(({ front, back }) => ({
      front: convertSide(front),
      back: convertSide(back),
    }));
    return [{ row: deckRow, name: deckRow.name, copies: deckRow.copies, cards, notes: layout.findings }];
  });
}

/** Lists the findings of the layout as lines of text. Equal messages about many rows are combined, and similar ones are limited. */
export function listLayoutNotes(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  rowLayouts: readonly Pick<RowLayout<Side>, 'row' | 'notes'>[],
): string[] {
  const messagesByKind = new Map<CardFinding['kind'], Map<string, DeckRow[]>>();
  for (const { row, notes } of rowLayouts) {
    for (const cardNote of notes) {
      // Missing columns are reported for the whole deck.
      if (cardNote.kind === 'unread-field') continue;
      const rowsByMessage = messagesByKind.get(cardNote.kind) ?? new Map<string, DeckRow[]>();
      messagesByKind.set(cardNote.kind, rowsByMessage);
      const noteText = formatCardFinding(translate, gameCatalog, cardNote);
      const messageRows = rowsByMessage.get(noteText);
      if (messageRows === undefined) rowsByMessage.set(noteText, [row]);
      else messageRows.push(row);
    }
  }
  return [...messagesByKind.values()].flatMap((rowsByMessage) => {
    const messageLines = [...rowsByMessage].flatMap(([noteText, messageRows]) =>
      createLines(translate, noteText, messageRows),
    );
    // If each of two thousand rows lacks another picture, there are two thousand messages of this kind.
    const hiddenCount = messageLines.length - MAX_LINES_PER_KIND;
    return hiddenCount <= 1
      ? messageLines
      : [...messageLines.slice(0, MAX_LINES_PER_KIND), translate('deckLines.moreLines', { count: hiddenCount })];
  });
}

/** Creates the lines of one message about some rows. */
function createLines(translate: Translate, noteText: string, messageRows: readonly DeckRow[]): string[] {
  const [firstRow] = messageRows;
  if (firstRow === undefined) return [];
  if (messageRows.length > MAX_NAMED_ROWS)
    return [
      translate('deckLines.andMore', {
        row: formatRow(translate, firstRow),
        count: messageRows.length - 1,
        message: noteText,
      }),
    ];
  return messageRows.map((deckRow) =>
    translate('deckLines.ofRow', { row: formatRow(translate, deckRow), message: noteText }),
  );
}

/** The maximum number of rows that a message names one by one. */
const MAX_NAMED_ROWS = 5;

/** The maximum number of lines for one kind of message. */
const MAX_LINES_PER_KIND = 20;

function formatRow(translate: Translate, { index, name }: DeckRow): string {
  const rowNumber = index + 1;
  // A row without a name is named by its number already.
  return name === `Row ${rowNumber}`
    ? translate('deckProblems.row', { number: rowNumber })
    : translate('deckProblems.rowCalled', { number: rowNumber, name: truncateVisibly(name) });
}
