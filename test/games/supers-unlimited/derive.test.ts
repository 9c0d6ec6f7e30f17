import { describe, expect, it } from 'vitest';
import { deriveCharacter } from '../../../src/shared/games/supers-unlimited/derive/character.ts';
import { formatAttackNotation } from '../../../src/shared/games/supers-unlimited/derive/notation.ts';
import {
  getMinLevelsForGoonSupers,
  getMinLevelsForGuestStars,
} from '../../../src/shared/games/supers-unlimited/derive/team.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { SIZES } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { resolveOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { formatAttackIcons } from '../../../src/shared/games/supers-unlimited/printed/icons.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';

const deriveValues = (changedFields: Partial<Character>, options = {}) =>
  deriveCharacter({ ...readBaseCharacter(), ...changedFields }, resolveOptions(options));

describe('derived values of a Supers Unlimited character', () => {
  it.each([
    [10, 5, 5],
    [11, 6, 5],
    [9, 5, 4],
    [1, 1, 0],
  ])('E!2, E-22: splits %i HP into %i white and %i red', (totalHp, white, red) =>
    expect(deriveValues({ hp: { total: totalHp } }).redZone).toEqual({ white, red }),
  );
  it('E?9: rounds red boxes up with su.redZoneRounding, and prefers the number on the card', () => {
    const roundingUp = { 'su.redZoneRounding': 'ceil' };
    expect(deriveValues({ hp: { total: 11 } }, roundingUp).redZone).toEqual({ white: 5, red: 6 });
    expect(deriveValues({ hp: { total: 11, red: 3 } }, roundingUp).redZone).toEqual({ white: 8, red: 3 });
    expect(deriveValues({ hp: { total: 4.5 } }).redZone).toBeUndefined();
    expect(deriveValues({ hp: { total: 4, red: 5 } }).redZone).toBeUndefined();
  });
  it('E-14: derives the base from the Size, also with su.altBasing', () => {
    expect(SIZES.map(({ size }) => deriveValues({ size }).base)).toEqual([25, 30, 30, 30, 40, 50, 60]);
    const altBasing = { 'su.altBasing': true };
    expect(SIZES.map(({ size }) => deriveValues({ size }, altBasing).base)).toEqual([25, 25, 25, 25, 30, 40, 60]);
    expect(deriveValues({ size: 7 }).base).toBeUndefined();
  });
  it('E!5, E-75: adds Power and Resistance to the number to beat', () => {
    const traits = { ...readBaseCharacter().traits, fight: { dice: 2, resistance: 1 } };
    expect(deriveValues({ power: 4, traits }).toBeat).toMatchObject({ fight: 5, magic: 4 });
  });
  it('E!7, E-83: derives the range of a Throw as the dice of the trait plus 2', () => {
    expect(deriveValues({}).throwRange).toEqual({});
    expect(deriveValues({ abilities: [{ name: 'SUPER STRENGTH ' }, { name: 'ThaumatoKinesis' }] }).throwRange).toEqual({
      fight: 5,
      magic: 3,
    });
  });
  it('E-31: counts a character as a Super from Level 3 on', () =>
    expect([1, 2, 3, 10].map((characterLevel) => deriveValues({ level: characterLevel }).isSuper)).toEqual([
      false,
      false,
      true,
      true,
    ]));
  it('E-31, E-75: derives nothing from a number that the rules do not allow', () => {
    const traits = {
      ...readBaseCharacter().traits,
      fight: { dice: 2, resistance: -1 },
      aim: { dice: 2, resistance: 0.5 },
    };
    for (const wrongPower of [4.5, 0, -1, Number.POSITIVE_INFINITY])
      expect(deriveValues({ power: wrongPower }).toBeat).toEqual({});
    expect(Object.keys(deriveValues({ traits }).toBeat)).toEqual(['mind', 'magic']);
    for (const characterLevel of [25, 4.5, 0, -3])
      expect(deriveValues({ level: characterLevel })).not.toHaveProperty('isSuper');
    expect(deriveValues({ hp: { total: 0 } }).redZone).toBeUndefined();
  });
  it('E?3e: derives Infiltrator from the Class, unless the card or a house rule says otherwise', () => {
    const classes = ['infiltrator'];
    expect(deriveValues({ classes }).infiltrator).toBe(true);
    expect(deriveValues({ classes, infiltrator: false }).infiltrator).toBe(false);
    expect(deriveValues({ classes }, { 'su.infiltratorFromClass': false }).infiltrator).toBe(false);
    expect(deriveValues({ infiltrator: true }).infiltrator).toBe(true);
  });
});

