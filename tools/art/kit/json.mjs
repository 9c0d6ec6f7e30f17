/** Formats JSON for people to read: a flat object or array that fits goes on one line. */
const MAX_LINE_LENGTH = 120;

/** @param {unknown} value a JSON value @returns {string} text with a final newline */
export const formatJson = (value) => `${formatValue(value, '', 0)}\n`;

const isFlat = (value) => Object.values(value).every((child) => typeof child !== 'object' || child === null);

/** `prefixLength` counts the characters in front of the value on its line. */
function formatValue(value, indent, prefixLength) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const entries = Object.entries(value).map(([key, child]) => [isArray ? '' : `${JSON.stringify(key)}: `, child]);
  const [open, close] = isArray ? '[]' : '{}';
  if (entries.length === 0) return open + close;
  if (isFlat(value) && indent !== '') {
    const padding = isArray ? '' : ' ';
    const flatEntries = entries.map(([label, child]) => label + JSON.stringify(child));
    const singleLine = open + padding + flatEntries.join(', ') + padding + close;
    if (prefixLength + singleLine.length + 1 <= MAX_LINE_LENGTH) return singleLine;
  }
  const innerIndent = `${indent}  `;
  const lines = entries.map(
    ([label, child]) => innerIndent + label + formatValue(child, innerIndent, innerIndent.length + label.length),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
