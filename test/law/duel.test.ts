/**
 * Tests laws of duels between any two heroes, and that simulated and exact odds agree. `wins` are the chances of both to win; `firstWins`
 * are the chances of the first one if it starts, and if the second one starts.
 */

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
import { scaleRuns } from '../support/sample-size.ts';

const rules = LOADED_GAMES.find('supers-unlimited')?.duel;
if (!rules || !('computeExactOdds' in rules.duels)) throw new Error('no duels');
const duels: Duels = rules.duels;

const readSample = (heroId: string): Character =>
  JSON.parse(readFileSync(`samples/supers-unlimited/characters/${heroId}.hero.json`, 'utf8')) as Character;
const HEROES = ['harbour-volunteer', 'queensberry', 'half-past', 'ciguena', 'lampblack', 'old-gantry'].map(readSample);
const [VOLUNTEER, QUEENSBERRY, HALF_PAST, CIGUENA] = HEROES;
const options = resolveDocumentOptions(GAMES, readSample('half-past'));
const anyHero = fc.constantFrom(...HEROES);
it('a refused event changes nothing in a duel', () => {
  const [firstHero, secondHero] = [readSample('half-past'), readSample('queensberry')];
  const encounter = createDuelEncounter(
    [firstHero, secondHero] as unknown as Parameters<typeof createDuelEncounter>[0],
    0,
    options as never,
  );
  const refusedEvent = { kind: 'choose', model: 'two' };
  expect([submitEvent(encounter, refusedEvent), encounter.state.active]).toEqual([false, null]);
  expect([submitEvent(encounter, { kind: 'choose', model: 'one' }), encounter.state.active]).toEqual([true, 'one']);
});

/** Both fight with their attack number 0. On these cards it is Bash, which takes HP and has no other effect. */
const BASH: Chosen = [0, 0];

const computeOdds = (pair: Pair, chosen = BASH) => {
  const odds = duels.computeExactOdds(pair, chosen, options);
  if (!odds) throw new Error('cannot be worked out');
  return odds;
};

function fightDuels(pair: Pair, chosen: Chosen, count: number, seed: number): Tally {
  let lastTally: Tally | undefined;
  for (const tally of simulateDuels(duels.createFighter(pair, chosen, options), count, seed)) lastTally = tally;
  if (!lastTally) throw new Error('no duels');
  return lastTally;
}

describe('exact odds of a duel', () => {
  it('add up to 1 and mirror when the fighters swap', () => {
    fc.assert(
      fc.property(anyHero, anyHero, (firstHero, secondHero) => {
        const odds = computeOdds([firstHero, secondHero]);
        const mirroredOdds = computeOdds([secondHero, firstHero]);
        expect(odds.wins[0] + odds.wins[1] + odds.undecided).toBeCloseTo(1, 8);
        expect(mirroredOdds.wins[1]).toBeCloseTo(odds.wins[0], 8);
        expect((odds.firstWins[0] + odds.firstWins[1]) / 2).toBeCloseTo(odds.wins[0], 8);
      }),
      { seed: 3, numRuns: scaleRuns(12) },
    );
  });

  it('give identical fighters equal chances', () => {
    for (const fighter of HEROES) {
      const { wins } = computeOdds([fighter, fighter]);
      expect(wins[0]).toBeCloseTo(wins[1], 10);
    }
  });

  it('improve with more HP', () => {
    const tougherHero = { ...HALF_PAST, hp: { total: 14 } } as unknown as Character;
    const [fighter, opponent] = [HALF_PAST, CIGUENA] as Pair;
    expect(computeOdds([tougherHero, opponent]).wins[0]).toBeGreaterThan(computeOdds([fighter, opponent]).wins[0]);
  });

  it('exist only without an Effect that lasts, such as Poison', () => {
    const poisonAttack = {
      name: 'Sting',
      trait: 'fight',
      type: 'close',
      effects: [{ effect: 'damage' }, { effect: 'poison' }],
    };
    const poisonousHero = { ...QUEENSBERRY, attacks: [poisonAttack] } as unknown as Character;
    expect(duels.computeExactOdds([poisonousHero, poisonousHero], BASH, options)).toBeUndefined();
    const immuneHero = { ...poisonousHero, immunities: ['poison'] } as unknown as Character;
    expect(duels.computeExactOdds([immuneHero, immuneHero], BASH, options)).toBeDefined();
  });
});

