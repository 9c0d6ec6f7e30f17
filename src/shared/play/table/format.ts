/** Parts of sentences, made of whatever stands in an event of a log: nothing here throws. */
import { numeral } from '../../text/numeral.ts';
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { NameOf } from '../names.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What stands where a log has nothing that can be read. */
const UNREADABLE = '…';

/** Whoever an id names. */
export const who = (translate: Translate, name: NameOf, id: unknown): string =>
  typeof id === 'string' ? name(id) : translate('playWords.somebody');

/** A text or a number as it was written, shortened. */
export function shortText(value: unknown): string {
  if (typeof value === 'string') return shortened(value);
  return typeof value === 'number' ? numeral(value) : UNREADABLE;
}

/** Between quotation marks. */
export const quoted = (translate: Translate, value: unknown): string =>
  translate('playWords.quoted', { text: shortText(value) });

export const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** `3 inches`, `2.5 inches` */
export const inches = (translate: Translate, value: unknown): string =>
  typeof value === 'number' ? translate('playWords.inches', { count: value }) : UNREADABLE;

/** `1, 4, 6` */
export const faces = (dice: unknown): string =>
  Array.isArray(dice) && dice.length > 0 ? shortened(dice.map((face) => shortText(face)).join(', ')) : UNREADABLE;

/** What the faces add up to. */
export function total(dice: unknown): string {
  if (!Array.isArray(dice) || !dice.every((face) => typeof face === 'number')) return UNREADABLE;
  return numeral(dice.reduce((sum: number, face: number) => sum + face, 0));
}

/** `+2`, `−1` */
export const signed = (by: number): string => (by < 0 ? `−${numeral(-by)}` : `+${numeral(by)}`);

/** Parts behind each other, empty ones left out: `a, b`. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** Returns the text of a kind, a value or a reason; undefined where the record has none, whatever an event calls itself. */
export function findText(
  translate: Translate,
  texts: Readonly<Record<string, LateText>>,
  name: string,
): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text === undefined ? undefined : formatText(translate, text);
}
