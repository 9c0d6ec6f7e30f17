/** Streams of a PDF, deflated by whoever is quickest at it. */
import { zlibSync } from 'fflate';
import type { PDFContext, PDFRef } from 'pdf-lib';

/** Zlib data (RFC 1950). Doors with something quicker of their own hand it in; the result must unpack to the same bytes. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Content of cards hardly shrinks further above it, and takes twice the time. */
const LEVEL = 4;
export const deflate: Deflate = (bytes) => zlibSync(bytes, { level: LEVEL });

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

/** Registers a deflated stream. Text is ASCII. */
export function addStream(context: PDFContext, content: string | Uint8Array, entries: Entries, pack: Deflate): PDFRef {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return context.register(context.stream(pack(bytes), { ...entries, Filter: 'FlateDecode' }));
}
