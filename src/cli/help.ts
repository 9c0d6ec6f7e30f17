/** Formats the help of commands: paragraphs, and options in two columns. */

/** The maximum width of a line, in terminal columns. */
const WIDTH = 100;
/** The maximum length of an option next to its explanation. A longer option has its own line. */
const MAX_TERM = 19;
const INDENT = 2;
const GAP = 3;

/**
 * Formats paragraphs and options. An option has a tab before its explanation, and all explanations start in the same
 * column. An empty text is an empty line.
 */
export function layOutHelp(texts: readonly string[]): string[] {
  const terms = texts.flatMap((text) => (text.includes('\t') ? [splitOption(text).term] : []));
  const widths = terms.map((term) => term.length).filter((width) => width <= MAX_TERM);
  const column = INDENT + Math.max(0, ...widths) + GAP;
  return texts.flatMap((text) => {
    if (!text.includes('\t')) return wrapText(text);
    const { term, explanation } = splitOption(text);
    return layOutRow(term, explanation, column);
  });
}

/** Formats a term and its explanation, which starts in a column. A term that reaches into the column has its own line. */
export function layOutRow(term: string, explanation: string, column: number): string[] {
  const start = `${' '.repeat(INDENT)}${term}`;
  const lines = wrapText(explanation, WIDTH - column).map((line) => `${' '.repeat(column)}${line}`);
  return start.length < column ? [`${start}${lines[0]?.slice(start.length)}`, ...lines.slice(1)] : [start, ...lines];
}

/** Breaks the synopsis of a command between its arguments, but never inside brackets. */
export function layOutUsage(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of text.split(' ')) {
    if (depth === 0) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth += countOf('[', word) - countOf(']', word);
  }
  return joinLines(parts, WIDTH, ' '.repeat(4));
}

const countOf = (sign: string, word: string): number => word.split(sign).length - 1;

function splitOption(text: string): { term: string; explanation: string } {
  const tab = text.indexOf('\t');
  return { term: text.slice(0, tab), explanation: text.slice(tab + 1) };
}

const wrapText = (text: string, width = WIDTH): string[] =>
  text.length <= width ? [text] : joinLines(text.split(' '), width, '');

/** Puts words on as few lines as possible. The lines after the first one are indented. */
function joinLines(words: readonly string[], width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
