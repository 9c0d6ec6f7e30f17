/** Tests attacks of SSUA in icons, as the front of a card shows them. */
import { expect, it } from 'vitest';
import { formatAttackIcons, formatAttackLine } from '../../../src/shared/games/ssua/attack-line.ts';
import { card } from '../../../src/shared/games/ssua/card.ts';

const bellAttack = { name: 'Thrown Bell', type: 'ranged', pool: 5, range: 12, damage: 3, ap: 3 };

it('formats an attack with icons in the order of its words', () => {
  expect(formatAttackLine(bellAttack)).toBe('Ranged / 5D / 12″ / Damage\u00a03 / 3\u00a0AP');
  expect(formatAttackIcons(bellAttack)).toBe('{ranged}12″ 5D {damage}3 {ap}3');
  expect(formatAttackIcons({ type: 'melee', pool: 8 })).toBe('{melee} 8D');
});

it('uses only icons that have a word to read aloud', () => {
  for (const [, iconName] of formatAttackIcons(bellAttack)?.matchAll(/\{(\w+)\}/g) ?? [])
    expect(card.icons).toHaveProperty(iconName ?? '');
});

it('writes an unknown attack type as text, and returns nothing for a value that is not an attack', () => {
  expect(formatAttackIcons({ type: 'psychic', pool: 2 })).toBe('psychic 2D');
  expect(formatAttackIcons('a kick')).toBeUndefined();
});
