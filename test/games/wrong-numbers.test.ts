/** Tests that no value is derived from a number that breaks the rules, in the four small games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { resolveOptions } from '../../src/shared/rules/options.ts';

type Values = Readonly<Record<string, unknown>>;

const getGame = (ruleset: string): Game => {
  const gameRules = GAMES.find(ruleset);
  if (gameRules === undefined) throw new Error(ruleset);
  return gameRules;
};

function deriveValues(ruleset: string, fieldValues: Values, houseRules: Values = {}): Values {
  const gameRules = getGame(ruleset);
  const character = { ...gameRules.documents['rollcall.character'].createBlank('one'), ...fieldValues } as Character;
  return gameRules.derive(character, resolveOptions(gameRules.options, houseRules)).derived as Values;
}

const formatForCard = (ruleset: string, formatName: string, numberValue: number): string | undefined =>
  getGame(ruleset).card.formats[formatName]?.(numberValue, resolveOptions(getGame(ruleset).options));

/** Numbers that are not whole or lie below 0. */
const wrongNumber = fc.oneof(
  fc.constantFrom(-1, 0.5, 4.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.double({ noNaN: true }).filter((wrongValue) => !Number.isInteger(wrongValue) || wrongValue < 0),
);
const fraction = wrongNumber.filter((wrongValue) => !Number.isInteger(wrongValue));
const assertFor = (arbitrary: fc.Arbitrary<number>, assertion: (wrongValue: number) => void): void =>
  fc.assert(
    fc.property(arbitrary, (wrongValue) => {
      assertion(wrongValue);
    }),
    { seed: 20261129, numRuns: 60 },
  );

describe('wrong numbers in SSUA', () => {
  it('A-15: derives no Action Points from a wrong Mind or Agility, nor takes wrong stated ones', () => {
    expect(deriveValues('ssua', { agility: 6, mind: 4 }).ap).toBe(10);
    assertFor(wrongNumber, (wrongValue) => {
      expect(deriveValues('ssua', { agility: wrongValue, mind: 4 }).ap).toBeUndefined();
      expect(deriveValues('ssua', { agility: 4, mind: wrongValue }).ap).toBeUndefined();
      expect(deriveValues('ssua', { agility: 4, mind: 4, ap: wrongValue }).ap).toBeUndefined();
      expect(deriveValues('ssua', { agility: wrongValue, mind: wrongValue, ap: 9 }).ap).toBe(9);
    });
  });

  it('A-18, A-30: leaves out wrong prices, and every price that a wrong multiplier would change', () => {
    const listPriceIds = (fieldValues: Values) =>
      (deriveValues('ssua', fieldValues).prices as { id: string }[]).map(({ id }) => id);
    const allPriceIds = listPriceIds({});
    assertFor(wrongNumber, (wrongValue) => {
      expect(listPriceIds({ prices: { land: wrongValue } })).toEqual(
        allPriceIds.filter((priceId) => priceId !== 'land'),
      );
      // A multiplier may be a multiple of a half, so 0.5 is valid, and other multiples are replaced by 0.1.
      if (wrongValue === 0.5) return;
      const multiplied = ['move', 'charge', 'fly', 'swim'];
      expect(
        listPriceIds({
          moveMultiplier: wrongValue * 2 === Math.floor(wrongValue * 2) && wrongValue > 0 ? 0.1 : wrongValue,
        }),
      ).toEqual(allPriceIds.filter((priceId) => !multiplied.includes(priceId)));
    });
  });
});

describe('wrong numbers in BattleTech', () => {
  const playerUnit = { unit: 'pc', type: 'mech', tonnage: 55, mp: 5, piloting: 4, tactics: 2 };
  const npcUnit = { unit: 'npc', type: 'mech', tonnage: 55, mp: 4, pilotingBase: 5, gunneryBase: 4 };
  const infantryUnit = { unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1 };
  const deriveBonus = (fieldValues: Values, houseRules: Values = {}) =>
    deriveValues('battletech-kcw', fieldValues, houseRules).bonus;

  it('B-1 to B-3: derives no bonus from a wrong number that counts for this kind of unit', () => {
    expect([playerUnit, npcUnit, infantryUnit].map((unit) => deriveBonus(unit))).toEqual([11, 8, 3]);
    assertFor(fraction, (wrongValue) => {
      for (const fieldKey of ['mp', 'mpNow', 'piloting', 'tactics'])
        expect(deriveBonus({ ...playerUnit, [fieldKey]: wrongValue })).toBeUndefined();
      for (const fieldKey of ['mp', 'pilotingBase', 'gunneryBase'])
        expect(deriveBonus({ ...npcUnit, [fieldKey]: wrongValue })).toBeUndefined();
      expect(deriveBonus({ ...playerUnit, mpNow: 3, mp: wrongValue, gunneryBase: wrongValue, crew: wrongValue })).toBe(
        9,
      );
    });
    expect(deriveBonus({ ...playerUnit, mp: -1 })).toBeUndefined();
    expect(deriveBonus({ ...playerUnit, piloting: -1 })).toBe(6);
  });

  it('B-3: derives no bonus for infantry of unknown experience', () => {
    expect(deriveBonus({ ...infantryUnit, experience: 'legendary' })).toBeUndefined();
    expect(deriveBonus({ ...playerUnit, experience: 'legendary' })).toBe(11);
  });

  it('P-8: derives no bonus from a wrong crew when bt.extendedInitMods counts it', () => {
    assertFor(wrongNumber, (wrongValue) =>
      expect(deriveBonus({ ...playerUnit, crew: wrongValue }, { 'bt.extendedInitMods': true })).toBeUndefined(),
    );
    expect(deriveBonus({ ...playerUnit, crew: 28 }, { 'bt.extendedInitMods': true })).toBe(5);
  });
});

describe('wrong numbers in the Action Round', () => {
  it('C-12 to C-14: derives no difficulty from a wrong Power Level and no passive score from a wrong rank', () => {
    assertFor(wrongNumber, (wrongValue) => {
      const { easy, moderate, hard } = deriveValues('action-round', { powerLevel: wrongValue });
      expect([easy, moderate, hard]).toEqual([10, undefined, undefined]);
    });
    assertFor(fraction, (wrongValue) => expect(formatForCard('action-round', 'passive', wrongValue)).toBeUndefined());
    expect(formatForCard('action-round', 'passive', -2)).toBe('8');
  });
});

describe('wrong numbers in Bulletproof Blues', () => {
  const heroFields = { perception: 6, superSpeed: 2, prowess: 5, agility: 7, expertise: ['dodge'] };
  const deriveThree = (fieldValues: Values) => {
    const { order, block, dodge } = deriveValues('bulletproof-blues', { ...heroFields, ...fieldValues });
    return [order, block, dodge];
  };

  it('D-4, D-5, D-14 to D-16: leaves out only the sums with a wrong number', () => {
    expect(deriveThree({})).toEqual([8, 5, 10]);
    assertFor(wrongNumber, (wrongValue) => {
      expect(deriveThree({ perception: wrongValue })).toEqual([undefined, 5, 10]);
      expect(deriveThree({ superSpeed: wrongValue })).toEqual([undefined, 5, 10]);
      expect(deriveThree({ prowess: wrongValue })).toEqual([8, undefined, 10]);
      expect(deriveThree({ agility: wrongValue })).toEqual([8, 5, undefined]);
    });
  });

  it('D-14, D-15: derives no difficulty from a wrong rank', () => {
    assertFor(wrongNumber, (wrongValue) =>
      expect(formatForCard('bulletproof-blues', 'toStop', wrongValue)).toBeUndefined(),
    );
    expect(formatForCard('bulletproof-blues', 'toStop', 9)).toBe('17');
  });
});
