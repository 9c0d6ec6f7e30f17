/** Binds the credit line of a card: its artist, set, number, version and copyright, from a character or a row of a deck. */

import type { Character, Drawing } from '../../document/schema.ts';
import { truncateUnits } from '../../text/truncate.ts';
import { cleanText } from './runs.ts';

export const CREDIT_PARTS = ['artist', 'set', 'number', 'version', 'copyright'] as const;
export type CreditPart = (typeof CREDIT_PARTS)[number];

/** A text of the credit line, with the field of the document that it comes from. */
export interface CreditText {
  readonly text: string;
  readonly field: string;
}

/** The parts that a card has. Absent and blank parts are missing. */
export type CardCredits = Readonly<Partial<Record<CreditPart, CreditText>>> & { readonly symbol?: Drawing };

/** Longer texts fit no card and need not be measured. */
const MAX_CHARACTERS = 200;

/** The fields of a character that hold a credit line, in addition to `/art/image/credit`. */
const CHARACTER_FIELDS = Object.fromEntries(CREDIT_PARTS.map((part) => [part, `/credits/${part}`])) as Readonly<
  Record<CreditPart, string>
>;

/**
 * Returns the credits of a character. An image has its own maker: without one, the card names no artist, since `artist` is the maker of the
 * drawing that the image replaces.
 */
export function bindCharacterCredits({ art, credits = {} }: Character): CardCredits {
  const texts = createParts((part) =>
    part === 'artist' && art?.image !== undefined
      ? createPart(art.image.credit, '/art/image/credit')
      : createPart(credits[part], CHARACTER_FIELDS[part]),
  );
  return { ...texts, ...(credits.symbol === undefined ? {} : { symbol: credits.symbol }) };
}

/** Names of columns that hold a part of the credit line, in lowercase, in English and German. */
const COLUMN_NAMES: Readonly<Record<CreditPart, readonly string[]>> = {
  artist: ['artist', 'illustrator', 'illus', 'illus.', 'künstler', 'künstlerin', 'zeichner'],
  set: ['set', 'set name', 'series', 'serie', 'edition'],
  number: ['number', 'card number', 'collector number', 'no', 'no.', 'nummer', 'kartennummer', 'nr', 'nr.'],
  version: ['version'],
  copyright: ['copyright', '©', '(c)'],
};

const NO_COLUMNS: ReadonlySet<string> = new Set();

/**
 * Returns the credits of a deck row, from the first column with a fitting name that has a value.
 *
 * @param usedColumns columns that mean something else, see `CardRow.usedColumns`
 */
export function bindRowCredits(row: unknown, usedColumns = NO_COLUMNS): CardCredits {
  if (typeof row !== 'object' || row === null) return {};
  const cells = Object.entries(row).flatMap(([columnName, value]) =>
    usedColumns.has(columnName)
      ? []
      : [{ columnName, lowerName: columnName.trim().toLowerCase(), value: value as unknown }],
  );
  return createParts((part) => {
    for (const { columnName, lowerName, value } of cells) {
      const text = COLUMN_NAMES[part].includes(lowerName)
        ? createPart(typeof value === 'number' ? String(value) : value, `/${columnName}`)
        : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  });
}

const createPart = (value: unknown, field: string): CreditText | undefined => {
  const text = typeof value === 'string' ? cleanText(truncateUnits(value, MAX_CHARACTERS)).replaceAll('\n', ' ') : '';
  return text === '' ? undefined : { text, field };
};

function createParts(findPart: (part: CreditPart) => CreditText | undefined): CardCredits {
  const foundParts = CREDIT_PARTS.flatMap((part) => {
    const text = findPart(part);
    return text === undefined ? [] : [[part, text] as const];
  });
  return Object.fromEntries(foundParts);
}

/** Whether a card has anything to print in its credit line. */
export const hasCredits = (credits: CardCredits): boolean => Object.keys(credits).length > 0;
