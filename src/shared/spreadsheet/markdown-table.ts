/** Reads tables as Markdown and database programs write them: cells between vertical bars, and a rule of hyphens below the headings. */

/** The number of lines at the beginning of a text in which the headings of a table are searched. */
const MAX_LINES = 200;

/**
 * Returns a row for each line of a text with a table, so that line numbers stay the same. Rules become empty rows, and lines outside the
 * table are rows of one cell. Returns undefined for a text without a table.
 */
export function readMarkdownTable(sourceText: string): string[][] | undefined {
  if (!sourceText.includes('|') || !sourceText.includes('-')) return undefined;
  const lines = sourceText.split(/\r\n|[\r\n]/);
  const isFound = lines.slice(0, MAX_LINES).some((_line, lineIndex) => hasHeadings(lines, lineIndex));
  if (!isFound) return undefined;
  return lines.map((line, lineIndex) => {
    if (isRule(line) && (hasLongHyphens(line) || hasHeadings(lines, lineIndex - 1))) return [];
    return line.includes('|') ? splitCells(line) : [line];
  });
}

/** Whether this line has headings: the first cells of a table, above a rule with as many parts. */
function hasHeadings(lines: readonly string[], lineIndex: number): boolean {
  const [previousLine, headingLine, nextLine] = [
    lines[lineIndex - 1] ?? '',
    lines[lineIndex] ?? '',
    lines[lineIndex + 1] ?? '',
  ];
  if (!headingLine.includes('|') || isRule(headingLine) || !isRule(nextLine)) return false;
  const isFirst = !previousLine.includes('|') || isRule(previousLine);
  return isFirst && splitCells(nextLine.replaceAll('+', '|')).length === splitCells(headingLine).length;
}

/** Whether a line has nothing but hyphens, colons for the alignment, and the signs between the columns. */
function isRule(line: string): boolean {
  const parts = splitCells(line.replaceAll('+', '|'));
  return /[|+]/.test(line) && parts.every((part) => /^:?[-=]+:?$/.test(part));
}

/** Whether each part of a rule has two hyphens in a row. A single hyphen could also be the content of a cell. */
const hasLongHyphens = (rule: string): boolean =>
  splitCells(rule.replaceAll('+', '|')).every((part) => part.includes('--') || part.includes('=='));

const LINE_BREAK = /<br ?\/?>/gi;

/** Splits a line at its vertical bars, except escaped ones. Bars at both ends of the line enclose no cell. */
function splitCells(line: string): string[] {
  const trimmedLine = line.trim();
  const cells: string[] = [];
  let currentCell = '';
  for (let index = trimmedLine.startsWith('|') ? 1 : 0; index < trimmedLine.length; index++) {
    const character = trimmedLine[index] as string;
    if (character === '\\' && trimmedLine[index + 1] === '|') {
      currentCell += '|';
      index++;
    } else if (character === '|') {
      cells.push(currentCell);
      currentCell = '';
    } else currentCell += character;
  }
  if (!trimmedLine.endsWith('|') || trimmedLine.endsWith('\\|')) cells.push(currentCell);
  return cells.map((cell) => cell.trim().replace(LINE_BREAK, '\n'));
}
