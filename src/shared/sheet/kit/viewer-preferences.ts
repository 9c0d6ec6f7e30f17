/** Adds what @react-pdf/renderer can't write: viewer preferences, and tags for screen readers. */
import { PDFDocument, PrintScaling } from 'pdf-lib';
import { tagPages } from '../../pdf/merge/structure.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';

/**
 * Tells viewers to print the sheet at its true size, and tags its pages. Throws if the bytes aren't a PDF. `fixedDate` replaces the
 * current time, so that equal sheets give equal bytes.
 */
export async function setViewerPreferences(pdfBytes: Uint8Array, fixedDate?: Date): Promise<Uint8Array> {
  const pdfDocument = await PDFDocument.load(pdfBytes, { updateMetadata: false });
  const preferences = pdfDocument.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDisplayDocTitle(true);
  // Names come from strangers, and viewers show the title in their title bar.
  const [title, subject] = [pdfDocument.getTitle(), pdfDocument.getSubject()];
  if (title !== undefined) pdfDocument.setTitle(showHiddenCharacters(title));
  if (subject !== undefined) pdfDocument.setSubject(showHiddenCharacters(subject));
  tagPages(pdfDocument, showHiddenCharacters(title ?? ''));
  if (fixedDate) {
    pdfDocument.setCreationDate(fixedDate);
    pdfDocument.setModificationDate(fixedDate);
  }
  return pdfDocument.save({ useObjectStreams: true });
}
