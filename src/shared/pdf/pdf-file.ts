/**
 * A PDF file written from front to back (PDF 32000, 7.5): streams as soon as they are ready, so that nobody has to hold all
 * of them, and at the end the objects of pdf-lib's context, packed together, and where each of them stands.
 */
import { type PDFContext, type PDFRef, PDFStream } from 'pdf-lib';
import { bytes, put, putBytes, since } from './ink-bytes.ts';

/**
 * Zlib data (RFC 1950). Callers may pass a quicker implementation; the result must unpack to
 * the same bytes.
 */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Takes the next bytes of the file, which do not change any more. */
export type Write = (bytes: Uint8Array) => void;

/** Where an object stands: at a byte of the file, or as number `index` in the object stream `within`. */
type Place = { readonly at: number } | { readonly within: number; readonly index: number };

export interface PdfFile {
  readonly write: Write;
  /** Bytes written so far. */
  length: number;
  /** By the number of the object. */
  readonly places: Place[];
}

/** Four bytes above 127 tell programs that the file is not text. */
const HEADER = Uint8Array.of(...[...'%PDF-1.7\n%'].map((letter) => letter.charCodeAt(0)), 129, 129, 129, 129, 10, 10);

export function beginFile(write: Write): PdfFile {
  const file: PdfFile = { write, length: 0, places: [] };
  add(file, HEADER);
  return file;
}

function add(file: PdfFile, piece: Uint8Array): void {
  file.write(piece);
  file.length += piece.length;
}

function addText(file: PdfFile, text: string): void {
  const out = bytes(text.length);
  put(out, text);
  add(file, since(out, 0));
}

export type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

/** Writes a stream with its dictionary. */
export function writeStream(
  file: PdfFile,
  context: PDFContext,
  { objectNumber }: PDFRef,
  content: Uint8Array,
  entries: Entries,
): void {
  file.places[objectNumber] = { at: file.length };
  const dict = context.obj({ ...entries, Length: content.length });
  addText(file, `${objectNumber} 0 obj\n${dict}\nstream\n`);
  add(file, content);
  addText(file, '\nendstream\nendobj\n\n');
}

/** Objects of one object stream: more deflate better, and take longer to look one up in. */
const TOGETHER = 100;

/**
 * Writes what the context holds besides streams that were written already; `packed` adds an object stream. What is left to
 * write then is the end.
 */
export function writeObjects(
  file: PdfFile,
  context: PDFContext,
  packed: (content: Uint8Array, entries: Entries) => PDFRef,
): void {
  const objects = context.enumerateIndirectObjects();
  const streams = objects.flatMap(([ref, object]) => (object instanceof PDFStream ? [[ref, object] as const] : []));
  for (const [{ objectNumber }, stream] of streams) {
    file.places[objectNumber] = { at: file.length };
    const content = new Uint8Array(stream.sizeInBytes());
    stream.copyBytesInto(content, 0);
    addText(file, `${objectNumber} 0 obj\n`);
    add(file, content);
    addText(file, '\nendobj\n\n');
  }
  const others = objects.filter(([, object]) => !(object instanceof PDFStream));
  for (let from = 0; from < others.length; from += TOGETHER) {
    const some = others.slice(from, from + TOGETHER);
    const content = bytes();
    const starts = some.map(([{ objectNumber }, object]) => {
      const start = content.length;
      put(content, `${object}\n`);
      return `${objectNumber} ${start} `;
    });
    const head = starts.join('');
    const whole = bytes(head.length + content.length);
    put(whole, head);
    putBytes(whole, since(content, 0));
    const { objectNumber: within } = packed(since(whole, 0), { Type: 'ObjStm', N: some.length, First: head.length });
    for (const [index, [ref]] of some.entries()) file.places[ref.objectNumber] = { within, index };
  }
}

/** Bytes of the columns of a place: its kind, where it is, and its number there. */
const COLUMNS = [1, 4, 2] as const;
const ROW = 7;

/** Writes where each object stands, deflated by `pack`, and the end of the file. */
export async function endFile(file: PdfFile, context: PDFContext, pack: Deflate): Promise<void> {
  const ref = context.nextRef();
  const start = file.length;
  file.places[ref.objectNumber] = { at: start };
  const size = file.places.length;
  const rows = new Uint8Array(size * ROW);
  const view = new DataView(rows.buffer);
  // Number 0 and any that was never used are free.
  view.setUint16(5, 0xffff);
  file.places.forEach((place, number) => {
    const row = number * ROW;
    const isApart = 'at' in place;
    view.setUint8(row, isApart ? 1 : 2);
    view.setUint32(row + 1, isApart ? place.at : place.within);
    view.setUint16(row + 5, isApart ? 0 : place.index);
  });
  const { Root, Info } = context.trailerInfo;
  const trailer = { Root: Root ?? null, ...(Info === undefined ? {} : { Info }) };
  const look = { Type: 'XRef', Size: size, W: [...COLUMNS], Filter: 'FlateDecode', ...trailer };
  writeStream(file, context, ref, await pack(rows), look);
  addText(file, `startxref\n${start}\n%%EOF`);
}

/** Collects a file in memory. */
export function inMemory(): { readonly write: Write; readonly whole: () => Uint8Array } {
  const pieces: Uint8Array[] = [];
  const whole = (): Uint8Array => {
    const out = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      out.set(piece, at);
      at += piece.length;
    }
    return out;
  };
  return { write: (piece) => pieces.push(piece), whole };
}
