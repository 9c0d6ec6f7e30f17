import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { ExistingDocument } from '../../../../src/shared/library/import/compare-documents.ts';
import { computeDigest } from '../../../../src/shared/library/import/compare-documents.ts';
import { createCandidates, getDefaultChoice } from '../../../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../src/shared/library/import/incoming.ts';

const hero = (concept: string) => ({ format: 'rollcall.character', version: 1, id: 'ada', name: 'Ada', concept });

function choiceFor(theirs: Partial<Incoming>, mine: Partial<ExistingDocument>): string | undefined {
  const incoming: Incoming = {
    kind: 'characters',
    id: 'ada',
    name: 'Ada',
    document: hero('theirs'),
    origin: 'A backup',
    ...theirs,
  };
  const [candidate] = createCandidates(GAMES, [incoming], () => ({ document: hero('mine'), ...mine }));
  return candidate && getDefaultChoice(candidate);
}

describe('the default choice for a document that is to be restored', () => {
  it('is its newest state if mine is older, as old, or of unknown age', () => {
    for (const updatedAt of [1, 5, undefined])
      expect(choiceFor({ newest: true, updatedAt: 5 }, { updatedAt })).toBe('theirs');
    expect(choiceFor({ newest: true }, { updatedAt: 5 })).toBe('theirs');
  });

  it('is mine if it was changed later, whatever it is compared with', () => {
    expect(choiceFor({ newest: true, updatedAt: 5 }, { updatedAt: 6 })).toBe('mine');
    expect(choiceFor({ updatedAt: 5 }, { updatedAt: 6, shared: computeDigest(hero('mine')) })).toBe('mine');
  });

  it('is theirs if it was changed later and mine is as it was last imported', () => {
    expect(choiceFor({ updatedAt: 7 }, { updatedAt: 6, shared: computeDigest(hero('mine')) })).toBe('theirs');
  });
});
