/** Chooses among the sheets of a spreadsheet. */
import type { Grid } from './grid.ts';

/**
 * Returns the most suitable sheet. Sheets with known headings come first, among these visible sheets, then sheets with more known headings,
 * then earlier sheets. Without known headings, visible sheets come first. Returns undefined if there is no sheet.
 */
export function chooseSheet(sheets: readonly Grid[], isKnown: (heading: string) => boolean): Grid | undefined {
  const ratedSheets = sheets.map((sheet) => {
    const knownCount = sheet.headings.filter(isKnown).length;
    return { sheet, knownCount, rank: (knownCount > 0 ? 2 : 0) + (sheet.isHidden ? 0 : 1) };
  });
  return ratedSheets.reduce<(typeof ratedSheets)[number] | undefined>((bestSheet, candidate) => {
    if (bestSheet === undefined || candidate.rank > bestSheet.rank) return candidate;
    return candidate.rank === bestSheet.rank && candidate.knownCount > bestSheet.knownCount ? candidate : bestSheet;
  }, undefined)?.sheet;
}
