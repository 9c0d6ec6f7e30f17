/** The names that spreadsheets use for what our templates call Name, Text or Art. */
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Column } from './columns.ts';
import { isCopiesHeading } from './copies-column.ts';

/** Other names of columns, in English and German, by the name that templates use. */
const ALIASES: Readonly<Record<string, RegExp>> = {
  Name: /^(?:name|title|card|card ?name|item|titel|karte|kartenname|bezeichnung)$/i,
  Kind: /^(?:kind|type|card ?type|category|class|typ|kartentyp|kategorie)$/i,
  Text: /^(?:text|rules?|rules? ?text|card ?text|effect|description|body|regel|regeltext|kartentext|effekt|beschreibung)$/i,
  Flavour: /^(?:flavou?r|flavou?r ?text|quote|zitat|stimmungstext)$/i,
  Art: /^(?:art|artwork|picture|image|img|illustration|portrait|photo|bild|foto)$/i,
  Cost: /^(?:cost|price|kosten|preis)$/i,
  Value: /^(?:value|worth|points|victory points|vp|wert|punkte|siegpunkte)$/i,
  Keywords: /^(?:keywords?|tags?|traits?|stichw[oö]rter|schlagw[oö]rter)$/i,
  Range: /^(?:range|reach|reichweite)$/i,
  Reward: /^(?:reward|belohnung)$/i,
  Theme: /^(?:theme|farbschema)$/i,
};

/**
 * Finds the columns for the names that templates point at, by the name in the template. A column that already has that name needs no entry,
 * and no column is used twice.
 */
export function matchTemplateColumns(columns: readonly Column[]): NonNullable<Deck['shows']> {
  const columnNames = new Set(columns.map(({ name: columnName }) => columnName));
  const matchedEntries = Object.entries(ALIASES).flatMap(([templateName, aliasPattern]) => {
    if (columnNames.has(templateName)) return [];
    const matchingColumn = columns.find(
      ({ name: columnName }) => aliasPattern.test(columnName.trim()) && !Object.hasOwn(ALIASES, columnName),
    );
    return matchingColumn === undefined ? [] : [[templateName, matchingColumn.name] as const];
  });
  return Object.fromEntries(matchedEntries);
}

/** Whether spreadsheets of cards usually have a column of this name. */
export const isCardHeading = (heading: string): boolean =>
  isCopiesHeading(heading) || Object.values(ALIASES).some((aliasPattern) => aliasPattern.test(heading.trim()));
