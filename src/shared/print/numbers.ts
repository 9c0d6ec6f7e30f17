/** Numbers as PDF operators want them: short, without exponents. */

const THOUSANDTHS: readonly string[] = Array.from({ length: 1000 }, (_, n) =>
  n === 0 ? '' : `.${String(n).padStart(3, '0').replace(/0+$/, '')}`,
);
/** Beyond it a number of thousandths is no 32-bit integer; nothing on paper is that far away. */
const FAR = 2_000_000;

/** Rounded to a thousandth: a point has 72 of them to the inch. Put together from a table, since a card has thousands. */
export function num(value: number): string {
  if (!(value > -FAR && value < FAR)) return far(value);
  const all = Math.round(value * 1000);
  const size = all < 0 ? -all : all;
  const whole = (size / 1000) | 0;
  const text = whole + (THOUSANDTHS[size - whole * 1000] as string);
  return all < 0 ? `-${text}` : text;
}

const far = (value: number): string => (Number.isNaN(value) ? '0' : String(value > 0 ? FAR : -FAR));

/** Matrices need more digits: a drawing of 600 units hangs on each. */
export const fine = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '');
