/** Tests that a damaged archive is refused or yields exactly what was packed. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipCodec } from '../../src/node/zip-codec.ts';
import { formatArchiveFault, readArchive } from '../../src/shared/library/archive/read-archive.ts';
import { readLink } from '../../src/shared/library/link.ts';
import { createByteSource } from '../../src/shared/zip/byte-source.ts';
import { type Codec, portableCodec } from '../../src/shared/zip/codec.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { buildArchive } from '../support/files/archive.ts';
import { buildZip } from '../support/files/zip.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

const RUNS = scaleRuns(12_000);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5, 6, 7, 8]);
const createHero = (heroName: string) => ({
  format: 'rollcall.character',
  version: 1,
  id: heroName.toLowerCase(),
  name: heroName,
  notes: heroName.repeat(30),
});

/** Serializes the manifest and every file of an archive, or returns an empty text for a refused archive. */
async function readContents(archiveBytes: Uint8Array, codec: Codec): Promise<string> {
  const result = await readArchive(createByteSource(archiveBytes), { codec });
  if (!result.ok) {
    expect(formatArchiveFault(translate, result.fault)).toMatch(
      /^The archive cannot be used: .+ Nothing was taken from it\.$/s,
    );
    return '';
  }
  const { manifest } = result.archive;
  const files = await Promise.all(
    manifest.entries.map(async (entry) => Buffer.from(await result.archive.bytes(entry)).toString('hex')),
  );
  return JSON.stringify({ manifest, files });
}

const rollcallArchive = await buildArchive([
  { kind: 'document', document: createHero('Ash'), drafts: { '/level': '4.' } },
  { kind: 'document', document: createHero('Łódź'), trashed: '2026-02-01T00:00:00.000Z' },
  { kind: 'document', document: { format: 'rollcall.newer', big: 'x'.repeat(5_000) } },
  { kind: 'picture', bytes: PNG },
]);
const plainZip = buildZip([
  { name: 'lists/', stored: true },
  { name: 'lists/ash.hero.json', content: JSON.stringify(createHero('Ash')) },
  { name: 'lists/rook.hero.json', content: JSON.stringify(createHero('Rook')), stored: true },
  { name: 'lists/rook.png', content: PNG, stored: true },
]);

/** Finds the starts of zip records, so that changes hit sensitive bytes. */
function findRecordStarts(zipBytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let offset = 0; offset + 4 <= zipBytes.length; offset++) {
    // The signature of a record: `PK` and two small numbers.
    if (zipBytes[offset] === 0x50 && zipBytes[offset + 1] === 0x4b && (zipBytes[offset + 2] ?? 9) < 8)
      starts.push(offset);
  }
  return starts;
}

type Change = (bytes: Uint8Array) => Uint8Array;

