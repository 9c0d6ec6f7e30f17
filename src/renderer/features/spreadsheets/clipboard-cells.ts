/** Reads and writes spreadsheet cells on the clipboard, as plain text and as HTML. */

import { formatClipboardText, parseClipboardText } from '../../../shared/spreadsheet/clipboard-text.ts';

/** The maximum length of HTML. If it is longer, only the plain text on the clipboard is read. */
const MAX_HTML_LENGTH = 20_000_000;

/**
 * Reads cells from the clipboard. The plain text has the exact characters of the cells, but its quotation marks can be ambiguous.
 * If the HTML table has a different number of rows or columns than the plain text, the cells of the HTML table are used.
 */
export function readClipboardCells(clipboard: DataTransfer): string[][] {
  const cells = parseClipboardText(clipboard.getData('text/plain'));
  const htmlCells = readHtmlTable(clipboard.getData('text/html'));
  return htmlCells === undefined || hasSameShape(cells, htmlCells) ? cells : htmlCells;
}

/** Writes cells to the clipboard, as text and as a table that keeps line breaks and quotation marks. */
export function writeClipboardCells(clipboard: DataTransfer, rows: readonly (readonly string[])[]): void {
  clipboard.setData('text/plain', formatClipboardText(rows));
  const table = document.createElement('table');
  for (const cells of rows) {
    const row = table.insertRow();
    for (const cell of cells) {
      const element = row.insertCell();
      element.style.whiteSpace = 'pre-wrap';
      element.append(
        ...cell.split('\n').flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])),
      );
    }
  }
  clipboard.setData('text/html', table.outerHTML);
}

const hasSameShape = (cells: readonly string[][], otherCells: readonly string[][]): boolean =>
  cells.length === otherCells.length && cells.every((row, index) => row.length === otherCells[index]?.length);

/** Reads the only table of an HTML document. Returns undefined if there is no table or more than one. */
function readHtmlTable(html: string): string[][] | undefined {
  if (html === '' || html.length > MAX_HTML_LENGTH) return undefined;
  const htmlDocument = new DOMParser().parseFromString(html, 'text/html');
  const [table, secondTable] = htmlDocument.querySelectorAll('table');
  if (table === undefined || secondTable !== undefined) return undefined;
  const rows: string[][] = [];
  for (const [rowIndex, row] of [...table.rows].entries()) {
    rows[rowIndex] ??= [];
    for (const cell of row.cells) placeCell(rows, rowIndex, cell, table.rows.length);
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** Writes a cell into the first free column of its row, and empty texts into all other rows and columns that the cell spans. */
function placeCell(rows: string[][], rowIndex: number, cell: HTMLTableCellElement, rowCount: number): void {
  const row = rows[rowIndex] as string[];
  let column = 0;
  while (row[column] !== undefined) column++;
  const spannedRows = Math.min(cell.rowSpan || 1, rowCount - rowIndex);
  for (let rowOffset = 0; rowOffset < spannedRows; rowOffset++) {
    rows[rowIndex + rowOffset] ??= [];
    for (let columnOffset = 0; columnOffset < cell.colSpan; columnOffset++)
      (rows[rowIndex + rowOffset] as string[])[column + columnOffset] =
        rowOffset + columnOffset === 0 ? getCellText(cell) : '';
  }
}

/** Returns the text of a cell. A run of white space in the HTML source becomes one space, and `<br>` starts a new line. */
function getCellText(cell: HTMLElement): string {
  const isPreformatted = /^pre/.test(cell.style.whiteSpace);
  const lines = [''];
  const visitNode = (node: Node): void => {
    if (node.nodeName === 'BR') lines.push('');
    else if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      lines[lines.length - 1] += isPreformatted ? text : text.replace(/[ \t\r\n]+/g, ' ');
    } else for (const childNode of node.childNodes) visitNode(childNode);
  };
  visitNode(cell);
  return (isPreformatted ? lines : lines.map((line) => line.trim())).join('\n').replaceAll('\u00a0', ' ');
}
