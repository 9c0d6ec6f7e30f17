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

/** Returns the credits of a character. The maker of the printed picture is printed rather than that of a drawing it replaces. */
export function bindCharacterCredits({ art, credits = {} }: Character): CardCredits {
  const artist = createPart(art?.image?.credit, '/art/image/credit');
  const texts = createParts((part) => createPart(credits[part], CHARACTER_FIELDS[part]));
  return {
    ...texts,
    ...(art?.image !== undefined && artist !== undefined ? { artist } : {}),
    ...(credits.symbol === undefined ? {} : { symbol: credits.symbol }),
  };
}

/** Names of columns that hold a part of the credit line, in lowercase, in English and German. */
const COLUMN_NAMES: Readonly<Record<CreditPart, readonly string[]>> = {
  artist: ['artist', 'illustrator', 'illustration', 'illus', 'illus.', 'künstler', 'künstlerin', 'zeichner'],
  set: ['set', 'set name', 'series', 'serie', 'edition'],
  number: ['number', 'card number', 'collector number', 'no', 'no.', 'nummer', 'kartennummer', 'nr', 'nr.'],
  version: ['version'],
  copyright: ['copyright', '©', '(c)'],
};

/** Returns the credits of a deck row, from the first column with a fitting name that has a value. */
export function bindRowCredits(row: unknown): CardCredits {
  if (typeof row !== 'object' || row === null) return {};
  const cells = Object.entries(row).map(([columnName, value]) => ({
    columnName,
    lowerName: columnName.trim().toLowerCase(),
    value: value as unknown,
  }));
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
