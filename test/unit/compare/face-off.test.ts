/** What two characters do to each other, in every game. */

import { describe, expect, it } from 'vitest';
import type { DuelRules, Pair } from '../../../src/shared/compare/duel-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { blankHero } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t } from '../../support/texts.ts';

function rulesOf(ruleset: string): DuelRules {
  const rules = LOADED_GAMES.find(ruleset)?.duel;
  if (!rules) throw new Error(`${ruleset} knows no duels`);
  return rules;
}

const IDS = LOADED_GAMES.all.filter(({ duel }) => duel !== undefined).map(({ id }) => id);

it('the games that came first have duels', () => {
  expect(IDS).toEqual(
    expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
  );
});

describe.each(IDS)('%s', (id) => {
  const pair: Pair = [blankHero('one', {}, id), blankHero('two', {}, id)];
  const rules = rulesOf(id);

  it('says who is quicker: the chances of two add up to 1', () => {
    const options = resolveDocumentOptions(GAMES, pair[0]);
    for (const { chances } of rules.meetings(pair, options)) expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    const { columns, rows } = rules.attacks?.(pair, options) ?? { columns: [], rows: [] };
    for (const { values } of rows) expect(values).toHaveLength(columns.length);
  });

  it('has duels, or a sentence that says why not', () => {
    if ('none' in rules.duels) expect(formatLateText(t, rules.duels.none)).toMatch(/no duel can be worked out\.$/);
    else expect(rules.duels.about.length).toBeGreaterThan(0);
  });
});

describe('attacks of Supers Unlimited', () => {
  const attack = (more: object) => ({
    name: 'Ray',
    trait: 'fight',
    type: 'close',
    effects: [{ effect: 'damage' }],
    ...more,
  });
  const trait = { dice: 2, resistance: 0 };
  const traits = { fight: trait, aim: trait, mind: trait, magic: trait, recovery: { dice: 0 } };
  const hero = (id: string, more: object) =>
    blankHero(id, { power: 6, size: 2, hp: { total: 2 }, traits, attacks: [attack({})], ...more });
  const table = (one: Character, other: Character) =>
    rulesOf('supers-unlimited').attacks?.([one, other], {
      ...resolveDocumentOptions(GAMES, one),
      'su.powExtraDie': 'off',
    }) ?? {
      columns: [],
      rows: [],
    };

  it('E-23, E-75: hits, takes HP, knocks out and takes out with their exact chances', () => {
    const [row] = table(hero('a', {}), hero('b', {})).rows;
    expect(formatLateText(t, row?.roll ?? '')).toBe('2 dice against 6');
    const [hits, takes, ko, out] = row?.values ?? [];
    expect(hits).toBeCloseTo(0.75, 12);
    expect(takes).toBeCloseTo(1, 12);
    // One Success leaves 1 HP of 2, of which none is red: no KO roll. Two take all.
    expect(out).toBeCloseTo(0.25, 12);
    expect(ko).toBeCloseTo(0, 12);
  });

  it('E-92, E-106: counts the Combat Bonuses that two alone have', () => {
    const rows = table(hero('a', { size: 4 }), hero('b', { weaknesses: [{ keyword: 'living' }] })).rows;
    expect(formatLateText(t, rows[0]?.roll ?? '')).toBe('2 dice against 6, +1 Size Matters, +3 Weakness');
  });

  it('E-28, E-82, E-83: says what somebody is immune to, adds Bash, and leaves a Throw out', () => {
    const throwing = {
      abilities: [{ name: 'Super Strength' }],
      attacks: [
        attack({ effects: [{ effect: 'damage' }, { effect: 'stun' }] }),
        attack({
          ...{ name: 'Throw', versus: 'aim', type: 'projectile', range: 4 },
          effects: [{ effect: 'damage' }, { effect: 'knockback' }],
        }),
      ],
    };
    const rows = table(hero('a', throwing), hero('b', { immunities: ['stun'] })).rows;
    expect(rows.map(({ name }) => name)).toEqual(['Ray', 'Throw', 'Bash']);
    const notes = rows.map(({ note = '' }) => formatLateText(t, note));
    expect(notes.slice(0, 2)).toEqual(['immune to Stun', 'not in a duel: it needs an Object']);
  });
});
