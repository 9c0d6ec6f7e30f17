/** E-81: what is printed of an attack can be pasted. */
import { describe, expect, it } from 'vitest';
import { formatAttackNotation } from '../../../src/shared/games/supers-unlimited/derive/notation.ts';
import {
  formatLiteralNotation,
  isSameAttack,
  parseNotation,
} from '../../../src/shared/games/supers-unlimited/derive/parse-notation.ts';
import { ATTACKS_CELL, readPastedAttacks } from '../../../src/shared/games/supers-unlimited/spreadsheet/attacks.ts';
import { t } from '../../support/texts.ts';

const parsed = (text: string) => {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(read.message(t));
  return read.attack;
};

describe('E-81: the notation of an attack', () => {
  it('is read as it is printed', () => {
    const attack = {
      trait: 'mind',
      versus: 'aim',
      type: 'projectile',
      range: 8,
      bonusDice: 1,
      bonus: -2,
      effects: [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }],
    };
    const text = 'Mind vs Aim / Projectile 8 / +1D10 −2 / Damage and Control (Robotic)';
    expect(formatAttackNotation({ name: '', ...attack })).toBe(text);
    expect(parsed(text)).toEqual(attack);
  });

  it('has the sign of its bonus, and no bonus of 0', () => {
    const close = { name: '', trait: 'fight', type: 'close', effects: [] };
    const notations = [2, -2, 0].map((bonus) => formatAttackNotation({ ...close, bonus }));
    expect(notations).toEqual(['Fight / Close / +2', 'Fight / Close / −2', 'Fight / Close']);
  });

  it.each([
    ['Fight / Close / Damage', { trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] }],
    ['fight/close', { trait: 'fight', type: 'close', effects: [] }],
    [
      'Shoot / Beam 6″ / HP Drain, Stun',
      { trait: 'aim', type: 'beam', range: 6, effects: [{ effect: 'hp-drain' }, { effect: 'stun' }] },
    ],
    [
      'Aim versus Mind / Pulse 4 / + 2 / POW double-stun',
      { trait: 'aim', versus: 'mind', type: 'pulse', range: 4, bonus: 2, effects: [{ effect: 'pow-double-stun' }] },
    ],
    ['Shooting / Overshoot', { trait: 'Shooting', type: 'Overshoot', effects: [] }],
    ['Overshoot / Close', { trait: 'Overshoot', type: 'close', effects: [] }],
    ['Aim / Ray 3 / Zap', { trait: 'aim', type: 'Ray', range: 3, effects: [{ effect: 'Zap' }] }],
    ['Aim / "Ray 3" / "a and b"', { trait: 'aim', type: 'Ray 3', effects: [{ effect: 'a and b' }] }],
  ])('%s', (text, attack) => {
    expect(parsed(text)).toEqual(attack);
  });

  it.each(['', 'Fight', 'Fight / Close / Damage / Stun', 'a / b / c / d / e'])('%j is none', (text) => {
    expect(parseNotation(text)).toMatchObject({ ok: false });
  });

  it.each([1e-7, -1e-7, 1e21, -1.5e-9, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 3, -3])(
    'gives back bonus dice, a bonus and a range of %d, written with an exponent where they need one',
    (n) => {
      const attack = {
        name: '',
        trait: 'aim',
        versus: 'mind',
        type: 'projectile',
        range: n,
        bonusDice: n,
        bonus: n,
        effects: [{ effect: 'damage' }, { effect: 'control', type: 'a (b) and c' }],
      };
      for (const one of [attack, { ...attack, bonusDice: 0 }, { ...attack, versus: 'aim', effects: [] }])
        expect(isSameAttack(parseNotation(formatLiteralNotation(one)), one)).toBe(true);
      expect(isSameAttack(parseNotation(formatLiteralNotation(attack)), { ...attack, bonus: n + 1, range: 2 })).toBe(
        false,
      );
    },
  );

  it('is taken where it is pasted, with its name, several lines at once; other texts are not', () => {
    expect(readPastedAttacks('Bash: Fight / Close / Damage\nAim / Beam 6 / Stun').map(({ name }) => name)).toEqual([
      'Bash',
      '',
    ]);
    for (const text of ['Fire/Ice', 'Fight', 'Lamp / Bolt / Damage', '']) expect(readPastedAttacks(text)).toEqual([]);
  });

  it('in a table has words in quotes and numbers in full where print would lose something', () => {
    const odd = { name: 'Odd', trait: 'Fight', type: 'beam', range: 4.125, effects: [{ effect: 'zap' }] };
    expect(ATTACKS_CELL.write([odd])).toBe('Odd: "Fight" / "beam" 4.125 / "zap"');
    expect(ATTACKS_CELL.read(String(ATTACKS_CELL.write([odd])), { factions: [] })).toEqual({ ok: true, value: [odd] });
  });
});
