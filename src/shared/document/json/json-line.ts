/** Finds a `null` that is a value. A match inside a string is harmless: it only costs time. */
const NULL = /(^|[:,[])null/;

/**
 * Formats a JSON value on one line, with keys in their order. Unlike `JSON.stringify` this writes a number beyond the range of JSON
 * as `1e999`, which reads back as the same number.
 */
export function formatJsonLine(value: unknown): string {
  const jsonText = JSON.stringify(value) ?? 'null';
  return NULL.test(jsonText) ? writeJsonLine(value) : jsonText;
}

function writeJsonLine(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(writeJsonLine).join(',')}]`;
  const writtenItems = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}:${writeJsonLine(item)}`);
  return `{${writtenItems.join(',')}}`;
}
