/** Sentences on tables that were probably not read as they are meant, though nothing in them is wrong by itself. */
import { t } from '../i18n/phrases.ts';
import type { Grid } from '../table/grid.ts';
import { shortened } from '../text/short.ts';

/** Signs that divide the cells of some tables. Those that Rollcall reads are here too: quotation marks may enclose whole rows. */
const DIVIDERS = [',', ';', '\t', '|', ':', '/', '^', '~'];

/** Rows that are looked at. */
const PREVIEW_ROWS = 30;

/** Returns a sentence on a table of one column whose rows seem to hold several cells, or whose heading may be a card. */
export function describeOneColumn({ headings, rows }: Grid, isKnown: (heading: string) => boolean): string[] {
  const [heading = '', another] = headings;
  if (another !== undefined || heading === '') return [];
  const cells = [heading, ...rows.slice(0, PREVIEW_ROWS).map((row) => row.cells[0] ?? '')];
  const divider = DIVIDERS.find((sign) => cells.every((cell) => cell.includes(sign)));
  if (divider !== undefined)
    return [
      t`This table has one column only, though every row has “${divider}” in it. If it divides cells, split the column in a spreadsheet program.`,
    ];
  if (cells.slice(1).every((cell) => cell.trim().includes('  ')))
    return [
      t`This table has one column only, since its cells are aligned by blanks. Divide them by commas, semicolons or tabs.`,
    ];
  if (isKnown(heading)) return [];
  return [
    t`The first row, “${shortened(heading)}”, was taken for the heading. If it is a card, add a heading above it.`,
  ];
}

/** Letters of UTF-8 that a program has read as Windows-1252: `Ã¤` for ä, `â€œ` for a quotation mark. */
const DECODED_TWICE = /Ã[¤¶¼Ÿ©¨¡³±§ª„–œ]|â€[™œ“”¦¢\u009d]/;

/** Returns a sentence on letters that were garbled before the file was written. */
export function describeGarbledText({ headings, rows }: Grid): string[] {
  for (const cells of [headings, ...rows.map((row) => row.cells)])
    for (const cell of cells) {
      const [garbled] = DECODED_TWICE.exec(cell) ?? [];
      if (garbled !== undefined)
        return [
          t`Letters such as “${garbled}” show that another program has read this text in a wrong encoding before. Export it again as UTF-8.`,
        ];
    }
  return [];
}

/** Returns a sentence on a table whose headings are in its first column. */
export function describeTransposed({ headings, rows }: Grid, isKnown: (heading: string) => boolean): string[] {
  const known = rows.filter(({ cells }) => isKnown(cells[0] ?? ''));
  const isTransposed =
    rows.length >= 1 &&
    known.length === rows.length &&
    headings.length > 2 &&
    headings.filter(isKnown).length <= 1 &&
    isKnown(headings[0] ?? '');
  return isTransposed
    ? [
        t`The headings of this table seem to be in its first column. Swap its rows and columns in a spreadsheet program.`,
      ]
    : [];
}
