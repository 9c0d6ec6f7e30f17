/** Template + character -> display lists of both sides, in steps: bind, measure, place. */
import type { Character, Faction } from '../document/schema.ts';
import type { SuOptions } from '../rulesets/supers-unlimited/options.ts';
import { bindCard, cardFaction, cardTheme } from './bind.ts';
import { type DisplayItem, type DisplayList, textItems } from './display-list.ts';
import type { FontSet } from './fonts.ts';
import type { CardNote, CardSide } from './note.ts';
import type { PictureBook } from './pictures.ts';
import { settable } from './pieces.ts';
import type { Placed, Spill } from './place/context.ts';
import { placeElements } from './place/place-element.ts';
import type { CardTemplate } from './template.ts';
import { mm, toPt } from './units.ts';

export interface CardInput {
  readonly character: Character;
  /** All factions at hand; the character's first one is looked up among them. */
  readonly factions: readonly Faction[];
  /** House rules that change derived values. */
  readonly options?: SuOptions;
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  /** The bitmaps that documents name, by their source; absent = none could be read. */
  readonly pictures?: PictureBook | undefined;
}

export interface CardLayout {
  readonly front: DisplayList;
  readonly back: DisplayList;
  readonly notes: readonly CardNote[];
}

/**
 * Lays out a card. Any readable character gets one, illegal or not; what could not be shown as it should is in `notes`.
 * Same input, same output.
 */
export function layoutCard({ character, factions, options, template, fonts, pictures }: CardInput): CardLayout {
  const faction = cardFaction(character, factions);
  const binding = bindCard(character, faction, options);
  const theme = cardTheme(template, character, faction);
  const place = (side: CardSide, arriving: readonly Spill[]): Placed =>
    placeElements(template[side], { template, theme, binding, fonts, pictures, side, arriving });
  const front = place('front', []);
  const back = place('back', front.spills);
  const listOf = (side: CardSide, items: readonly DisplayItem[]): DisplayList => ({
    width: toPt(mm(template.size.width)),
    height: toPt(mm(template.size.height)),
    bleed: toPt(mm(template.bleed)),
    label: `${settable(character.name)}, ${side}`,
    items,
  });
  const notes = [...front.notes, ...back.notes, ...missingGlyphs([...front.items, ...back.items])];
  return { front: listOf('front', front.items), back: listOf('back', back.items), notes };
}

/** One note for all characters that are drawn as an empty box, with the fields they stand in. */
function missingGlyphs(items: readonly DisplayItem[]): CardNote[] {
  const characters = new Set<string>();
  const fields = new Set<string>();
  const visit = (item: DisplayItem, field: string | undefined): void => {
    if (item.kind === 'group') for (const inner of item.items) visit(inner, item.field ?? field);
    if (item.kind !== 'text') return;
    const missing = item.glyphs.filter((glyph) => glyph.id === 0 && glyph.text !== '');
    for (const glyph of missing) characters.add(glyph.text);
    if (missing.length > 0 && field !== undefined) fields.add(field);
  };
  for (const item of items) visit(item, undefined);
  return characters.size === 0
    ? []
    : [{ kind: 'missing-glyph', characters: [...characters].join(''), fields: [...fields] }];
}

/** Everything a display list says, run by run: for searching and for tests. */
export const textOfList = (list: DisplayList): string[] => textItems(list.items).map((item) => item.text);
