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
import { baseCharacter } from '../../support/documents/fixture.ts';

const derived = (change: Partial<Character>, options = {}) =>
  deriveCharacter({ ...baseCharacter(), ...change }, resolveOptions(options));

describe('derived values', () => {
  it.each([
    [10, 5, 5],
    [11, 6, 5],
    [9, 5, 4],
    [1, 1, 0],
  ])('E!2 E-22: %i HP are %i white and %i red', (total, white, red) =>
    expect(derived({ hp: { total } }).redZone).toEqual({ white, red }),
  );
  it('E?9: rounded up by a house rule; a number on the card stands above it', () => {
    const ceil = { 'su.redZoneRounding': 'ceil' };
    expect(derived({ hp: { total: 11 } }, ceil).redZone).toEqual({ white: 5, red: 6 });
    expect(derived({ hp: { total: 11, red: 3 } }, ceil).redZone).toEqual({ white: 8, red: 3 });
    expect(derived({ hp: { total: 4.5 } }).redZone).toBeUndefined();
    expect(derived({ hp: { total: 4, red: 5 } }).redZone).toBeUndefined();
  });
  it('E-14: bases by Size, and for models on 25 mm', () => {
    expect(SIZES.map(({ size }) => derived({ size }).base)).toEqual([25, 30, 30, 30, 40, 50, 60]);
    const alt = { 'su.altBasing': true };
    expect(SIZES.map(({ size }) => derived({ size }, alt).base)).toEqual([25, 25, 25, 25, 30, 40, 60]);
    expect(derived({ size: 7 }).base).toBeUndefined();
  });
  it('E!5 E-75: the number to beat is Power plus Resistance', () => {
    const traits = { ...baseCharacter().traits, fight: { dice: 2, resistance: 1 } };
    expect(derived({ power: 4, traits }).toBeat).toMatchObject({ fight: 5, magic: 4 });
  });
  it('E!7 E-83: Throw range is the dice of the trait and 2', () => {
    expect(derived({}).throwRange).toEqual({});
    expect(derived({ abilities: [{ name: 'SUPER STRENGTH ' }, { name: 'ThaumatoKinesis' }] }).throwRange).toEqual({
      fight: 5,
      magic: 3,
    });
  });
  it('E-31: Level 3 makes a Super', () =>
    expect([1, 2, 3, 10].map((level) => derived({ level }).isSuper)).toEqual([false, false, true, true]));
  it('E-31 E-75: nothing is derived from a number that the rules do not allow', () => {
    const traits = { ...baseCharacter().traits, fight: { dice: 2, resistance: -1 }, aim: { dice: 2, resistance: 0.5 } };
    for (const power of [4.5, 0, -1, Number.POSITIVE_INFINITY]) expect(derived({ power }).toBeat).toEqual({});
    expect(Object.keys(derived({ traits }).toBeat)).toEqual(['mind', 'magic']);
    for (const level of [25, 4.5, 0, -3]) expect(derived({ level })).not.toHaveProperty('isSuper');
    expect(derived({ hp: { total: 0 } }).redZone).toBeUndefined();
  });
  it('E?3e: the Class makes an Infiltrator, unless the card or a house rule says otherwise', () => {
    const classes = ['infiltrator'];
    expect(derived({ classes }).infiltrator).toBe(true);
    expect(derived({ classes, infiltrator: false }).infiltrator).toBe(false);
    expect(derived({ classes }, { 'su.infiltratorFromClass': false }).infiltrator).toBe(false);
    expect(derived({ infiltrator: true }).infiltrator).toBe(true);
  });
});

describe('E-81 printed notation', () => {
  const effect = (...effects: string[]) => effects.map((e) => ({ effect: e }));
  it.each([
    [{ name: 'Bash', trait: 'fight', type: 'close', effects: effect('damage') }, 'Fight / Close / Damage'],
    [
      { name: 'B', trait: 'mind', versus: 'aim', type: 'projectile', range: 8, effects: effect('damage', 'knockback') },
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
  ])('%#', (attack, text) => expect(formatAttackNotation(attack)).toBe(text));
  it('E-102: of the Effects only Control has a Type', () => {
    const odd = (name: string) => ({
      name,
      trait: 'fight',
      type: 'close',
      effects: [{ effect: name, type: 'living' }],
    });
    expect(formatAttackNotation(odd('damage'))).toBe('Fight / Close / Damage');
    expect(formatAttackNotation(odd('control'))).toBe('Fight / Close / Control (Living)');
    expect(formatAttackNotation(odd('Glitter'))).toBe('Fight / Close / Glitter (Living)');
    expect(formatAttackIcons(odd('damage'))).not.toContain('Living');
    expect(formatAttackIcons(odd('control'))).toContain('Living');
  });
  it('E?1: the table may call Aim something else', () =>
    expect(
      formatAttackNotation(
        { name: 'E', trait: 'aim', type: 'beam', range: 5, effects: effect('stun') },
        { 'su.aimLabel': 'Shoot' },
      ),
    ).toBe('Shoot / Beam 5 / Stun'));
});

describe('E-36 E-38: the smallest number of Levels', () => {
  it.each([
    ['floor', [0, 25, 50, 75], [0, 50, 100]],
    ['atLeastOne', [0, 1, 50, 75], [0, 1, 100]],
    ['ceil', [0, 1, 26, 51], [0, 1, 51]],
  ] as const)('that allows so many Guest Stars and Supers, %s', (rounding, guests, supers) => {
    expect(guests.map((_, count) => getMinLevelsForGuestStars(count, rounding))).toEqual(guests);
    expect(supers.map((_, count) => getMinLevelsForGoonSupers(count, rounding))).toEqual(supers);
  });
});
