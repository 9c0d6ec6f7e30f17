/** Streams of a PDF, deflated by whoever is quickest at it. */
import { zlibSync } from 'fflate';
import type { PDFContext, PDFRef } from 'pdf-lib';

/**
 * Zlib data (RFC 1950). Doors with something quicker of their own hand it in; the result must unpack to the same bytes.
 * Text is ASCII, as operators are.
 */
export type Deflate = (content: Uint8Array | string) => Uint8Array;

/** Content of cards hardly shrinks further above it, and takes twice the time. */
const LEVEL = 4;
export const deflate: Deflate = (content) =>
  zlibSync(typeof content === 'string' ? new TextEncoder().encode(content) : content, { level: LEVEL });

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

/** Registers a deflated stream. */
export function addStream(context: PDFContext, content: string | Uint8Array, entries: Entries, pack: Deflate): PDFRef {
  return context.register(context.stream(pack(content), { ...entries, Filter: 'FlateDecode' }));
}
