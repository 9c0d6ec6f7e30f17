/** Where ready-made parts stand on a card, and what they can show. */
import type { CardGame } from '../../card/card-rules.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import { cardAreas } from '../arrange/areas.ts';
import { type BindableField, bindableFields, bindableLists } from '../bindable.ts';
import { rounded, type StudioView } from '../view.ts';

export interface Room {
  readonly template: CardTemplate;
  readonly game: CardGame;
  readonly fields: readonly BindableField[];
  readonly lists: readonly BindableField[];
  readonly of: string;
  /** A box by shares of what lies a millimetre within the safe area. */
  box(x: number, y: number, width: number, height: number): Element['box'];
  /** The same with a size in millimetres from a corner. */
  corner(x: number, y: number, width: number, height: number): Element['box'];
  /** The share of the height by which the picture of a low card is lower, so that boxes have two rows. */
  readonly spared: number;
  /** The flow that takes words which have no room. */
  readonly takes: { readonly overflowTo?: string };
  /** All of the card with its bleed. */
  readonly ground: Element['box'];
}

/** The share of the height that boxes have, and the millimetres of two rows that a pen has room in. */
export const TRACK_SHARE = 0.12;
const TWO_ROWS = 9;

export function roomOf(studioView: StudioView, game: CardGame): Room {
  const { template } = studioView;
  const { safe, bleed } = cardAreas(studioView);
  const inside = { x: safe.x + 1, y: safe.y + 1, width: safe.width - 2, height: safe.height - 2 };
  const box = (x: number, y: number, width: number, height: number): Element['box'] => [
    rounded(inside.x + x * inside.width),
    rounded(inside.y + y * inside.height),
    rounded(width * inside.width),
    rounded(height * inside.height),
  ];
  const flow = [...template.front, ...template.back].find((one) => one.kind === 'flow' && one.continued !== undefined);
  return {
    template,
    game,
    takes: flow?.id === undefined ? {} : { overflowTo: flow.id },
    fields: bindableFields(template, game),
    lists: bindableLists(template, game),
    of: template.of ?? 'character',
    box,
    spared: rounded(Math.max(0, TWO_ROWS / inside.height - TRACK_SHARE)),
    corner: (x, y, width, height) => {
      const [left, top] = box(x, y, 0, 0);
      return [rounded(left - x * width), rounded(top - y * height), width, height];
    },
    ground: [bleed.x, bleed.y, bleed.width, bleed.height].map(rounded) as Element['box'],
  };
}

export const has = ({ fields }: Room, at: string): boolean => fields.some((field) => field.at === at);
