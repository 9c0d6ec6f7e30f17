/** One shipped layout that serves several games: a template with slots, and the parts that each game puts into them. */
import { isObject } from '../../document/json/json-object.ts';
import type { CardTemplate } from './template.ts';

/** `templates/cards/GAME/ID/template.json` where the design is a shared layout. */
export interface LayoutUse {
  /** The file below `templates/layouts/`. */
  readonly layout: string;
  readonly id: string;
  readonly name: string;
  /** Parts in place of those of the same name that the game has for all layouts. */
  readonly parts?: Parts;
}

/** By the name of the slot: a value, a list, or elements in a box of their own. */
type Parts = Readonly<Record<string, unknown>>;

/** `templates/layouts/NAME.json`: a template without a name, with slots, and what stands in those that a game leaves empty. */
export interface Layout {
  readonly parts?: Parts;
}

/** `templates/cards/GAME/parts.json`: colours and symbols of the game, styles of its own, and its parts. */
export interface GameParts extends Partial<Pick<CardTemplate, 'theme' | 'themes' | 'symbols' | 'styles'>> {
  readonly parts: Parts;
}

interface Slot {
  readonly slot: string;
  /** Where elements go that were drawn in a box of another size, in mm. */
  readonly box?: Box;
}
type Box = readonly [x: number, y: number, width: number, height: number];

interface Placeable {
  readonly box: Box;
}

/** A part that is drawn in a box: `size` is that of the box. */
interface Drawn {
  readonly size: readonly [width: number, height: number];
  readonly elements: readonly Placeable[];
}

const isSlot = (value: unknown): value is Slot => isObject(value) && typeof value.slot === 'string';

const rounded = (length: number): number => Math.round(length * 1e3) / 1e3;

function moved(element: Placeable, [x, y]: Box, across: number, down: number): Placeable {
  const [left, top, width, height] = element.box;
  return {
    ...element,
    box: [x + left * across, y + top * down, width * across, height * down].map(rounded) as unknown as Box,
  };
}

const placed = ({ size, elements }: Drawn, box: Box): readonly Placeable[] =>
  elements.map((element) => moved(element, box, box[2] / size[0], box[3] / size[1]));

/** A value with all its slots filled. In a list a slot stands for every entry of its part, or for nothing where there is none. */
function filled(value: unknown, parts: Parts): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const there = filled(one, parts);
      if (!isSlot(one)) return [there];
      return there === undefined ? [] : there;
    });
  }
  if (isSlot(value)) {
    const part = filled(parts[value.slot], parts);
    return value.box === undefined || part === undefined ? part : placed(part as Drawn, value.box);
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, parts)]));
}

/**
 * The template that a game has of a shared layout: whole, so that a copy of it needs neither. Colours that the layout
 * sets go before those of the game.
 */
export function templateOfLayout(use: LayoutUse, layout: Layout, game: GameParts): CardTemplate {
  const { layout: _, parts, ...named } = use;
  const { parts: spare, ...frame } = layout;
  const { parts: usual, ...look } = game;
  const [own, ours] = [frame, look].map((one) => filled(one, { ...spare, ...usual, ...parts })) as [object, GameParts];
  const { styles } = own as CardTemplate;
  return {
    format: 'rollcall.card-template',
    version: 1,
    ...named,
    ...ours,
    ...own,
    styles: { ...styles, ...ours.styles },
  } as unknown as CardTemplate;
}
