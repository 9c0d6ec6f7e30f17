import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { createLink, readLink } from '../../../src/shared/library/link.ts';
import { computeDigest } from '../../../src/shared/zip/codec.ts';
import { sampleCharacters } from '../../support/documents/samples.ts';
import { t } from '../../support/texts.ts';

const [hero] = sampleCharacters();
const { art: _, ...bare } = hero as unknown as Record<string, unknown>;

function made(document: unknown): string {
  const link = createLink(t, document);
  if (!link.ok) throw new Error(link.message);
  return link.text;
}

/** A link of any bytes, with check digits that fit. */
const linked = (bytes: Uint8Array): string =>
  `rollcall:1:${Buffer.from(bytes).toString('base64url')}.${computeDigest(bytes).slice(0, 8)}`;
const packed = (text: string) => linked(deflateSync(new TextEncoder().encode(text)));

describe('a link', () => {
  it('holds a document, letter by letter', () => {
    const document = { ...bare, name: 'Łódź 隊 🦊', power: Number.POSITIVE_INFINITY, other: null };
    expect(readLink(t, made(document))).toEqual({ ok: true, document });
    expect(JSON.stringify((readLink(t, made(bare)) as { document: unknown }).document)).toBe(JSON.stringify(bare));
  });

  it('is read among other words, broken into lines and quoted', () => {
    const text = made(bare);
    const lines = text.match(/.{1,70}/g) ?? [];
    for (const written of [
      `My hero: ${text}. Bring dice!`,
      `<${text}>`,
      lines.join('\r\n'),
      lines.map((line) => `> > ${line}`).join('\n'),
      `  ${text}\u200b  `,
    ]) {
      expect(readLink(t, written)).toEqual({ ok: true, document: bare });
    }
  });

  it('is refused wherever it is cut or changed', () => {
    const text = made(bare);
    for (let end = 'rollcall:1:'.length; end < text.length; end++) {
      expect(readLink(t, text.slice(0, end)), String(end)).toMatchObject({ ok: false });
    }
    for (let at = 'rollcall:1:'.length; at < text.length; at++) {
      const other = text[at] === '0' ? '1' : '0';
      expect(readLink(t, text.slice(0, at) + other + text.slice(at + 1)), String(at)).toMatchObject({ ok: false });
    }
    expect(readLink(t, text.slice(0, -9))).toMatchObject({ message: expect.stringContaining('cut short') as string });
  });

  it('is none in other texts', () => {
    for (const text of ['', 'rollcall', 'rollcall:', '{"format":"rollcall.team"}', 'rollcall:x:1']) {
      expect(readLink(t, text)).toBeUndefined();
    }
  });

  it('of a newer version is named as such', () => {
    expect(readLink(t, 'rollcall:2:abc')).toMatchObject({ message: expect.stringContaining('newer') as string });
  });

  it('leaves pictures out, and drawings that are too long, and says so', () => {
    const drawing = {
      width: 1,
      height: 1,
      shapes: Array.from({ length: 9_000 }, (_, index) => ({
        d: `M${(index * 7919) % 1013} ${(index * index) % 997}`,
      })),
    };
    const image = { src: `sha256:${'a'.repeat(64)}` };
    const small = createLink(t, { ...bare, art: { image, template: 'classic' } });
    expect(small).toMatchObject({ ok: true, without: 'picture' });
    expect(readLink(t, (small as { text: string }).text)).toEqual({
      ok: true,
      document: { ...bare, art: { template: 'classic' } },
    });
    const team = { format: 'rollcall.team', characters: [{ ...bare, art: { drawing, image } }] };
    const large = createLink(t, team);
    expect(large).toMatchObject({
      ok: true,
      without: 'drawing',
      note: expect.stringContaining('pictures and') as string,
    });
    expect(readLink(t, (large as { text: string }).text)).toEqual({
      ok: true,
      document: { format: 'rollcall.team', characters: [{ ...bare, art: {} }] },
    });
  });

  it('is not made where it would be too long without them, too', () => {
    const notes = Array.from({ length: 40_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * index * 31) % 90) + (index % 7)),
    ).join('');
    const link = createLink(t, { ...bare, notes: notes.repeat(1) + digestsOf(1_000) });
    expect(link).toMatchObject({ ok: false, message: expect.stringContaining('send it as a file') as string });
  });

  it.each([
    ['more than a document may hold', packed(`{"notes":"${'x'.repeat(LIMITS.linkDocumentLetters)}"}`), 'more than'],
    ['no JSON', packed('{"a":'), 'no JSON'],
    ['a key twice', packed('{"a":1,"a":2}'), 'twice'],
    ['a list', packed('[]'), 'no document'],
    ['bytes that are no text', linked(deflateSync(new Uint8Array([0xff, 0xfe, 0xff]))), 'no text'],
    ['bytes that are not packed', linked(new Uint8Array([7, 7, 7, 7])), 'unpacked'],
    ['nothing', linked(new Uint8Array(0)), 'no JSON'],
  ])('with %s is refused', (_, text, words) => {
    expect(readLink(t, text)).toMatchObject({ ok: false, message: expect.stringContaining(words) as string });
  });
});

const digestsOf = (n: number): string =>
  Array.from({ length: n }, (_, index) => computeDigest(new TextEncoder().encode(String(index)))).join('');
