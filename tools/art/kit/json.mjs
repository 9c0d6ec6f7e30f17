/** JSON for people to read: what is flat and fits stands on one line. */
const WIDE = 120;

/** @param {unknown} value a JSON value @returns {string} text with a final newline */
export const layout = (value) => `${write(value, '', 0)}\n`;

const flat = (value) => Object.values(value).every((v) => typeof v !== 'object' || v === null);

/** `before` counts the characters that stand on the line in front of the value. */
function write(value, indent, before) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const list = Array.isArray(value);
  const entries = Object.entries(value).map(([key, v]) => [list ? '' : `${JSON.stringify(key)}: `, v]);
  const [open, close] = list ? '[]' : '{}';
  if (entries.length === 0) return open + close;
  if (flat(value) && indent !== '') {
    const gap = list ? '' : ' ';
    const line = open + gap + entries.map(([key, v]) => key + JSON.stringify(v)).join(', ') + gap + close;
    if (before + line.length + 1 <= WIDE) return line;
  }
  const inner = `${indent}  `;
  const lines = entries.map(([key, v]) => inner + key + write(v, inner, inner.length + key.length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
