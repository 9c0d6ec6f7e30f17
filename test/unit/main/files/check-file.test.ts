import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { matchesKind } from '../../../../src/main/files/check-file.ts';
import type { FileKind } from '../../../../src/main/files/file-kinds.ts';

/** Tests that a file is written only if its bytes match the kind that its name states, and if it can't do anything but show its content. */

const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, ...new Array(40).fill(0), 0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

/** Creates a PDF with this text in its catalog. */
const createPlainPdf = (contentText: string) =>
  encodeText(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${contentText} >>\nendobj\n%%EOF\n`);

interface Packing {
  /** The numbers before the objects: the number of each object and its offset. */
  readonly head?: string;
  /** Creates the dictionary of the stream. */
  readonly dictionary?: (packedLength: number, firstOffset: number) => string;
}

/** Creates a PDF whose objects are packed in a stream. */
function createPackedPdf(objects: string, { head: objectHeader = '1 0 ', dictionary }: Packing = {}): Uint8Array {
  const packedObjects = deflateSync(Buffer.from(objectHeader + objects, 'latin1'));
  const entries =
    dictionary?.(packedObjects.length, objectHeader.length) ??
    `/Type /ObjStm /N 1 /First ${objectHeader.length} /Filter /FlateDecode /Length ${packedObjects.length}`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n2 0 obj\n<< ${entries} >>\nstream\n`),
    packedObjects,
    Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF\n'),
  ]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="Ash &amp; Oak: (x)">';
const createSvg = (contentText: string) => encodeText(`${SVG}${contentText}</svg>`);

describe('files whose bytes match their kind', () => {
  it.each<[FileKind, string, Uint8Array]>([
    ['pdf', 'a plain PDF', createPlainPdf('')],
    ['pdf', 'packed objects', createPackedPdf('<< /Type /Catalog >>')],
    [
      'pdf',
      'a title with words of scripts',
      createPackedPdf('<< /Title (AC/JS \\) /Launch (x) /JavaScript) /Type /Catalog >>'),
    ],
    ['svg', 'shapes', createSvg('<defs><path id="a" d="M0 0L9 9"/></defs><g fill="#fff"><use href="#a" x="1"/></g>')],
    ['svg', 'a bitmap', createSvg('<image href="data:image/png;base64,AAAA" x="0"/>')],
    ['json', 'a document', encodeText('{"format":"rollcall.character"}')],
    ['csv', 'a table', encodeText('Name;Größe\r\nAsh;6')],
    ['txt', 'a log', encodeText('Round 1\u200b')],
    ['rollcall', 'an archive', ZIP],
    ['xlsx', 'a spreadsheet', ZIP],
  ])('accepts bytes as %s: %s', async (fileKind, _caseName, bytes) =>
    expect(await matchesKind(fileKind, bytes)).toBe(true),
  );

  it('accepts a PNG, but not a truncated one or one with trailing bytes', async () => {
    const pngBytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await matchesKind('png', pngBytes)).toBe(true);
    expect(await matchesKind('png', pngBytes.subarray(0, -1))).toBe(false);
    expect(await matchesKind('png', Buffer.concat([pngBytes, encodeText('x')]))).toBe(false);
  });
});

