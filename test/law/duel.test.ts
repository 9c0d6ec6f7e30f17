/** Duels of two heroes: what must hold whoever they are, and that dice and calculation agree. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chosen, Duels, Pair } from '../../src/shared/compare/duel-rules.ts';
import { computeWinInterval, simulateDuels, type Tally } from '../../src/shared/compare/simulate.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { createDuelEncounter, submitEvent } from '../../src/shared/games/supers-unlimited/play/duel/duel-encounter.ts';
import { resolveDocumentOptions } from '../../src/shared/rules/judge.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { runs } from '../support/runs.ts';

const rules = LOADED_GAMES.find('supers-unlimited')?.duel;
if (!rules || !('exact' in rules.duels)) throw new Error('no duels');
const duels: Duels = rules.duels;

const sample = (id: string): Character =>
  JSON.parse(readFileSync(`samples/supers-unlimited/characters/${id}.hero.json`, 'utf8')) as Character;
const HEROES = ['harbour-volunteer', 'queensberry', 'half-past', 'ciguena', 'lampblack', 'old-gantry'].map(sample);
const options = resolveDocumentOptions(GAMES, sample('half-past'));
const hero = fc.constantFrom(...HEROES);
it('an event that the rules refuse changes nothing in a duel', () => {
  const [one, two] = [sample('half-past'), sample('queensberry')];
  const encounter = createDuelEncounter(
    [one, two] as unknown as Parameters<typeof createDuelEncounter>[0],
    0,
    options as never,
  );
  const refused = { kind: 'choose', model: 'two' };
  expect([submitEvent(encounter, refused), encounter.state.active]).toEqual([false, null]);
  expect([submitEvent(encounter, { kind: 'choose', model: 'one' }), encounter.state.active]).toEqual([true, 'one']);
});

/** Bash stands first on these cards: it takes HP and does nothing else. */
const BASH: Chosen = [0, 0];

const oddsOf = (pair: Pair, chosen = BASH) => {
  const odds = duels.exact(pair, chosen, options);
  if (!odds) throw new Error('cannot be worked out');
  return odds;
};

function fought(pair: Pair, chosen: Chosen, count: number, seed: number): Tally {
  let last: Tally | undefined;
  for (const tally of simulateDuels(duels.fighter(pair, chosen, options), count, seed)) last = tally;
  if (!last) throw new Error('no duels');
  return last;
}

describe('exact odds', () => {
  it('add up to 1, and turn round with the two', () => {
    fc.assert(
      fc.property(hero, hero, (one, other) => {
        const there = oddsOf([one, other]);
        const back = oddsOf([other, one]);
        expect(there.wins[0] + there.wins[1] + there.undecided).toBeCloseTo(1, 8);
        expect(back.wins[1]).toBeCloseTo(there.wins[0], 8);
        expect((there.firstWins[0] + there.firstWins[1]) / 2).toBeCloseTo(there.wins[0], 8);
      }),
      { seed: 3, numRuns: runs(12) },
    );
  });

  it('are even for somebody against itself', () => {
    for (const each of HEROES) {
      const { wins } = oddsOf([each, each]);
      expect(wins[0]).toBeCloseTo(wins[1], 10);
    }
  });

  it('are better with more HP', () => {
    const tougher = { ...HEROES[2], hp: { total: 14 } } as unknown as Character;
    const [one, other] = [HEROES[2], HEROES[3]] as Pair;
    expect(oddsOf([tougher, other]).wins[0]).toBeGreaterThan(oddsOf([one, other]).wins[0]);
  });

  it('are not claimed where an Effect lasts: Poison, Stun and the like', () => {
    const poison = {
      name: 'Sting',
      trait: 'fight',
      type: 'close',
      effects: [{ effect: 'damage' }, { effect: 'poison' }],
    };
    const wasp = { ...HEROES[1], attacks: [poison] } as unknown as Character;
    expect(duels.exact([wasp, wasp], BASH, options)).toBeUndefined();
    const immune = { ...wasp, immunities: ['poison'] } as unknown as Character;
    expect(duels.exact([immune, immune], BASH, options)).toBeDefined();
  });
});

