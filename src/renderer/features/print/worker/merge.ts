/** Several finished PDFs as one file, in the worker. */
import { PDFDocument } from 'pdf-lib';
import { describe } from '../../../../shared/pdf/metadata.ts';
import type { MergeRequest } from '../job.ts';

/**
 * The pages of all files in their order, to be printed at their true size. Where sheets are turned over, a file of an odd number
 * of pages is followed by a blank one, so that no front lands on the back of another part. Throws where a file is no PDF.
 */
export async function mergedPdf({ title, files, duplex }: Omit<MergeRequest, 'what'>): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const [i, bytes] of files.entries()) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
    const last = whole.getPages().at(-1);
    const isOdd = part.getPageCount() % 2 === 1;
    if (duplex !== undefined && isOdd && last !== undefined && i + 1 < files.length) {
      whole.addPage([last.getWidth(), last.getHeight()]);
    }
  }
  describe(whole, { title, created: new Date(), duplex: duplex ?? 'simplex' });
  return whole.save({ useObjectStreams: true });
}
