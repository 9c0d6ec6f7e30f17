/** Draws the pages of a finished PDF as they will be printed, from the same bytes that are saved. */
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import type { Size } from '../../../../shared/print/paper.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';

/** The maximum number of pixels of a canvas. Some graphics drivers show nothing for larger ones. */
const MAX_PIXELS = 16_000_000;
const MM_PER_POINT = 25.4 / 72;

/** An open PDF. */
export interface PdfSource {
  /** The size of each page in millimeters. */
  readonly pageSizes: readonly Size[];
  /**
   * Draws a page at `pixelsPerMm`, or at a lower resolution if the canvas would be too large. Returns undefined if `signal` is
   * aborted.
   */
  draw(pageNumber: number, pixelsPerMm: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  close(): void;
}

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

interface PdfJsWorker {
  readonly worker: PDFWorker;
  readonly port: Worker;
  /** Rejects if the worker fails outside of a request. */
  readonly failed: Promise<never>;
}

/** Opens PDFs in one worker until the reader is closed. pdf.js is loaded with the first PDF. */
export class PdfReader {
  #started: PdfJsWorker | undefined;
  #isClosed = false;

  async open(bytes: Uint8Array): Promise<PdfSource> {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    if (this.#isClosed) throw new Error('The reader is closed.');
    this.#started ??= startWorker(pdfjs);
    const { worker, failed } = this.#started;
    return Promise.race([openWith(pdfjs, worker, bytes), failed]);
  }

  close(): void {
    this.#isClosed = true;
    this.#started?.worker.destroy();
    this.#started?.port.terminate();
  }
}

function startWorker(pdfjs: PdfJs): PdfJsWorker {
  const port = new Worker(new URL('./pdf-js.worker.ts', import.meta.url), { type: 'module' });
  // pdf.js waits forever for a worker that does not start.
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker did not start.')));
  });
  failed.catch(() => undefined); // Each call of `open` receives this error.
  return { worker: pdfjs.PDFWorker.create({ port }), port, failed };
}

async function openWith(pdfjs: PdfJs, worker: PDFWorker, bytes: Uint8Array): Promise<PdfSource> {
  // pdf.js takes ownership of the bytes, so it gets a copy: the same bytes are saved later.
  const pdfDocument = await pdfjs.getDocument({
    data: bytes.slice(),
    worker,
    useWasm: false,
    // pdf.js draws glyphs as outlines at their exact positions. Browser fonts would be placed at whole pixels.
    disableFontFace: true,
    verbosity: 0,
  }).promise;
  const pageSizes: Size[] = [];
  for (let pageNumber = 1; pageNumber <= pdfDocument.numPages; pageNumber += 1)
    pageSizes.push(await getPageSize(pdfDocument, pageNumber));
  return {
    pageSizes,
    draw: (pageNumber, pixelsPerMm, signal) => drawPage(pdfDocument, pageNumber, pixelsPerMm, signal),
    close: () => runInBackground('Closing a PDF', pdfDocument.loadingTask.destroy()),
  };
}

async function getPageSize(pdfDocument: PDFDocumentProxy, pageNumber: number): Promise<Size> {
  const { width, height } = (await pdfDocument.getPage(pageNumber)).getViewport({ scale: 1 });
  return { width: width * MM_PER_POINT, height: height * MM_PER_POINT };
}

async function drawPage(
  pdfDocument: PDFDocumentProxy,
  pageNumber: number,
  pixelsPerMm: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  const page = await pdfDocument.getPage(pageNumber);
  const fullViewport = page.getViewport({ scale: 1 });
  const maxScale = Math.sqrt(MAX_PIXELS / (fullViewport.width * fullViewport.height));
  const viewport = page.getViewport({ scale: Math.min(pixelsPerMm * MM_PER_POINT, maxScale) });
  if (signal.aborted) return undefined;
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const renderTask = page.render({ canvas, viewport });
  const cancelRendering = () => renderTask.cancel();
  signal.addEventListener('abort', cancelRendering);
  try {
    await renderTask.promise;
    return canvas;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancelRendering);
  }
}
