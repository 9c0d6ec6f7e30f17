/** Laws of the verdict: they hold for every document that can be read, legal or not. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { resolveOptions } from '../../src/shared/games/supers-unlimited/options.ts';
import { anyCharacter, anyTeam, SEED, soundTeam } from '../support/documents/arbitrary.ts';
import { unwrapDocument } from '../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../support/documents/judge-in-english.ts';
import { scaleRuns } from '../support/runs.ts';

const run = { seed: SEED, numRuns: scaleRuns(300) };

/** What must not change: codes with subjects and numbers, but not places and their order. */
function essence(document: Character | Team, options = {}) {
  const { verdict, findings, fingerprint, levels } = judge(GAMES, document, { options: [options] });
  const rows = findings.map((f) => JSON.stringify([f.code, f.severity, f.subjects, f.actual, f.required])).sort();
  return { verdict, fingerprint, levels, rows };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => ({ item, key: Math.imul(index + 1, 2654435761) ^ Math.imul(seed, 40503) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The same value with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reordered(v)]),
  );
}

describe('the verdict', () => {
  it('ignores the order of members and embedded characters', () => {
    fc.assert(
      fc.property(anyTeam, fc.nat(), (team, seed) => {
        const other = {
          ...team,
          members: shuffled(team.members, seed),
          characters: shuffled(team.characters ?? [], seed + 1),
        };
        expect(essence(other)).toEqual(essence(team));
      }),
      run,
    );
  });

  it('ignores the order of keys', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        expect(essence(reordered(team) as Team)).toEqual(essence(team));
      }),
      run,
    );
  });

  it('stays the same after the document is saved and parsed', () => {
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        const text = JSON.stringify(document);
        const loaded = unwrapDocument(parseText(GAMES, text));
        expect(JSON.stringify(loaded)).toBe(text);
        expect(essence(loaded as Team)).toEqual(essence(document as Team));
      }),
      run,
    );
  });

  it('never changes the document', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const before = JSON.stringify(team);
        judge(GAMES, team);
        expect(JSON.stringify(team)).toBe(before);
      }),
      run,
    );
  });

  it('says illegal exactly when there is an error, and its messages are readable', () => {
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        const { verdict, findings } = judge(GAMES, document);
        expect(verdict === 'illegal').toBe(findings.some((f) => f.severity === 'error'));
        for (const f of findings) {
          expect(f.message).not.toMatch(/undefined|NaN|\[object/);
          expect([...f.subjects].sort()).toEqual(f.subjects);
        }
      }),
      run,
    );
  });
});

describe('teams', () => {
  const legal = (team: Team, options = {}) => judge(GAMES, team, { options: [options] }).verdict === 'legal';

  it('count copies as repeated entries', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const sound = team.members.every(
          (m) => Number.isInteger(m.copies ?? 1) && (m.copies ?? 1) >= 1 && (m.copies ?? 1) < 100,
        );
        fc.pre(sound);
        const members = team.members.flatMap(({ character, copies = 1 }) =>
          Array.from({ length: copies }, () => ({ character })),
        );
        const codes = (t: Team) => [...new Set(judge(GAMES, t).findings.map((f) => f.code))].sort();
        expect(codes({ ...team, members })).toEqual(codes(team));
      }),
      run,
    );
  });

  it('E-34: stay illegal as a Super Force when a Henchman is added', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const force: Team = { ...team, formation: 'super-force' };
        fc.pre(!legal(force));
        const henchman = (team.characters ?? []).find((c) => c.level === 1 || c.level === 2);
        fc.pre(henchman !== undefined);
        expect(legal({ ...force, members: [...force.members, { character: henchman?.id ?? '' }] })).toBe(false);
      }),
      { ...run, numRuns: scaleRuns(600) },
    );
  });

  it('E-32: stay legal with a larger agreed size', () => {
    fc.assert(
      fc.property(soundTeam, fc.integer({ min: 1, max: 40 }), (team, more) => {
        fc.pre(legal(team));
        expect(legal({ ...team, levels: team.levels + more })).toBe(true);
      }),
      { ...run, numRuns: scaleRuns(200) },
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
