/** Draws the pages of a finished PDF as they will be printed, from the same bytes that are saved. */
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import type { Size } from '../../../../shared/print/paper.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';

/** The most pixels of a canvas. Some graphics drivers show nothing for larger ones. */
const MOST_PIXELS = 16_000_000;
const MM_PER_POINT = 25.4 / 72;

/** An open PDF. */
export interface PdfSource {
  /** The size of each page in millimeters. */
  readonly sizes: readonly Size[];
  /**
   * Draws a page at `pixels` pixels per millimeter, or fewer if the canvas would be too large. Returns undefined if it
   * was aborted.
   */
  draw(page: number, pixels: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  close(): void;
}

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

interface Started {
  readonly worker: PDFWorker;
  readonly port: Worker;
  /** Rejects if the worker fails outside of a request. */
  readonly failed: Promise<never>;
}

/** Opens PDFs in one worker until it is closed. pdf.js is loaded with the first PDF. */
export class PdfReader {
  #started: Started | undefined;
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

function startWorker(pdfjs: PdfJs): Started {
  const port = new Worker(new URL('./pdf-js.worker.ts', import.meta.url), { type: 'module' });
  // pdf.js waits forever for a worker that does not start.
  const failed = new Promise<never>((_, fail) => {
    port.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker did not start.')));
  });
  failed.catch(() => undefined); // Each call of `open` receives this error.
  return { worker: pdfjs.PDFWorker.create({ port }), port, failed };
}

async function openWith(pdfjs: PdfJs, worker: PDFWorker, bytes: Uint8Array): Promise<PdfSource> {
  // pdf.js takes ownership of the bytes, so it gets a copy: the same bytes are saved later.
  const document = await pdfjs.getDocument({
    data: bytes.slice(),
    worker,
    useWasm: false,
    // Glyphs are drawn as outlines at their exact places, because fonts of the page are placed at whole pixels.
    disableFontFace: true,
    verbosity: 0,
  }).promise;
  const sizes: Size[] = [];
  for (let n = 1; n <= document.numPages; n += 1) sizes.push(await sizeOf(document, n));
  return {
    sizes,
    draw: (page, pixels, signal) => drawPage(document, page, pixels, signal),
    close: () => runInBackground('Closing a PDF', document.loadingTask.destroy()),
  };
}

async function sizeOf(document: PDFDocumentProxy, number: number): Promise<Size> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
  return { width: width * MM_PER_POINT, height: height * MM_PER_POINT };
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  pixels: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (whole.width * whole.height));
  const viewport = page.getViewport({ scale: Math.min(pixels * MM_PER_POINT, most) });
  if (signal.aborted) return undefined;
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const task = page.render({ canvas, viewport });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
