/** Bookmarks and links of a file: ways to its pages (PDF 32000, 12.3). */
import { type PDFArray, type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Rect } from '../card/display/units.ts';

/** Pages are counted from 0. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
}

/** A place on a page, measured from its top, that leads to another one. */
export interface PageLink {
  readonly box: Rect;
  readonly page: number;
}

/** Shows the page from its top, at the zoom the reader has. */
const destination = (page: PDFRef) => [page, 'XYZ', null, null, null];

/** The links of one page; those to pages that are not there are left out. `height` of the page in points. */
export function linksOn(
  context: PDFContext,
  links: readonly PageLink[],
  pages: readonly PDFRef[],
  height: number,
): PDFArray {
  const refs = links.flatMap(({ box: { x, y, width, height: high }, page }) => {
    const target = pages[page];
    if (target === undefined) return [];
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, height - y - high, x + width, height - y],
      Border: [0, 0, 0],
      Dest: destination(target),
    };
    return [context.register(context.obj(link))];
  });
  return context.obj(refs);
}

/** Writes the bookmarks and asks viewers to show them. */
export function writeOutline(
  { context, catalog }: PDFDocument,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): void {
  const items = bookmarks.flatMap(({ title, page }) => {
    const target = pages[page];
    return target === undefined ? [] : [{ ref: context.nextRef(), title, target }];
  });
  const [first] = items;
  const last = items[items.length - 1];
  if (first === undefined || last === undefined) return;
  const root = context.nextRef();
  items.forEach(({ ref, title, target }, i) => {
    const before = items[i - 1];
    const after = items[i + 1];
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: destination(target),
      ...(before === undefined ? {} : { Prev: before.ref }),
      ...(after === undefined ? {} : { Next: after.ref }),
    });
    context.assign(ref, item);
  });
  context.assign(root, context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: items.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
