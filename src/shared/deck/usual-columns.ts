/** Under which names tables keep what our templates call Name, Text or Art. */
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Column } from './columns.ts';
import { isCopiesHeading } from './copies-column.ts';

/** What else a column may be called, in English and German, by the name that templates use. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
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
 * Which columns of a table stand for those that templates point at: column by name of the template. A column that has the very
 * name needs no entry, and no column stands for two.
 */
export function usualColumns(columns: readonly Column[]): NonNullable<Deck['shows']> {
  const names = new Set(columns.map(({ name }) => name));
  const entries = Object.entries(OTHER_NAMES).flatMap(([shown, others]) => {
    if (names.has(shown)) return [];
    const found = columns.find(({ name }) => others.test(name.trim()) && !Object.hasOwn(OTHER_NAMES, name));
    return found === undefined ? [] : [[shown, found.name] as const];
  });
  return Object.fromEntries(entries);
}

/** Whether a table of cards usually has a column of this name. */
export const isUsualHeading = (heading: string): boolean =>
  isCopiesHeading(heading) || Object.values(OTHER_NAMES).some((names) => names.test(heading.trim()));
