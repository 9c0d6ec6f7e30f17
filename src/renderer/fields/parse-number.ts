/** Digits before and behind the point: more would be rounded, so that another number stood there than was typed. */
export const DIGITS = { before: 15, behind: 6 } as const;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const KEPT = new RegExp(`^[+-]?\\d{1,${DIGITS.before}}(?:\\.\\d{1,${DIGITS.behind}})?$`);

const plain = (text: string): string => text.trim().replace(',', '.');

/** The number a text spells, a decimal comma allowed; undefined while it is none ("", "-", "4.") or has too many digits. */
export const parseNumber = (text: string): number | undefined =>
  KEPT.test(plain(text)) ? Number(plain(text)) : undefined;

/** Whether a text spells a number of more digits than are kept. */
export const hasTooManyDigits = (text: string): boolean => NUMBER.test(plain(text)) && !KEPT.test(plain(text));

/** How a stored number is shown in its field. */
export function showNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}
