/** Parses numbers as players type them. */
import { parseNumberText } from '../../../../../../shared/text/number-text.ts';
import { parseDecimal } from '../../../../../../shared/text/parse-decimal.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};

/** Parses a whole number. Returns undefined for anything else. */
export function readWholeNumber(text: string): number | undefined {
  const result = parseDecimal(text, { isWhole: true });
  return result.ok && Math.abs(result.value) < 1e9 ? result.value : undefined;
}

/** Parses inches in quarters: `6`, `6.25`, `6,5`, `6 1/4`, `6¼`, `6"`. Returns undefined for anything else. */
export function readInches(inchesText: string): number | undefined {
  const plainText = inchesText
    .trim()
    .replace(/["”″]$/, '')
    .trim();
  const [, wholeText = '', fractionText = ''] = /^([\d.,]*)\s*([¼½¾]|[123]\/[24])?$/.exec(plainText) ?? [];
  const fraction = fractionText === '' ? 0 : FRACTIONS[fractionText];
  // A fraction may be written without a whole number: 1/2.
  const wholeNumber = wholeText === '' && fractionText !== '' ? 0 : parseNumberText(wholeText);
  if (wholeNumber === undefined || fraction === undefined) return undefined;
  const inches = wholeNumber + fraction;
  return inches < 1e6 && Number.isInteger(inches * 4) ? inches : undefined;
}
