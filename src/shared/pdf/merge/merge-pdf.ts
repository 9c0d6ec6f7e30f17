/** Merges PDFs that Rollcall has written into one (PDF 32000, 12.3.3 and 14.7). */
import { PDFDocument, PDFObjectCopier, PDFPage, type PDFPageLeaf } from 'pdf-lib';
import { type PdfMeta, writeMetadata } from '../metadata.ts';
import { type Bookmark, writeOutline } from '../navigation.ts';
import { needsBlankPage } from './needs-blank-page.ts';
import { readOutline } from './read-outline.ts';
import { JoinedStructure } from './structure.ts';

export interface PdfPart {
  /** The title of the part's bookmark and of its section in the structure. */
  readonly title: string;
  readonly bytes: Uint8Array;
}

export interface MergeJob {
  readonly parts: readonly PdfPart[];
  readonly title: string;
  /** How sheets are turned for duplex printing. Each part begins on a new sheet. Absent if sheets are printed on one side. */
  readonly duplex?: Exclude<PdfMeta['duplex'], 'simplex'>;
  readonly created: Date;
}

/**
 * Merges the pages of all parts in order, to be printed at true size. Each part has a bookmark with the part's own bookmarks below. For
 * duplex printing, a blank page follows each part with an odd number of pages, so that every part begins on a front. If one part is
 * tagged for screen readers, the others become tagged too. Throws if a part isn't a PDF.
 */
export async function mergePdfs({ parts, title, duplex, created }: MergeJob): Promise<Uint8Array> {
  const mergedDocument = await PDFDocument.create({ updateMetadata: false });
  const structure = new JoinedStructure(mergedDocument.context);
  const bookmarks: Bookmark[] = [];
  for (const [index, { title: partTitle, bytes }] of parts.entries()) {
    const partDocument = await PDFDocument.load(bytes, { updateMetadata: false });
    const firstPage = mergedDocument.getPageCount();
    const copier = PDFObjectCopier.for(partDocument.context, mergedDocument.context);
    const pages = partDocument.getPages().map(({ ref }) => {
      // Copied by reference, so that everything that refers to the page finds the copy.
      const copiedRef = copier.copy(ref);
      mergedDocument.addPage(
        PDFPage.of(mergedDocument.context.lookup(copiedRef) as PDFPageLeaf, copiedRef, mergedDocument),
      );
      return copiedRef;
    });
    structure.add(partTitle, partDocument, copier, pages);
    bookmarks.push({ title: partTitle, page: firstPage, kids: readOutline(partDocument, firstPage) });
    const lastPage = mergedDocument.getPages().at(-1);
    const isLastPart = index + 1 === parts.length;
    if (duplex !== undefined && lastPage !== undefined && needsBlankPage(pages.length, isLastPart))
      mergedDocument.addPage([lastPage.getWidth(), lastPage.getHeight()]);
  }
  writeMetadata(mergedDocument, { title, created, duplex: duplex ?? 'simplex' });
  const pageRefs = mergedDocument.getPages().map(({ ref }) => ref);
  writeOutline(mergedDocument, bookmarks, pageRefs);
  structure.write(mergedDocument.catalog);
  return mergedDocument.save({ useObjectStreams: true });
}
