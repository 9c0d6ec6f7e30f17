import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { ExistingDocument } from '../../../../src/shared/library/import/compare-documents.ts';
import { computeDigest } from '../../../../src/shared/library/import/compare-documents.ts';
import { createCandidates, getDefaultChoice } from '../../../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../src/shared/library/import/incoming.ts';

const createHero = (concept: string) => ({ format: 'rollcall.character', version: 1, id: 'ada', name: 'Ada', concept });

function getChoice(incomingChanges: Partial<Incoming>, existingChanges: Partial<ExistingDocument>): string | undefined {
  const incoming: Incoming = {
    kind: 'characters',
    id: 'ada',
    name: 'Ada',
    document: createHero('theirs'),
    origin: 'A backup',
    ...incomingChanges,
  };
  const [candidate] = createCandidates(GAMES, [incoming], () => ({ document: createHero('mine'), ...existingChanges }));
  return candidate && getDefaultChoice(candidate);
}

describe('the default choice when a document is restored', () => {
  it("restores the newest state when the library's document is older, equally old or undated", () => {
    for (const updatedAt of [1, 5, undefined])
      expect(getChoice({ newest: true, updatedAt: 5 }, { updatedAt })).toBe('theirs');
    expect(getChoice({ newest: true }, { updatedAt: 5 })).toBe('theirs');
  });

  it("keeps the library's document when it was changed later", () => {
    expect(getChoice({ newest: true, updatedAt: 5 }, { updatedAt: 6 })).toBe('mine');
    expect(getChoice({ updatedAt: 5 }, { updatedAt: 6, shared: computeDigest(createHero('mine')) })).toBe('mine');
  });

  it("replaces the library's document when it is unchanged since the last import and the incoming one is newer", () => {
    expect(getChoice({ updatedAt: 7 }, { updatedAt: 6, shared: computeDigest(createHero('mine')) })).toBe('theirs');
  });
});
