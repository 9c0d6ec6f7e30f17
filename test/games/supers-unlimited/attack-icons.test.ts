/** Tests attacks in icons, as the front of a card shows them (E-79, E-81, E-100 to E-118). */
import { describe, expect, it } from 'vitest';
import { formatAttackNotation } from '../../../src/shared/games/supers-unlimited/derive/notation.ts';
import type { Attack } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { ATTACK_TYPES, EFFECTS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { formatAttackIcons, formatIcon, ICONS } from '../../../src/shared/games/supers-unlimited/printed/icons.ts';
import { listStrayBraces, parseMarkup } from '../../../src/shared/text/markup/markup.ts';

/** Formats an attack with ordinary spaces in place of non-breaking ones. */
const formatIcons = (...[iconAttack, options]: Parameters<typeof formatAttackIcons>): string =>
  formatAttackIcons(iconAttack, options).replaceAll('\u00a0', ' ');

const createAttack = (changes: Partial<Attack> = {}): Attack => ({
  name: 'Net Gun',
  trait: 'aim',
  type: 'projectile',
  range: 8,
  effects: [{ effect: 'damage' }, { effect: 'entangle' }],
  ...changes,
});

describe('formatAttackIcons', () => {
  it('lists the parts of the notation in their order', () => {
    expect(formatIcons(createAttack())).toBe('{aim} {projectile}8 {damage} {entangle}');
    expect(formatIcons(createAttack({ trait: 'mind', versus: 'aim', bonusDice: 1, bonus: -2 }))).toBe(
      '{mind}/{aim} {projectile}8 +1D −2 {damage} {entangle}',
    );
    expect(formatIcons(createAttack({ type: 'close', range: undefined, effects: [] }))).toBe('{aim} {close}');
  });

  it('writes whom Control affects, and doubles with a number (E-102)', () => {
    const effects = [{ effect: 'control', type: 'robotic' }, { effect: 'pow-double-stun' }];
    expect(formatIcons(createAttack({ effects }))).toBe('{aim} {projectile}8 {control} Robotic {2 stun}');
  });

  it('writes a trait by its name when a house rule renames it (E?1)', () => {
    expect(formatIcons(createAttack(), { 'su.aimLabel': 'Shoot' })).toBe('Shoot {projectile}8 {damage} {entangle}');
    expect(formatAttackNotation(createAttack(), { 'su.aimLabel': 'Shoot' })).toContain('Shoot');
  });

  it('lets a line end between parts, but not between an Effect and its target', () => {
    const effects = [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }];
    expect(formatAttackIcons(createAttack({ effects })).split(' ')).toEqual([
      '{aim}',
      '{projectile}8',
      '{damage}',
      '{control}\u00a0Robotic',
    ]);
  });

  it('writes words that the game does not know as text', () => {
    expect(formatIcons(createAttack({ type: 'laser', effects: [{ effect: 'doom' }] }))).toBe('{aim} Laser 8 Doom');
  });
});

describe('icons of attacks', () => {
  it.each([...ATTACK_TYPES, ...EFFECTS])('include one for %s', (attackWord) => {
    const markup = formatIcon(attackWord);
    expect(listStrayBraces(markup, ICONS)).toEqual([]);
    expect(parseMarkup(markup, ICONS).filter(({ icon }) => icon !== undefined)).toHaveLength(1);
  });

  it('differ in shape', () => {
    const shapes = Object.values(ICONS).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
