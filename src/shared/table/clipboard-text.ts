/** Cells on the clipboard as text, in the way that Excel, LibreOffice and Google Sheets write and read them. */

const NEEDS_QUOTES = /[\t\r\n]/;

/**
 * Parses tab-separated text of a spreadsheet program. These quote a cell only where it holds a tab or a line break, and double
 * the quotation marks in it; other cells are written as they are, also with quotation marks at their start: `"Lucky" Lou`.
 */
export function parseClipboardText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let index = 0;
  // Where one quotation mark is never closed, the same is true of those before it: they are not searched again.
  let isSearched = false;
  for (;;) {
    const quoted: CellText | 'unclosed' | undefined =
      text[index] === '"' && !isSearched ? readQuotedCell(text, index) : undefined;
    isSearched ||= quoted === 'unclosed';
    const cell: CellText = typeof quoted === 'object' ? quoted : readPlainCell(text, index);
    row.push(cell.text);
    index = cell.end;
    if (text[index] === '\t') {
      index++;
      continue;
    }
    rows.push(row);
    row = [];
    if (index >= text.length) return rows;
    index += text.startsWith('\r\n', index) ? 2 : 1;
    // The last row ends with a line break of its own.
    if (index >= text.length) return rows;
  }
}

interface CellText {
  readonly text: string;
  /** Index of the tab or line break after the cell, or the length of the text. */
  readonly end: number;
}

const CELL_END = /[\t\r\n]/g;

function readPlainCell(text: string, start: number): CellText {
  CELL_END.lastIndex = start;
  const end = CELL_END.exec(text)?.index ?? text.length;
  return { text: text.slice(start, end), end };
}

/**
 * Reads a quoted cell. Undefined where the quotation mark belongs to the text: the closing one is not at the end of a cell, or
 * nothing in between needs quotes. `unclosed` where no further quotation mark ends a cell.
 */
function readQuotedCell(text: string, start: number): CellText | 'unclosed' | undefined {
  for (let index = start + 1; ; index++) {
    index = text.indexOf('"', index);
    if (index < 0) return 'unclosed';
    if (text[index + 1] === '"') {
      index++;
      continue;
    }
    const content = text.slice(start + 1, index);
    const isCellEnd = index + 1 === text.length || NEEDS_QUOTES.test(text[index + 1] as string);
    return isCellEnd && NEEDS_QUOTES.test(content)
      ? { text: content.replaceAll('""', '"'), end: index + 1 }
      : undefined;
  }
}

/** Writes cells as tab-separated text that spreadsheet programs and `parseClipboardText` read. */
export const formatClipboardText = (rows: readonly (readonly string[])[]): string => formatCells(rows, NEEDS_QUOTES);

const NEEDS_STANDARD_QUOTES = /["\t\r\n]/;

/** Writes cells as tab-separated text with the quotes of RFC 4180, which readers of files expect. */
export const formatTabSeparated = (rows: readonly (readonly string[])[]): string =>
  formatCells(rows, NEEDS_STANDARD_QUOTES);

const formatCells = (rows: readonly (readonly string[])[], needsQuotes: RegExp): string =>
  rows
    .map((cells) => cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
