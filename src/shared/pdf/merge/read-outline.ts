import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject } from 'pdf-lib';
import type { Bookmark } from '../navigation.ts';

/** Reads the bookmarks of a file that Rollcall has written. `firstPage` is the index of its first page in the merged file. */
export function readOutline(document: PDFDocument, firstPage: number): Bookmark[] {
  const pageNumbers = new Map<PDFObject | undefined, number>(
    document.getPages().map(({ ref }, index) => [ref, firstPage + index]),
  );
  const readKids = (parent: PDFDict): Bookmark[] => {
    const kids: Bookmark[] = [];
    let item = parent.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item !== undefined) {
      const title = item.lookup(PDFName.of('Title'), PDFHexString).decodeText();
      const page = pageNumbers.get(item.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0));
      if (page !== undefined) kids.push({ title, page, kids: readKids(item) });
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
    return kids;
  };
  const outlines = document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  return outlines === undefined ? [] : readKids(outlines);
}
