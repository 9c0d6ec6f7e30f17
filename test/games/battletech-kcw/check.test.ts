/**
 * Tests the findings on units, with paths, numbers and facts, and the initiative bonus: what a unit adds to its 2d6. In
 * docs/rules/battletech-kcw.md, B-1 is a rule, B?1 an open question, and B!1 an example with a result.
 */

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
import { scaleRuns } from '../../support/sample-size.ts';

const createHeron = (overrides: object = {}): unknown => ({
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
  ...overrides,
});

const createNpc = (overrides: object = {}) => ({ unit: 'npc', pilotingBase: 5, gunneryBase: 4, mp: 4, ...overrides });
const createInfantry = (overrides: object = {}) => ({
  unit: 'infantry',
  type: 'foot-infantry',
  tonnage: 3,
  mp: 1,
  ...overrides,
});

function parseCharacter(document: unknown): Character {
  const parsed = parseValue(GAMES, document);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
}

/** Lists the findings as rows: code and severity, path, actual and required value, and the fact or the source of the rule. */
const listFindings = (overrides: object, options = {}) =>
  judge(GAMES, parseCharacter(createHeron(overrides)), { options: [options] }).findings.map(
    ({ code, severity, path, actual, required, cite }) => [
      `${code.slice('bt.character.'.length)} ${severity}`,
      path,
      actual,
      required,
      cite.fact ?? cite.source,
    ],
  );

function deriveUnit(overrides: object, options = {}) {
  const character = parseCharacter(createHeron(overrides));
  const derivedRoots = GAMES.getGame(character).derive(
    character,
    resolveDocumentOptions(GAMES, character, { options: [options] }),
  );
  return derivedRoots.derived as { bonus?: number; bonusText?: string; tieRank?: number };
}
const getBonus = (overrides: object, options = {}) => deriveUnit(overrides, options).bonus;

