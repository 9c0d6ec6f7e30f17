/** Tables as Markdown and database programs write them: cells between upright lines, and a rule of hyphens below the headings. */

/** Lines at the beginning of a text in which the headings of such a table are looked for. */
const MAX_LINES = 200;

/**
 * Returns a row for each line of a text with such a table, so that their numbers stay. Rules become empty rows, and lines beside the
 * table are rows of one cell. Returns undefined for a text without such a table.
 */
export function readMarkdownTable(text: string): string[][] | undefined {
  if (!text.includes('|') || !text.includes('-')) return undefined;
  const lines = text.split(/\r\n|[\r\n]/);
  const isFound = lines.slice(0, MAX_LINES).some((_, index) => hasHeadings(lines, index));
  if (!isFound) return undefined;
  return lines.map((line, index) => {
    if (isRule(line) && (hasLongHyphens(line) || hasHeadings(lines, index - 1))) return [];
    return line.includes('|') ? splitCells(line) : [line];
  });
}

/** Whether this line has headings: the first cells of a table, above a rule with as many parts. */
function hasHeadings(lines: readonly string[], index: number): boolean {
  const [previousLine, line, nextLine] = [lines[index - 1] ?? '', lines[index] ?? '', lines[index + 1] ?? ''];
  if (!line.includes('|') || isRule(line) || !isRule(nextLine)) return false;
  const isFirst = !previousLine.includes('|') || isRule(previousLine);
  return isFirst && splitCells(nextLine.replaceAll('+', '|')).length === splitCells(line).length;
}

/** Whether a line has nothing but hyphens, colons for the alignment, and the signs between the columns. */
function isRule(line: string): boolean {
  const cells = splitCells(line.replaceAll('+', '|'));
  return /[|+]/.test(line) && cells.every((cell) => /^:?[-=]+:?$/.test(cell));
}

/** Whether each part of a rule is longer than a hyphen that a cell may hold. */
const hasLongHyphens = (rule: string): boolean =>
  splitCells(rule.replaceAll('+', '|')).every((cell) => cell.includes('--') || cell.includes('=='));

const LINE_BREAK = /<br ?\/?>/gi;

/** Splits a line at its upright lines, except escaped ones, and leaves out those at its ends. */
function splitCells(line: string): string[] {
  const trimmedLine = line.trim();
  const cells: string[] = [];
  let cell = '';
  for (let index = trimmedLine.startsWith('|') ? 1 : 0; index < trimmedLine.length; index++) {
    const character = trimmedLine[index] as string;
    if (character === '\\' && trimmedLine[index + 1] === '|') {
      cell += '|';
      index++;
    } else if (character === '|') {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  if (!trimmedLine.endsWith('|') || trimmedLine.endsWith('\\|')) cells.push(cell);
  return cells.map((text) => text.trim().replace(LINE_BREAK, '\n'));
}
