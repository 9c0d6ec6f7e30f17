/** Writes bookmarks and links (PDF 32000, 12.3). */
import { type PDFArray, type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Rect } from '../display/units.ts';

/** A bookmark. Pages are counted from 0. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  /** The bookmarks below this one. */
  readonly kids?: readonly Bookmark[];
}

/** A clickable box on a page, measured from the top, that leads to another page. */
export interface PageLink {
  readonly box: Rect;
  readonly page: number;
}

/** Creates a destination at the top of a page, with the current zoom. */
const createDestination = (page: PDFRef) => [page, 'XYZ', null, null, null];

/** Creates the links of one page. Links to missing pages are left out. `height` is the height of the page in points. */
export function createLinks(
  context: PDFContext,
  links: readonly PageLink[],
  pages: readonly PDFRef[],
  height: number,
): PDFArray {
  const linkRefs = links.flatMap(({ box: { x, y, width: boxWidth, height: boxHeight }, page }) => {
    const target = pages[page];
    if (target === undefined) return [];
    const linkEntries = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, height - y - boxHeight, x + boxWidth, height - y],
      Border: [0, 0, 0],
      Dest: createDestination(target),
    };
    return [context.register(context.obj(linkEntries))];
  });
  return context.obj(linkRefs);
}

/** The two sides of one sheet. Viewers of files with at most this many pages aren't asked to show the bookmarks. */
const MAX_PAGES_WITHOUT_OUTLINE = 2;

/** Writes the bookmarks and asks viewers to show them. A bookmark of a missing page is left out, with all bookmarks below it. */
export function writeOutline(
  { context, catalog }: PDFDocument,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): void {
  const outlineRef = context.nextRef();
  const outline = writeBookmarks(context, bookmarks, pages, outlineRef);
  if (outline === undefined) return;
  const { first, last, count } = outline;
  context.assign(outlineRef, context.obj({ Type: 'Outlines', First: first, Last: last, Count: count }));
  catalog.set(PDFName.of('Outlines'), outlineRef);
  if (pages.length > MAX_PAGES_WITHOUT_OUTLINE) catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

interface WrittenBookmarks {
  readonly first: PDFRef;
  readonly last: PDFRef;
  readonly count: number;
}

/** Writes the bookmarks below a parent, collapsed. Returns undefined if there are none. */
function writeBookmarks(
  context: PDFContext,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
  parent: PDFRef,
): WrittenBookmarks | undefined {
  const items = bookmarks.flatMap(({ title, page, kids = [] }) => {
    const target = pages[page];
    return target === undefined ? [] : [{ ref: context.nextRef(), title, target, kids }];
  });
  const [firstItem] = items;
  const lastItem = items[items.length - 1];
  if (firstItem === undefined || lastItem === undefined) return undefined;
  items.forEach(({ ref, title, target, kids }, index) => {
    const previousItem = items[index - 1];
    const nextItem = items[index + 1];
    const innerBookmarks = writeBookmarks(context, kids, pages, ref);
    const itemEntries = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: createDestination(target),
      ...(previousItem === undefined ? {} : { Prev: previousItem.ref }),
      ...(nextItem === undefined ? {} : { Next: nextItem.ref }),
      ...(innerBookmarks === undefined
        ? {}
        : { First: innerBookmarks.first, Last: innerBookmarks.last, Count: -innerBookmarks.count }),
    });
    context.assign(ref, itemEntries);
  });
  return { first: firstItem.ref, last: lastItem.ref, count: items.length };
}
