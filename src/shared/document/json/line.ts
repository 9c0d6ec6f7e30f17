/** Finds a `null` that is a value. A match inside a text is harmless: it only costs time. */
const NULL = /(^|[:,[])null/;

/**
 * A JSON value as text on one line, keys in their order. Unlike `JSON.stringify` it writes a number beyond the range of
 * JSON as `1e999`, which reads back as it was.
 */
export function jsonLine(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return NULL.test(text) ? written(value) : text;
}

function written(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  const items = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}:${written(item)}`);
  return `{${items.join(',')}}`;
}
