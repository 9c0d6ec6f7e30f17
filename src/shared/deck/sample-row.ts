/** Creates a row that shows a template for decks when there is no deck yet. */

import type { CardSubject } from '../card/card-rules.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { listTemplateColumns } from './column-uses.ts';
import { createColumnFields } from './columns.ts';
import { createDeckRows, type DeckRow, listShownColumns } from './deck-rows.ts';

/** Sample cells by the lower-case names of common columns. */
const SAMPLE_CELLS: Readonly<Record<string, string>> = {
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

/** Columns that an editor offers for a template that is shown without a deck. */
const OFFERED_COLUMNS = ['Name', 'Kind', 'Cost', 'Value', 'Text', 'Flavour', 'Keywords', 'Art', 'Icon', 'Copies'];

/** Creates a deck of one row with the columns that a template prints. A column without a sample contains its own name. */
function createSampleDeck(template: CardTemplate): Deck {
  const columnNames = [...new Set(['Name', ...listTemplateColumns(template)])];
  const deck: Deck = {
    format: 'rollcall.deck',
    version: 1,
    id: 'sample',
    name: 'Harbour Gear',
    columns: columnNames.map((columnName) => ({ name: columnName })),
    rows: [],
  };
  const kindByColumn = new Map(listShownColumns(deck, template).map(({ column }) => [column.name, column.kind]));
  const sampleCells = columnNames.map((columnName) =>
    kindByColumn.get(columnName) === 'picture' ? '' : (SAMPLE_CELLS[columnName.toLowerCase()] ?? columnName),
  );
  return { ...deck, rows: [sampleCells] };
}

export const createSampleRow = (template: CardTemplate): DeckRow =>
  createDeckRows(createSampleDeck(template), template)[0] as DeckRow;

/**
 * Creates the description of the fields that an editor offers for a template: the columns of the deck, or common columns if there is no
 * deck, and the columns that the template names already.
 */
export function createOfferedFields(template: CardTemplate, deck?: Pick<Deck, 'columns'>): CardSubject {
  const deckColumns = new Map(deck?.columns.map((column) => [column.name, column]));
  const columnNames = [
    ...new Set([...(deck === undefined ? OFFERED_COLUMNS : deckColumns.keys()), ...listTemplateColumns(template)]),
  ];
  const columns = listShownColumns(
    { columns: columnNames.map((columnName) => deckColumns.get(columnName) ?? { name: columnName }) },
    template,
  ).map(({ column }) => {
    if (column.kind !== undefined) return column;
    if (column.name === 'Keywords') return { ...column, kind: 'list' };
    return column.name === 'Art' || column.name === 'Icon' ? { ...column, kind: 'picture' } : column;
  });
  return createColumnFields(columns);
}
