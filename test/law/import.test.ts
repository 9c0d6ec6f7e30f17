/** Tests laws of imports between any two libraries. */

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
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

const RUNS = { seed: SEED, numRuns: scaleRuns(300) };

const createIncoming = (document: Character): Incoming => ({
  kind: 'characters',
  id: document.id,
  name: document.name,
  document,
  origin: 'a.hero.json',
});

/** Generates a library of characters, each unchanged since it was shared or changed afterwards. */
const anyLibrary = fc.uniqueArray(fc.record({ document: anyCharacter, isShared: fc.boolean() }), {
  selector: ({ document }) => document.id,
  maxLength: 6,
});

const createFindExisting = (library: readonly { document: Character; isShared: boolean }[]) => {
  const documentsById = new Map(library.map((libraryEntry) => [libraryEntry.document.id, libraryEntry]));
  return ({ id }: Incoming): ExistingDocument | undefined => {
    const existing = documentsById.get(id);
    if (existing === undefined) return undefined;
    return existing.isShared
      ? { document: existing.document, shared: computeDigest(existing.document) }
      : { document: existing.document };
  };
};

const planLibraryImport = (
  theirs: readonly Character[],
  library: Parameters<typeof createFindExisting>[0],
  choice?: ImportChoice,
) => {
  const candidates = createCandidates(GAMES, theirs.map(createIncoming), createFindExisting(library));
  const existingIds = new Set(library.map(({ document }) => document.id));
  const plannedChanges = planImport(candidates, (candidate) => ({ choice: choice ?? getDefaultChoice(candidate) }), {
    has: (_kind, documentId) => existingIds.has(documentId),
  });
  return { candidates, chosen: plannedChanges, ids: existingIds };
};

describe('imports', () => {
  it('change nothing when exported documents come back unchanged', () => {
    fc.assert(
      fc.property(anyLibrary, (library) => {
        const exportedCharacters = library.map(({ document }) => {
          const parsed = parseText(GAMES, formatDocument(document));
          if (!parsed.ok) throw new Error(formatExpected(translate, parsed.error.expected));
          return parsed.document as Character;
        });
        const { candidates, chosen } = planLibraryImport(exportedCharacters, library);
        expect(candidates.map(({ state }) => state)).toEqual(library.map(() => 'same'));
        expect(chosen).toEqual([]);
      }),
      RUNS,
    );
  });

  it('write nothing with the choice to keep mine', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        expect(planLibraryImport(theirs, library, 'mine').chosen).toEqual([]);
      }),
      RUNS,
    );
  });

  it('give the document the fingerprint of theirs with the choice to take theirs', () => {
    fc.assert(
      fc.property(anyCharacter, anyLibrary, (theirs, library) => {
        const { candidates, chosen } = planLibraryImport([theirs], library, 'theirs');
        const [change] = chosen;
        const importedDocument = (change?.document ?? candidates[0]?.existing?.document) as Character;
        expect(computeFingerprint(GAMES, importedDocument)).toBe(computeFingerprint(GAMES, theirs));
      }),
      RUNS,
    );
  });

  it('never replace an unshared document by default', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        const { chosen } = planLibraryImport(theirs, library);
        const unsharedIds = new Set(library.flatMap(({ document, isShared }) => (isShared ? [] : [document.id])));
        for (const { id } of chosen) expect(unsharedIds.has(id)).toBe(false);
      }),
      RUNS,
    );
  });

  it('keep all existing ids and assign unique new ones with the choice to keep both', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 6 }), anyLibrary, (theirs, library) => {
        const { chosen, ids, candidates } = planLibraryImport(theirs, library, 'both');
        const assignedIds = chosen.map(({ id }) => id);
        expect(new Set(assignedIds).size).toBe(assignedIds.length);
        for (const assignedId of assignedIds) expect(ids.has(assignedId)).toBe(false);
        expect(chosen.length).toBe(candidates.filter(({ state }) => state !== 'same').length);
      }),
      RUNS,
    );
  });

  it('take all fields of theirs, or none, when fields are chosen one by one', () => {
    fc.assert(
      fc.property(anyCharacter, anyCharacter, (mine, other) => {
        const theirs = { ...other, id: mine.id };
        const { differences } = compareDocuments(GAMES, theirs, { document: mine }, 'characters');
        const pointers = differences.map(({ path }) => path);
        const mergedDocument = takeFields(mine, theirs, pointers) as Character;
        expect(compareDocuments(GAMES, theirs, { document: mergedDocument }, 'characters').differences).toEqual([]);
        expect(takeFields(mine, theirs, [])).toEqual(mine);
      }),
      RUNS,
    );
  });
});
