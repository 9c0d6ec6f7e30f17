/** Streams of a PDF, deflated by whoever is quickest at it. */
import { zlibSync } from 'fflate';
import type { PDFContext, PDFRef } from 'pdf-lib';

/**
 * Zlib data (RFC 1950), at once or later. Doors with something quicker of their own hand it in; the result must unpack to
 * the same bytes.
 */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Content of cards hardly shrinks further above it, and takes twice the time. */
const LEVEL = 4;
export const deflate: Deflate = (bytes) => zlibSync(bytes, { level: LEVEL });

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

/** The streams of one file, some of them still being packed. */
export interface Streams {
  readonly context: PDFContext;
  readonly pack: Deflate;
  readonly waiting: Promise<void>[];
}

export const streamsOf = (context: PDFContext, pack: Deflate): Streams => ({ context, pack, waiting: [] });

/** Gives a deflated stream its number; it is whole when `allPacked` is. Text is ASCII. */
export function addStream({ context, pack, waiting }: Streams, content: string | Uint8Array, entries: Entries): PDFRef {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const ref = context.nextRef();
  const add = (packed: Uint8Array): void =>
    context.assign(ref, context.stream(packed, { ...entries, Filter: 'FlateDecode' }));
  const packed = pack(bytes);
  if (packed instanceof Uint8Array) add(packed);
  else {
    const added = packed.then(add);
    // Whoever waits for it is told; until then a failure is nobody's yet.
    added.catch(() => undefined);
    waiting.push(added);
  }
  return ref;
}

/** Waits until no stream is being packed any more. */
export async function allPacked({ waiting }: Streams): Promise<void> {
  await Promise.all(waiting.splice(0));
}

/** Unpacked pages that may wait for their turn: more would only fill memory. */
const MOST_WAITING = 16;

/** Waits for the oldest one when too much is waiting already: whoever packs always has something to do. */
export async function someRoom({ waiting }: Streams): Promise<void> {
  if (waiting.length >= MOST_WAITING) await waiting.shift();
}
