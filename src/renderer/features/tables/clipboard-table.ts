/** Cells on the clipboard, from the text and the HTML that spreadsheet programs put there. */

import { formatClipboardText, parseClipboardText } from '../../../shared/table/clipboard-text.ts';

/** HTML larger than this is not read: only the text of the clipboard is. */
const MAX_HTML_LENGTH = 20_000_000;

/**
 * Reads cells from the clipboard. The text has them letter by letter, but quotation marks in it can be ambiguous; where the
 * table in the HTML has another number of rows or columns, its cells are right.
 */
export function readClipboardCells(data: DataTransfer): string[][] {
  const cells = parseClipboardText(data.getData('text/plain'));
  const htmlCells = readHtmlTable(data.getData('text/html'));
  return htmlCells === undefined || hasSameShape(cells, htmlCells) ? cells : htmlCells;
}

/** Writes cells to the clipboard, as text and as a table that keeps line breaks and quotation marks. */
export function writeClipboardCells(data: DataTransfer, rows: readonly (readonly string[])[]): void {
  data.setData('text/plain', formatClipboardText(rows));
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
  data.setData('text/html', table.outerHTML);
}

const hasSameShape = (cells: readonly string[][], other: readonly string[][]): boolean =>
  cells.length === other.length && cells.every((row, index) => row.length === other[index]?.length);

/** Reads the only table of a page. Undefined where there is none, or text beside it, which no spreadsheet program writes. */
function readHtmlTable(html: string): string[][] | undefined {
  if (html === '' || html.length > MAX_HTML_LENGTH) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [table, another] = page.querySelectorAll('table');
  if (table === undefined || another !== undefined) return undefined;
  const rows: string[][] = [];
  for (const [index, row] of [...table.rows].entries()) {
    rows[index] ??= [];
    for (const cell of row.cells) placeCell(rows, index, cell, table.rows.length);
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** Writes a cell into the first free column of its row, and empty cells where it spans further ones. */
function placeCell(rows: string[][], index: number, cell: HTMLTableCellElement, rowCount: number): void {
  const row = rows[index] as string[];
  let column = 0;
  while (row[column] !== undefined) column++;
  const height = Math.min(cell.rowSpan || 1, rowCount - index);
  for (let down = 0; down < height; down++) {
    rows[index + down] ??= [];
    for (let across = 0; across < cell.colSpan; across++)
      (rows[index + down] as string[])[column + across] = down + across === 0 ? getCellText(cell) : '';
  }
}

/** Returns the text of a cell: white space of the HTML source counts as one space, and `<br>` ends a line. */
function getCellText(cell: HTMLElement): string {
  const isPreformatted = /^pre/.test(cell.style.whiteSpace);
  const lines = [''];
  const walk = (node: Node): void => {
    if (node.nodeName === 'BR') lines.push('');
    else if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      lines[lines.length - 1] += isPreformatted ? text : text.replace(/[ \t\r\n]+/g, ' ');
    } else for (const child of node.childNodes) walk(child);
  };
  walk(cell);
  return (isPreformatted ? lines : lines.map((line) => line.trim())).join('\n').replaceAll('\u00a0', ' ');
}
