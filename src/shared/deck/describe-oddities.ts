/** Describes spreadsheets that were probably not read as their author intended, although they have no errors. */
import { hasPictureExtension } from '../card/pictures/picture-source.ts';
import type { Grid } from '../spreadsheet/grid.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';

/**
 * Characters that separate the cells in some files. Commas, semicolons and tabs, which Rollcall reads, are included too, because quotation
 * marks around a whole row hide them.
 */
const DIVIDERS = [',', ';', '\t', '|', ':', '/', '^', '~'];

/** The number of rows that are examined. */
const PREVIEW_ROWS = 30;

/** Returns a sentence about a sheet of one column whose rows seem to contain several cells, or whose heading may be a card. */
export function describeOneColumn(
  translate: Translate,
  { headings, rows }: Grid,
  isKnown: (heading: string) => boolean,
): string[] {
  const [heading = '', secondHeading] = headings;
  if (secondHeading !== undefined || heading === '') return [];
  const previewCells = [heading, ...rows.slice(0, PREVIEW_ROWS).map((sheetRow) => sheetRow.cells[0] ?? '')];
  const commonDivider = DIVIDERS.find((divider) => previewCells.every((cellText) => cellText.includes(divider)));
  if (commonDivider !== undefined) return [translate('deckNotes.oneColumn', { divider: commonDivider })];
  if (previewCells.slice(1).every((cellText) => cellText.trim().includes('  ')))
    return [translate('deckNotes.alignedCells')];
  if (isKnown(heading)) return [];
  return [translate('deckNotes.firstRow', { heading: truncateVisibly(heading) })];
}

/** Letters of UTF-8 that a program has read as Windows-1252: `Ã¤` for ä, `â€œ` for a quotation mark. */
const DECODED_TWICE = /Ã[¤¶¼Ÿ©¨¡³±§ª„–œ]|â€[™œ“”¦¢\u009d]/;

/** Returns a sentence about letters that were garbled before the file was written. */
export function describeGarbledText(translate: Translate, { headings, rows }: Grid): string[] {
  for (const rowCells of [headings, ...rows.map((sheetRow) => sheetRow.cells)])
    for (const cellText of rowCells) {
      const [garbledLetters] = DECODED_TWICE.exec(cellText) ?? [];
      if (garbledLetters !== undefined) return [translate('deckNotes.wrongEncoding', { letters: garbledLetters })];
    }
  return [];
}

/** Characters as web pages write them: `&amp;`, `&#39;`. */
const HTML_ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|[lr][sd]quo|#\d{2,6}|#x[0-9a-f]{2,6});/i;

/**
 * Matches the codes for line breaks, quotation marks and tabs of CardMaker and other programs: `\n`, `\q`, `\t`. A code follows a word, and
 * no letter follows the code, since `\n` may also be the beginning of a folder in a path.
 */
const ESCAPE_CODE = /[\p{L}\p{N}.,:;!?)](\\[nqt])(?![a-z])/u;

/** Returns sentences about codes of other programs, which cards show as they are written. */
export function describeCodes(translate: Translate, { headings, rows }: Grid): string[] {
  const findCode = (readCode: (cellText: string) => string | undefined): string | undefined => {
    for (const rowCells of [headings, ...rows.map((sheetRow) => sheetRow.cells)])
      for (const cellText of rowCells) {
        const foundCode = readCode(cellText);
        if (foundCode !== undefined) return foundCode;
      }
    return undefined;
  };
  const entityCode = findCode((cellText) => HTML_ENTITY.exec(cellText)?.[0]);
  const escapeCode = findCode((cellText) => (isPath(cellText) ? undefined : ESCAPE_CODE.exec(cellText)?.[1]));
  return [entityCode, escapeCode].flatMap((foundCode) =>
    foundCode === undefined ? [] : [translate('deckNotes.codes', { code: foundCode })],
  );
}

const isPath = (cellText: string): boolean =>
  hasPictureExtension(cellText.trim()) || /^(?:[a-z]:|\\\\|\.)/i.test(cellText.trim());

/** Returns a sentence about a text in curly quotation marks that was split into several cells. Only straight marks keep a cell together. */
export function describeCurlyQuotes(translate: Translate, { headings, rows }: Grid): string[] {
  const headingCount = countCells(headings);
  const brokenRow = rows.find(({ cells }) => {
    const startIndex = cells.findIndex(
      (cellText) => /^\s*[“„]/.test(cellText) && !/[”“]/.test(cellText.trim().slice(1)),
    );
    return startIndex >= 0 && countCells(cells) > headingCount && cells.slice(startIndex + 1).some(endsQuotation);
  });
  return brokenRow === undefined ? [] : [translate('deckNotes.curlyQuotes', { row: brokenRow.number })];
}

const countCells = (rowCells: readonly string[]): number =>
  rowCells.filter((cellText) => cellText.trim() !== '').length;
const endsQuotation = (cellText: string): boolean => /[”“]$/.test(cellText.trimEnd());

/** Whether a row has only one filled cell, and the cell is a comment as in source code: `// …`, `# …`, `-- …`, `;; …`. */
export function isComment(rowCells: readonly string[], columnCount: number): boolean {
  const filledCells = rowCells.filter((cellText) => cellText.trim() !== '');
  const [firstCell = ''] = filledCells;
  return (
    filledCells.length === 1 && (/^\s*\/\//.test(firstCell) || (columnCount > 1 && /^\s*(?:#|--|;;)\s/.test(firstCell)))
  );
}

/** Returns a sentence about a sheet whose headings are in its first column. */
export function describeTransposed(
  translate: Translate,
  { headings, rows }: Grid,
  isKnown: (heading: string) => boolean,
): string[] {
  const knownRows = rows.filter(({ cells }) => isKnown(cells[0] ?? ''));
  const isTransposed =
    rows.length >= 1 &&
    knownRows.length === rows.length &&
    headings.length > 2 &&
    headings.filter(isKnown).length <= 1 &&
    isKnown(headings[0] ?? '');
  return isTransposed ? [translate('deckNotes.transposed')] : [];
}
