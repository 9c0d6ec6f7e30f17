/**
 * Formats a number for a sentence: `4.5`, `1,000,000,000`, `10^21`, `1.5 × 10^300`, `∞`. Numbers of four digits have no separator, since
 * Levels and Hit Points are written without one.
 */
export function formatNumeral(value: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '-∞' : '∞';
  const magnitude = Math.abs(value);
  if (magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-6)) return formatScientific(value);
  // Adding 0 turns -0 into 0.
  const [integerPart = '', fraction] = String(value + 0).split('.');
  const groupedDigits = magnitude >= 10_000 ? groupThousands(integerPart) : integerPart;
  return fraction === undefined ? groupedDigits : `${groupedDigits}.${fraction}`;
}

/** Formats a very large or very small number as a power of ten with three digits. */
function formatScientific(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e');
  const power = `10^${Number(exponent)}`;
  const factor = Number(mantissa);
  if (factor === 1) return power;
  return factor === -1 ? `-${power}` : `${factor} × ${power}`;
}

/** Puts a comma before every three digits, counted from the right. */
function groupThousands(digits: string): string {
  const firstDigit = digits.startsWith('-') ? 1 : 0;
  let groupedDigits = digits;
  for (let index = digits.length - 3; index > firstDigit; index -= 3)
    groupedDigits = `${groupedDigits.slice(0, index)},${groupedDigits.slice(index)}`;
  return groupedDigits;
}