describe('duels with dice', () => {
  it('E-23, E-47, E-53, E-75: come to what the calculation says', () => {
    const pairs: Pair[] = [[HEROES[2], HEROES[3]] as unknown as Pair, [HEROES[0], HEROES[0]] as unknown as Pair];
    for (const pair of pairs) {
      const { wins, firstWins, turns } = oddsOf(pair);
      const tally = fought(pair, BASH, 300, 11);
      const { min: least, max: most } = computeWinInterval(tally.wins[0], tally.duels);
      const half = (most - least) / 2;
      // Twice the width of 95 of 100: one seed, so that this can only fail where something has changed.
      expect(Math.abs(tally.wins[0] / tally.duels - wins[0])).toBeLessThan(2 * half);
      expect(Math.abs((2 * tally.firstWins[0]) / tally.duels - firstWins[0])).toBeLessThan(3 * half);
      expect(tally.turns / tally.duels).toBeGreaterThan(0.9 * turns);
      expect(tally.turns / tally.duels).toBeLessThan(1.1 * turns);
    }
  });

  it('are the same with the same seed, and others with another', () => {
    const pair = [HEROES[2], HEROES[3]] as unknown as Pair;
    const best: Chosen = [undefined, undefined];
    expect(fought(pair, best, 30, 5)).toEqual(fought(pair, best, 30, 5));
    expect(fought(pair, best, 30, 5)).not.toEqual(fought(pair, best, 30, 6));
  });

  it('come to an end whatever the attacks do', () => {
    const EFFECTS = [
      ...['attack-boost', 'blind', 'control', 'countdown', 'damage', 'defense-boost', 'entangle', 'hp-drain'],
      ...['knockback', 'nullify', 'paralysis', 'poison', 'pow-double-stun', 'power-drain', 'stun', 'weaken'],
    ];
    const effects = fc.uniqueArray(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 3 });
    const armed = (base: Character, words: readonly string[]) =>
      ({
        ...base,
        weaknesses: [{ keyword: 'living', vulnerability: true }],
        attacks: [
          {
            ...{ name: 'Odd', trait: 'mind', versus: 'fight', type: 'close', bonusDice: 4 },
            effects: words.map((effect) => (effect === 'control' ? { effect, type: 'all' } : { effect })),
          },
        ],
      }) as unknown as Character;
    fc.assert(
      fc.property(hero, hero, effects, effects, fc.nat(), (one, other, mine, theirs, seed) => {
        const { duels: count, wins } = fought([armed(one, mine), armed(other, theirs)], BASH, 2, seed);
        expect(count).toBe(2);
        expect(wins[0] + wins[1]).toBeLessThanOrEqual(2);
      }),
      { seed: 9, numRuns: runs(40) },
    );
  });
});

describe('the range of a sample', () => {
  it('holds the share, stays between 0 and 1, and narrows with more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const wins = Math.round(of * part);
        const { min: least, max: most } = computeWinInterval(wins, of);
        expect(least).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(1);
        expect(least).toBeLessThanOrEqual(wins / of + 1e-12);
        expect(most).toBeGreaterThanOrEqual(wins / of - 1e-12);
        const more = computeWinInterval(4 * wins, 4 * of);
        expect(more.max - more.min).toBeLessThan(most - least);
      }),
      { seed: 2, numRuns: runs(60) },
    );
  });

  it('is not nothing where all was won: 1,000 of 1,000 may be 99.6 of 100', () => {
    expect(computeWinInterval(1000, 1000).min).toBeCloseTo(0.9962, 4);
    expect(computeWinInterval(0, 0)).toEqual({ min: 0, max: 1 });
  });
});
