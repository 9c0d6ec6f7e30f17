/** House rules that a card can meet change what it says, and nothing else. */

import { describe, expect, it } from 'vitest';
import { fonts } from '../../../src/cli/assets.ts';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { type DisplayItem, listRunGlyphs } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';

const bow = { name: 'Bow', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] };
const character = { ...baseCharacter(), size: 4, hp: { total: 9 }, attacks: [...baseCharacter().attacks, bow] };

const textsOf = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return textsOf(item.items);
    return item.kind === 'text'
      ? [
          listRunGlyphs(item, 1)
            .map((glyph) => glyph.text)
            .join(''),
        ]
      : [];
  });

function printed(options: Record<string, unknown>): string[] {
  const { front, back } = layoutCard(GAMES, {
    character,
    factions: [],
    options: resolveOptions(options),
    template: getDefaultTemplate(GAMES),
    fonts: fonts(),
  });
  return [...textsOf(front.items), ...textsOf(back.items)];
}
const words = (options = {}) => printed(options).join(' ');

describe('a card under house rules', () => {
  it('E?1: calls the trait Aim as the table does, in labels and attacks', () => {
    expect(words()).toMatch(/AIM.*Aim/);
    expect(words({ 'su.aimLabel': 'Shoot' })).toMatch(/SHOOT.*Shoot/);
    expect(words({ 'su.aimLabel': 'Shoot' })).not.toMatch(/aim/i);
  });
  it('E?8: names the base the models stand on', () => {
    expect(words()).toMatch(/40\s+mm/);
    expect(words({ 'su.altBasing': true })).toMatch(/30\s+mm/);
  });
  it('options of the table change nothing on a card', () =>
    expect(printed({ 'su.blindModifier': 3, 'su.powExtraDie': 'off', 'su.witsTn': 9 })).toEqual(printed({})));
});
