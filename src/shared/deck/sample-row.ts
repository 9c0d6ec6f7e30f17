/** A row that shows what a template for tables makes, where there is no table yet. */

import type { CardSubject } from '../card/card-rules.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { columnsOfTemplate } from './column-uses.ts';
import { fieldsOfColumns } from './columns.ts';
import { type DeckRow, deckRows, shownColumns } from './deck-rows.ts';

/** What usual columns hold, by their name in small letters. */
const USUAL: Readonly<Record<string, string>> = {
  name: 'Brass Lantern',
  kind: 'Gadget',
  cost: '3',
  value: '4 cr',
  range: '8 in',
  reward: 'The side that carries it off scores 2.',
  text: '**Once a round**: nobody within 6 inches of the bearer can hide until the round ends.',
  flavour: 'It was found lit.',
  keywords: 'Light; Loud',
};

/** Columns that a new template may well print, besides those it prints already. */
const OFFERED = ['Name', 'Kind', 'Cost', 'Value', 'Text', 'Flavour', 'Keywords', 'Art', 'Icon', 'Copies'];

/** A table of one row with the columns that a template prints; a column that is not usual holds its own name. */
function sampleDeck(template: CardTemplate): Deck {
  const names = [...new Set(['Name', ...columnsOfTemplate(template)])];
  const deck: Deck = {
    format: 'rollcall.deck',
    version: 1,
    id: 'sample',
    name: 'Harbour Gear',
    columns: names.map((name) => ({ name })),
    rows: [],
  };
  const kinds = new Map(shownColumns(deck, template).map(({ column }) => [column.name, column.kind]));
  const cells = names.map((name) => (kinds.get(name) === 'picture' ? '' : (USUAL[name.toLowerCase()] ?? name)));
  return { ...deck, rows: [cells] };
}

export const sampleRow = (template: CardTemplate): DeckRow => deckRows(sampleDeck(template), template)[0] as DeckRow;

/**
 * What a template for tables may point at in an editor: the columns of a deck that it is shown with, or else the usual ones,
 * and those that it names.
 */
export function offeredFields(template: CardTemplate, deck?: Pick<Deck, 'columns'>): CardSubject {
  const own = new Map(deck?.columns.map((column) => [column.name, column]));
  const names = [...new Set([...(deck === undefined ? OFFERED : own.keys()), ...columnsOfTemplate(template)])];
  const columns = shownColumns({ columns: names.map((name) => own.get(name) ?? { name }) }, template).map(
    ({ column }) => {
      if (column.kind !== undefined) return column;
      if (column.name === 'Keywords') return { ...column, kind: 'list' };
      return column.name === 'Art' || column.name === 'Icon' ? { ...column, kind: 'picture' } : column;
    },
  );
  return fieldsOfColumns(columns);
}
