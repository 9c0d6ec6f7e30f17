/** What is wrong with a deck before it is printed, a sentence each. */

import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { t } from '../i18n/phrases.ts';
import { shortened } from '../text/short.ts';
import { columnsOfTemplate } from './column-uses.ts';
import { countCopies, MAX_COPIES, parseCopies } from './copies-column.ts';
import { isTooLong, nameColumn, shownColumns } from './deck-rows.ts';

/** Columns that the template prints and the table does not have. */
export function missingColumns(deck: Pick<Deck, 'columns' | 'shows'>, template: CardTemplate): string[] {
  const there = new Set(shownColumns(deck, template).map(({ column }) => column.name));
  return columnsOfTemplate(template).filter((name) => !there.has(name));
}

/** Problems of the table itself; those of single cards are found when they are laid out. */
export function deckProblems(deck: Deck): string[] {
  const { columns, rows, copies, shows = {} } = deck;
  const names = columns.map(({ name }) => name);
  const known = new Set<string>();
  const repeated = new Set(names.filter((name) => known.size === known.add(name).size));
  const nameAt = nameColumn(deck);
  const copiesAt = copies === undefined ? -1 : names.indexOf(copies);
  const wrongCopies = rows.flatMap((cells, i) => {
    const cell = cells[copiesAt] ?? '';
    if (copiesAt < 0 || parseCopies(cell) !== undefined) return [];
    const copies = countCopies(cell);
    return [
      copies === 1
        ? t`${named(deck, i, nameAt)}: “${shortened(cell)}” isn't a number of copies from 0 to ${MAX_COPIES}, so the card is printed once.`
        : t`${named(deck, i, nameAt)}: “${shortened(cell)}” is more than ${MAX_COPIES} copies, so ${MAX_COPIES} are printed.`,
    ];
  });
  return [
    ...[...repeated].map((name) =>
      name.trim() === ''
        ? t`Two columns have no name. Only the first one is printed.`
        : t`Two columns are called “${shortened(name)}”; the first one is printed.`,
    ),
    ...(copies !== undefined && copiesAt < 0
      ? [t`There is no column “${shortened(copies)}” that could say how often a row is printed; each is printed once.`]
      : []),
    ...Object.entries(shows).flatMap(([name, of]) =>
      known.has(of)
        ? []
        : [t`“${shortened(name)}” shows the column “${shortened(of)}”, which the table does not have.`],
    ),
    ...wrongCopies,
    ...rows.flatMap((cells, i) =>
      cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')
        ? [t`${named(deck, i, nameAt)} has more cells than there are columns; the others are passed over.`]
        : [],
    ),
    ...rows.flatMap((cells, i) =>
      isTooLong(cells)
        ? [t`${named(deck, i, nameAt)} has more text than a card can be laid out with; the rest is left out.`]
        : [],
    ),
  ];
}

function named(deck: Deck, index: number, nameAt: number): string {
  const name = (deck.rows[index]?.[nameAt] ?? '').trim();
  return name === '' ? t`Row ${index + 1}` : t`Row ${index + 1}, ${shortened(name)}`;
}
