/** Fonts, template and a hero for the tests of cards and prints, and what ink a list leaves where. */

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

/** The faces of the command line: all tests of a process share what is cached of them. */
export const testFonts = (): FontSet => fontsOnce();

export const hero = (changes: Partial<Character> = {}): Character => ({
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

/** Our first template in its own size only, for tests that put other elements in it. */
export function plainTemplate(): Omit<CardTemplate, 'sizes'> {
  const { sizes: _sizes, ...rest } = getDefaultTemplate(GAMES);
  return rest;
}

export const card = (changes: Partial<Character> = {}, factions: readonly Faction[] = [faction]): CardLayout =>
  layoutCard(GAMES, { character: hero(changes), factions, template: getDefaultTemplate(GAMES), fonts: testFonts() });

/** Plain words of this size, in points. */
export const plainStyle = (size: number): TextStyle => ({
  font: 'text',
  size,
  min: 6,
  colour: '#000000',
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1.2,
});

export interface Ink {
  readonly item: TextItem;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = new WeakMap<Typeface, Map<number, Box>>();
/** The box of a glyph in units of its face; kept, since reading it from the font takes longer than all else here. */
function boxOf(face: Typeface, id: number): Box {
  const known = getOrCreateFor(boxesOf, face, () => new Map());
  const box = known.get(id) ?? face.font.getGlyph(id).bbox;
  known.set(id, box);
  return box;
}

/** The box around the ink of each text run, from the outlines of its glyphs. Laws ask for it of every letter of hundreds of cards. */
export function inkOf(items: readonly DisplayItem[], fonts: FontSet): Ink[] {
  const inks: Ink[] = [];
  for (const item of listTextItems(items)) {
    const face = getTypeface(fonts, item.font);
    const em = item.size / face.unitsPerEm;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { id, dx, dy } of listRunGlyphs(item, face.unitsPerEm)) {
      const { minX, minY, maxX, maxY } = boxOf(face, id);
      if (!Number.isFinite(maxX) || maxX <= minX) continue;
      left = Math.min(left, item.x + dx + minX * em);
      right = Math.max(right, item.x + dx + maxX * em);
      top = Math.min(top, item.y - dy - maxY * em);
      bottom = Math.max(bottom, item.y - dy - minY * em);
    }
    if (left !== Infinity) inks.push({ item, left, top, right, bottom });
  }
  return inks;
}
