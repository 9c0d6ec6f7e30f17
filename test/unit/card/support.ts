/** Provides fonts, templates and a hero for the tests of cards and print jobs, and measures ink. */

import type { Box } from 'fontkit';
import { getBuiltInFonts as fontsOnce } from '../../../src/cli/assets.ts';
import { getOrCreateFor } from '../../../src/shared/base/cache.ts';
import { type CardLayout, layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import {
  type DisplayItem,
  listRunGlyphs,
  listTextItems,
  type TextItem,
} from '../../../src/shared/display/display-list.ts';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { type FontSet, getTypeface, type Typeface } from '../../../src/shared/text/fonts/fonts.ts';
import type { TextStyle } from '../../../src/shared/text/lines/styles.ts';

/** Returns the fonts of the command line. All tests of a process share their caches. */
export const getTestFonts = (): FontSet => fontsOnce();

/** Creates a Super of Supers Unlimited that uses every part of a character, and is in the Faction below. */
export const createHero = (changes: Partial<Character> = {}): Character => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'gale-clerk',
  name: 'Gale Clerk',
  concept: 'Files storms by date',
  level: 6,
  alignment: 'anti-hero',
  classes: ['controller', 'tank'],
  factions: ['weather-desk'],
  power: 7,
  move: 5,
  size: 4,
  reach: 2,
  hp: { total: 13 },
  traits: {
    fight: { dice: 5, resistance: 2 },
    aim: { dice: 3, resistance: 1 },
    mind: { dice: 4, resistance: 3 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 4 },
  },
  movement: ['winged-flight'],
  keywords: { type: ['living'], origin: ['mutate'], elements: ['air'], specialties: ['knowledge'] },
  weaknesses: [{ keyword: 'cold' }, { keyword: 'plasma-x', vulnerability: true }],
  immunities: ['fall'],
  talents: [
    { name: 'Overtime', text: 'Rolls one die more while two friends stand within 4".' },
    { name: 'Gear', items: ['Barometer'] },
  ],
  abilities: [{ name: 'Leadership' }],
  spells: [{ name: 'Low Pressure', text: 'Every enemy within 3" loses 1 PP.' }],
  attacks: [
    { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] },
    {
      name: 'Squall',
      trait: 'mind',
      versus: 'aim',
      type: 'projectile',
      range: 8,
      bonusDice: 1,
      effects: [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }],
    },
  ],
  ...changes,
});

export const faction: Faction = {
  format: 'rollcall.faction',
  version: 1,
  id: 'weather-desk',
  name: 'The Weather Desk',
  symbol: { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: 'ink' }] },
  theme: { accent: '#e2b100' },
};

/** Returns the default template without its other sizes, for tests that replace its elements. */
export function createPlainTemplate(): Omit<CardTemplate, 'sizes'> {
  const { sizes: _sizes, ...templateWithoutSizes } = getDefaultTemplate(GAMES);
  return templateWithoutSizes;
}

/** Lays out a card of the hero in the default template. */
export const layoutTestCard = (
  changes: Partial<Character> = {},
  factions: readonly Faction[] = [faction],
): CardLayout =>
  layoutCard(GAMES, {
    character: createHero(changes),
    factions,
    template: getDefaultTemplate(GAMES),
    fonts: getTestFonts(),
  });

/** Returns a style for plain text of this size, in points. */
export const createPlainStyle = (size: number): TextStyle => ({
  font: 'text',
  size,
  min: 6,
  colour: '#000000',
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1.2,
});

/** The printed area of a text run, in points from the corner of the card. */
export interface InkBox {
  readonly item: TextItem;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const glyphBoxes = new WeakMap<Typeface, Map<number, Box>>();
/** Returns the box of a glyph in font units. The boxes are cached, because reading them from the font is slow. */
function getGlyphBox(typeface: Typeface, glyphId: number): Box {
  const knownBoxes = getOrCreateFor(glyphBoxes, typeface, () => new Map());
  const glyphBox = knownBoxes.get(glyphId) ?? typeface.font.getGlyph(glyphId).bbox;
  knownBoxes.set(glyphId, glyphBox);
  return glyphBox;
}

/** Returns the box around the ink of each glyph. */
export function measureGlyphInk(items: readonly DisplayItem[], fonts: FontSet): InkBox[] {
  return listTextItems(items).flatMap((item) => {
    const typeface = getTypeface(fonts, item.font);
    const pointsPerUnit = item.size / typeface.unitsPerEm;
    return listRunGlyphs(item, typeface.unitsPerEm).flatMap(({ id, dx, dy }) => {
      const { minX, minY, maxX, maxY } = getGlyphBox(typeface, id);
      if (!Number.isFinite(maxX) || maxX <= minX) return [];
      return [
        {
          item,
          left: item.x + dx + minX * pointsPerUnit,
          right: item.x + dx + maxX * pointsPerUnit,
          top: item.y - dy - maxY * pointsPerUnit,
          bottom: item.y - dy - minY * pointsPerUnit,
        },
      ];
    });
  });
}

/** Returns the box around the ink of each text run, from its glyph outlines. Property tests call it for hundreds of cards. */
export function measureInk(items: readonly DisplayItem[], fonts: FontSet): InkBox[] {
  const inks: InkBox[] = [];
  for (const item of listTextItems(items)) {
    const glyphInks = measureGlyphInk([item], fonts);
    if (glyphInks.length === 0) continue;
    inks.push({
      item,
      left: Math.min(...glyphInks.map(({ left }) => left)),
      top: Math.min(...glyphInks.map(({ top }) => top)),
      right: Math.max(...glyphInks.map(({ right }) => right)),
      bottom: Math.max(...glyphInks.map(({ bottom }) => bottom)),
    });
  }
  return inks;
}
