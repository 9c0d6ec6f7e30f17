/** Binds the parts of a long report into one PDF, with an outline and links that lead across all of them. */
import { PDFDocument, PDFHexString, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Bookmark, PageLink } from './report-links.ts';

/**
 * The pages of all `parts` in their order; title and author are those of the first. Rendering everything as one document
 * would hold all pages in memory at once, which two hundred lists make too much. Throws when a part is no PDF.
 */
export async function bindReport(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { bookmarks, links }: { bookmarks: readonly Bookmark[]; links: readonly PageLink[] },
): Promise<Uint8Array> {
  let bound: PDFDocument | undefined;
  for await (const bytes of parts) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false });
    if (!bound) bound = part;
    else for (const page of await bound.copyPages(part, part.getPageIndices())) bound.addPage(page);
  }
  if (!bound) throw new Error('A report has at least its cover');
  const pages = bound.getPages();
  addOutline(bound, pages, bookmarks);
  for (const link of links) addLink(bound, pages, link);
  return bound.save({ useObjectStreams: true });
}

/** Shows the page from its top, at the zoom the reader has. */
const destination = (page: PDFPage) => [page.ref, 'XYZ', null, null, null];

function addOutline(document: PDFDocument, pages: readonly PDFPage[], bookmarks: readonly Bookmark[]): void {
  const { context } = document;
  const items = bookmarks.flatMap(({ title, page }): { ref: PDFRef; title: string; at: PDFPage }[] => {
    const at = pages[page - 1];
    return at ? [{ ref: context.nextRef(), title, at }] : [];
  });
  const [first] = items;
  const last = items[items.length - 1];
  if (!first || !last) return;
  const root = context.nextRef();
  items.forEach(({ ref, title, at }, i) => {
    const before = items[i - 1];
    const after = items[i + 1];
    const item = context.obj({
      Parent: root,
      Dest: destination(at),
      ...(before ? { Prev: before.ref } : {}),
      ...(after ? { Next: after.ref } : {}),
    });
    item.set(context.obj('Title'), PDFHexString.fromText(title));
    context.assign(ref, item);
  });
  context.assign(root, context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: items.length }));
  document.catalog.set(context.obj('Outlines'), root);
}

function addLink(document: PDFDocument, pages: readonly PDFPage[], { page, box, to }: PageLink): void {
  const from = pages[page - 1];
  const target = pages[to - 1];
  if (!from || !target) return;
  const top = from.getHeight() - box.top;
  const link = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [box.left, top - box.height, box.left + box.width, top],
    Border: [0, 0, 0],
    Dest: destination(target),
  });
  from.node.addAnnot(document.context.register(link));
}
