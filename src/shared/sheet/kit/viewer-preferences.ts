/** What @react-pdf/renderer cannot write: preferences for viewers, and tags for reading aloud. */
import { PDFDocument, PrintScaling } from 'pdf-lib';
import { tagPages } from '../../pdf/merge/structure.ts';
import { visible } from '../../text/visible.ts';

/**
 * Tells viewers to print the sheet at its true size, and tags its pages. Takes and returns the bytes of a PDF; throws when they are none.
 * `date` replaces the moment of writing, so that equal sheets are equal bytes.
 */
export async function setViewerPreferences(bytes: Uint8Array, date?: Date): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const viewer = document.catalog.getOrCreateViewerPreferences();
  viewer.setPrintScaling(PrintScaling.None);
  viewer.setDisplayDocTitle(true);
  // Names come from strangers, and viewers show the title in the bar of a window.
  const [title, subject] = [document.getTitle(), document.getSubject()];
  if (title !== undefined) document.setTitle(visible(title));
  if (subject !== undefined) document.setSubject(visible(subject));
  tagPages(document, visible(title ?? ''));
  if (date) {
    document.setCreationDate(date);
    document.setModificationDate(date);
  }
  return document.save({ useObjectStreams: true });
}
