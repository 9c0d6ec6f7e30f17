/** Attacks of SSUA as the fronts of cards write them. */
import { expect, it } from 'vitest';
import { formatAttackIcons, formatAttackLine } from '../../../src/shared/games/ssua/attack-line.ts';
import { card } from '../../../src/shared/games/ssua/card.ts';

const bell = { name: 'Thrown Bell', type: 'ranged', pool: 5, range: 12, damage: 3, ap: 3 };

it('an attack is read off its icons in the order of its words', () => {
  expect(formatAttackLine(bell)).toBe('Ranged / 5D / 12″ / Damage\u00a03 / 3\u00a0AP');
  expect(formatAttackIcons(bell)).toBe('{ranged}12″\u00a05D\u00a0{damage}3\u00a0{ap}3');
  expect(formatAttackIcons({ type: 'melee', pool: 8 })).toBe('{melee}\u00a08D');
});

it('every icon of an attack has a word that is read aloud', () => {
  for (const [, icon] of formatAttackIcons(bell)?.matchAll(/\{(\w+)\}/g) ?? [])
    expect(card.icons).toHaveProperty(icon ?? '');
});

it('a type that is not of the game stays as it is written, and what is no attack has no icons', () => {
  expect(formatAttackIcons({ type: 'psychic', pool: 2 })).toBe('psychic\u00a02D');
  expect(formatAttackIcons('a kick')).toBeUndefined();
});
