/** Files that are written in pieces: what is in them can be found again, and nothing waits for the end that need not. */
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { beginFile, createMemoryFile, endFile, writeObjects } from '../../../src/shared/pdf/pdf-file.ts';
import { addPlainStream, addStream, createStreams, writeAll, writeExcess } from '../../../src/shared/pdf/streams.ts';

const OBJECTS = 450;
const deflate = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes));

/** A file with more objects than one object stream takes, streams between them, and a number that is never used. */
async function made(pack: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>) {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([100, 100]);
  document.setTitle('Pieces');
  const { context } = document;
  const { write, joinChunks } = createMemoryFile();
  const file = beginFile(write);
  const streams = createStreams(context, file, pack);
  context.nextRef();
  const numbers = Array.from({ length: OBJECTS }, (_, n) => context.register(context.obj({ Number: n })));
  const packed = addStream(streams, 'q Q '.repeat(5000), {});
  const plain = addPlainStream(streams, Uint8Array.of(0, 10, 255, 13), { Type: 'Plain' });
  const own = context.register(context.stream('not deflated', { Type: 'Own' }));
  writeObjects(file, context, (content, entries) => addStream(streams, content, entries));
  await writeAll(streams);
  await endFile(file, context, pack);
  return { bytes: joinChunks(), numbers, packed, plain, own };
}

describe('a file in pieces', () => {
  it('is read with all of its objects and streams', async () => {
    const { bytes, numbers, packed, plain, own } = await made(deflate);
    const { context, ...read } = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    expect(read.catalog.Pages().Count().asNumber()).toBe(1);
    const found = numbers.map((ref) => String(context.lookup(ref, PDFDict).get(PDFName.of('Number'))));
    expect(found).toEqual(numbers.map((_, index) => String(index)));
    const contentsOf = (ref: typeof plain) => (context.lookup(ref) as PDFRawStream).contents;
    expect(contentsOf(packed)).toEqual(deflate(new TextEncoder().encode('q Q '.repeat(5000))));
    expect(contentsOf(plain)).toEqual(Uint8Array.of(0, 10, 255, 13));
    expect(new TextDecoder().decode(contentsOf(own))).toBe('not deflated');
  });

  it('is the same whether streams are packed at once or later', async () => {
    let turn = 0;
    const later = (bytes: Uint8Array): Promise<Uint8Array> => {
      turn += 1;
      // The first ones take longest.
      return new Promise((resolve) => setTimeout(() => resolve(deflate(bytes)), turn % 2 === 1 ? 5 : 0));
    };
    const [atOnce, waited] = [await made(deflate), await made(later)];
    expect(Buffer.from(waited.bytes).equals(Buffer.from(atOnce.bytes))).toBe(true);
  });

  it('says where its table of objects is', async () => {
    const { bytes } = await made(deflate);
    const text = Buffer.from(bytes).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF$/.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^\d+ 0 obj\n<<\n\/Type \/XRef\n/);
  });

  it('is written while it is made: a few streams wait, the others are out', async () => {
    const { context } = await PDFDocument.create({ updateMetadata: false });
    let length = 0;
    const file = beginFile((piece) => {
      length += piece.length;
    });
    const streams = createStreams(context, file, deflate);
    for (let index = 0; index < 100; index += 1) {
      await writeExcess(streams);
      addPlainStream(streams, new Uint8Array(1000), {});
    }
    expect(length).toBeGreaterThan(80 * 1000);
    expect(file.length).toBe(length);
  });

  it('tells whoever waits that packing failed', async () => {
    await expect(made(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  });
});
