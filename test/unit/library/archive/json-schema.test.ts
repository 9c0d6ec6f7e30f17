import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createManifestSchema, formatManifestSchema } from '../../../../src/shared/library/archive/json-schema.ts';
import { readManifest } from '../../../../src/shared/library/archive/manifest.ts';
import { ArchiveError } from '../../../../src/shared/zip/archive-fault.ts';

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(createManifestSchema());
const manifestEntry = { path: 'a.json', kind: 'document', bytes: 2, sha256: 'a'.repeat(64) };
const createManifest = (manifestChanges: object, entryChanges: object = {}) => ({
  format: 'rollcall.library',
  version: 1,
  made: '2026-03-01T10:00:00.000Z',
  by: 'Rollcall 0.1.0',
  entries: [{ ...manifestEntry, ...entryChanges }],
  ...manifestChanges,
});

function isReadable(manifestValue: unknown): boolean {
  try {
    readManifest(new TextEncoder().encode(JSON.stringify(manifestValue)));
    return true;
  } catch (error) {
    if (error instanceof ArchiveError) return false;
    throw error;
  }
}

describe('the JSON schema of manifests', () => {
  it('matches schemas/library.schema.json (run npm run schemas)', () => {
    expect(readFileSync('schemas/library.schema.json', 'utf8')).toBe(formatManifestSchema());
  });

  it.each<[boolean, string, object]>([
    [true, 'a valid manifest', createManifest({})],
    [true, 'no entries', createManifest({ entries: [] })],
    [true, 'unknown keys', createManifest({ more: 1 }, { more: 1 })],
    [
      true,
      'all optional keys',
      createManifest({}, { changed: '2026-03-01T10:00:00Z', drafts: { '/level': '4.' }, beside: true }),
    ],
    [false, 'another version', createManifest({ version: 2 })],
    [false, 'another format', createManifest({ format: 'x' })],
    [false, 'an invalid time', createManifest({ made: 'today' })],
    [false, 'entries that are not a list', createManifest({ entries: {} })],
    [false, 'a digest in upper case', createManifest({}, { sha256: 'A'.repeat(64) })],
    [false, 'a fractional length', createManifest({}, { bytes: 0.5 })],
    [false, 'an empty path', createManifest({}, { path: '' })],
    [false, 'an unknown kind', createManifest({}, { kind: 'x' })],
    [false, 'a false "beside"', createManifest({}, { beside: false })],
  ])('answers %s for %s, like readManifest', (isValid, _caseName, manifestValue) => {
    expect([validate(manifestValue), isReadable(manifestValue)]).toEqual([isValid, isValid]);
  });
});
