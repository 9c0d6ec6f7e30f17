/**
 * A number in a sentence, as a person would write it: `4.5`, `1,000,000,000`, `10^21`, `1.5 × 10^300`, `∞`. Numbers of four
 * digits stay together, as Levels and Hit Points are read.
 */
export function numeral(n: number): string {
  if (!Number.isFinite(n)) return n < 0 ? '-∞' : '∞';
  const size = Math.abs(n);
  if (size >= 1e15 || (size > 0 && size < 1e-6)) return powerOfTen(n);
  const [whole = '', fraction] = String(n + 0).split('.');
  const grouped = size >= 10_000 ? groupThousands(whole) : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Numbers this large are shown with three digits. */
function powerOfTen(n: number): string {
  const [digits = '', exponent = ''] = n.toExponential(2).split('e');
  const power = `10^${Number(exponent)}`;
  const times = Number(digits);
  if (times === 1) return power;
  return times === -1 ? `-${power}` : `${times} × ${power}`;
}

/** Puts a comma before every three digits, counted from the right. */
function groupThousands(digits: string): string {
  const firstDigit = digits.startsWith('-') ? 1 : 0;
  let grouped = digits;
  for (let index = digits.length - 3; index > firstDigit; index -= 3)
    grouped = `${grouped.slice(0, index)},${grouped.slice(index)}`;
  return grouped;
}
