/** Tests PDFs that are written in pieces: their content can be read, and nothing waits for the end unnecessarily. */
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { beginFile, createMemoryFile, endFile, writeObjects } from '../../../src/shared/pdf/pdf-file.ts';
import { addPlainStream, addStream, createStreams, writeAll, writeExcess } from '../../../src/shared/pdf/streams.ts';

const OBJECT_COUNT = 450;
const deflateBytes = (inputBytes: Uint8Array) => new Uint8Array(deflateSync(inputBytes));

/** Creates a file with more objects than one object stream holds, streams between them, and an unused object number. */
async function createFile(packBytes: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>) {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([100, 100]);
  document.setTitle('Pieces');
  const { context } = document;
  const { write, joinChunks } = createMemoryFile();
  const pdfFile = beginFile(write);
  const pdfStreams = createStreams(context, pdfFile, packBytes);
  context.nextRef();
  const objectRefs = Array.from({ length: OBJECT_COUNT }, (_entry, objectIndex) =>
    context.register(context.obj({ Number: objectIndex })),
  );
  const packedRef = addStream(pdfStreams, 'q Q '.repeat(5000), {});
  const plainRef = addPlainStream(pdfStreams, Uint8Array.of(0, 10, 255, 13), { Type: 'Plain' });
  const ownRef = context.register(context.stream('not deflated', { Type: 'Own' }));
  writeObjects(pdfFile, context, (content, entries) => addStream(pdfStreams, content, entries));
  await writeAll(pdfStreams);
  await endFile(pdfFile, context, packBytes);
  return { bytes: joinChunks(), numbers: objectRefs, packed: packedRef, plain: plainRef, own: ownRef };
}

describe('a PDF written in pieces', () => {
  it('can be read with all of its objects and streams', async () => {
    const { bytes, numbers, packed, plain, own: ownRef } = await createFile(deflateBytes);
    const { context, ...loadedDocument } = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    expect(loadedDocument.catalog.Pages().Count().asNumber()).toBe(1);
    const foundNumbers = numbers.map((objectRef) =>
      String(context.lookup(objectRef, PDFDict).get(PDFName.of('Number'))),
    );
    expect(foundNumbers).toEqual(numbers.map((_entry, index) => String(index)));
    const getContents = (objectRef: typeof plain) => (context.lookup(objectRef) as PDFRawStream).contents;
    expect(getContents(packed)).toEqual(deflateBytes(new TextEncoder().encode('q Q '.repeat(5000))));
    expect(getContents(plain)).toEqual(Uint8Array.of(0, 10, 255, 13));
    expect(new TextDecoder().decode(getContents(ownRef))).toBe('not deflated');
  });

  it('contains the same bytes whether streams are packed at once or later', async () => {
    let callCount = 0;
    const deflateLater = (inputBytes: Uint8Array): Promise<Uint8Array> => {
      callCount += 1;
      // The first calls take longest.
      return new Promise((resolve) => setTimeout(() => resolve(deflateBytes(inputBytes)), callCount % 2 === 1 ? 5 : 0));
    };
    const [syncFile, asyncFile] = [await createFile(deflateBytes), await createFile(deflateLater)];
    expect(Buffer.from(asyncFile.bytes).equals(Buffer.from(syncFile.bytes))).toBe(true);
  });

  it('ends with the position of its cross-reference stream', async () => {
    const { bytes } = await createFile(deflateBytes);
    const pdfText = Buffer.from(bytes).toString('latin1');
    const tableOffset = Number(/startxref\n(\d+)\n%%EOF$/.exec(pdfText)?.[1]);
    expect(pdfText.slice(tableOffset)).toMatch(/^\d+ 0 obj\n<<\n\/Type \/XRef\n/);
  });

  it('reaches the output while it is created, except for a few pending streams', async () => {
    const { context } = await PDFDocument.create({ updateMetadata: false });
    let writtenLength = 0;
    const pdfFile = beginFile((pdfChunk) => {
      writtenLength += pdfChunk.length;
    });
    const pdfStreams = createStreams(context, pdfFile, deflateBytes);
    for (let index = 0; index < 100; index += 1) {
      await writeExcess(pdfStreams);
      addPlainStream(pdfStreams, new Uint8Array(1000), {});
    }
    expect(writtenLength).toBeGreaterThan(80 * 1000);
    expect(pdfFile.length).toBe(writtenLength);
  });

  it('rejects when packing fails', async () => {
    await expect(createFile(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  });
});
