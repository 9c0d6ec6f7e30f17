/** Creates an empty template in a standard size, or copies a template. */
import type { CardTemplate } from '../card/template/template.ts';

export interface CardSize {
  readonly id: string;
  /** The size in millimeters. */
  readonly width: number;
  readonly height: number;
}

/** Standard sizes of card makers and sleeves, in millimeters. */
export const CARD_SIZES = [
  { id: 'poker', width: 63.5, height: 88.9 },
  { id: 'bridge', width: 57.15, height: 88.9 },
  { id: 'tarot', width: 69.85, height: 120.65 },
  { id: 'mini', width: 44.45, height: 63.5 },
  { id: 'square', width: 69.85, height: 69.85 },
  { id: 'jumbo', width: 88.9, height: 127 },
] as const satisfies readonly CardSize[];

/** Finds the standard size with these measures in either orientation. Returns undefined for a custom size. */
export function findStandardSize({
  width,
  height,
}: Omit<CardSize, 'id'>): (typeof CARD_SIZES)[number]['id'] | undefined {
  // The tolerance is in millimeters.
  const isNear = (first: number, second: number) => Math.abs(first - second) < 0.8;
  return CARD_SIZES.find(
    (standardSize) =>
      (isNear(standardSize.width, width) && isNear(standardSize.height, height)) ||
      (isNear(standardSize.width, height) && isNear(standardSize.height, width)),
  )?.id;
}

interface TemplateIdentity {
  readonly id: string;
  readonly name: string;
}

/** The titles of the elements, in the user's language. */
type EmptyTitles = Partial<Readonly<Record<'ground' | 'name' | 'words', string>>>;

/** An eighth of an inch. */
const BLEED_MM = 3.175;
const SAFE_MARGIN_MM = 3;

/** The subject of an empty card: characters, or rows of a table. */
export type EmptySubject = 'character' | 'row';

/** The field that contains the name of the subject. A row has it whatever the heading of its column is. */
const NAME_POINTERS: Readonly<Record<EmptySubject, string>> = { character: '/character/name', row: '/deck/title' };

/** Creates a card that only has a name, and a back for texts. */
export function createEmptyTemplate(
  { id, name }: TemplateIdentity,
  { width, height }: Omit<CardSize, 'id'>,
  elementTitles: EmptyTitles = {},
  subject: EmptySubject = 'character',
): CardTemplate {
  const createTitle = (titleKey: keyof EmptyTitles) =>
    elementTitles[titleKey] === undefined ? {} : { title: elementTitles[titleKey] };
  const bleedBox = [-BLEED_MM, -BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM].map(roundToThousandth) as [
    number,
    number,
    number,
    number,
  ];
  /** The margin of texts in millimeters. */
  const textMargin = 4;
  const innerWidth = roundToThousandth(width - 2 * textMargin);
  return {
    format: 'rollcall.card-template',
    version: 1,
    id,
    name,
    ...(subject === 'character' ? {} : { of: subject }),
    size: { width, height },
    bleed: BLEED_MM,
    safe: SAFE_MARGIN_MM,
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
      { kind: 'shape', ...createTitle('ground'), box: bleedBox, locked: true, fill: 'paper' },
      {
        kind: 'text',
        ...createTitle('name'),
        box: [textMargin, textMargin, innerWidth, 9],
        style: 'name',
        value: { at: NAME_POINTERS[subject] },
        lines: 2,
        overflowTo: 'words',
      },
    ],
    back: [
      { kind: 'shape', ...createTitle('ground'), box: bleedBox, locked: true, fill: 'paper' },
      {
        kind: 'flow',
        ...createTitle('words'),
        id: 'words',
        box: [textMargin, textMargin, innerWidth, roundToThousandth(height - 2 * textMargin)],
        gap: 1.2,
        sectionGap: 4,
        continued: { style: 'body' },
        sections: [],
      },
    ],
  };
}

/** Rounds to a thousandth of a millimeter. */
const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** Copies a template with another id and name. Keeps the order of the keys. */
export const copyTemplate = (template: CardTemplate, { id, name }: TemplateIdentity): CardTemplate => ({
  ...template,
  id,
  name,
});