describe('files whose bytes do not match their kind', () => {
  it.each<[FileKind, string, Uint8Array]>([
    ['pdf', 'nothing', new Uint8Array()],
    ['pdf', 'a script', encodeText('#!/bin/sh')],
    ['pdf', 'a PDF after other bytes', encodeText('MZ%PDF-1.7\n%%EOF')],
    ['pdf', 'a PDF before other bytes', encodeText('%PDF-1.7\n%%EOF\nPK and much more than blanks')],
    ['png', 'a page', encodeText('<html>')],
    ['svg', 'a page', encodeText('<html></html>')],
    ['svg', 'content after the end', encodeText(`${SVG}</svg><svg></svg>`)],
    ['svg', 'no end', encodeText(SVG)],
    ['json', 'no document', encodeText('{"scripts":{}}')],
    ['json', 'a format from the prototype', encodeText('{"__proto__":{"format":"rollcall.character"}}')],
    ['json', 'a list', encodeText('["rollcall."]')],
    ['json', 'null', encodeText('null')],
    ['json', 'broken', encodeText('{"format":"rollcall.character"')],
    ['json', 'no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['csv', 'no UTF-8', new Uint8Array([0xff, 0xfe, 0x41])],
    ['txt', 'a program', encodeText('MZ\u0000')],
    ['xlsx', 'a script before the archive', Buffer.concat([encodeText('#!/bin/sh\n'), ZIP])],
    ['rollcall', 'a comment after the archive', Buffer.concat([ZIP, encodeText('x')])],
  ])('rejects bytes as %s: %s', async (fileKind, _caseName, bytes) =>
    expect(await matchesKind(fileKind, bytes)).toBe(false),
  );
});

describe('PDFs that do more than show pages', () => {
  it.each([
    '/OpenAction << /S /JavaScript /JS (x) >>',
    '/A<</S/Launch/F(calc.exe)>>',
    '/S /J#61vaScript',
    '/S /#4a#61#76#61#53#63#72#69#70#74',
    '/S /#4A#61vaScript',
    '/S /GoToR',
    '/S /SubmitForm',
    '/AcroForm 3 0 R',
    '/Type /EmbeddedFile',
    '/Encrypt 3 0 R',
    '/Subtype /RichMedia',
    // Any stream that states where its first object begins can contain packed objects.
    '/N 1 /First 4 /Filter /ASCIIHexDecode',
    '/F#69rst 4',
  ])('rejects a PDF whose catalog contains %s', async (contentText) =>
    expect(await matchesKind('pdf', createPlainPdf(contentText))).toBe(false),
  );

  it.each([
    '<< /S /JavaScript /JS (x) >>',
    '<< /JS (x) >>',
    '<< /AA << >> >>',
    '<< /S /URI /URI (http://host.invalid) >>',
    '<< /S /Launch >>',
    '<< /S /J#61vaScript >>',
    // A comment could hide the beginning of a string from one reader and show it to another.
    '<< >> % (\n << /S /JavaScript >> %)',
    '<< /A \\(>> << /S /JavaScript >> (\\) >>',
    '(<< /S /JavaScript >>',
    '<< >>)',
  ])('rejects a PDF with a packed object that contains %s', async (objects) =>
    expect(await matchesKind('pdf', createPackedPdf(objects))).toBe(false),
  );

  it('rejects a packed script when an object starts within a string', async () => {
    const objects = '<< /Title (abc << /S /JavaScript >>) >>';
    expect(await matchesKind('pdf', createPackedPdf(objects))).toBe(true);
    expect(await matchesKind('pdf', createPackedPdf(objects, { head: '1 0 2 15 ' }))).toBe(false);
  });

  it.each<[string, Packing]>([
    [
      'with a predictor',
      {
        dictionary: (packedLength, firstOffset) =>
          `/Type /ObjStm /N 1 /First ${firstOffset} /Filter /FlateDecode /DecodeParms << >> /Length ${packedLength}`,
      },
    ],
    [
      'with two filters in a list',
      {
        dictionary: (packedLength, firstOffset) =>
          `/Type /ObjStm /N 1 /First ${firstOffset} /Filter [/ASCIIHexDecode /FlateDecode] /Length ${packedLength}`,
      },
    ],
    [
      'with another filter',
      {
        dictionary: (packedLength, firstOffset) =>
          `/Type /ObjStm /N 1 /First ${firstOffset} /Filter /LZWDecode /Length ${packedLength}`,
      },
    ],
    [
      'with a repeated filter',
      {
        dictionary: (packedLength, firstOffset) =>
          `/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode /First ${firstOffset} /Length ${packedLength}`,
      },
    ],
    [
      'without a type',
      {
        dictionary: (packedLength, firstOffset) =>
          `/N 1 /First ${firstOffset} /Filter /FlateDecode /Length ${packedLength}`,
      },
    ],
    [
      'as an extension of others',
      {
        dictionary: (packedLength, firstOffset) =>
          `/Type /ObjStm /Extends 9 0 R /N 1 /First ${firstOffset} /Filter /FlateDecode /Length ${packedLength}`,
      },
    ],
    ['with a head that is no list of numbers', { head: '1 x ' }],
  ])('rejects a PDF whose objects are packed %s', async (_caseName, packing) =>
    expect(await matchesKind('pdf', createPackedPdf('<< >>', packing))).toBe(false),
  );

  it('accepts a plain page written by pdf-lib but rejects JavaScript and a launch action, packed or not', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.addPage();
      expect(await matchesKind('pdf', await document.save({ useObjectStreams }))).toBe(true);
      document.addJavaScript('x', 'app.alert(1)');
      expect(await matchesKind('pdf', await document.save({ useObjectStreams }))).toBe(false);
      const launchDocument = await PDFDocument.create();
      launchDocument.addPage();
      const launchAction = launchDocument.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
      launchDocument.catalog.set(PDFName.of('OpenAction'), launchAction);
      expect(await matchesKind('pdf', await launchDocument.save({ useObjectStreams }))).toBe(false);
    }
  });
});

describe('SVGs that do more than show shapes', () => {
  it.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0" style="fill:red"/>',
    '<image href="http://host.invalid/a.png"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<image href="data:text/html;base64,AAAA"/>',
    '<use href="other.svg#a"/>',
    '<use href="data:image/svg+xml,x#a"/>',
    '<use xlink:href="#a"/>',
    '<rect fill="url(http://host.invalid/#a)"/>',
    '<rect fill="url( #a) url(http://host.invalid)"/>',
    '<g fill="javascript:alert(1)"></g>',
    '<a href="#x"></a>',
    '<foreignObject></foreignObject>',
    '<animate attributeName="href"/>',
    '<g>text</g>',
    '<!-- comment -->',
    '<![CDATA[x]]>',
    '<?xml-stylesheet href="x"?>',
    "<path d='M0 0'/>",
    '<g fill="&#106;avascript"></g>',
    '<svg></svg>',
    '<g></path>',
    '<constructor/>',
  ])('rejects an SVG that contains %s', async (contentText) =>
    expect(await matchesKind('svg', createSvg(contentText))).toBe(false),
  );

  it('rejects an SVG with a document type', async () => {
    expect(await matchesKind('svg', encodeText(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`))).toBe(false);
  });
});
