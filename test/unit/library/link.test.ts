import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { PRODUCT } from '../../../src/shared/base/product.ts';
import { createLink, readLink } from '../../../src/shared/library/link.ts';
import { computeDigest } from '../../../src/shared/zip/codec.ts';
import { readSampleCharacters } from '../../support/documents/samples.ts';
import { translate } from '../../support/texts.ts';

const [sampleHero] = readSampleCharacters();
const { art: _art, ...heroWithoutArt } = sampleHero as unknown as Record<string, unknown>;

function createLinkText(document: unknown): string {
  const linkResult = createLink(translate, document);
  if (!linkResult.ok) throw new Error(linkResult.message);
  return linkResult.text;
}

/** Creates a link from any bytes, with valid check digits. */
const createLinkFromBytes = (packedBytes: Uint8Array): string =>
  `rollcall:1:${Buffer.from(packedBytes).toString('base64url')}.${computeDigest(packedBytes).slice(0, 8)}`;
const createLinkFromText = (linkText: string) => createLinkFromBytes(deflateSync(new TextEncoder().encode(linkText)));

describe('document links', () => {
  it('creates a link that contains a document exactly, including Unicode and infinite numbers', () => {
    const document = { ...heroWithoutArt, name: 'Łódź 隊 🦊', power: Number.POSITIVE_INFINITY, other: null };
    expect(readLink(translate, createLinkText(document))).toEqual({ ok: true, document });
    expect(
      JSON.stringify((readLink(translate, createLinkText(heroWithoutArt)) as { document: unknown }).document),
    ).toBe(JSON.stringify(heroWithoutArt));
  });

  it('reads a link within other text, across line breaks and in quoted mail', () => {
    const linkText = createLinkText(heroWithoutArt);
    const linkLines = linkText.match(/.{1,70}/g) ?? [];
    for (const writtenText of [
      `My hero: ${linkText}. Bring dice!`,
      `<${linkText}>`,
      linkLines.join('\r\n'),
      linkLines.map((line) => `> > ${line}`).join('\n'),
      `  ${linkText}\u200b  `,
    ]) {
      expect(readLink(translate, writtenText)).toEqual({ ok: true, document: heroWithoutArt });
    }
  });

  it('reads a link with the scheme that the system opens with the app', () => {
    const packedText = createLinkText(heroWithoutArt).slice('rollcall:'.length);
    for (const writtenText of [`${PRODUCT.linkScheme}:${packedText}`, `${PRODUCT.linkScheme}://${packedText}`])
      expect(readLink(translate, writtenText)).toEqual({ ok: true, document: heroWithoutArt });
  });

  it('rejects a link that is cut or changed anywhere', () => {
    const linkText = createLinkText(heroWithoutArt);
    for (let cutLength = 'rollcall:1:'.length; cutLength < linkText.length; cutLength++) {
      expect(readLink(translate, linkText.slice(0, cutLength)), String(cutLength)).toMatchObject({ ok: false });
    }
    for (let position = 'rollcall:1:'.length; position < linkText.length; position++) {
      const otherLetter = linkText[position] === '0' ? '1' : '0';
      expect(
        readLink(translate, linkText.slice(0, position) + otherLetter + linkText.slice(position + 1)),
        String(position),
      ).toMatchObject({ ok: false });
    }
    expect(readLink(translate, linkText.slice(0, -9))).toMatchObject({
      message: expect.stringContaining('cut short') as string,
    });
  });

  it('finds no link in other texts', () => {
    for (const linkText of ['', 'rollcall', 'rollcall:', '{"format":"rollcall.team"}', 'rollcall:x:1']) {
      expect(readLink(translate, linkText)).toBeUndefined();
    }
  });

  it('reports a link of a newer version as newer', () => {
    expect(readLink(translate, 'rollcall:2:abc')).toMatchObject({
      message: expect.stringContaining('newer') as string,
    });
  });

  it('omits bitmaps, and drawings that are too large, and says so', () => {
    const drawing = {
      width: 1,
      height: 1,
      shapes: Array.from({ length: 9_000 }, (_entry, index) => ({
        d: `M${(index * 7919) % 1013} ${(index * index) % 997}`,
      })),
    };
    const bitmapArt = { src: `sha256:${'a'.repeat(64)}` };
    const linkWithoutBitmap = createLink(translate, {
      ...heroWithoutArt,
      art: { image: bitmapArt, template: 'classic' },
    });
    expect(linkWithoutBitmap).toMatchObject({ ok: true, without: 'picture' });
    expect(readLink(translate, (linkWithoutBitmap as { text: string }).text)).toEqual({
      ok: true,
      document: { ...heroWithoutArt, art: { template: 'classic' } },
    });
    const teamWithArt = {
      format: 'rollcall.team',
      characters: [
        { ...heroWithoutArt, art: { drawing, image: bitmapArt }, credits: { set: 'Watch', symbol: drawing } },
      ],
    };
    const linkWithoutDrawing = createLink(translate, teamWithArt);
    expect(linkWithoutDrawing).toMatchObject({
      ok: true,
      without: 'drawing',
      note: expect.stringContaining('pictures and') as string,
    });
    expect(readLink(translate, (linkWithoutDrawing as { text: string }).text)).toEqual({
      ok: true,
      document: { format: 'rollcall.team', characters: [{ ...heroWithoutArt, art: {}, credits: { set: 'Watch' } }] },
    });
  });

  it('creates no link when the text is too long even without pictures', () => {
    const longNotes = Array.from({ length: 40_000 }, (_entry, index) =>
      String.fromCharCode(33 + ((index * index * 31) % 90) + (index % 7)),
    ).join('');
    const linkResult = createLink(translate, { ...heroWithoutArt, notes: longNotes + createDigests(1_000) });
    expect(linkResult).toMatchObject({ ok: false, message: expect.stringContaining('send it as a file') as string });
  });

  it.each([
    [
      'more than a document may hold',
      createLinkFromText(`{"notes":"${'x'.repeat(LIMITS.linkDocumentLetters)}"}`),
      'more than',
    ],
    ['no JSON', createLinkFromText('{"a":'), 'no JSON'],
    ['a repeated key', createLinkFromText('{"a":1,"a":2}'), 'twice'],
    ['a list', createLinkFromText('[]'), 'no document'],
    ['bytes that are not UTF-8', createLinkFromBytes(deflateSync(new Uint8Array([0xff, 0xfe, 0xff]))), 'no text'],
    ['bytes that are not packed', createLinkFromBytes(new Uint8Array([7, 7, 7, 7])), 'unpacked'],
    ['nothing', createLinkFromBytes(new Uint8Array(0)), 'no JSON'],
  ])('rejects a link that contains %s', (_caseName, linkText, expectedWords) => {
    expect(readLink(translate, linkText)).toMatchObject({
      ok: false,
      message: expect.stringContaining(expectedWords) as string,
    });
  });
});

const createDigests = (digestCount: number): string =>
  Array.from({ length: digestCount }, (_entry, index) => computeDigest(new TextEncoder().encode(String(index)))).join(
    '',
  );
