/** Parses and formats spreadsheet cells as clipboard text, compatible with Excel, LibreOffice and Google Sheets. */

const NEEDS_QUOTES = /[\t\r\n]/;

/**
 * Parses the tab-separated text that spreadsheet programs copy. They quote a cell only if it contains a tab or a line break, and double
 * the quotation marks in it. All other cells are copied unchanged, even if they begin with a quotation mark: `"Lucky" Lou`.
 */
export function parseClipboardText(clipboardText: string): string[][] {
  const rows: string[][] = [];
  let currentRow: string[] = [];
  let index = 0;
  // Once a quotation mark has no closing one, the search is not repeated, which keeps the parser linear.
  let hasUnclosedQuote = false;
  for (;;) {
    const quotedCell: CellText | 'unclosed' | undefined =
      clipboardText[index] === '"' && !hasUnclosedQuote ? readQuotedCell(clipboardText, index) : undefined;
    hasUnclosedQuote ||= quotedCell === 'unclosed';
    const nextCell: CellText = typeof quotedCell === 'object' ? quotedCell : readPlainCell(clipboardText, index);
    currentRow.push(nextCell.text);
    index = nextCell.end;
    if (clipboardText[index] === '\t') {
      index++;
      continue;
    }
    rows.push(currentRow);
    currentRow = [];
    if (index >= clipboardText.length) return rows;
    index += clipboardText.startsWith('\r\n', index) ? 2 : 1;
    // The line break after the last row does not start another row.
    if (index >= clipboardText.length) return rows;
  }
}

interface CellText {
  readonly text: string;
  /** Index of the tab or line break after the cell, or the length of the text. */
  readonly end: number;
}

const CELL_END = /[\t\r\n]/g;

function readPlainCell(clipboardText: string, start: number): CellText {
  CELL_END.lastIndex = start;
  const cellEnd = CELL_END.exec(clipboardText)?.index ?? clipboardText.length;
  return { text: clipboardText.slice(start, cellEnd), end: cellEnd };
}

/**
 * Reads a quoted cell. Returns undefined if the quotation mark belongs to the text, because the closing one is not at the end of a cell
 * or the content needs no quotes. Returns `unclosed` if there is no closing quotation mark.
 */
function readQuotedCell(clipboardText: string, start: number): CellText | 'unclosed' | undefined {
  for (let index = start + 1; ; index++) {
    index = clipboardText.indexOf('"', index);
    if (index < 0) return 'unclosed';
    if (clipboardText[index + 1] === '"') {
      index++;
      continue;
    }
    const cellContent = clipboardText.slice(start + 1, index);
    const isCellEnd = index + 1 === clipboardText.length || NEEDS_QUOTES.test(clipboardText[index + 1] as string);
    return isCellEnd && NEEDS_QUOTES.test(cellContent)
      ? { text: cellContent.replaceAll('""', '"'), end: index + 1 }
      : undefined;
  }
}

/** Formats cells as tab-separated text that spreadsheet programs and `parseClipboardText` can read. */
export const formatClipboardText = (rows: readonly (readonly string[])[]): string => formatCells(rows, NEEDS_QUOTES);

const NEEDS_STANDARD_QUOTES = /["\t\r\n]/;

/** Formats cells as tab-separated text with the quoting of RFC 4180, which programs that open files expect. */
export const formatTabSeparated = (rows: readonly (readonly string[])[]): string =>
  formatCells(rows, NEEDS_STANDARD_QUOTES);

const formatCells = (rows: readonly (readonly string[])[], needsQuotes: RegExp): string =>
  rows
    .map((row) => row.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
