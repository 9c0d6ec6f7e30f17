/** Tests laws of the verdict for every readable document, legal or not. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { resolveOptions } from '../../src/shared/games/supers-unlimited/options.ts';
import { anyCharacter, anyTeam, SEED, soundTeam } from '../support/documents/arbitrary.ts';
import { unwrapDocument } from '../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../support/documents/judge-in-english.ts';
import { scaleRuns } from '../support/sample-size.ts';

const runOptions = { seed: SEED, numRuns: scaleRuns(300) };

/** Summarizes what must not change: codes with subjects and numbers, but not pointers and their order. */
function summarizeVerdict(document: Character | Team, options = {}) {
  const { verdict, findings, fingerprint, levels } = judge(GAMES, document, { options: [options] });
  const findingRows = findings
    .map((finding) =>
      JSON.stringify([finding.code, finding.severity, finding.subjects, finding.actual, finding.required]),
    )
    .sort();
  return { verdict, fingerprint, levels, rows: findingRows };
}

/** Sorts the items by a hash of their index and the seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, index) => ({ item, key: Math.imul(index + 1, 2654435761) ^ Math.imul(seed, 40503) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Reverses the keys of every object in a value. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([entryKey, entryValue]) => [entryKey, reverseKeys(entryValue)]),
  );
}

describe('the verdict', () => {
  it('ignores the order of members and embedded characters', () => {
    fc.assert(
      fc.property(anyTeam, fc.nat(), (team, seed) => {
        const shuffledTeam = {
          ...team,
          members: shuffle(team.members, seed),
          characters: shuffle(team.characters ?? [], seed + 1),
        };
        expect(summarizeVerdict(shuffledTeam)).toEqual(summarizeVerdict(team));
      }),
      runOptions,
    );
  });

  it('ignores the order of keys', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        expect(summarizeVerdict(reverseKeys(team) as Team)).toEqual(summarizeVerdict(team));
      }),
      runOptions,
    );
  });

  it('stays the same after the document is saved and parsed', () => {
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        const savedText = JSON.stringify(document);
        const loadedDocument = unwrapDocument(parseText(GAMES, savedText));
        expect(JSON.stringify(loadedDocument)).toBe(savedText);
        expect(summarizeVerdict(loadedDocument as Team)).toEqual(summarizeVerdict(document as Team));
      }),
      runOptions,
    );
  });

  it('never changes the document', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const documentText = JSON.stringify(team);
        judge(GAMES, team);
        expect(JSON.stringify(team)).toBe(documentText);
      }),
      runOptions,
    );
  });

  it('says illegal exactly when there is an error, and its messages are readable', () => {
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        const { verdict, findings } = judge(GAMES, document);
        expect(verdict === 'illegal').toBe(findings.some((finding) => finding.severity === 'error'));
        for (const finding of findings) {
          expect(finding.message).not.toMatch(/undefined|NaN|\[object/);
          expect([...finding.subjects].sort()).toEqual(finding.subjects);
        }
      }),
      runOptions,
    );
  });
});

describe('teams', () => {
  const isLegal = (team: Team, options = {}) => judge(GAMES, team, { options: [options] }).verdict === 'legal';

  it('count copies as repeated entries', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const hasSoundCopies = team.members.every(
          (member) => Number.isInteger(member.copies ?? 1) && (member.copies ?? 1) >= 1 && (member.copies ?? 1) < 100,
        );
        fc.pre(hasSoundCopies);
        const members = team.members.flatMap(({ character, copies = 1 }) =>
          Array.from({ length: copies }, () => ({ character })),
        );
        const listCodes = (judgedTeam: Team) =>
          [...new Set(judge(GAMES, judgedTeam).findings.map((finding) => finding.code))].sort();
        expect(listCodes({ ...team, members })).toEqual(listCodes(team));
      }),
      runOptions,
    );
  });

  it('E-34: stay illegal as a Super Force when a Henchman is added', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const superForce: Team = { ...team, formation: 'super-force' };
        fc.pre(!isLegal(superForce));
        const henchman = (team.characters ?? []).find((character) => character.level === 1 || character.level === 2);
        fc.pre(henchman !== undefined);
        expect(isLegal({ ...superForce, members: [...superForce.members, { character: henchman?.id ?? '' }] })).toBe(
          false,
        );
      }),
      { ...runOptions, numRuns: scaleRuns(600) },
    );
  });

  it('E-32: stay legal with a larger agreed size', () => {
    fc.assert(
      fc.property(soundTeam, fc.integer({ min: 1, max: 40 }), (team, addedLevels) => {
        fc.pre(isLegal(team));
        expect(isLegal({ ...team, levels: team.levels + addedLevels })).toBe(true);
      }),
      { ...runOptions, numRuns: scaleRuns(200) },
    );
  });
});

it('resolveOptions prefers the first source and ignores unknown options and values', () => {
  const options = resolveOptions({ 'su.spray': 'off' }, { 'su.spray': 'full', 'su.allowOpposed': true }, { 'su.x': 1 });
  expect(options['su.spray']).toBe('off');
  expect(options['su.allowOpposed']).toBe(true);
  expect(options['su.guestRounding']).toBe('floor');
  expect(resolveOptions({ 'su.spray': 'loud' })['su.spray']).toBe('warn');
});
