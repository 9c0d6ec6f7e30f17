/** Several PDFs that Rollcall has written, put together as one (PDF 32000, 12.3.3 and 14.7). */
import { PDFDocument, PDFObjectCopier, PDFPage, type PDFPageLeaf } from 'pdf-lib';
import { describe, type PdfMeta } from '../metadata.ts';
import { type Bookmark, writeOutline } from '../navigation.ts';
import { readOutline } from './read-outline.ts';
import { JoinedStructure } from './structure.ts';

export interface PdfPart {
  /** Of its bookmark, and of its place in the structure. */
  readonly title: string;
  readonly bytes: Uint8Array;
}

export interface MergeJob {
  readonly parts: readonly PdfPart[];
  readonly title: string;
  /** Sheets are turned over, so that each part begins on a new one. */
  readonly duplex?: Exclude<PdfMeta['duplex'], 'simplex'>;
  readonly created: Date;
}

/**
 * The pages of all parts in their order, to be printed at their true size, with a bookmark for each part above its own ones. Where
 * sheets are turned over, a part of an odd number of pages is followed by a blank one, so that no front lands on the back of
 * another part. Where one part can be read aloud, all can. Throws where a part is no PDF.
 */
export async function mergedPdf({ parts, title, duplex, created }: MergeJob): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  const structure = new JoinedStructure(whole.context);
  const bookmarks: Bookmark[] = [];
  for (const [index, { title: name, bytes }] of parts.entries()) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false });
    const first = whole.getPageCount();
    const copier = PDFObjectCopier.for(part.context, whole.context);
    const pages = part.getPages().map(({ ref }) => {
      // By its reference, so that everything that names the page finds its copy.
      const copied = copier.copy(ref);
      whole.addPage(PDFPage.of(whole.context.lookup(copied) as PDFPageLeaf, copied, whole));
      return copied;
    });
    structure.add(name, part, copier, pages);
    bookmarks.push({ title: name, page: first, kids: readOutline(part, first) });
    const last = whole.getPages().at(-1);
    if (duplex !== undefined && pages.length % 2 === 1 && last !== undefined && index + 1 < parts.length)
      whole.addPage([last.getWidth(), last.getHeight()]);
  }
  describe(whole, { title, created, duplex: duplex ?? 'simplex' });
  const refs = whole.getPages().map(({ ref }) => ref);
  writeOutline(whole, bookmarks, refs);
  structure.write(whole.catalog);
  return whole.save({ useObjectStreams: true });
}
