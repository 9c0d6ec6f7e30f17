import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject } from 'pdf-lib';
import type { Bookmark } from '../navigation.ts';

/** The bookmarks of a file that Rollcall has written, for pages that come behind `first` others. */
export function readOutline(part: PDFDocument, first: number): Bookmark[] {
  const numbers = new Map<PDFObject | undefined, number>(part.getPages().map(({ ref }, index) => [ref, first + index]));
  const kidsOf = (parent: PDFDict): Bookmark[] => {
    const kids: Bookmark[] = [];
    let item = parent.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item !== undefined) {
      const title = item.lookup(PDFName.of('Title'), PDFHexString).decodeText();
      const page = numbers.get(item.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0));
      if (page !== undefined) kids.push({ title, page, kids: kidsOf(item) });
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
    return kids;
  };
  const outlines = part.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  return outlines === undefined ? [] : kidsOf(outlines);
}
