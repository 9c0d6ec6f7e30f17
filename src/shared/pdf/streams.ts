/** Streams of a PDF, deflated by the given function, and written in the order they were added. */
import { zlibSync } from 'fflate';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { type Deflate, type Entries, type PdfFile, writeStream } from './pdf-file.ts';

/** Higher levels take twice the time and hardly shrink content of cards further. */
const LEVEL = 4;
export const deflate: Deflate = (bytes) => zlibSync(bytes, { level: LEVEL });

/** A stream that is not written yet. */
interface Waiting {
  readonly ref: PDFRef;
  readonly entries: Entries;
  readonly bytes: Uint8Array | Promise<Uint8Array>;
}

/** The streams of one file, the last of them still being packed. */
export interface Streams {
  readonly context: PDFContext;
  readonly file: PdfFile;
  readonly pack: Deflate;
  readonly waiting: Waiting[];
}

export const streamsOf = (context: PDFContext, file: PdfFile, pack: Deflate): Streams => ({
  context,
  file,
  pack,
  waiting: [],
});

/** Gives a deflated stream its number; it is written when `allWritten` is done. Text is ASCII. */
export function addStream(streams: Streams, content: string | Uint8Array, entries: Entries): PDFRef {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const packed = streams.pack(bytes);
  // Prevents an unhandled rejection until somebody awaits the promise.
  if (packed instanceof Promise) packed.catch(() => undefined);
  return add(streams, packed, { ...entries, Filter: 'FlateDecode' });
}

/** The same for bytes that stay as they are. */
export const addPlainStream = (streams: Streams, bytes: Uint8Array, entries: Entries): PDFRef =>
  add(streams, bytes, entries);

function add({ context, waiting }: Streams, bytes: Waiting['bytes'], entries: Entries): PDFRef {
  const ref = context.nextRef();
  waiting.push({ ref, entries, bytes });
  return ref;
}

/** Writes what was added until all of it is in the file. */
export const allWritten = (streams: Streams): Promise<void> => writtenBut(streams, 0);

/** Streams that may wait for their turn: more would only fill memory. */
const MOST_WAITING = 16;

/** Writes the oldest ones when too many are waiting, so that packing goes on meanwhile. */
export const writeExcess = (streams: Streams): Promise<void> => writtenBut(streams, MOST_WAITING);

async function writtenBut({ context, file, waiting }: Streams, rest: number): Promise<void> {
  while (waiting.length > rest) {
    const { ref, entries, bytes } = waiting.shift() as Waiting;
    writeStream(file, context, ref, await bytes, entries);
  }
}
