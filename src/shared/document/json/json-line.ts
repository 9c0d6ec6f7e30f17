/** Finds a `null` that is a value. `JSON.stringify` also writes it for Infinity. A match inside a string only costs time. */
const NULL_VALUE = /(^|[:,[])null/;

/**
 * Formats a JSON value on one line, with the keys of each object in their original order. `JSON.stringify` writes numbers beyond the range
 * of JSON (Infinity) as `null`. This function writes them as `1e999`, which reads back as the same number.
 */
export function formatJsonLine(value: unknown): string {
  const jsonText = JSON.stringify(value) ?? 'null';
  return NULL_VALUE.test(jsonText) ? writeJsonLine(value) : jsonText;
}

/** Writes a value that may contain Infinity. Slower than `JSON.stringify`. */
function writeJsonLine(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(writeJsonLine).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, memberValue]) => memberValue !== undefined)
    .map(([key, memberValue]) => `${JSON.stringify(key)}:${writeJsonLine(memberValue)}`);
  return `{${members.join(',')}}`;
}