describe('simulated duels', () => {
  // The odds depend on attack rolls (E-75), at most two attacks in an Activation (E-53), and rolls to stay up (E-23) and to recover (E-47).
  it('E-23, E-47, E-53, E-75: agree with the exact odds', () => {
    const pairs: Pair[] = [[HALF_PAST, CIGUENA] as unknown as Pair, [VOLUNTEER, VOLUNTEER] as unknown as Pair];
    for (const pair of pairs) {
      const { wins, firstWins, turns } = computeOdds(pair);
      const tally = fightDuels(pair, BASH, 300, 11);
      const { min: minShare, max: maxShare } = computeWinInterval(tally.wins[0], tally.duels);
      const halfWidth = (maxShare - minShare) / 2;
      // The bounds are two and three times the 95 % interval. The seed is fixed, so this fails only after a change.
      expect(Math.abs(tally.wins[0] / tally.duels - wins[0])).toBeLessThan(2 * halfWidth);
      expect(Math.abs((2 * tally.firstWins[0]) / tally.duels - firstWins[0])).toBeLessThan(3 * halfWidth);
      expect(tally.turns / tally.duels).toBeGreaterThan(0.9 * turns);
      expect(tally.turns / tally.duels).toBeLessThan(1.1 * turns);
    }
  });

  it('repeat with the same seed and differ with another seed', () => {
    const pair = [HALF_PAST, CIGUENA] as unknown as Pair;
    const bestAttacks: Chosen = [undefined, undefined];
    expect(fightDuels(pair, bestAttacks, 30, 5)).toEqual(fightDuels(pair, bestAttacks, 30, 5));
    expect(fightDuels(pair, bestAttacks, 30, 5)).not.toEqual(fightDuels(pair, bestAttacks, 30, 6));
  });

  it('end whatever the attacks do', () => {
    const EFFECTS = [
      ...['attack-boost', 'blind', 'control', 'countdown', 'damage', 'defense-boost', 'entangle', 'hp-drain'],
      ...['knockback', 'nullify', 'paralysis', 'poison', 'pow-double-stun', 'power-drain', 'stun', 'weaken'],
    ];
    const anyEffects = fc.uniqueArray(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 3 });
    const armHero = (baseHero: Character, effectIds: readonly string[]) =>
      ({
        ...baseHero,
        weaknesses: [{ keyword: 'living', vulnerability: true }],
        attacks: [
          {
            ...{ name: 'Odd', trait: 'mind', versus: 'fight', type: 'close', bonusDice: 4 },
            effects: effectIds.map((effect) => (effect === 'control' ? { effect, type: 'all' } : { effect })),
          },
        ],
      }) as unknown as Character;
    fc.assert(
      fc.property(
        anyHero,
        anyHero,
        anyEffects,
        anyEffects,
        fc.nat(),
        (firstHero, secondHero, firstEffects, secondEffects, seed) => {
          const { duels: count, wins } = fightDuels(
            [armHero(firstHero, firstEffects), armHero(secondHero, secondEffects)],
            BASH,
            2,
            seed,
          );
          expect(count).toBe(2);
          expect(wins[0] + wins[1]).toBeLessThanOrEqual(2);
        },
      ),
      { seed: 9, numRuns: scaleRuns(40) },
    );
  });
});

describe('computeWinInterval', () => {
  it('contains the observed share, stays between 0 and 1, and narrows with more duels', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (duelCount, winShare) => {
          const wins = Math.round(duelCount * winShare);
          const { min: minShare, max: maxShare } = computeWinInterval(wins, duelCount);
          expect(minShare).toBeGreaterThanOrEqual(0);
          expect(maxShare).toBeLessThanOrEqual(1);
          expect(minShare).toBeLessThanOrEqual(wins / duelCount + 1e-12);
          expect(maxShare).toBeGreaterThanOrEqual(wins / duelCount - 1e-12);
          const widerInterval = computeWinInterval(4 * wins, 4 * duelCount);
          expect(widerInterval.max - widerInterval.min).toBeLessThan(maxShare - minShare);
        },
      ),
      { seed: 2, numRuns: scaleRuns(60) },
    );
  });

  it('keeps a lower bound below 1 after 1,000 wins of 1,000, and spans 0 to 1 without duels', () => {
    expect(computeWinInterval(1000, 1000).min).toBeCloseTo(0.9962, 4);
    expect(computeWinInterval(0, 0)).toEqual({ min: 0, max: 1 });
  });
});
