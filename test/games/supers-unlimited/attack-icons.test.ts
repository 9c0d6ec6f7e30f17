/** Attacks in icons, as the front of a card shows them (E-79, E-81, E-100 to E-118). */
import { describe, expect, it } from 'vitest';
import { formatAttackNotation } from '../../../src/shared/games/supers-unlimited/derive/notation.ts';
import type { Attack } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { ATTACK_TYPES, EFFECTS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { formatAttackIcons, formatIcon, ICONS } from '../../../src/shared/games/supers-unlimited/printed/icons.ts';
import { listStrayBraces, parseMarkup } from '../../../src/shared/text/markup/markup.ts';

/** With ordinary spaces in place of those that no line is broken at. */
const inIcons = (...[one, options]: Parameters<typeof formatAttackIcons>): string =>
  formatAttackIcons(one, options).replaceAll('\u00a0', ' ');

const attack = (changes: Partial<Attack> = {}): Attack => ({
  name: 'Net Gun',
  trait: 'aim',
  type: 'projectile',
  range: 8,
  effects: [{ effect: 'damage' }, { effect: 'entangle' }],
  ...changes,
});

describe('an attack in icons', () => {
  it('has the parts of its notation in their order', () => {
    expect(inIcons(attack())).toBe('{aim} {projectile}8 {damage} {entangle}');
    expect(inIcons(attack({ trait: 'mind', versus: 'aim', bonusDice: 1, bonus: -2 }))).toBe(
      '{mind}/{aim} {projectile}8 +1D −2 {damage} {entangle}',
    );
    expect(inIcons(attack({ type: 'close', range: undefined, effects: [] }))).toBe('{aim} {close}');
  });

  it('says whom Control rules, and doubles with a number (E-102)', () => {
    const effects = [{ effect: 'control', type: 'robotic' }, { effect: 'pow-double-stun' }];
    expect(inIcons(attack({ effects }))).toBe('{aim} {projectile}8 {control} Robotic {2 stun}');
  });

  it('calls a trait by its name where a house rule gives it another (E?1)', () => {
    expect(inIcons(attack(), { 'su.aimLabel': 'Shoot' })).toBe('Shoot {projectile}8 {damage} {entangle}');
    expect(formatAttackNotation(attack(), { 'su.aimLabel': 'Shoot' })).toContain('Shoot');
  });

  it('writes what is no word of the game in letters', () => {
    expect(inIcons(attack({ type: 'laser', effects: [{ effect: 'doom' }] }))).toBe('{aim} Laser8 Doom');
  });
});

describe('icons', () => {
  it.each([...ATTACK_TYPES, ...EFFECTS])('there is one for %s', (word) => {
    const markup = formatIcon(word);
    expect(listStrayBraces(markup, ICONS)).toEqual([]);
    expect(parseMarkup(markup, ICONS).filter(({ icon }) => icon !== undefined)).toHaveLength(1);
  });

  it('no two words share a shape', () => {
    const shapes = Object.values(ICONS).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
