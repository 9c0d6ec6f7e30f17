/** Recognizes the columns that spreadsheets have for what our templates call Name, Text or Art. */
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Column } from './columns.ts';
import { isCopiesHeading } from './copies-column.ts';
import { simplifyHeading } from './simplify-heading.ts';

/** Names of columns in English and German, by the name that templates use. No column name matches two of these. */
const ALIASES: Readonly<Record<string, RegExp>> = {
  Name: /^(?:name|title|(?:card|item)(?:[ _-]?(?:name|title))?|titel|karte|karten(?:name|titel)|name der karte|bezeichnung|gegenstand)$/i,
  Kind: /^(?:kind|type|card[ _-]?type|category|class|typ|kartentyp|kategorie)$/i,
  Text: /^(?:text|rules?|rules?[ _-]?text|card[ _-]?text|effects?|effect[ _-]?text|abilit(?:y|ies)|ability[ _-]?text|description|body|regeln?|regeltext|kartentext|effekte?|wirkung|fähigkeit(?:en)?|beschreibung)$/i,
  Flavour: /^(?:flavou?r|flavou?r[ _-]?text|quote|lore|zitat|stimmungstext)$/i,
  Art: /^(?:(?:(?:card[ _-]?)?art|artwork|picture|image|img|illustration|portrait|photo|bild|foto)(?:[ _-]?(?:file(?:[ _-]?name)?|path|name|url|link|datei))?|bilddateiname)$/i,
  Cost: /^(?:costs?|price|kosten|preis)$/i,
  Value: /^(?:value|worth|points|victory points|vp|wert|punkte|siegpunkte)$/i,
  Keywords: /^(?:keywords?|tags?|traits?|stichw[oö]rter|schlagw[oö]rter)$/i,
  Range: /^(?:range|reach|reichweite)$/i,
  Reward: /^(?:reward|belohnung)$/i,
  Theme: /^(?:theme|farbschema)$/i,
};

const matchesAlias = (templateName: string, heading: string): boolean =>
  ALIASES[templateName]?.test(simplifyHeading(heading)) === true;

/** Whether a heading is a usual name for the names of cards. */
export const isNameHeading = (heading: string): boolean => matchesAlias('Name', heading);

/** Whether a heading is a usual name for pictures. */
export const isPictureHeading = (heading: string): boolean =>
  matchesAlias('Art', heading) || /^icon$/i.test(simplifyHeading(heading));

/** Rates how well a column fits a name of a template; a lower number is better. Names of cards are rarely numbers or pictures. */
function rateColumn(templateName: string, { name, kind }: Column): number {
  const heading = name.trim();
  const isUnlikely = templateName === 'Name' && (kind === 'number' || kind === 'picture');
  const isSameName = heading.toLowerCase() === templateName.toLowerCase();
  const spellingRate = isSameName ? 0 : ALIASES[templateName]?.test(heading) === true ? 1 : 2;
  return spellingRate + (isUnlikely ? 3 : 0);
}

/**
 * Returns the column that a deck probably has for each name that templates use. Names that a column has already are omitted, and so are
 * names without a matching column. Of several matching columns, the one that is spelled most like the name is used, then the first one.
 */
export function matchTemplateColumns(columns: readonly Column[]): NonNullable<Deck['shows']> {
  const columnNames = new Set(columns.map(({ name }) => name));
  const matchedEntries = Object.keys(ALIASES).flatMap((templateName) => {
    if (columnNames.has(templateName)) return [];
    const [matchingColumn] = columns
      .filter(({ name }) => matchesAlias(templateName, name) && !Object.hasOwn(ALIASES, name))
      .sort((first, second) => rateColumn(templateName, first) - rateColumn(templateName, second));
    return matchingColumn === undefined ? [] : [[templateName, matchingColumn.name] as const];
  });
  return Object.fromEntries(matchedEntries);
}

/** Whether spreadsheets of cards usually have a column of this name. */
export const isCardHeading = (heading: string): boolean =>
  isCopiesHeading(heading) || Object.keys(ALIASES).some((templateName) => matchesAlias(templateName, heading));
