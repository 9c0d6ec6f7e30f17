/** A template that a user begins with: an empty card of a usual size, or one's own copy of another. */
import type { CardTemplate } from '../card/template/template.ts';

export interface CardSize {
  readonly id: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

/** Sizes that card makers and sleeves know, in millimetres. */
export const CARD_SIZES = [
  { id: 'poker', width: 63.5, height: 88.9 },
  { id: 'bridge', width: 57.15, height: 88.9 },
  { id: 'tarot', width: 69.85, height: 120.65 },
  { id: 'mini', width: 44.45, height: 63.5 },
  { id: 'square', width: 69.85, height: 69.85 },
  { id: 'jumbo', width: 88.9, height: 127 },
] as const satisfies readonly CardSize[];

/** The usual size with these measures, whichever way it lies; undefined = a size of its own. */
export function usualSize({ width, height }: Omit<CardSize, 'id'>): (typeof CARD_SIZES)[number]['id'] | undefined {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.8;
  return CARD_SIZES.find(
    (one) =>
      (near(one.width, width) && near(one.height, height)) || (near(one.width, height) && near(one.height, width)),
  )?.id;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the tree calls its elements, in the language of whoever draws. */
type EmptyTitles = Partial<Readonly<Record<'ground' | 'name' | 'words', string>>>;

const BLEED = 3.175;
const SAFE = 3;

/** What an empty card is for: the characters of any game, or the rows of any table. */
export type EmptyOf = 'character' | 'row';

/** Where the name of what is printed stands. */
const NAMES: Readonly<Record<EmptyOf, string>> = { character: '/character/name', row: '/row/Name' };

/** A card with nothing on it but the name, and a back for words. */
export function emptyTemplate(
  { id, name }: Named,
  { width, height }: Omit<CardSize, 'id'>,
  titles: EmptyTitles = {},
  of: EmptyOf = 'character',
): CardTemplate {
  const titled = (key: keyof EmptyTitles) => (titles[key] === undefined ? {} : { title: titles[key] });
  const around = [-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED].map(round) as [number, number, number, number];
  const margin = 4;
  const inside = round(width - 2 * margin);
  return {
    format: 'rollcall.card-template',
    version: 1,
    id,
    name,
    ...(of === 'character' ? {} : { of }),
    size: { width, height },
    bleed: BLEED,
    safe: SAFE,
    theme: {
      ink: '#1b2026',
      paper: '#ffffff',
      primary: '#31456b',
      secondary: '#8fa3c8',
      accent: '#f0b429',
      danger: '#c8102e',
      mute: '#c4ccd8',
      wash: '#eef1f6',
    },
    styles: {
      name: { font: 'display-black', size: 20, colour: 'ink' },
      body: { font: 'text', size: 7.6, colour: 'ink' },
    },
    front: [
      { kind: 'shape', ...titled('ground'), box: around, fill: 'paper' },
      {
        kind: 'text',
        ...titled('name'),
        box: [margin, margin, inside, 9],
        style: 'name',
        value: { at: NAMES[of] },
        lines: 2,
        overflowTo: 'words',
      },
    ],
    back: [
      { kind: 'shape', ...titled('ground'), box: around, fill: 'paper' },
      {
        kind: 'flow',
        ...titled('words'),
        id: 'words',
        box: [margin, margin, inside, round(height - 2 * margin)],
        gap: 1.2,
        sectionGap: 4,
        continued: { style: 'body' },
        sections: [],
      },
    ],
  };
}

/** To a thousandth of a millimetre. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The same template under another id and name; the order of its keys stays. */
export const copyOfTemplate = (template: CardTemplate, { id, name }: Named): CardTemplate => ({
  ...template,
  id,
  name,
});
