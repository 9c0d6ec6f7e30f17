/** What follows from a number that breaks the rules: nothing, in the four games whose characters are tables of fields. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { resolveOptions } from '../../src/shared/rules/options.ts';

type Values = Readonly<Record<string, unknown>>;

const gameOf = (ruleset: string): Game => {
  const game = GAMES.find(ruleset);
  if (game === undefined) throw new Error(ruleset);
  return game;
};

function derived(ruleset: string, values: Values, house: Values = {}): Values {
  const game = gameOf(ruleset);
  const character = { ...game.documents['rollcall.character'].createBlank('one'), ...values } as Character;
  return game.derive(character, resolveOptions(game.options, house)).derived as Values;
}

const asCard = (ruleset: string, format: string, value: number): string | undefined =>
  gameOf(ruleset).card.formats[format]?.(value, resolveOptions(gameOf(ruleset).options));

/** Numbers that are not whole, or not of 0 or more. */
const wrong = fc.oneof(
  fc.constantFrom(-1, 0.5, 4.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.double({ noNaN: true }).filter((n) => !Number.isInteger(n) || n < 0),
);
const fraction = wrong.filter((n) => !Number.isInteger(n));
const holds = (numbers: fc.Arbitrary<number>, check: (n: number) => void): void =>
  fc.assert(
    fc.property(numbers, (n) => {
      check(n);
    }),
    { seed: 20261129, numRuns: 60 },
  );

describe('SSUA', () => {
  it('A-15: Action Points are neither worked out from a wrong Mind or Agility nor taken from a wrong statement', () => {
    expect(derived('ssua', { agility: 6, mind: 4 }).ap).toBe(10);
    holds(wrong, (n) => {
      expect(derived('ssua', { agility: n, mind: 4 }).ap).toBeUndefined();
      expect(derived('ssua', { agility: 4, mind: n }).ap).toBeUndefined();
      expect(derived('ssua', { agility: 4, mind: 4, ap: n }).ap).toBeUndefined();
      expect(derived('ssua', { agility: n, mind: n, ap: 9 }).ap).toBe(9);
    });
  });

  it('A-18, A-30: a wrong price is no line of the price list, and a wrong multiplier takes those that it multiplies', () => {
    const ids = (values: Values) => (derived('ssua', values).prices as { id: string }[]).map(({ id }) => id);
    const all = ids({});
    holds(wrong, (n) => {
      expect(ids({ prices: { land: n } })).toEqual(all.filter((id) => id !== 'land'));
      if (n === 0.5) return;
      const multiplied = ['move', 'charge', 'fly', 'swim'];
      expect(ids({ moveMultiplier: n * 2 === Math.floor(n * 2) && n > 0 ? 0.1 : n })).toEqual(
        all.filter((id) => !multiplied.includes(id)),
      );
    });
  });
});

describe('BattleTech', () => {
  const pc = { unit: 'pc', type: 'mech', tonnage: 55, mp: 5, piloting: 4, tactics: 2 };
  const npc = { unit: 'npc', type: 'mech', tonnage: 55, mp: 4, pilotingBase: 5, gunneryBase: 4 };
  const infantry = { unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1 };
  const bonus = (values: Values, house: Values = {}) => derived('battletech-kcw', values, house).bonus;

  it('B-1 to B-3: no bonus is worked out from a wrong number of the line that counts', () => {
    expect([pc, npc, infantry].map((unit) => bonus(unit))).toEqual([11, 8, 3]);
    holds(fraction, (n) => {
      for (const key of ['mp', 'mpNow', 'piloting', 'tactics']) expect(bonus({ ...pc, [key]: n })).toBeUndefined();
      for (const key of ['mp', 'pilotingBase', 'gunneryBase']) expect(bonus({ ...npc, [key]: n })).toBeUndefined();
      expect(bonus({ ...pc, mpNow: 3, mp: n, gunneryBase: n, crew: n })).toBe(9);
    });
    expect(bonus({ ...pc, mp: -1 })).toBeUndefined();
    expect(bonus({ ...pc, piloting: -1 })).toBe(6);
  });

  it('B-3: an experience that nobody knows adds nothing that could be told', () => {
    expect(bonus({ ...infantry, experience: 'legendary' })).toBeUndefined();
    expect(bonus({ ...pc, experience: 'legendary' })).toBe(11);
  });

  it('P-8: a wrong crew counts where the crew takes something away', () => {
    holds(wrong, (n) => expect(bonus({ ...pc, crew: n }, { 'bt.extendedInitMods': true })).toBeUndefined());
    expect(bonus({ ...pc, crew: 28 }, { 'bt.extendedInitMods': true })).toBe(5);
  });
});

describe('The Action Round', () => {
  it('C-12 to C-14: no difficulty from a wrong Power Level, no passive score from a wrong rank', () => {
    holds(wrong, (n) => {
      const { easy, moderate, hard } = derived('action-round', { powerLevel: n });
      expect([easy, moderate, hard]).toEqual([10, undefined, undefined]);
    });
    holds(fraction, (n) => expect(asCard('action-round', 'passive', n)).toBeUndefined());
    expect(asCard('action-round', 'passive', -2)).toBe('8');
  });
});

describe('Bulletproof Blues', () => {
  const hero = { perception: 6, superSpeed: 2, prowess: 5, agility: 7, expertise: ['dodge'] };
  const three = (values: Values) => {
    const { order, block, dodge } = derived('bulletproof-blues', { ...hero, ...values });
    return [order, block, dodge];
  };

  it('D-4, D-5, D-14 to D-16: a sum with a wrong number is absent, the others stay', () => {
    expect(three({})).toEqual([8, 5, 10]);
    holds(wrong, (n) => {
      expect(three({ perception: n })).toEqual([undefined, 5, 10]);
      expect(three({ superSpeed: n })).toEqual([undefined, 5, 10]);
      expect(three({ prowess: n })).toEqual([8, undefined, 10]);
      expect(three({ agility: n })).toEqual([8, 5, undefined]);
    });
  });

  it('D-14, D-15: a wrong rank has no number that stops it', () => {
    holds(wrong, (n) => expect(asCard('bulletproof-blues', 'toStop', n)).toBeUndefined());
    expect(asCard('bulletproof-blues', 'toStop', 9)).toBe('17');
  });
});
