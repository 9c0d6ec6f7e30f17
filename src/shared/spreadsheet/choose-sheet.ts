/** Chooses among the sheets of a spreadsheet. */
import type { Grid } from './grid.ts';

/**
 * Returns the sheet with the most known headings, of several alike the first. A visible sheet with known headings comes before a
 * hidden one, and so does a visible one among those without. Undefined if there is no sheet.
 */
export function chooseSheet(sheets: readonly Grid[], isKnown: (heading: string) => boolean): Grid | undefined {
  const ratedSheets = sheets.map((sheet) => {
    const knownCount = sheet.headings.filter(isKnown).length;
    return { sheet, known: knownCount, class: (knownCount > 0 ? 2 : 0) + (sheet.isHidden ? 0 : 1) };
  });
  return ratedSheets.reduce<(typeof ratedSheets)[number] | undefined>((bestSheet, candidate) => {
    if (bestSheet === undefined || candidate.class > bestSheet.class) return candidate;
    return candidate.class === bestSheet.class && candidate.known > bestSheet.known ? candidate : bestSheet;
  }, undefined)?.sheet;
}
