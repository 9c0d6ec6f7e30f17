/** What is wrong with a deck before it is printed, a sentence each. */

import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';
import { columnsOfTemplate } from './column-uses.ts';
import { countCopies, MAX_COPIES, parseCopies } from './copies-column.ts';
import { isTooLong, nameColumn, shownColumns } from './deck-rows.ts';

/** Columns that the template prints and the table does not have. */
export function missingColumns(deck: Pick<Deck, 'columns' | 'shows'>, template: CardTemplate): string[] {
  const there = new Set(shownColumns(deck, template).map(({ column }) => column.name));
  return columnsOfTemplate(template).filter((name) => !there.has(name));
}

/** Problems of the table itself; those of single cards are found when they are laid out. */
export function deckProblems(translate: Translate, deck: Deck): string[] {
  const { columns, rows, copies, shows = {} } = deck;
  const names = columns.map(({ name }) => name);
  const known = new Set<string>();
  const repeated = new Set(names.filter((name) => known.size === known.add(name).size));
  const nameAt = nameColumn(deck);
  const copiesAt = copies === undefined ? -1 : names.indexOf(copies);
  const wrongCopies = rows.flatMap((cells, index) => {
    const cell = cells[copiesAt] ?? '';
    if (copiesAt < 0 || parseCopies(cell) !== undefined) return [];
    const copies = countCopies(cell);
    return [
      copies === 1
        ? translate('deckProblems.noNumber', {
            row: named(translate, deck, index, nameAt),
            cell: shortened(cell),
            limit: MAX_COPIES,
          })
        : translate('deckProblems.tooMany', {
            row: named(translate, deck, index, nameAt),
            cell: shortened(cell),
            limit: MAX_COPIES,
          }),
    ];
  });
  return [
    ...[...repeated].map((name) =>
      name.trim() === ''
        ? translate('deckProblems.unnamedColumns')
        : translate('deckProblems.sameName', { name: shortened(name) }),
    ),
    ...(copies !== undefined && copiesAt < 0
      ? [translate('deckProblems.noCopiesColumn', { name: shortened(copies) })]
      : []),
    ...Object.entries(shows).flatMap(([name, of]) =>
      known.has(of) ? [] : [translate('deckProblems.noShownColumn', { name: shortened(name), column: shortened(of) })],
    ),
    ...wrongCopies,
    ...rows.flatMap((cells, index) =>
      cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')
        ? [translate('deckProblems.moreCells', { row: named(translate, deck, index, nameAt) })]
        : [],
    ),
    ...rows.flatMap((cells, index) =>
      isTooLong(cells) ? [translate('deckProblems.tooLong', { row: named(translate, deck, index, nameAt) })] : [],
    ),
  ];
}

function named(translate: Translate, deck: Deck, index: number, nameAt: number): string {
  const name = (deck.rows[index]?.[nameAt] ?? '').trim();
  return name === ''
    ? translate('deckProblems.row', { number: index + 1 })
    : translate('deckProblems.rowCalled', { number: index + 1, name: shortened(name) });
}
