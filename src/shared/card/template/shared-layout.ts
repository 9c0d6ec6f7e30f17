/** Creates templates from a built-in layout that several games share: a template with slots, which each game fills with its parts. */
import { isObject } from '../../document/json/json-object.ts';
import type { CardTemplate } from './template.ts';

/** The content of `templates/cards/GAME/ID/template.json` if the design is a shared layout. */
export interface LayoutUse {
  /** The file below `templates/layouts/`. */
  readonly layout: string;
  readonly id: string;
  readonly name: string;
  /** Parts that override the game's parts of the same name. */
  readonly parts?: Parts;
}

/** Parts by the name of their slot: a value, a list, or elements drawn in their own box. */
type Parts = Readonly<Record<string, unknown>>;

/** The content of `templates/layouts/NAME.json`: a template without a name, with slots and default parts. */
export interface Layout {
  readonly parts?: Parts;
}

/** The content of `templates/cards/GAME/parts.json`: the colors, symbols, styles and parts of a game. */
export interface GameParts extends Partial<Pick<CardTemplate, 'theme' | 'themes' | 'symbols' | 'styles'>> {
  readonly parts: Parts;
}

interface LayoutSlot {
  readonly slot: string;
  /** The box in millimeters that the elements of a drawn part are scaled to. */
  readonly box?: Box;
}
type Box = readonly [x: number, y: number, width: number, height: number];

interface Placeable {
  readonly box: Box;
}

/** A part that is drawn in a box of this size. */
interface DrawnPart {
  readonly size: readonly [width: number, height: number];
  readonly elements: readonly Placeable[];
}

const isSlot = (value: unknown): value is LayoutSlot => isObject(value) && typeof value.slot === 'string';

const roundToThousandth = (length: number): number => Math.round(length * 1e3) / 1e3;

function moveElement(element: Placeable, [x, y]: Box, scaleX: number, scaleY: number): Placeable {
  const [left, top, width, height] = element.box;
  return {
    ...element,
    box: [x + left * scaleX, y + top * scaleY, width * scaleX, height * scaleY].map(
      roundToThousandth,
    ) as unknown as Box,
  };
}

const placePart = ({ size, elements }: DrawnPart, box: Box): readonly Placeable[] =>
  elements.map((element) => moveElement(element, box, box[2] / size[0], box[3] / size[1]));

/** Fills all slots of a value. A slot in a list is replaced by the entries of its part, or removed if it has no part. */
function fillSlots(value: unknown, parts: Parts): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      const filledEntry = fillSlots(entry, parts);
      if (!isSlot(entry)) return [filledEntry];
      return filledEntry === undefined ? [] : filledEntry;
    });
  }
  if (isSlot(value)) {
    const filledPart = fillSlots(parts[value.slot], parts);
    return value.box === undefined || filledPart === undefined
      ? filledPart
      : placePart(filledPart as DrawnPart, value.box);
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, innerValue]) => [key, fillSlots(innerValue, parts)]));
}

/**
 * Creates the complete template of a game from a shared layout, so that a copy needs neither layout nor parts. Colors of the layout
 * override those of the game.
 */
export function createTemplateFromLayout(layoutUse: LayoutUse, layout: Layout, game: GameParts): CardTemplate {
  const { layout: _layout, parts: useParts, ...templateKeys } = layoutUse;
  const { parts: defaultParts, ...layoutKeys } = layout;
  const { parts: gameParts, ...gameKeys } = game;
  const [filledLayout, filledGame] = [layoutKeys, gameKeys].map((source) =>
    fillSlots(source, { ...defaultParts, ...gameParts, ...useParts }),
  ) as [object, GameParts];
  const { styles } = filledLayout as CardTemplate;
  return {
    format: 'rollcall.card-template',
    version: 1,
    ...templateKeys,
    ...filledGame,
    ...filledLayout,
    styles: { ...styles, ...filledGame.styles },
  } as unknown as CardTemplate;
}
