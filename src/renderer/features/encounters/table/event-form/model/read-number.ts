/** Numbers as they are typed at a table. */

const QUARTERS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};

/** A whole number; undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** Inches in quarters: `6`, `6.25`, `6,5`, `6 1/4`, `6¼`, `6"`; undefined for anything else. */
export function readInches(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/["”″]$/, '')
    .trim()
    .replace(',', '.');
  const [, whole = '', part = ''] = /^(\d*(?:\.\d+)?)\s*([¼½¾]|[123]\/[24])?$/.exec(plain) ?? [];
  const rest = part === '' ? 0 : QUARTERS[part];
  if ((whole === '' && part === '') || rest === undefined || whole.startsWith('.')) return undefined;
  const inches = Number(whole) + rest;
  return inches < 1e6 && Number.isInteger(inches * 4) ? inches : undefined;
}
