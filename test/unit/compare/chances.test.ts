/** The chances beside the fields, worked out by hand for small cases. */

import { describe, expect, it } from 'vitest';
import type { FieldChance } from '../../../src/shared/compare/compare-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { blankHero, rulesOf } from '../../support/compare.ts';
import { t } from '../../support/texts.ts';

const chancesOf = (character: Character, others: readonly Character[], options = {}): readonly FieldChance[] =>
  rulesOf(character.ruleset).chances(character, others, { ...resolveDocumentOptions(GAMES, character), ...options });
const at = (all: readonly FieldChance[], place: string): FieldChance => {
  const found = all.find((each) => each.pointer === place);
  if (!found) throw new Error(`nothing at ${place}`);
  return found;
};

describe('Supers Unlimited', () => {
  const traits = (dice: number, resistance: number) => ({
    fight: { dice, resistance },
    aim: { dice: 0, resistance },
    mind: { dice: 1, resistance },
    magic: { dice: 1, resistance },
    recovery: { dice: 2 },
  });
  const hero = blankHero('own', { power: 4, traits: traits(2, 1) });
  const others = [3, 5, 6].map((power) => blankHero(`o${power}`, { power, traits: traits(3, 1) }));

  it('E-75, E-8: a trait hits who needs the middle of what the others need', () => {
    // Power 5 and Resistance 1 make 6: five faces of ten succeed.
    const { outcome: to, roll } = at(chancesOf(hero, others), '/traits/fight');
    expect([formatLateText(t, to), formatLateText(t, roll)]).toEqual(['to hit', '2 dice against 6']);
    expect(at(chancesOf(hero, others), '/traits/fight').chance).toBeCloseTo(1 - 0.5 ** 2, 12);
    // Back: three dice against Power 4 and Resistance 1.
    expect(at(chancesOf(hero, others), '/traits/fight').back?.chance).toBeCloseTo(1 - 0.4 ** 3, 12);
    expect(at(chancesOf(hero, others), '/traits/aim').chance).toBe(0);
  });

  it('E?7: the table may read the target as one to exceed', () => {
    const strict = chancesOf(hero, others, { 'su.successExceeds': true });
    expect(at(strict, '/traits/fight').chance).toBeCloseTo(1 - 0.6 ** 2, 12);
  });

  it('E-47: Recovery goes against 6, whoever else there is', () => {
    const alone = chancesOf(hero, []);
    expect(alone.map((each) => each.pointer)).toEqual(['/traits/recovery']);
    expect(alone[0]).toMatchObject({ isFixed: true });
    expect(alone[0]?.chance).toBeCloseTo(1 - 0.5 ** 2, 12);
  });

  it('E-81: an attack brings its own dice, its bonus and the Resistance it goes against', () => {
    const attack = { name: 'Ray', trait: 'fight', versus: 'mind', type: 'close', bonusDice: 1, bonus: 2, effects: [] };
    const armed = { ...hero, attacks: [attack] } as Character;
    expect(at(chancesOf(armed, others), '/attacks/0').chance).toBeCloseTo(1 - 0.3 ** 3, 12);
  });

  it('says nothing of dice that nobody can roll', () => {
    const endless = { ...hero, traits: traits(1e6, 1) } as Character;
    expect(chancesOf(endless, others).map((each) => each.pointer)).not.toContain('/traits/fight');
  });
});

it('A-5, A-8: dice against dice for the Initiative; alike they win half of the time', () => {
  const hero = (id: string, agility: number) => blankHero(id, { agility, mind: 1 }, 'ssua');
  expect(at(chancesOf(hero('a', 3), [hero('b', 3)]), '/agility').chance).toBeCloseTo(0.5, 12);
  // One die against none: three faces of six bring a goal, and a tie goes to the higher attribute.
  expect(at(chancesOf(hero('a', 1), [{ ...hero('b', 0), mind: 0 } as Character]), '/agility').chance).toBe(1);
  expect(chancesOf({ ...hero('a', 3), henchman: true } as Character, [hero('b', 3)])).toEqual([]);
});

it('B-1, B?2: who acts first, and what 2d6 reach', () => {
  const unit = (id: string, mp: number) =>
    blankHero(id, { unit: 'npc', type: 'mech', mp, pilotingBase: 5, gunneryBase: 4 }, 'battletech-kcw');
  const all = chancesOf(unit('a', 4), [unit('b', 4)]);
  expect(at(all, '/mp').chance).toBeCloseTo(0.5, 12);
  expect(at(all, '/gunneryBase').chance).toBeCloseTo(33 / 36, 12);
});

it('C-12: a skill against the Moderate check of its own Power Level', () => {
  const hero = blankHero('a', { powerLevel: 5, skills: [{ name: 'Lore', rank: 4 }] }, 'action-round');
  expect(at(chancesOf(hero, []), '/skills/0/rank').chance).toBeCloseTo(10 / 20, 12);
});

it('D-14: a block against the middle of the strongest powers, and a power against the better defence', () => {
  const hero = (id: string, rank: number) =>
    blankHero(id, { prowess: 6, agility: 4, powers: [{ name: 'Punch', rank }] }, 'bulletproof-blues');
  const all = chancesOf(hero('a', 3), [hero('b', 5)]);
  // 2d6 + 6 against 13.
  expect(at(all, '/prowess').chance).toBeCloseTo(21 / 36, 12);
  // The other one defends with 2d6 + 6 against 11.
  expect(at(all, '/powers/0/rank').chance).toBeCloseTo(1 - 30 / 36, 12);
});
