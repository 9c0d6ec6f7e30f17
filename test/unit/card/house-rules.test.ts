/** Tests that house rules change only what a card says about them. */

import { describe, expect, it } from 'vitest';
import { getBuiltInFonts } from '../../../src/cli/assets.ts';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { type DisplayItem, listRunGlyphs } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';

const bowAttack = { name: 'Bow', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] };
const character = {
  ...readBaseCharacter(),
  size: 4,
  hp: { total: 9 },
  attacks: [...readBaseCharacter().attacks, bowAttack],
};

const listTexts = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return listTexts(item.items);
    return item.kind === 'text'
      ? [
          listRunGlyphs(item, 1)
            .map((glyph) => glyph.text)
            .join(''),
        ]
      : [];
  });

function printTexts(options: Record<string, unknown>): string[] {
  const { front, back } = layoutCard(GAMES, {
    character,
    factions: [],
    options: resolveOptions(options),
    template: getDefaultTemplate(GAMES),
    fonts: getBuiltInFonts(),
  });
  return [...listTexts(front.items), ...listTexts(back.items)];
}
const printWords = (options = {}) => printTexts(options).join(' ');

describe('a card under house rules', () => {
  it("E?1: uses the house rule's name for the trait Aim in labels and attacks", () => {
    expect(printWords()).toMatch(/AIM.*Aim/);
    expect(printWords({ 'su.aimLabel': 'Shoot' })).toMatch(/SHOOT.*Shoot/);
    expect(printWords({ 'su.aimLabel': 'Shoot' })).not.toMatch(/aim/i);
  });
  it('E?8: prints the base size that the house rules require', () => {
    expect(printWords()).toMatch(/40\s+mm/);
    expect(printWords({ 'su.altBasing': true })).toMatch(/30\s+mm/);
  });
  it('ignores options that affect only play', () =>
    expect(printTexts({ 'su.blindModifier': 3, 'su.powExtraDie': 'off', 'su.witsTn': 9 })).toEqual(printTexts({})));
});
