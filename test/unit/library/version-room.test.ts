import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { makeVersionRoom, type VersionSize } from '../../../src/shared/library/version-room.ts';

const createVersions = (count: number, details: Partial<VersionSize> = {}): VersionSize[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${details.isAutomatic === true ? 'automatic' : 'named'} ${index}`,
    savedAt: index,
    bytes: 100,
    ...details,
  }));
const NAMED = { bytes: 100 };
const AUTOMATIC = { bytes: 100, isAutomatic: true } as const;

describe('the room for a version', () => {
  it('is refused when the document has as many versions of the user as a document may have', () => {
    expect(makeVersionRoom(createVersions(LIMITS.versions - 1), NAMED, 0)).toEqual({ ok: true, expiredKeys: [] });
    for (const newVersion of [NAMED, AUTOMATIC])
      expect(makeVersionRoom(createVersions(LIMITS.versions), newVersion, 0)).toEqual({ ok: false, error: 'count' });
  });

  it('is refused when the versions of the document or of the library are too large', () => {
    const largeVersion = { bytes: LIMITS.versionDocumentBytes - 100 };
    expect(makeVersionRoom(createVersions(1), largeVersion, 0).ok).toBe(true);
    expect(makeVersionRoom(createVersions(2), largeVersion, 0)).toEqual({ ok: false, error: 'document-bytes' });
    const otherBytes = LIMITS.versionBytes - 200;
    expect(makeVersionRoom(createVersions(1), NAMED, otherBytes).ok).toBe(true);
    expect(makeVersionRoom(createVersions(1), NAMED, otherBytes + 1)).toEqual({ ok: false, error: 'library-bytes' });
  });

  it('is made by giving up the oldest versions that Rollcall has saved, and no others', () => {
    const automaticVersions = createVersions(LIMITS.automaticVersions, { isAutomatic: true }).reverse();
    expect(makeVersionRoom(automaticVersions, NAMED, 0)).toEqual({ ok: true, expiredKeys: [] });
    expect(makeVersionRoom(automaticVersions, AUTOMATIC, 0)).toEqual({ ok: true, expiredKeys: ['automatic 0'] });
    const fullDocument = [...createVersions(LIMITS.versions - 2), ...createVersions(2, { isAutomatic: true })];
    expect(makeVersionRoom(fullDocument, NAMED, 0)).toEqual({ ok: true, expiredKeys: ['automatic 0'] });
  });

  it('always keeps the limits and the versions of the user', () => {
    const version = fc.record({
      isAutomatic: fc.option(fc.constant(true as const), { nil: undefined }),
      savedAt: fc.nat(1000),
      bytes: fc.nat(LIMITS.versionDocumentBytes / 4),
    });
    const withKey = ({ isAutomatic, ...rest }: { isAutomatic: true | undefined; savedAt: number; bytes: number }) => ({
      ...rest,
      ...(isAutomatic && { isAutomatic }),
    });
    fc.assert(
      fc.property(
        fc.array(version, { maxLength: 60 }),
        version,
        fc.nat(LIMITS.versionBytes),
        (versions, added, otherBytes) => {
          const savedVersions = versions.map((saved, index): VersionSize => ({ ...withKey(saved), key: `${index}` }));
          const newVersion = { ...withKey(added), key: 'new' };
          const room = makeVersionRoom(savedVersions, newVersion, otherBytes);
          if (!room.ok) return;
          const kept = savedVersions.filter(({ key }) => !room.expiredKeys.includes(key));
          expect(kept.filter(({ isAutomatic }) => isAutomatic !== true)).toEqual(
            savedVersions.filter(({ isAutomatic }) => isAutomatic !== true),
          );
          const all = [...kept, newVersion];
          const bytes = all.reduce((sum, { bytes: size }) => sum + size, 0);
          expect(bytes).toBeLessThanOrEqual(LIMITS.versionDocumentBytes);
          expect(bytes + otherBytes).toBeLessThanOrEqual(LIMITS.versionBytes);
          expect(all.filter(({ isAutomatic }) => isAutomatic === true).length).toBeLessThanOrEqual(
            LIMITS.automaticVersions,
          );
        },
      ),
      { seed: 11 },
    );
  });
});
