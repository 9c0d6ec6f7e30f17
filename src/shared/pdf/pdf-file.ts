/**
 * Writes a PDF file from front to back (PDF 32000, 7.5). Streams are written as soon as they are ready, so that they don't stay in memory.
 * The objects of pdf-lib's context follow at the end, packed together, and then the cross-reference table.
 */
import { type PDFContext, type PDFRef, PDFStream } from 'pdf-lib';
import { createByteBuffer, putAscii, putBytes, viewBytes } from './byte-buffer.ts';

/**
 * Compresses to zlib data (RFC 1950). Callers may pass a faster implementation, whose result must unpack to the same bytes.
 */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Receives the next bytes of the file, which won't change anymore. */
export type Write = (bytes: Uint8Array) => void;

/** The position of an object: at a byte of the file, or with an index in the object stream `within`. */
type ObjectPlace = { readonly at: number } | { readonly within: number; readonly index: number };

export interface PdfFile {
  readonly write: Write;
  /** The number of bytes written so far. */
  length: number;
  /** The positions of objects, by object number. */
  readonly places: ObjectPlace[];
}

/** Begins a file with its header, in which four bytes above 127 mark it as binary. */
export function beginFile(write: Write, version: '1.6' | '1.7' = '1.7'): PdfFile {
  const file: PdfFile = { write, length: 0, places: [] };
  const letters = [...`%PDF-${version}\n%`].map((letter) => letter.charCodeAt(0));
  writeBytes(file, Uint8Array.of(...letters, 129, 129, 129, 129, 10, 10));
  return file;
}

function writeBytes(file: PdfFile, addedBytes: Uint8Array): void {
  file.write(addedBytes);
  file.length += addedBytes.length;
}

function writeAscii(file: PdfFile, asciiText: string): void {
  const output = createByteBuffer(asciiText.length);
  putAscii(output, asciiText);
  writeBytes(file, viewBytes(output, 0));
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
  const streamDict = context.obj({ ...entries, Length: content.length });
  writeAscii(file, `${objectNumber} 0 obj\n${streamDict}\nstream\n`);
  writeBytes(file, content);
  writeAscii(file, '\nendstream\nendobj\n\n');
}

/** The number of objects in one object stream. More objects compress better, but reading one takes longer. */
const OBJECTS_PER_STREAM = 100;

/**
 * Writes the objects of the context, except the streams that were written already. `addObjectStream` adds an object stream. After this,
 * only `endFile` is left.
 */
export function writeObjects(
  file: PdfFile,
  context: PDFContext,
  addObjectStream: (content: Uint8Array, entries: Entries) => PDFRef,
): void {
  const objects = context.enumerateIndirectObjects();
  const streams = objects.flatMap(([ref, object]) => (object instanceof PDFStream ? [[ref, object] as const] : []));
  for (const [{ objectNumber }, stream] of streams) {
    file.places[objectNumber] = { at: file.length };
    const content = new Uint8Array(stream.sizeInBytes());
    stream.copyBytesInto(content, 0);
    writeAscii(file, `${objectNumber} 0 obj\n`);
    writeBytes(file, content);
    writeAscii(file, '\nendobj\n\n');
  }
  const otherObjects = objects.filter(([, object]) => !(object instanceof PDFStream));
  for (let firstIndex = 0; firstIndex < otherObjects.length; firstIndex += OBJECTS_PER_STREAM) {
    const packedObjects = otherObjects.slice(firstIndex, firstIndex + OBJECTS_PER_STREAM);
    const content = createByteBuffer();
    const objectStarts = packedObjects.map(([{ objectNumber }, object]) => {
      const start = content.length;
      putAscii(content, `${object}\n`);
      return `${objectNumber} ${start} `;
    });
    const header = objectStarts.join('');
    const streamContent = createByteBuffer(header.length + content.length);
    putAscii(streamContent, header);
    putBytes(streamContent, viewBytes(content, 0));
    const { objectNumber: streamNumber } = addObjectStream(viewBytes(streamContent, 0), {
      Type: 'ObjStm',
      N: packedObjects.length,
      First: header.length,
    });
    for (const [index, [objectRef]] of packedObjects.entries())
      file.places[objectRef.objectNumber] = { within: streamNumber, index };
  }
}

/** The number of bytes of each column in the cross-reference table: kind, position, and index. */
const COLUMN_BYTES = [1, 4, 2] as const;
const ROW_BYTES = 7;

/** Writes the cross-reference table and the end of the file. */
export async function endFile(file: PdfFile, context: PDFContext, deflate: Deflate): Promise<void> {
  const tableRef = context.nextRef();
  const tableStart = file.length;
  file.places[tableRef.objectNumber] = { at: tableStart };
  const objectCount = file.places.length;
  const rows = new Uint8Array(objectCount * ROW_BYTES);
  const view = new DataView(rows.buffer);
  // Object number 0 and all unused numbers are free: their kind is 0. Number 0 has 65535 in its last column (PDF 32000, 7.5.4).
  view.setUint16(5, 0xffff);
  file.places.forEach((place, objectNumber) => {
    const rowStart = objectNumber * ROW_BYTES;
    const isOutsideStream = 'at' in place;
    view.setUint8(rowStart, isOutsideStream ? 1 : 2);
    view.setUint32(rowStart + 1, isOutsideStream ? place.at : place.within);
    view.setUint16(rowStart + 5, isOutsideStream ? 0 : place.index);
  });
  const { Root, Info, ID } = context.trailerInfo;
  const trailer = { Root: Root ?? null, ...(Info === undefined ? {} : { Info }), ...(ID === undefined ? {} : { ID }) };
  const tableEntries = { Type: 'XRef', Size: objectCount, W: [...COLUMN_BYTES], Filter: 'FlateDecode', ...trailer };
  writeStream(file, context, tableRef, await deflate(rows), tableEntries);
  writeAscii(file, `startxref\n${tableStart}\n%%EOF`);
}

/** Creates a file in memory. `joinChunks` returns all bytes written so far. */
export function createMemoryFile(): { readonly write: Write; readonly joinChunks: () => Uint8Array } {
  const chunks: Uint8Array[] = [];
  const joinChunks = (): Uint8Array => {
    const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      file.set(chunk, offset);
      offset += chunk.length;
    }
    return file;
  };
  return { write: (chunk) => chunks.push(chunk), joinChunks };
}
