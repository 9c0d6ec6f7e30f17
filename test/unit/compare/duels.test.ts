/** Tests what two characters do to each other in every game. */

import { describe, expect, it } from 'vitest';
import type { DuelRules, Pair } from '../../../src/shared/compare/duel-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { createBlankHero } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

function getDuelRules(ruleset: string): DuelRules {
  const rules = LOADED_GAMES.find(ruleset)?.duel;
  if (!rules) throw new Error(`${ruleset} knows no duels`);
  return rules;
}

const RULESETS = LOADED_GAMES.all.filter(({ duel }) => duel !== undefined).map(({ id }) => id);

it('the first five games support duels', () => {
  expect(RULESETS).toEqual(
    expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
  );
});

describe.each(RULESETS)('duels in %s', (ruleset) => {
  const pair: Pair = [createBlankHero('one', {}, ruleset), createBlankHero('two', {}, ruleset)];
  const rules = getDuelRules(ruleset);

  it('chances to act first add up to 1, and each row has one value per attack column', () => {
    const options = resolveDocumentOptions(GAMES, pair[0]);
    for (const { chances } of rules.listMeetings(pair, options)) expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    const { columns, rows } = rules.listAttacks?.(pair, options) ?? { columns: [], rows: [] };
    for (const { values } of rows) expect(values).toHaveLength(columns.length);
  });

  it('duels have a description of their method or a reason why none can be worked out', () => {
    if ('none' in rules.duels)
      expect(formatLateText(translate, rules.duels.none)).toMatch(/no duel can be worked out\.$/);
    else expect(rules.duels.about.length).toBeGreaterThan(0);
  });
});

describe('who acts first', () => {
  const getFirstChance = (
    ruleset: string,
    pair: Pair,
    changedOptions: Readonly<Record<string, string | boolean>> = {},
  ) => {
    const options = { ...resolveDocumentOptions(GAMES, pair[0]), ...changedOptions };
    return getDuelRules(ruleset).listMeetings(pair, options)[0]?.chances[0] ?? Number.NaN;
  };
  // Two rolls of 2d6 are equal with 146 of 1296 chances.
  const [twoDiceWin, twoDiceTie] = [575 / 1296, 146 / 1296];
  const createUnit = (id: string, type: string, tonnage: number) =>
    createBlankHero(id, { unit: 'npc', type, tonnage, mp: 4, pilotingBase: 5, gunneryBase: 4 }, 'battletech-kcw');
  const getUnitChance = (first: Character, second: Character, changedOptions = {}) =>
    getFirstChance('battletech-kcw', [first, second], changedOptions);

  it('B-7: equal totals of BattleTech are decided by unit type, with aerospace first under its house rule', () => {
    const mech = createUnit('a', 'mech', 90);
    const fighter = createUnit('b', 'aerospace', 20);
    expect(getUnitChance(mech, fighter)).toBeCloseTo(twoDiceWin + twoDiceTie, 12);
    expect(getUnitChance(mech, fighter, { 'bt.aeroFirst': true })).toBeCloseTo(twoDiceWin, 12);
  });

  it('B-8, B-9: the lower tonnage decides between units of one type, and equal units roll again', () => {
    const heavyMech = createUnit('a', 'mech', 70);
    const lightMech = createUnit('b', 'mech', 20);
    expect(getUnitChance(lightMech, heavyMech)).toBeCloseTo(twoDiceWin + twoDiceTie, 12);
    expect(getUnitChance(heavyMech, lightMech)).toBeCloseTo(twoDiceWin, 12);
    expect(getUnitChance(lightMech, createUnit('c', 'mech', 20))).toBeCloseTo(0.5, 12);
  });

  it('C?2: ties of the Action Round go to the higher score, or are rolled off under the house rule', () => {
    const pair: Pair = [
      createBlankHero('a', { initiative: 3 }, 'action-round'),
      createBlankHero('b', { initiative: 2 }, 'action-round'),
    ];
    // With 1 more, 210 of the 400 pairs of d20 are won, and 19 are equal.
    const [win, tie] = [210 / 400, 19 / 400];
    const rolled = { 'ar.initMode': 'd20' };
    expect(getFirstChance('action-round', pair, { ...rolled, 'ar.initTie': 'modifier' })).toBeCloseTo(win + tie, 12);
    expect(getFirstChance('action-round', pair, { ...rolled, 'ar.initTie': 'rollOff' })).toBeCloseTo(win + tie / 2, 12);
  });
});

describe('attacks of Supers Unlimited', () => {
  const createAttack = (changes: object) => ({
    name: 'Ray',
    trait: 'fight',
    type: 'close',
    effects: [{ effect: 'damage' }],
    ...changes,
  });
  const blankTrait = { dice: 2, resistance: 0 };
  const blankTraits = {
    fight: blankTrait,
    aim: blankTrait,
    mind: blankTrait,
    magic: blankTrait,
    recovery: { dice: 0 },
  };
  const createHero = (id: string, changes: object) =>
    createBlankHero(id, {
      power: 6,
      size: 2,
      hp: { total: 2 },
      traits: blankTraits,
      attacks: [createAttack({})],
      ...changes,
    });
  const computeAttacks = (attacker: Character, defender: Character) =>
    getDuelRules('supers-unlimited').listAttacks?.([attacker, defender], {
      ...resolveDocumentOptions(GAMES, attacker),
      'su.powExtraDie': 'off',
    }) ?? {
      columns: [],
      rows: [],
    };

  it('E-23, E-75: a row shows the exact chances to hit, cost HP, knock out and take out', () => {
    const [firstRow] = computeAttacks(createHero('a', {}), createHero('b', {})).rows;
    expect(formatLateText(translate, firstRow?.roll ?? '')).toBe('2 dice against 6');
    // Five of the ten faces of a die reach 6.
    const [hitChance, damageChance, knockoutChance, defeatChance] = firstRow?.values ?? [];
    expect(hitChance).toBeCloseTo(0.75, 12);
    expect(damageChance).toBeCloseTo(1, 12);
    // One Success leaves 1 of 2 HP, none of them red, so there is no KO roll. Two Successes take out the target.
    expect(defeatChance).toBeCloseTo(0.25, 12);
    expect(knockoutChance).toBeCloseTo(0, 12);
  });

  it('E-92, E-106: a roll includes the Combat Bonuses that depend only on the two characters', () => {
    const rows = computeAttacks(
      createHero('a', { size: 4 }),
      createHero('b', { weaknesses: [{ keyword: 'living' }] }),
    ).rows;
    expect(formatLateText(translate, rows[0]?.roll ?? '')).toBe('2 dice against 6, +1 Size Matters, +3 Weakness');
  });

  it('E-28, E-82, E-83: rows note immunities, include a Bash, and leave Throws out of duels', () => {
    const throwingHero = {
      abilities: [{ name: 'Super Strength' }],
      attacks: [
        createAttack({ effects: [{ effect: 'damage' }, { effect: 'stun' }] }),
        createAttack({
          ...{ name: 'Throw', versus: 'aim', type: 'projectile', range: 4 },
          effects: [{ effect: 'damage' }, { effect: 'knockback' }],
        }),
      ],
    };
    const rows = computeAttacks(createHero('a', throwingHero), createHero('b', { immunities: ['stun'] })).rows;
    expect(rows.map(({ name }) => name)).toEqual(['Ray', 'Throw', 'Bash']);
    const notes = rows.map(({ note = '' }) => formatLateText(translate, note));
    expect(notes.slice(0, 2)).toEqual(['immune to Stun', 'not in a duel: it needs an Object']);
  });
});