const anyPosition = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const getOffset = (zipBytes: Uint8Array, position: number) => Math.floor(position * zipBytes.length);
const concatenate = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  // This flips one bit.
  {
    weight: 4,
    arbitrary: fc.tuple(anyPosition, fc.nat(7)).map(
      ([position, bit]): Change =>
        (zipBytes) => {
          const changedBytes = zipBytes.slice();
          const index = getOffset(zipBytes, position);
          changedBytes[index] = (changedBytes[index] ?? 0) ^ (1 << bit);
          return changedBytes;
        },
    ),
  },
  // This overwrites a field of a record.
  {
    weight: 6,
    arbitrary: fc.tuple(anyPosition, fc.nat(46), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(
      ([recordPosition, fieldOffset, newBytes]): Change =>
        (zipBytes) => {
          const starts = findRecordStarts(zipBytes);
          const start = starts[Math.floor(recordPosition * starts.length)] ?? 0;
          const changedBytes = zipBytes.slice();
          changedBytes.set(
            newBytes.subarray(0, Math.max(0, changedBytes.length - start - fieldOffset)),
            Math.min(start + fieldOffset, changedBytes.length),
          );
          return changedBytes;
        },
    ),
  },
  // This cuts off the end.
  {
    weight: 1,
    arbitrary: anyPosition.map(
      (endPosition): Change =>
        (zipBytes) =>
          zipBytes.slice(0, getOffset(zipBytes, endPosition)),
    ),
  },
  // This removes a run of bytes.
  {
    weight: 1,
    arbitrary: fc.tuple(anyPosition, anyPosition).map(
      ([firstPosition, secondPosition]): Change =>
        (zipBytes) =>
          concatenate(
            zipBytes.subarray(0, getOffset(zipBytes, Math.min(firstPosition, secondPosition))),
            zipBytes.subarray(getOffset(zipBytes, Math.max(firstPosition, secondPosition))),
          ),
    ),
  },
  // This inserts random bytes.
  {
    weight: 2,
    arbitrary: fc.tuple(anyPosition, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
      ([position, insertedBytes]): Change =>
        (zipBytes) =>
          concatenate(
            zipBytes.subarray(0, getOffset(zipBytes, position)),
            insertedBytes,
            zipBytes.subarray(getOffset(zipBytes, position)),
          ),
    ),
  },
  // This swaps two runs of bytes, which may be fields, records or entries.
  {
    weight: 4,
    arbitrary: fc.tuple(anyPosition, anyPosition, fc.integer({ min: 1, max: 60 })).map(
      ([firstPosition, secondPosition, length]): Change =>
        (zipBytes) => {
          const starts = findRecordStarts(zipBytes);
          const getRecordStart = (position: number) => starts[Math.floor(position * starts.length)] ?? 0;
          const [firstStart, secondStart] = [getRecordStart(firstPosition), getRecordStart(secondPosition)];
          const changedBytes = zipBytes.slice();
          const [firstBytes, secondBytes] = [
            zipBytes.slice(firstStart, firstStart + length),
            zipBytes.slice(secondStart, secondStart + length),
          ];
          changedBytes.set(firstBytes.subarray(0, changedBytes.length - secondStart), secondStart);
          changedBytes.set(secondBytes.subarray(0, changedBytes.length - firstStart), firstStart);
          return changedBytes;
        },
    ),
  },
  // This repeats or removes a whole record.
  {
    weight: 3,
    arbitrary: fc.tuple(anyPosition, anyPosition, fc.boolean()).map(
      ([firstPosition, secondPosition, isRepeated]): Change =>
        (zipBytes) => {
          const starts = [...findRecordStarts(zipBytes), zipBytes.length];
          const index = Math.floor(firstPosition * (starts.length - 1));
          const [recordStart, recordEnd] = [starts[index] ?? 0, starts[index + 1] ?? zipBytes.length];
          if (!isRepeated) return concatenate(zipBytes.subarray(0, recordStart), zipBytes.subarray(recordEnd));
          const insertionPoint = starts[Math.floor(secondPosition * starts.length)] ?? 0;
          return concatenate(
            zipBytes.subarray(0, insertionPoint),
            zipBytes.subarray(recordStart, recordEnd),
            zipBytes.subarray(insertionPoint),
          );
        },
    ),
  },
);

describe.each([
  ['written by Rollcall', rollcallArchive, portableCodec],
  ['with plain files', plainZip, portableCodec],
  ['written by Rollcall and read by Node', rollcallArchive, zipCodec],
])('a zip %s', (_, originalArchive, codec) => {
  it(`yields the packed files or a refusal, ${RUNS} times randomly changed`, async () => {
    const expectedContents = await readContents(originalArchive, codec);
    expect(expectedContents).not.toBe('');
    let refusedCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 3 }), async (changes) => {
        const contents = await readContents(
          changes.reduce((zipBytes, change) => change(zipBytes), originalArchive),
          codec,
        );
        if (contents === '') refusedCount++;
        // `expect` runs only when the contents differ, because it takes longer than reading a small archive.
        else if (contents !== expectedContents) expect(contents).toBe(expectedContents);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // Some changes have no effect, such as a new file time, but most must be noticed.
    expect(refusedCount).toBeGreaterThan(RUNS / 2);
  });
});

it('readLink never throws, and refuses a damaged link with a sentence', () => {
  const anyPart = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.constantFrom('rollcall:1:', '.', ':', '0123abcd', '\n> '),
  );
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 8 }), (parts) => {
      const link = readLink(translate, `rollcall:1:${parts.join('')}`);
      const isRefused = link?.ok === false && /^[A-Z].*\.$/.test(link.message);
      if (!isRefused) expect(link).toBe('refused with a sentence');
      readLink(translate, parts.join(''));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
