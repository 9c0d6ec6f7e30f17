/** Parses numbers as players type them. */
import { parseNumberText } from '../../../../../../shared/text/number-text.ts';
import { parseDecimal } from '../../../../../../shared/text/parse-decimal.ts';

const QUARTERS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};

/** Parses a whole number. Returns undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const reading = parseDecimal(text, { isWhole: true });
  return reading.ok && Math.abs(reading.value) < 1e9 ? reading.value : undefined;
}

/** Parses inches in quarters: `6`, `6.25`, `6,5`, `6 1/4`, `6¼`, `6"`. Returns undefined for anything else. */
export function readInches(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/["”″]$/, '')
    .trim();
  const [, whole = '', part = ''] = /^([\d.,]*)\s*([¼½¾]|[123]\/[24])?$/.exec(plain) ?? [];
  const rest = part === '' ? 0 : QUARTERS[part];
  // A fraction may be written without a whole number: 1/2.
  const number = whole === '' && part !== '' ? 0 : parseNumberText(whole);
  if (number === undefined || rest === undefined) return undefined;
  const inches = number + rest;
  return inches < 1e6 && Number.isInteger(inches * 4) ? inches : undefined;
}