describe('findings on a BattleTech unit', () => {
  it('reports nothing for a legal unit', () => {
    expect(listFindings({})).toEqual([]);
  });

  it('reports numbers that are not whole or lie below their minimum', () => {
    expect(listFindings({ tonnage: 0, mp: 0.5, mpNow: -1, piloting: 1.5, crew: 0, heat: -1 })).toEqual([
      ['number error', '/tonnage', 0, 'above 0', 'Rollcall'],
      ['number error', '/mp', 0.5, 0, 'Rollcall'],
      ['number error', '/piloting', 1.5, 'whole number', 'B?2'],
      ['number error', '/mpNow', -1, 0, 'B-6'],
      ['number error', '/crew', 0, 1, 'Rollcall'],
      ['number error', '/heat', -1, 0, 'Rollcall'],
    ]);
    expect(listFindings({ piloting: -2, tactics: 12 })).toEqual([]);
  });

  it('warns of a Mech outside 10 to 135 tons, else of one that is no multiple of 5, and checks no other type', () => {
    expect(listFindings({ tonnage: 7 })).toEqual([['limits warning', '/tonnage', 7, 10, 'Rollcall']]);
    expect(listFindings({ tonnage: 137 })).toEqual([['limits warning', '/tonnage', 137, 135, 'Rollcall']]);
    expect(listFindings({ tonnage: 52.5 })).toEqual([['limits warning', '/tonnage', 52.5, 5, 'Rollcall']]);
    expect(listFindings({ tonnage: 0.4, type: 'hover' })).toEqual([]);
  });

  it('warns of bases outside 0 to 8', () => {
    expect(listFindings(createNpc({ pilotingBase: 9, gunneryBase: -1 }))).toEqual([
      ['limits warning', '/pilotingBase', 9, 8, 'Rollcall'],
      ['limits warning', '/gunneryBase', -1, 0, 'Rollcall'],
    ]);
  });

  it('writes findings as sentences with labeled fixes', () => {
    const { findings } = judge(
      GAMES,
      parseCharacter(
        createHeron({ unit: 'npc', tonnage: 52, experience: 'veteran', piloting: undefined, tactics: undefined }),
      ),
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

describe('fields that an initiative line requires', () => {
  const noSkills = { piloting: undefined, tactics: undefined };
  const listMissing = (overrides: object, options = {}) => listFindings({ ...noSkills, ...overrides }, options);

  it('B-1: requires Piloting and Tactics of player units', () => {
    for (const unitKind of ['pc', 'nppc']) {
      expect(listMissing({ unit: unitKind })).toEqual([
        ['skill-missing error', '/piloting', undefined, undefined, 'B-1'],
        ['skill-missing error', '/tactics', undefined, undefined, 'B-1'],
      ]);
    }
  });

  it('B-2: requires Piloting and Gunnery bases of NPCs', () => {
    expect(listMissing({ unit: 'npc', gunneryBase: 4 })).toEqual([
      ['skill-missing error', '/pilotingBase', undefined, undefined, 'B-2'],
    ]);
    expect(listMissing({ unit: 'npc' })).toHaveLength(2);
  });

  it('B-3, B?10: requires nothing of infantry, unless an option makes player infantry use the player line', () => {
    expect(listMissing(createInfantry())).toEqual([]);
    for (const unitType of ['jump-infantry', 'mechanised-infantry', 'foot-infantry']) {
      for (const unitKind of ['pc', 'nppc', 'npc']) expect(listMissing({ unit: unitKind, type: unitType })).toEqual([]);
      expect(listMissing({ unit: 'pc', type: unitType }, { 'bt.pcInfantryUsesPcLine': true })).toHaveLength(2);
      expect(listMissing({ unit: 'npc', type: unitType }, { 'bt.pcInfantryUsesPcLine': true })).toEqual([]);
    }
  });

  it('B-20, B-7: requires nothing while unit or type is unknown, which is reported instead', () => {
    expect(listMissing({ unit: 'hero' })).toEqual([['vocabulary error', '/unit', 'hero', undefined, 'B-20']]);
    expect(listMissing({ type: 'boat' })).toEqual([['vocabulary error', '/type', 'boat', undefined, 'B-7']]);
  });
});

// The examples of the rules roll a 7.
describe('the initiative bonus', () => {
  it('B!1, B!5: adds Walk, Piloting and Tactics for players, with the current MP if they are stated', () => {
    expect(7 + (getBonus({}) ?? 0)).toBe(18);
    expect(7 + (getBonus({ mpNow: 3 }) ?? 0)).toBe(16);
  });

  it('B!2, B!4: adds the bases for NPCs', () => {
    expect(7 + (getBonus(createNpc()) ?? 0)).toBe(15);
    expect(7 + (getBonus(createNpc({ pilotingBase: 4, gunneryBase: 3 })) ?? 0)).toBe(17);
    const bonuses = [6, 5, 4, 3, 2, 1].map((pilotingBase) =>
      getBonus(createNpc({ mp: 0, pilotingBase, gunneryBase: pilotingBase - 1 })),
    );
    expect(bonuses).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('B!3, B!4: adds the experience for infantry', () => {
    expect(7 + (getBonus(createInfantry()) ?? 0)).toBe(10);
    expect(7 + (getBonus(createInfantry({ experience: 'veteran' })) ?? 0)).toBe(14);
    expect(EXPERIENCE.map(({ id }) => getBonus(createInfantry({ mp: 0, experience: id })))).toEqual([
      2, 4, 6, 8, 10, 12,
    ]);
  });

  it('subtracts the square root of a crew of two or more, rounded up, with bt.extendedInitMods', () => {
    const extendedMods = { 'bt.extendedInitMods': true };
    for (const [crewSize, penalty] of [
      [1, 0],
      [2, 2],
      [4, 2],
      [28, 6],
    ] as const) {
      expect((getBonus({ crew: crewSize }) ?? 0) - (getBonus({ crew: crewSize }, extendedMods) ?? 0)).toBe(penalty);
    }
  });

  it('B?13: ranks aerospace before Mechs in ties with bt.aeroFirst', () => {
    const listTieRanks = (options = {}) => UNIT_TYPES.map(({ id }) => deriveUnit({ type: id }, options).tieRank);
    expect(listTieRanks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(listTieRanks({ 'bt.aeroFirst': true })).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('exists exactly when no required field is missing', () => {
    const skillLevel = fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined });
    const drawUnit = fc.record({
      unit: fc.constantFrom(...UNITS.map(({ id }) => id), 'hero'),
      type: fc.constantFrom(...UNIT_TYPES.map(({ id }) => id)),
      piloting: skillLevel,
      tactics: skillLevel,
      pilotingBase: skillLevel,
      gunneryBase: skillLevel,
    });
    fc.assert(
      fc.property(drawUnit, fc.boolean(), (drawnFields, isPc) => {
        const options = { 'bt.pcInfantryUsesPcLine': isPc };
        const statedSkills = Object.fromEntries(
          Object.entries(drawnFields).filter(([, fieldValue]) => fieldValue !== undefined),
        );
        const unitFields = { piloting: undefined, tactics: undefined, ...statedSkills };
        const isIncomplete = listFindings(unitFields, options).some(
          ([findingCode]) => findingCode === 'skill-missing error',
        );
        expect(getBonus(unitFields, options) === undefined).toBe(isIncomplete || drawnFields.unit === 'hero');
      }),
      { seed: SEED, numRuns: scaleRuns(300) },
    );
  });
});

it('computes the same fingerprint when the defaults are written out', () => {
  const plainFingerprint = computeFingerprint(GAMES, parseCharacter(createHeron()));
  expect(
    computeFingerprint(
      GAMES,
      parseCharacter(createHeron({ mpNow: 5, experience: 'green', crew: 1, heat: 0, equipment: [] })),
    ),
  ).toBe(plainFingerprint);
  for (const changes of [{ mpNow: 4 }, { pilotingBase: 5 }, { heat: 2 }]) {
    expect(computeFingerprint(GAMES, parseCharacter(createHeron(changes)))).not.toBe(plainFingerprint);
  }
});
