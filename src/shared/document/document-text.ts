/**
 * A document as the text of a file: two blanks a step, keys in their order. Unlike `JSON.stringify` it writes a number beyond
 * the range of JSON as `1e999`, which reads back as it was, and not as `null`, which no field may be.
 */
export function documentText(document: unknown): string {
  const text = JSON.stringify(document, null, 2) ?? 'null';
  // JSON.stringify is several times quicker; only where it wrote null may a number have been lost.
  return `${text.includes('null') ? written(document, '\n', '  ') : text}\n`;
}

/** The same on one line, where size matters. */
export function documentLine(document: unknown): string {
  const text = JSON.stringify(document) ?? 'null';
  return text.includes('null') ? written(document, '', '') : text;
}

/** `line` begins a line at the depth of the value. */
function written(value: unknown, line: string, step: string): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const inner = line + step;
  const items = isList
    ? value.map((item) => written(item, inner, step))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${written(item, inner, step)}`);
  const [open, close] = isList ? '[]' : '{}';
  return items.length === 0 ? `${open}${close}` : `${open}${inner}${items.join(`,${inner}`)}${line}${close}`;
}
