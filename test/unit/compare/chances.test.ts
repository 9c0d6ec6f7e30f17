/**
 * Compares the chances shown next to fields with chances computed by hand for small cases. In Supers Unlimited a die has ten sides, and
 * each die that reaches the target number is a Success.
 */

import { describe, expect, it } from 'vitest';
import type { FieldChance } from '../../../src/shared/compare/compare-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { createBlankHero, getCompareRules } from '../../support/compare.ts';
import { translate } from '../../support/texts.ts';

const computeChances = (character: Character, others: readonly Character[], options = {}): readonly FieldChance[] =>
  getCompareRules(character.ruleset).listChances(character, others, {
    ...resolveDocumentOptions(GAMES, character),
    ...options,
  });
const findChance = (chances: readonly FieldChance[], pointer: string): FieldChance => {
  const match = chances.find((candidate) => candidate.pointer === pointer);
  if (!match) throw new Error(`nothing at ${pointer}`);
  return match;
};

describe('chances in Supers Unlimited', () => {
  const createTraits = (dice: number, resistance: number) => ({
    fight: { dice, resistance },
    aim: { dice: 0, resistance },
    mind: { dice: 1, resistance },
    magic: { dice: 1, resistance },
    recovery: { dice: 2 },
  });
  const ownHero = createBlankHero('own', { power: 4, traits: createTraits(2, 1) });
  const otherHeroes = [3, 5, 6].map((power) => createBlankHero(`o${power}`, { power, traits: createTraits(3, 1) }));

  it("E-75, E-8: a trait's chance to hit uses the median target number of the others", () => {
    // Power 5 and Resistance 1 give a target number of 6: five of ten faces succeed.
    const { outcome, roll } = findChance(computeChances(ownHero, otherHeroes), '/traits/fight');
    expect([formatLateText(translate, outcome), formatLateText(translate, roll)]).toEqual([
      'to hit',
      '2 dice against 6',
    ]);
    expect(findChance(computeChances(ownHero, otherHeroes), '/traits/fight').chance).toBeCloseTo(1 - 0.5 ** 2, 12);
    // In return, the others roll three dice against Power 4 and Resistance 1.
    expect(findChance(computeChances(ownHero, otherHeroes), '/traits/fight').back?.chance).toBeCloseTo(
      1 - 0.4 ** 3,
      12,
    );
    expect(findChance(computeChances(ownHero, otherHeroes), '/traits/aim').chance).toBe(0);
  });

  it('E?7: a die must exceed the target number when that option is on', () => {
    // Against 6, only 7 to 10 succeed.
    const strictChances = computeChances(ownHero, otherHeroes, { 'su.successExceeds': true });
    expect(findChance(strictChances, '/traits/fight').chance).toBeCloseTo(1 - 0.6 ** 2, 12);
  });

  it('E-47: Recovery goes against 6, with or without other characters', () => {
    const fixedChances = computeChances(ownHero, []);
    expect(fixedChances.map((candidate) => candidate.pointer)).toEqual(['/traits/recovery']);
    expect(fixedChances[0]).toMatchObject({ isFixed: true });
    expect(fixedChances[0]?.chance).toBeCloseTo(1 - 0.5 ** 2, 12);
  });

  it('E-81: an attack uses its own dice, its bonus and the Resistance of its target trait', () => {
    const rayAttack = {
      name: 'Ray',
      trait: 'fight',
      versus: 'mind',
      type: 'close',
      bonusDice: 1,
      bonus: 2,
      effects: [],
    };
    // Fight 2 and the bonus die make three dice. Power 5, Resistance 1 and the bonus of 2 make a target number of 4.
    const armedHero = { ...ownHero, attacks: [rayAttack] } as Character;
    expect(findChance(computeChances(armedHero, otherHeroes), '/attacks/0').chance).toBeCloseTo(1 - 0.3 ** 3, 12);
  });

  it('a trait with too many dice to roll has no chance', () => {
    const endlessHero = { ...ownHero, traits: createTraits(1e6, 1) } as Character;
    expect(computeChances(endlessHero, otherHeroes).map((candidate) => candidate.pointer)).not.toContain(
      '/traits/fight',
    );
  });
});

it('A-5, A-8: Initiative compares dice pools, and equal pools win half of the time', () => {
  const createHero = (id: string, agility: number) => createBlankHero(id, { agility, mind: 1 }, 'ssua');
  expect(findChance(computeChances(createHero('a', 3), [createHero('b', 3)]), '/agility').chance).toBeCloseTo(0.5, 12);
  // One die against none: three of six faces score, and a tie goes to the higher attribute.
  expect(
    findChance(computeChances(createHero('a', 1), [{ ...createHero('b', 0), mind: 0 } as Character]), '/agility')
      .chance,
  ).toBe(1);
  expect(computeChances({ ...createHero('a', 3), henchman: true } as Character, [createHero('b', 3)])).toEqual([]);
});

it('B-1, B?2: a unit shows its chances to act first and to reach its bases on 2d6', () => {
  const createUnit = (id: string, mp: number) =>
    createBlankHero(id, { unit: 'npc', type: 'mech', mp, pilotingBase: 5, gunneryBase: 4 }, 'battletech-kcw');
  const chances = computeChances(createUnit('a', 4), [createUnit('b', 4)]);
  expect(findChance(chances, '/mp').chance).toBeCloseTo(0.5, 12);
  // 33 of the 36 rolls of two dice are 4 or more.
  expect(findChance(chances, '/gunneryBase').chance).toBeCloseTo(33 / 36, 12);
});

it('B-8: a unit lighter than the median of the others acts first at equal totals', () => {
  const createUnit = (id: string, tonnage: number) =>
    createBlankHero(
      id,
      { unit: 'npc', type: 'mech', tonnage, mp: 4, pilotingBase: 5, gunneryBase: 4 },
      'battletech-kcw',
    );
  const getChance = (tonnage: number) =>
    findChance(computeChances(createUnit('a', tonnage), [createUnit('b', 30)]), '/mp').chance;
  // Two rolls of 2d6 are equal with 146 of 1296 chances.
  expect(getChance(20)).toBeCloseTo(721 / 1296, 12);
  expect(getChance(35)).toBeCloseTo(575 / 1296, 12);
  expect(getChance(30)).toBeCloseTo(0.5, 12);
});

it('C-12: a skill shows its chance in a Moderate check of its own Power Level', () => {
  const skilledHero = createBlankHero('a', { powerLevel: 5, skills: [{ name: 'Lore', rank: 4 }] }, 'action-round');
  expect(findChance(computeChances(skilledHero, []), '/skills/0/rank').chance).toBeCloseTo(10 / 20, 12);
});

it('D-14: a block is compared with the median of the strongest powers, a power with the better defense', () => {
  const createHero = (id: string, rank: number) =>
    createBlankHero(id, { prowess: 6, agility: 4, powers: [{ name: 'Punch', rank }] }, 'bulletproof-blues');
  const chances = computeChances(createHero('a', 3), [createHero('b', 5)]);
  // Prowess 6 blocks with 2d6 + 6 against 8 plus the rank of the attack: 13.
  expect(findChance(chances, '/prowess').chance).toBeCloseTo(21 / 36, 12);
  // The opponent blocks with 2d6 + 6 against 8 plus rank 3: 11.
  expect(findChance(chances, '/powers/0/rank').chance).toBeCloseTo(1 - 30 / 36, 12);
});
