/** Sentences on tables that were probably not read as they are meant, though nothing in them is wrong by itself. */
import { hasPictureEnding } from '../card/pictures/picture-source.ts';
import type { Grid } from '../table/grid.ts';
import { shortened } from '../text/short.ts';
import type { Translate } from '../texts/translate.ts';

/** Signs that divide the cells of some tables. Those that Rollcall reads are here too: quotation marks may enclose whole rows. */
const DIVIDERS = [',', ';', '\t', '|', ':', '/', '^', '~'];

/** Rows that are looked at. */
const PREVIEW_ROWS = 30;

/** Returns a sentence on a table of one column whose rows seem to hold several cells, or whose heading may be a card. */
export function describeOneColumn(
  translate: Translate,
  { headings, rows }: Grid,
  isKnown: (heading: string) => boolean,
): string[] {
  const [heading = '', another] = headings;
  if (another !== undefined || heading === '') return [];
  const cells = [heading, ...rows.slice(0, PREVIEW_ROWS).map((row) => row.cells[0] ?? '')];
  const divider = DIVIDERS.find((sign) => cells.every((cell) => cell.includes(sign)));
  if (divider !== undefined) return [translate('deckNotes.oneColumn', { divider })];
  if (cells.slice(1).every((cell) => cell.trim().includes('  '))) return [translate('deckNotes.alignedCells')];
  if (isKnown(heading)) return [];
  return [translate('deckNotes.firstRow', { heading: shortened(heading) })];
}

/** Letters of UTF-8 that a program has read as Windows-1252: `Ã¤` for ä, `â€œ` for a quotation mark. */
const DECODED_TWICE = /Ã[¤¶¼Ÿ©¨¡³±§ª„–œ]|â€[™œ“”¦¢\u009d]/;

/** Returns a sentence on letters that were garbled before the file was written. */
export function describeGarbledText(translate: Translate, { headings, rows }: Grid): string[] {
  for (const cells of [headings, ...rows.map((row) => row.cells)])
    for (const cell of cells) {
      const [garbled] = DECODED_TWICE.exec(cell) ?? [];
      if (garbled !== undefined) return [translate('deckNotes.wrongEncoding', { letters: garbled })];
    }
  return [];
}

/** Signs as web pages write them: `&amp;`, `&#39;`. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|[lr][sd]quo|#\d{2,6}|#x[0-9a-f]{2,6});/i;

/** Line breaks and quotation marks as CardMaker and programs write them: `\n`, `\q`. They follow a word, as no folder does. */
const ESCAPE = /[\p{L}\p{N}.,:;!?)](\\[nqt])(?![a-z])/u;

/** Returns sentences on codes of other programs, which cards show as they are written. */
export function describeCodes(translate: Translate, { headings, rows }: Grid): string[] {
  const findCode = (read: (cell: string) => string | undefined): string | undefined => {
    for (const cells of [headings, ...rows.map((row) => row.cells)])
      for (const cell of cells) {
        const code = read(cell);
        if (code !== undefined) return code;
      }
    return undefined;
  };
  const entity = findCode((cell) => ENTITY.exec(cell)?.[0]);
  const escapeCode = findCode((cell) => (isPath(cell) ? undefined : ESCAPE.exec(cell)?.[1]));
  return [entity, escapeCode].flatMap((code) => (code === undefined ? [] : [translate('deckNotes.codes', { code })]));
}

const isPath = (cell: string): boolean => hasPictureEnding(cell.trim()) || /^(?:[a-z]:|\\\\|\.)/i.test(cell.trim());

/** Returns a sentence on curly quotation marks around what was meant as one cell: only straight ones hold a cell together. */
export function describeCurlyQuotes(translate: Translate, { headings, rows }: Grid): string[] {
  const headingCount = countCells(headings);
  const row = rows.find(({ cells }) => {
    const start = cells.findIndex((cell) => /^\s*[“„]/.test(cell) && !/[”“]/.test(cell.trim().slice(1)));
    return start >= 0 && countCells(cells) > headingCount && cells.slice(start + 1).some(endsQuotation);
  });
  return row === undefined ? [] : [translate('deckNotes.curlyQuotes', { row: row.number })];
}

const countCells = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
const endsQuotation = (cell: string): boolean => /[”“]$/.test(cell.trimEnd());

/** Whether a row is one comment on the rows below it, as programmers write them. */
export function isComment(cells: readonly string[], columnCount: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const [first = ''] = filled;
  return filled.length === 1 && (/^\s*\/\//.test(first) || (columnCount > 1 && /^\s*(?:#|--|;;)\s/.test(first)));
}

/** Returns a sentence on a table whose headings are in its first column. */
export function describeTransposed(
  translate: Translate,
  { headings, rows }: Grid,
  isKnown: (heading: string) => boolean,
): string[] {
  const known = rows.filter(({ cells }) => isKnown(cells[0] ?? ''));
  const isTransposed =
    rows.length >= 1 &&
    known.length === rows.length &&
    headings.length > 2 &&
    headings.filter(isKnown).length <= 1 &&
    isKnown(headings[0] ?? '');
  return isTransposed ? [translate('deckNotes.transposed')] : [];
}
