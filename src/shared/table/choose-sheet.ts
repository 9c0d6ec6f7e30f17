/** Chooses among the sheets of a spreadsheet. */
import type { Grid } from './grid.ts';

/**
 * Returns the sheet with the most known headings, of several alike the first. A visible sheet with known headings comes before a
 * hidden one, and so does a visible one among those without. Undefined if there is no sheet.
 */
export function chooseSheet(sheets: readonly Grid[], isKnown: (heading: string) => boolean): Grid | undefined {
  const rated = sheets.map((sheet) => {
    const known = sheet.headings.filter(isKnown).length;
    return { sheet, known, class: (known > 0 ? 2 : 0) + (sheet.isHidden ? 0 : 1) };
  });
  return rated.reduce<(typeof rated)[number] | undefined>((best, other) => {
    if (best === undefined || other.class > best.class) return other;
    return other.class === best.class && other.known > best.known ? other : best;
  }, undefined)?.sheet;
}
