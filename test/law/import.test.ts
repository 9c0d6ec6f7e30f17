/** What must hold of every import, whatever two libraries say. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExpected } from '../../src/shared/document/expected-text.ts';
import { computeFingerprint } from '../../src/shared/document/fingerprint/fingerprint.ts';
import { formatDocument } from '../../src/shared/document/format-document.ts';
import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import {
  compareDocuments,
  computeDigest,
  type ExistingDocument,
} from '../../src/shared/library/import/compare-documents.ts';
import { takeFields } from '../../src/shared/library/import/compare-fields.ts';
import {
  createCandidates,
  getDefaultChoice,
  type ImportChoice,
  planImport,
} from '../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../src/shared/library/import/incoming.ts';
import { anyCharacter, SEED } from '../support/documents/arbitrary.ts';
import { runs } from '../support/runs.ts';
import { t } from '../support/texts.ts';

const RUNS = { seed: SEED, numRuns: runs(300) };

const incoming = (document: Character): Incoming => ({
  kind: 'characters',
  id: document.id,
  name: document.name,
  document,
  origin: 'a.hero.json',
});

/** A library of characters, each in the state that was shared with others, or changed since. */
const anyLibrary = fc.uniqueArray(fc.record({ document: anyCharacter, isShared: fc.boolean() }), {
  selector: ({ document }) => document.id,
  maxLength: 6,
});

const mineOf = (library: readonly { document: Character; isShared: boolean }[]) => {
  const byId = new Map(library.map((one) => [one.document.id, one]));
  return ({ id }: Incoming): ExistingDocument | undefined => {
    const held = byId.get(id);
    if (held === undefined) return undefined;
    return held.isShared
      ? { document: held.document, shared: computeDigest(held.document) }
      : { document: held.document };
  };
};

const planned = (theirs: readonly Character[], library: Parameters<typeof mineOf>[0], choice?: ImportChoice) => {
  const candidates = createCandidates(GAMES, theirs.map(incoming), mineOf(library));
  const ids = new Set(library.map(({ document }) => document.id));
  const chosen = planImport(candidates, (one) => ({ choice: choice ?? getDefaultChoice(one) }), {
    has: (_kind, id) => ids.has(id),
  });
  return { candidates, chosen, ids };
};

describe('imports', () => {
  it('coming back from an export changes nothing', () => {
    fc.assert(
      fc.property(anyLibrary, (library) => {
        const back = library.map(({ document }) => {
          const read = parseText(GAMES, formatDocument(document));
          if (!read.ok) throw new Error(formatExpected(t, read.error.expected));
          return read.document as Character;
        });
        const { candidates, chosen } = planned(back, library);
        expect(candidates.map(({ state }) => state)).toEqual(library.map(() => 'same'));
        expect(chosen).toEqual([]);
      }),
      RUNS,
    );
  });

  it('keep mine writes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        expect(planned(theirs, library, 'mine').chosen).toEqual([]);
      }),
      RUNS,
    );
  });

  it('take theirs has the fingerprint of theirs', () => {
    fc.assert(
      fc.property(anyCharacter, anyLibrary, (theirs, library) => {
        const { candidates, chosen } = planned([theirs], library, 'theirs');
        const [change] = chosen;
        const after = (change?.document ?? candidates[0]?.existing?.document) as Character;
        expect(computeFingerprint(GAMES, after)).toBe(computeFingerprint(GAMES, theirs));
      }),
      RUNS,
    );
  });

  it('by itself never replaces what nobody else has', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        const { chosen } = planned(theirs, library);
        const changed = new Set(library.flatMap(({ document, isShared }) => (isShared ? [] : [document.id])));
        for (const { id } of chosen) expect(changed.has(id)).toBe(false);
      }),
      RUNS,
    );
  });

  it('keep both leaves every id of mine alone and gives each its own', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        const { chosen, ids, candidates } = planned(theirs, library, 'both');
        const given = chosen.map(({ id }) => id);
        expect(new Set(given).size).toBe(given.length);
        for (const id of given) expect(ids.has(id)).toBe(false);
        expect(chosen.length).toBe(candidates.filter(({ state }) => state !== 'same').length);
      }),
      RUNS,
    );
  });

  it('all fields of theirs, one by one, are theirs; none of them is mine', () => {
    fc.assert(
      fc.property(anyCharacter, anyCharacter, (mine, other) => {
        const theirs = { ...other, id: mine.id };
        const { differences } = compareDocuments(GAMES, theirs, { document: mine }, 'characters');
        const paths = differences.map(({ path }) => path);
        const taken = takeFields(mine, theirs, paths) as Character;
        expect(compareDocuments(GAMES, theirs, { document: taken }, 'characters').differences).toEqual([]);
        expect(takeFields(mine, theirs, [])).toEqual(mine);
      }),
      RUNS,
    );
  });
});
