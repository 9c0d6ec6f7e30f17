/** The number a text spells, a decimal comma allowed; undefined while it is none ("", "-", "4."). */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** How a stored number is shown in its field. */
export function showNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}
