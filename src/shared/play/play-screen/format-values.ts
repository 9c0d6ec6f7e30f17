/** Formats values of log events as parts of sentences. Nothing here throws, whatever the event contains. */
import { formatNumeral } from '../../text/numeral.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { GetName } from '../model-names.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The placeholder for a value that cannot be read. */
const UNREADABLE = '…';

/** Returns the name of an id. */
export const formatName = (translate: Translate, getName: GetName, subjectId: unknown): string =>
  typeof subjectId === 'string' ? getName(subjectId) : translate('playWords.somebody');

/** Formats a text or a number as it was written, truncated if it is long. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return truncateVisibly(value);
  return typeof value === 'number' ? formatNumeral(value) : UNREADABLE;
}

/** Puts a value in quotation marks. */
export const formatQuoted = (translate: Translate, value: unknown): string =>
  translate('playWords.quoted', { text: formatValue(value) });

export const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** `3 inches`, `2.5 inches` */
export const formatInches = (translate: Translate, value: unknown): string =>
  typeof value === 'number' ? translate('playWords.inches', { count: value }) : UNREADABLE;

/** `1, 4, 6` */
export const formatFaces = (dice: unknown): string =>
  Array.isArray(dice) && dice.length > 0
    ? truncateVisibly(dice.map((face) => formatValue(face)).join(', '))
    : UNREADABLE;

/** Formats the sum of the faces. */
export function formatTotal(dice: unknown): string {
  if (!Array.isArray(dice) || !dice.every((face) => typeof face === 'number')) return UNREADABLE;
  return formatNumeral(dice.reduce((subtotal: number, face: number) => subtotal + face, 0));
}

/** `+2`, `−1` */
export const formatSigned = (modifier: number): string =>
  modifier < 0 ? `−${formatNumeral(-modifier)}` : `+${formatNumeral(modifier)}`;

/** Joins phrases and leaves out empty ones: `a, b`. */
export const joinParts = (...phrases: readonly (string | undefined)[]): string =>
  phrases.filter((phrase) => phrase !== undefined && phrase !== '').join(', ');

/** Returns the text of a kind, a value or a reason; undefined if the record has none, whatever name the event contains. */
export function findText(
  translate: Translate,
  textByName: Readonly<Record<string, LateText>>,
  textName: string,
): string | undefined {
  const text = Object.hasOwn(textByName, textName) ? textByName[textName] : undefined;
  return text === undefined ? undefined : formatLateText(translate, text);
}
