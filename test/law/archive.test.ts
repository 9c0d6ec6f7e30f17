/** An archive that was harmed is refused, or yields exactly what was packed. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipCodec } from '../../src/node/zip-codec.ts';
import { formatArchiveFault, readArchive } from '../../src/shared/library/archive/read-archive.ts';
import { readLink } from '../../src/shared/library/link.ts';
import { createByteSource } from '../../src/shared/zip/byte-source.ts';
import { type Codec, portableCodec } from '../../src/shared/zip/codec.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { archiveOf } from '../support/files/archive.ts';
import { buildZip } from '../support/files/zip.ts';
import { runs } from '../support/runs.ts';
import { t } from '../support/texts.ts';

const RUNS = runs(12_000);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5, 6, 7, 8]);
const hero = (name: string) => ({
  format: 'rollcall.character',
  version: 1,
  id: name.toLowerCase(),
  name,
  notes: name.repeat(30),
});

/** What an archive yields: every file by its path, and what the manifest says. */
async function yieldOf(bytes: Uint8Array, codec: Codec): Promise<string> {
  const read = await readArchive(createByteSource(bytes), { codec });
  if (!read.ok) {
    expect(formatArchiveFault(t, read.fault)).toMatch(/^The archive cannot be used: .+ Nothing was taken from it\.$/s);
    return '';
  }
  const { manifest } = read.archive;
  const files = await Promise.all(
    manifest.entries.map(async (entry) => Buffer.from(await read.archive.bytes(entry)).toString('hex')),
  );
  return JSON.stringify({ manifest, files });
}

const ours = await archiveOf([
  { kind: 'document', document: hero('Ash'), drafts: { '/level': '4.' } },
  { kind: 'document', document: hero('Łódź'), trashed: '2026-02-01T00:00:00.000Z' },
  { kind: 'document', document: { format: 'rollcall.newer', big: 'x'.repeat(5_000) } },
  { kind: 'picture', bytes: PNG },
]);
const plain = buildZip([
  { name: 'lists/', stored: true },
  { name: 'lists/ash.hero.json', content: JSON.stringify(hero('Ash')) },
  { name: 'lists/rook.hero.json', content: JSON.stringify(hero('Rook')), stored: true },
  { name: 'lists/rook.png', content: PNG, stored: true },
]);

/** Where the records of a zip begin, so that changes fall where they hurt. */
function records(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++) {
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && (bytes[at + 2] ?? 9) < 8) found.push(at);
  }
  return found;
}

type Change = (bytes: Uint8Array) => Uint8Array;

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const place = (bytes: Uint8Array, share: number) => Math.floor(share * bytes.length);
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(at, fc.nat(7)).map(
      ([where, bit]): Change =>
        (bytes) => {
          const out = bytes.slice();
          const index = place(bytes, where);
          out[index] = (out[index] ?? 0) ^ (1 << bit);
          return out;
        },
    ),
  },
  // A field of a record gets another number.
  {
    weight: 6,
    arbitrary: fc.tuple(at, fc.nat(46), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(
      ([which, field, to]): Change =>
        (bytes) => {
          const starts = records(bytes);
          const start = starts[Math.floor(which * starts.length)] ?? 0;
          const out = bytes.slice();
          out.set(to.subarray(0, Math.max(0, out.length - start - field)), Math.min(start + field, out.length));
          return out;
        },
    ),
  },
  {
    weight: 1,
    arbitrary: at.map(
      (end): Change =>
        (bytes) =>
          bytes.slice(0, place(bytes, end)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(at, at).map(
      ([a, b]): Change =>
        (bytes) =>
          joined(bytes.subarray(0, place(bytes, Math.min(a, b))), bytes.subarray(place(bytes, Math.max(a, b)))),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
      ([where, more]): Change =>
        (bytes) =>
          joined(bytes.subarray(0, place(bytes, where)), more, bytes.subarray(place(bytes, where))),
    ),
  },
  // Two stretches change places: fields, records, entries.
  {
    weight: 4,
    arbitrary: fc.tuple(at, at, fc.integer({ min: 1, max: 60 })).map(
      ([a, b, length]): Change =>
        (bytes) => {
          const starts = records(bytes);
          const pick = (share: number) => starts[Math.floor(share * starts.length)] ?? 0;
          const [from, to] = [pick(a), pick(b)];
          const out = bytes.slice();
          const [one, other] = [bytes.slice(from, from + length), bytes.slice(to, to + length)];
          out.set(one.subarray(0, out.length - to), to);
          out.set(other.subarray(0, out.length - from), from);
          return out;
        },
    ),
  },
  // A whole record again, or one less.
  {
    weight: 3,
    arbitrary: fc.tuple(at, at, fc.boolean()).map(
      ([a, b, twice]): Change =>
        (bytes) => {
          const starts = [...records(bytes), bytes.length];
          const index = Math.floor(a * (starts.length - 1));
          const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? bytes.length];
          if (!twice) return joined(bytes.subarray(0, start), bytes.subarray(end));
          const to = starts[Math.floor(b * starts.length)] ?? 0;
          return joined(bytes.subarray(0, to), bytes.subarray(start, end), bytes.subarray(to));
        },
    ),
  },
);

describe.each([
  ['of ours', ours, portableCodec],
  ['of plain files', plain, portableCodec],
  ['of ours, read by Node,', ours, zipCodec],
])('a zip %s', (_, whole, codec) => {
  it(`is refused or right, ${RUNS} times changed`, async () => {
    const right = await yieldOf(whole, codec);
    expect(right).not.toBe('');
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const got = await yieldOf(
          changes.reduce((bytes, one) => one(bytes), whole),
          codec,
        );
        if (got === '') refused++;
        // Vitest is asked where they differ only: that takes longer than to read a small archive.
        else if (got !== right) expect(got).toBe(right);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // Some changes are none, such as one to the time of a file; most have to be noticed.
    expect(refused).toBeGreaterThan(RUNS / 2);
  });
});

it('a text is a link, a link that is refused with a sentence, or none, whatever it holds', () => {
  const part = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('rollcall:1:', '.', ':', '0123abcd', '\n> '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const read = readLink(t, `rollcall:1:${parts.join('')}`);
      const isRefused = read?.ok === false && /^[A-Z].*\.$/.test(read.message);
      if (!isRefused) expect(read).toBe('refused with a sentence');
      readLink(t, parts.join(''));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
