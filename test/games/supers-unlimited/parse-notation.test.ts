/** Tests that the printed notation of an attack can be pasted (E-81). */
import { describe, expect, it } from 'vitest';
import { formatAttackNotation } from '../../../src/shared/games/supers-unlimited/derive/notation.ts';
import {
  formatLiteralNotation,
  isSameAttack,
  parseNotation,
} from '../../../src/shared/games/supers-unlimited/derive/parse-notation.ts';
import { ATTACKS_CELL, readPastedAttacks } from '../../../src/shared/games/supers-unlimited/spreadsheet/attacks.ts';
import { translate } from '../../support/texts.ts';

const parseAttack = (notation: string) => {
  const parseResult = parseNotation(notation);
  if (!parseResult.ok) throw new Error(parseResult.message(translate));
  return parseResult.attack;
};

describe('E-81: the notation of an attack', () => {
  it('reads back from its printed form', () => {
    const attackFields = {
      trait: 'mind',
      versus: 'aim',
      type: 'projectile',
      range: 8,
      bonusDice: 1,
      bonus: -2,
      effects: [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }],
    };
    const notation = 'Mind vs Aim / Projectile 8 / +1D10 −2 / Damage and Control (Robotic)';
    expect(formatAttackNotation({ name: '', ...attackFields })).toBe(notation);
    expect(parseAttack(notation)).toEqual(attackFields);
  });

  it('prints the sign of a bonus and leaves out a bonus of 0', () => {
    const closeAttack = { name: '', trait: 'fight', type: 'close', effects: [] };
    const notations = [2, -2, 0].map((bonus) => formatAttackNotation({ ...closeAttack, bonus }));
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
  ])("reads '%s'", (notation, attackFields) => {
    expect(parseAttack(notation)).toEqual(attackFields);
  });

  it.each(['', 'Fight', 'Fight / Close / Damage / Stun', 'a / b / c / d / e'])('rejects %j', (notation) => {
    expect(parseNotation(notation)).toMatchObject({ ok: false });
  });

  it.each([1e-7, -1e-7, 1e21, -1.5e-9, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 3, -3])(
    'reads back bonus dice, a bonus and a range of %d',
    (numberValue) => {
      const attackFields = {
        name: '',
        trait: 'aim',
        versus: 'mind',
        type: 'projectile',
        range: numberValue,
        bonusDice: numberValue,
        bonus: numberValue,
        effects: [{ effect: 'damage' }, { effect: 'control', type: 'a (b) and c' }],
      };
      for (const variant of [
        attackFields,
        { ...attackFields, bonusDice: 0 },
        { ...attackFields, versus: 'aim', effects: [] },
      ])
        expect(isSameAttack(parseNotation(formatLiteralNotation(variant)), variant)).toBe(true);
      expect(
        isSameAttack(parseNotation(formatLiteralNotation(attackFields)), {
          ...attackFields,
          bonus: numberValue + 1,
          range: 2,
        }),
      ).toBe(false);
    },
  );

  it('pastes with its name and on several lines, unlike other text', () => {
    expect(readPastedAttacks('Bash: Fight / Close / Damage\nAim / Beam 6 / Stun').map(({ name }) => name)).toEqual([
      'Bash',
      '',
    ]);
    for (const notation of ['Fire/Ice', 'Fight', 'Lamp / Bolt / Damage', ''])
      expect(readPastedAttacks(notation)).toEqual([]);
  });

  it('gets quotes and full numbers in a spreadsheet cell where print would lose something', () => {
    const oddAttack = { name: 'Odd', trait: 'Fight', type: 'beam', range: 4.125, effects: [{ effect: 'zap' }] };
    expect(ATTACKS_CELL.write([oddAttack])).toBe('Odd: "Fight" / "beam" 4.125 / "zap"');
    expect(ATTACKS_CELL.read(String(ATTACKS_CELL.write([oddAttack])), { factions: [] })).toEqual({
      ok: true,
      value: [oddAttack],
    });
  });
});
