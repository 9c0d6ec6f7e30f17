/** What is said of units: every code with its place, numbers and fact; the initiative bonus. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { EXPERIENCE, UNIT_TYPES, UNITS } from '../../../src/shared/games/battletech-kcw/fields.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { SEED } from '../../support/documents/arbitrary.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { runs } from '../../support/runs.ts';

const heron = (more: object = {}): unknown => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'battletech-kcw',
  id: 'tin-heron',
  name: 'Tin Heron',
  unit: 'pc',
  type: 'mech',
  tonnage: 55,
  mp: 5,
  piloting: 4,
  tactics: 2,
  ...more,
});

const npc = (more: object = {}) => ({ unit: 'npc', pilotingBase: 5, gunneryBase: 4, mp: 4, ...more });
const foot = (more: object = {}) => ({ unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1, ...more });

function read(value: unknown): Character {
  const parsed = parseValue(GAMES, value);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
}

const found = (more: object, options = {}) =>
  judge(GAMES, read(heron(more)), { options: [options] }).findings.map(
    ({ code, severity, path, actual, required, cite }) => [
      `${code.slice('bt.character.'.length)} ${severity}`,
      path,
      actual,
      required,
      cite.fact ?? cite.source,
    ],
  );

function derived(more: object, options = {}) {
  const unit = read(heron(more));
  const roots = GAMES.getGame(unit).derive(unit, resolveDocumentOptions(GAMES, unit, { options: [options] }));
  return roots.derived as { bonus?: number; bonusText?: string; tieRank?: number };
}
const bonus = (more: object, options = {}) => derived(more, options).bonus;

describe('findings', () => {
  it('say nothing of the plain example', () => {
    expect(found({})).toEqual([]);
  });

  it('numbers of their types: above 0, whole, whole of 0 or 1 and more', () => {
    expect(found({ tonnage: 0, mp: 0.5, mpNow: -1, piloting: 1.5, crew: 0, heat: -1 })).toEqual([
      ['number error', '/tonnage', 0, 'above 0', 'Rollcall'],
      ['number error', '/mp', 0.5, 0, 'Rollcall'],
      ['number error', '/piloting', 1.5, 'whole number', 'B?2'],
      ['number error', '/mpNow', -1, 0, 'B-6'],
      ['number error', '/crew', 0, 1, 'Rollcall'],
      ['number error', '/heat', -1, 0, 'Rollcall'],
    ]);
    expect(found({ piloting: -2, tactics: 12 })).toEqual([]);
  });

  it('the tons of a Mech: 10 to 135 and a multiple of 5, a bound before the multiple; of others no matter what', () => {
    expect(found({ tonnage: 7 })).toEqual([['limits warning', '/tonnage', 7, 10, 'Rollcall']]);
    expect(found({ tonnage: 137 })).toEqual([['limits warning', '/tonnage', 137, 135, 'Rollcall']]);
    expect(found({ tonnage: 52.5 })).toEqual([['limits warning', '/tonnage', 52.5, 5, 'Rollcall']]);
    expect(found({ tonnage: 0.4, type: 'hover' })).toEqual([]);
  });

  it('bases lie between 0 and 8 by habit', () => {
    expect(found(npc({ pilotingBase: 9, gunneryBase: -1 }))).toEqual([
      ['limits warning', '/pilotingBase', 9, 8, 'Rollcall'],
      ['limits warning', '/gunneryBase', -1, 0, 'Rollcall'],
    ]);
  });

  it('are said in sentences, and come with what repairs them', () => {
    const { findings } = judge(
      GAMES,
      read(heron({ unit: 'npc', tonnage: 52, experience: 'veteran', piloting: undefined, tactics: undefined })),
      { fixes: true },
    );
    expect(findings.map(({ message, fixes = [] }) => [message, ...fixes.map(({ label }) => label)])).toEqual([
      [
        'Tonnage is 52, which is no multiple of 5. The rules set no limit; check that this is meant.',
        'Set Tonnage to 50',
      ],
      ['Piloting base is missing: the initiative of an NPC counts it.', 'Set it to 4, as usual for Veteran'],
      ['Gunnery base is missing: the initiative of an NPC counts it.', 'Set it to 3, as usual for Veteran'],
    ]);
  });
});

describe('what an initiative line needs', () => {
  const bare = { piloting: undefined, tactics: undefined };
  const missing = (more: object, options = {}) => found({ ...bare, ...more }, options);

  it('B-1: Piloting and Tactics levels of players', () => {
    for (const unit of ['pc', 'nppc']) {
      expect(missing({ unit })).toEqual([
        ['skill-missing error', '/piloting', undefined, undefined, 'B-1'],
        ['skill-missing error', '/tactics', undefined, undefined, 'B-1'],
      ]);
    }
  });

  it('B-2: Piloting and Gunnery bases of NPCs', () => {
    expect(missing({ unit: 'npc', gunneryBase: 4 })).toEqual([
      ['skill-missing error', '/pilotingBase', undefined, undefined, 'B-2'],
    ]);
    expect(missing({ unit: 'npc' })).toHaveLength(2);
  });

  it('B-3: nothing of infantry, whoever leads it; B?10: an option lets players count as players', () => {
    expect(missing(foot())).toEqual([]);
    for (const type of ['jump-infantry', 'mechanised-infantry', 'foot-infantry']) {
      for (const unit of ['pc', 'nppc', 'npc']) expect(missing({ unit, type })).toEqual([]);
      expect(missing({ unit: 'pc', type }, { 'bt.pcInfantryUsesPcLine': true })).toHaveLength(2);
      expect(missing({ unit: 'npc', type }, { 'bt.pcInfantryUsesPcLine': true })).toEqual([]);
    }
  });

  it('B-20, B-7: nothing while unit or type is no word of its list', () => {
    expect(missing({ unit: 'hero' })).toEqual([['vocabulary error', '/unit', 'hero', undefined, 'B-20']]);
    expect(missing({ type: 'boat' })).toEqual([['vocabulary error', '/type', 'boat', undefined, 'B-7']]);
  });
});

describe('the initiative bonus', () => {
  it('B!1: players add Walk, Piloting and Tactics; B!5: current MP count', () => {
    expect(7 + (bonus({}) ?? 0)).toBe(18);
    expect(7 + (bonus({ mpNow: 3 }) ?? 0)).toBe(16);
  });

  it('B!2, B!4: NPCs by their bases', () => {
    expect(7 + (bonus(npc()) ?? 0)).toBe(15);
    expect(7 + (bonus(npc({ pilotingBase: 4, gunneryBase: 3 })) ?? 0)).toBe(17);
    const ladder = [6, 5, 4, 3, 2, 1].map((pilotingBase) =>
      bonus(npc({ mp: 0, pilotingBase, gunneryBase: pilotingBase - 1 })),
    );
    expect(ladder).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('B!3, B!4: infantry by experience', () => {
    expect(7 + (bonus(foot()) ?? 0)).toBe(10);
    expect(7 + (bonus(foot({ experience: 'veteran' })) ?? 0)).toBe(14);
    expect(EXPERIENCE.map(({ id }) => bonus(foot({ mp: 0, experience: id })))).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('a house rule takes the root of the crew away, rounded up, of two and more', () => {
    const on = { 'bt.extendedInitMods': true };
    for (const [crew, less] of [
      [1, 0],
      [2, 2],
      [4, 2],
      [28, 6],
    ] as const) {
      expect((bonus({ crew }) ?? 0) - (bonus({ crew }, on) ?? 0)).toBe(less);
    }
  });

  it('B?13: a house rule breaks ties for aerospace before Mechs', () => {
    const ranks = (options = {}) => UNIT_TYPES.map(({ id }) => derived({ type: id }, options).tieRank);
    expect(ranks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ranks({ 'bt.aeroFirst': true })).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is worked out exactly when nothing is missing', () => {
    const level = fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined });
    const any = fc.record({
      unit: fc.constantFrom(...UNITS.map(({ id }) => id), 'hero'),
      type: fc.constantFrom(...UNIT_TYPES.map(({ id }) => id)),
      piloting: level,
      tactics: level,
      pilotingBase: level,
      gunneryBase: level,
    });
    fc.assert(
      fc.property(any, fc.boolean(), (more, isPc) => {
        const options = { 'bt.pcInfantryUsesPcLine': isPc };
        const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
        const all = { piloting: undefined, tactics: undefined, ...given };
        const lacks = found(all, options).some(([code]) => code === 'skill-missing error');
        expect(bonus(all, options) === undefined).toBe(lacks || more.unit === 'hero');
      }),
      { seed: SEED, numRuns: runs(300) },
    );
  });
});

it('the fingerprint counts defaults as if they were written', () => {
  const plain = computeFingerprint(GAMES, read(heron()));
  expect(
    computeFingerprint(GAMES, read(heron({ mpNow: 5, experience: 'green', crew: 1, heat: 0, equipment: [] }))),
  ).toBe(plain);
  for (const other of [{ mpNow: 4 }, { pilotingBase: 5 }, { heat: 2 }]) {
    expect(computeFingerprint(GAMES, read(heron(other)))).not.toBe(plain);
  }
});
