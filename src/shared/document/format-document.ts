/**
 * Formats a document as the text of a file, with two spaces per level and keys in their order. Unlike `JSON.stringify`, which writes
 * `null`, this writes a number beyond the range of JSON as `1e999`, which reads back as the same number.
 */
export function formatDocument(document: unknown): string {
  const jsonText = JSON.stringify(document, null, 2) ?? 'null';
  // JSON.stringify is several times faster. A number can only be lost where the text contains null.
  return `${jsonText.includes('null') ? writeJson(document, '\n', '  ') : jsonText}\n`;
}

/** Formats a document on one line, for places where size matters. */
export function formatDocumentLine(document: unknown): string {
  const jsonText = JSON.stringify(document) ?? 'null';
  return jsonText.includes('null') ? writeJson(document, '', '') : jsonText;
}

/** @param lineStart the line break and indentation at the depth of the value */
function writeJson(value: unknown, lineStart: string, indentation: string): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value < 0 ? '-1e999' : '1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const innerLineStart = lineStart + indentation;
  const members = isList
    ? value.map((item) => writeJson(item, innerLineStart, indentation))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${writeJson(item, innerLineStart, indentation)}`);
  const [openingBracket, closingBracket] = isList ? '[]' : '{}';
  return members.length === 0
    ? `${openingBracket}${closingBracket}`
    : `${openingBracket}${innerLineStart}${members.join(`,${innerLineStart}`)}${lineStart}${closingBracket}`;
}
