import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { matchesKind } from '../../../../src/main/files/check-file.ts';
import type { FileKind } from '../../../../src/main/files/file-kinds.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, ...new Array(40).fill(0), 0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

/** A PDF with this in its catalog. */
const plainPdf = (inside: string) => encode(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n%%EOF\n`);

interface Packing {
  readonly head?: string;
  readonly dictionary?: (length: number, first: number) => string;
}

/** A PDF whose objects are packed in a stream. */
function packedPdf(objects: string, { head = '1 0 ', dictionary }: Packing = {}): Uint8Array {
  const packed = deflateSync(Buffer.from(head + objects, 'latin1'));
  const entries =
    dictionary?.(packed.length, head.length) ??
    `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode /Length ${packed.length}`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n2 0 obj\n<< ${entries} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF\n'),
  ]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="Ash &amp; Oak: (x)">';
const svg = (inside: string) => encode(`${SVG}${inside}</svg>`);

describe('bytes that are what the name says', () => {
  it.each<[FileKind, string, Uint8Array]>([
    ['pdf', 'a plain PDF', plainPdf('')],
    ['pdf', 'packed objects', packedPdf('<< /Type /Catalog >>')],
    [
      'pdf',
      'a title with words of scripts',
      packedPdf('<< /Title (AC/JS \\) /Launch (x) /JavaScript) /Type /Catalog >>'),
    ],
    ['svg', 'shapes', svg('<defs><path id="a" d="M0 0L9 9"/></defs><g fill="#fff"><use href="#a" x="1"/></g>')],
    ['svg', 'a bitmap', svg('<image href="data:image/png;base64,AAAA" x="0"/>')],
    ['json', 'a document', encode('{"format":"rollcall.character"}')],
    ['csv', 'a table', encode('Name;Größe\r\nAsh;6')],
    ['txt', 'a log', encode('Round 1\u200b')],
    ['rollcall', 'an archive', ZIP],
    ['xlsx', 'a spreadsheet', ZIP],
  ])('%s: %s', async (kind, _what, bytes) => expect(await matchesKind(kind, bytes)).toBe(true));

  it('a PNG', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await matchesKind('png', png)).toBe(true);
    expect(await matchesKind('png', png.subarray(0, -1))).toBe(false);
    expect(await matchesKind('png', Buffer.concat([png, encode('x')]))).toBe(false);
  });
});

describe('bytes that are something else', () => {
  it.each<[FileKind, string, Uint8Array]>([
    ['pdf', 'nothing', new Uint8Array()],
    ['pdf', 'a script', encode('#!/bin/sh')],
    ['pdf', 'a PDF behind something', encode('MZ%PDF-1.7\n%%EOF')],
    ['pdf', 'a PDF in front of something', encode('%PDF-1.7\n%%EOF\nPK and much more than blanks')],
    ['png', 'a page', encode('<html>')],
    ['svg', 'a page', encode('<html></html>')],
    ['svg', 'something behind the end', encode(`${SVG}</svg><svg></svg>`)],
    ['svg', 'no end', encode(SVG)],
    ['json', 'no document', encode('{"scripts":{}}')],
    ['json', 'a format from the prototype', encode('{"__proto__":{"format":"rollcall.character"}}')],
    ['json', 'a list', encode('["rollcall."]')],
    ['json', 'null', encode('null')],
    ['json', 'broken', encode('{"format":"rollcall.character"')],
    ['json', 'no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['csv', 'no UTF-8', new Uint8Array([0xff, 0xfe, 0x41])],
    ['txt', 'a program', encode('MZ\u0000')],
    ['xlsx', 'a script in front', Buffer.concat([encode('#!/bin/sh\n'), ZIP])],
    ['rollcall', 'a comment behind', Buffer.concat([ZIP, encode('x')])],
  ])('%s: %s', async (kind, _what, bytes) => expect(await matchesKind(kind, bytes)).toBe(false));
});

describe('a PDF that does more than show pages', () => {
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
    // Objects may be packed in any stream that says where the first of them begins.
    '/N 1 /First 4 /Filter /ASCIIHexDecode',
    '/F#69rst 4',
  ])('plain: %s', async (inside) => expect(await matchesKind('pdf', plainPdf(inside))).toBe(false));

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
  ])('packed: %s', async (objects) => expect(await matchesKind('pdf', packedPdf(objects))).toBe(false));

  it('is found where an object begins within a string', async () => {
    const objects = '<< /Title (abc << /S /JavaScript >>) >>';
    expect(await matchesKind('pdf', packedPdf(objects))).toBe(true);
    expect(await matchesKind('pdf', packedPdf(objects, { head: '1 0 2 15 ' }))).toBe(false);
  });

  it.each<[string, Packing]>([
    [
      'with a predictor',
      {
        dictionary: (length, first) =>
          `/Type /ObjStm /N 1 /First ${first} /Filter /FlateDecode /DecodeParms << >> /Length ${length}`,
      },
    ],
    [
      'in two ways',
      {
        dictionary: (length, first) =>
          `/Type /ObjStm /N 1 /First ${first} /Filter [/ASCIIHexDecode /FlateDecode] /Length ${length}`,
      },
    ],
    [
      'with another filter',
      { dictionary: (length, first) => `/Type /ObjStm /N 1 /First ${first} /Filter /LZWDecode /Length ${length}` },
    ],
    [
      'with two filters of which one counts',
      {
        dictionary: (length, first) =>
          `/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode /First ${first} /Length ${length}`,
      },
    ],
    [
      'without a type',
      { dictionary: (length, first) => `/N 1 /First ${first} /Filter /FlateDecode /Length ${length}` },
    ],
    [
      'as an extension of others',
      {
        dictionary: (length, first) =>
          `/Type /ObjStm /Extends 9 0 R /N 1 /First ${first} /Filter /FlateDecode /Length ${length}`,
      },
    ],
    ['with a head that is no list of numbers', { head: '1 x ' }],
  ])('is refused where objects are packed %s', async (_how, packing) =>
    expect(await matchesKind('pdf', packedPdf('<< >>', packing))).toBe(false),
  );

  it('is refused as pdf-lib writes it, packed and plain', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.addPage();
      expect(await matchesKind('pdf', await document.save({ useObjectStreams }))).toBe(true);
      document.addJavaScript('x', 'app.alert(1)');
      expect(await matchesKind('pdf', await document.save({ useObjectStreams }))).toBe(false);
      const launching = await PDFDocument.create();
      launching.addPage();
      const action = launching.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
      launching.catalog.set(PDFName.of('OpenAction'), action);
      expect(await matchesKind('pdf', await launching.save({ useObjectStreams }))).toBe(false);
    }
  });
});

describe('an SVG that does more than show shapes', () => {
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
  ])('%s', async (inside) => expect(await matchesKind('svg', svg(inside))).toBe(false));

  it('is refused with a document type', async () => {
    expect(await matchesKind('svg', encode(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`))).toBe(false);
  });
});
