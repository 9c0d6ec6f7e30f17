/** Recognizes the columns that spreadsheets have for what our templates call Name, Text or Art. */
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Column } from './columns.ts';
import { isCopiesHeading } from './copies-column.ts';

/** Names of columns in English and German, by the name that templates use. No column name matches two of these. */
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
 * Returns the column that a deck probably has for each name that templates use. Names that a column has already are omitted, and so are
 * names without a matching column.
 */
export function matchTemplateColumns(columns: readonly Column[]): NonNullable<Deck['shows']> {
  const columnNames = new Set(columns.map(({ name }) => name));
  const matchedEntries = Object.entries(ALIASES).flatMap(([templateName, aliasPattern]) => {
    if (columnNames.has(templateName)) return [];
    const matchingColumn = columns.find(({ name }) => aliasPattern.test(name.trim()) && !Object.hasOwn(ALIASES, name));
    return matchingColumn === undefined ? [] : [[templateName, matchingColumn.name] as const];
  });
  return Object.fromEntries(matchedEntries);
}

/** Whether spreadsheets of cards usually have a column of this name. */
export const isCardHeading = (heading: string): boolean =>
  isCopiesHeading(heading) || Object.values(ALIASES).some((aliasPattern) => aliasPattern.test(heading.trim()));
