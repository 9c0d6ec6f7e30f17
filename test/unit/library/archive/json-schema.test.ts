import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createManifestSchema, formatManifestSchema } from '../../../../src/shared/library/archive/json-schema.ts';
import { readManifest } from '../../../../src/shared/library/archive/manifest.ts';
import { ArchiveError } from '../../../../src/shared/zip/archive-fault.ts';

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(createManifestSchema());
const entry = { path: 'a.json', kind: 'document', bytes: 2, sha256: 'a'.repeat(64) };
const manifest = (change: object, of: object = {}) => ({
  format: 'rollcall.library',
  version: 1,
  made: '2026-03-01T10:00:00.000Z',
  by: 'Rollcall 0.1.0',
  entries: [{ ...entry, ...of }],
  ...change,
});

function isRead(value: unknown): boolean {
  try {
    readManifest(new TextEncoder().encode(JSON.stringify(value)));
    return true;
  } catch (error) {
    if (error instanceof ArchiveError) return false;
    throw error;
  }
}

describe('the schema of manifests', () => {
  it('is the file in schemas/: npm run schemas', () => {
    expect(readFileSync('schemas/library.schema.json', 'utf8')).toBe(formatManifestSchema());
  });

  it.each<[boolean, string, object]>([
    [true, 'a manifest', manifest({})],
    [true, 'no entries', manifest({ entries: [] })],
    [true, 'keys that nobody knows', manifest({ more: 1 }, { more: 1 })],
    [true, 'everything', manifest({}, { changed: '2026-03-01T10:00:00Z', drafts: { '/level': '4.' }, beside: true })],
    [false, 'another version', manifest({ version: 2 })],
    [false, 'another format', manifest({ format: 'x' })],
    [false, 'no time', manifest({ made: 'today' })],
    [false, 'no list', manifest({ entries: {} })],
    [false, 'a digest in upper case', manifest({}, { sha256: 'A'.repeat(64) })],
    [false, 'half a byte', manifest({}, { bytes: 0.5 })],
    [false, 'no path', manifest({}, { path: '' })],
    [false, 'another kind', manifest({}, { kind: 'x' })],
    [false, 'beside, but not', manifest({}, { beside: false })],
  ])('says %s of %s, as reading does', (is, _, value) => {
    expect([validate(value), isRead(value)]).toEqual([is, is]);
  });
});
