/** Bookmarks and links of a file: ways to its pages (PDF 32000, 12.3). */
import { type PDFArray, type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Rect } from '../display/units.ts';

/** Pages are counted from 0. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  /** Those below it. */
  readonly kids?: readonly Bookmark[];
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

/** Pages up to which viewers are not asked to show bookmarks: front and back of one sheet. */
const FEW = 2;

/** Writes the bookmarks and asks viewers to show them; those to pages that are not there are left out, with what is below them. */
export function writeOutline(
  { context, catalog }: PDFDocument,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): void {
  const root = context.nextRef();
  const written = writeBookmarks(context, bookmarks, pages, root);
  if (written === undefined) return;
  const { first, last, count } = written;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: count }));
  catalog.set(PDFName.of('Outlines'), root);
  if (pages.length > FEW) catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

interface Written {
  readonly first: PDFRef;
  readonly last: PDFRef;
  readonly count: number;
}

/** What stands below one bookmark; its own ones are folded. Undefined where that is nothing. */
function writeBookmarks(
  context: PDFContext,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
  parent: PDFRef,
): Written | undefined {
  const items = bookmarks.flatMap(({ title, page, kids = [] }) => {
    const target = pages[page];
    return target === undefined ? [] : [{ ref: context.nextRef(), title, target, kids }];
  });
  const [first] = items;
  const last = items[items.length - 1];
  if (first === undefined || last === undefined) return undefined;
  items.forEach(({ ref, title, target, kids }, index) => {
    const before = items[index - 1];
    const after = items[index + 1];
    const below = writeBookmarks(context, kids, pages, ref);
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: destination(target),
      ...(before === undefined ? {} : { Prev: before.ref }),
      ...(after === undefined ? {} : { Next: after.ref }),
      ...(below === undefined ? {} : { First: below.first, Last: below.last, Count: -below.count }),
    });
    context.assign(ref, item);
  });
  return { first: first.ref, last: last.ref, count: items.length };
}
