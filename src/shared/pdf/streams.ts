/** Compresses the streams of a PDF and writes them in the order in which they were added. */
import { zlibSync } from 'fflate';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { type Deflate, type Entries, type PdfFile, writeStream } from './pdf-file.ts';

/** Higher levels take twice the time and hardly compress cards any better. */
const COMPRESSION_LEVEL = 4;
export const deflate: Deflate = (bytes) => zlibSync(bytes, { level: COMPRESSION_LEVEL });

/** A stream that hasn't been written yet. */
interface WaitingStream {
  readonly ref: PDFRef;
  readonly entries: Entries;
  readonly bytes: Uint8Array | Promise<Uint8Array>;
}

/** The streams of one file. The last ones may still be compressed in the background. */
export interface Streams {
  readonly context: PDFContext;
  readonly file: PdfFile;
  readonly pack: Deflate;
  readonly waiting: WaitingStream[];
}

export const createStreams = (context: PDFContext, file: PdfFile, deflateBytes: Deflate): Streams => ({
  context,
  file,
  pack: deflateBytes,
  waiting: [],
});

/** Adds a stream, compressed, and returns its reference. The stream is written by the time `writeAll` resolves. Text must be ASCII. */
export function addStream(streams: Streams, content: string | Uint8Array, entries: Entries): PDFRef {
  const contentBytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const packedBytes = streams.pack(contentBytes);
  // Prevents an unhandled rejection before the promise is awaited.
  if (packedBytes instanceof Promise) packedBytes.catch(() => undefined);
  return addWaiting(streams, packedBytes, { ...entries, Filter: 'FlateDecode' });
}

/** Adds a stream without compressing it. */
export const addPlainStream = (streams: Streams, bytes: Uint8Array, entries: Entries): PDFRef =>
  addWaiting(streams, bytes, entries);

function addWaiting({ context, waiting }: Streams, bytes: WaitingStream['bytes'], entries: Entries): PDFRef {
  const streamRef = context.nextRef();
  waiting.push({ ref: streamRef, entries, bytes });
  return streamRef;
}

/** Writes all streams that were added. */
export const writeAll = (streams: Streams): Promise<void> => writeUntil(streams, 0);

/** The maximum number of waiting streams. More would only fill memory. */
const MAX_WAITING = 16;

/** Writes the oldest streams if too many are waiting, so that compression can continue in the meantime. */
export const writeExcess = (streams: Streams): Promise<void> => writeUntil(streams, MAX_WAITING);

async function writeUntil({ context, file, waiting }: Streams, maxRemaining: number): Promise<void> {
  while (waiting.length > maxRemaining) {
    const { ref, entries, bytes } = waiting.shift() as WaitingStream;
    writeStream(file, context, ref, await bytes, entries);
  }
}