describe('E-81: the printed notation of an attack', () => {
  const createEffects = (...effectWords: string[]) => effectWords.map((effectWord) => ({ effect: effectWord }));
  it.each([
    [{ name: 'Bash', trait: 'fight', type: 'close', effects: createEffects('damage') }, 'Fight / Close / Damage'],
    [
      {
        name: 'B',
        trait: 'mind',
        versus: 'aim',
        type: 'projectile',
        range: 8,
        effects: createEffects('damage', 'knockback'),
      },
      'Mind vs Aim / Projectile 8 / Damage and Knockback',
    ],
    [
      {
        name: 'C',
        trait: 'magic',
        type: 'pulse',
        range: 4,
        bonusDice: 1,
        bonus: -2,
        effects: [{ effect: 'control', type: 'all' }, { effect: 'hp-drain' }],
      },
      'Magic / Pulse 4 / +1D10 −2 / Control (All) and HP Drain',
    ],
    [{ name: 'D', trait: 'Luck', type: 'close', effects: [] }, 'Luck / Close'],
  ])('formats attack %# in the notation of the book', (attack, notation) =>
    expect(formatAttackNotation(attack)).toBe(notation),
  );
  it('E-102: prints a Type only for Control and unknown Effects', () => {
    const createOddAttack = (effectWord: string) => ({
      name: effectWord,
      trait: 'fight',
      type: 'close',
      effects: [{ effect: effectWord, type: 'living' }],
    });
    expect(formatAttackNotation(createOddAttack('damage'))).toBe('Fight / Close / Damage');
    expect(formatAttackNotation(createOddAttack('control'))).toBe('Fight / Close / Control (Living)');
    expect(formatAttackNotation(createOddAttack('Glitter'))).toBe('Fight / Close / Glitter (Living)');
    expect(formatAttackIcons(createOddAttack('damage'))).not.toContain('Living');
    expect(formatAttackIcons(createOddAttack('control'))).toContain('Living');
  });
  it('E?1: prints the name that su.aimLabel gives to Aim', () =>
    expect(
      formatAttackNotation(
        { name: 'E', trait: 'aim', type: 'beam', range: 5, effects: createEffects('stun') },
        { 'su.aimLabel': 'Shoot' },
      ),
    ).toBe('Shoot / Beam 5 / Stun'));
});

describe('E-36, E-38: the smallest number of Levels of a team', () => {
  // The rounding, and the Levels that allow 0, 1, 2 … Guest Stars in a Faction Team, and 0, 1, 2 … Supers in a Goon Squad.
  it.each([
    ['floor', [0, 25, 50, 75], [0, 50, 100]],
    ['atLeastOne', [0, 1, 50, 75], [0, 1, 100]],
    ['ceil', [0, 1, 26, 51], [0, 1, 51]],
  ] as const)(
    'matches the allowed number of Guest Stars and Supers with the rounding %s',
    (rounding, guestLevels, superLevels) => {
      expect(guestLevels.map((_levels, count) => getMinLevelsForGuestStars(count, rounding))).toEqual(guestLevels);
      expect(superLevels.map((_levels, count) => getMinLevelsForGoonSupers(count, rounding))).toEqual(superLevels);
    },
  );
});
