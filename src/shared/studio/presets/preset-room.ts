/** Describes the positions of presets on a card, and the fields that they can show. */
import type { CardGame } from '../../card/card-rules.ts';
import type { CardTemplate, Element } from '../../card/template/template.ts';
import { getCardAreas } from '../arrange/areas.ts';
import { type BindableField, listBindableFields, listBindableLists } from '../bindable.ts';
import { roundLength, type StudioView } from '../view.ts';

/** What presets need to create their elements: the template, the fields of its game, and functions that place a box on the card. */
export interface PresetRoom {
  readonly template: CardTemplate;
  readonly game: CardGame;
  readonly fields: readonly BindableField[];
  readonly lists: readonly BindableField[];
  readonly subject: string;
  /** Creates a box from shares of the area one millimeter within the safe area. */
  createBox(x: number, y: number, width: number, height: number): Element['box'];
  /** Creates a box of a fixed size in millimeters, aligned by shares of the area. */
  createCornerBox(x: number, y: number, width: number, height: number): Element['box'];
  /** The share of the height that a low card takes from the picture, so that the track has two rows. */
  readonly reservedShare: number;
  /** The destination for texts that don't fit. */
  readonly overflowField: { readonly overflowTo?: string };
  /** The whole card with its bleed. */
  readonly ground: Element['box'];
}

/** The track's share of the height, and the height in millimeters of two rows that are large enough for a pen. */
export const TRACK_SHARE = 0.12;
const TWO_ROWS_HEIGHT_MM = 9;

export function createRoom(studioView: StudioView, game: CardGame): PresetRoom {
  const { template } = studioView;
  const { safe: safeArea, bleed: bleedArea } = getCardAreas(studioView);
  const innerArea = { x: safeArea.x + 1, y: safeArea.y + 1, width: safeArea.width - 2, height: safeArea.height - 2 };
  const createBox = (x: number, y: number, width: number, height: number): Element['box'] => [
    roundLength(innerArea.x + x * innerArea.width),
    roundLength(innerArea.y + y * innerArea.height),
    roundLength(width * innerArea.width),
    roundLength(height * innerArea.height),
  ];
  const continuedFlow = [...template.front, ...template.back].find(
    (element) => element.kind === 'flow' && element.continued !== undefined,
  );
  return {
    template,
    game,
    overflowField: continuedFlow?.id === undefined ? {} : { overflowTo: continuedFlow.id },
    fields: listBindableFields(template, game),
    lists: listBindableLists(template, game),
    subject: template.of ?? 'character',
    createBox,
    reservedShare: roundLength(Math.max(0, TWO_ROWS_HEIGHT_MM / innerArea.height - TRACK_SHARE)),
    createCornerBox: (x, y, width, height) => {
      const [leftEdge, topEdge] = createBox(x, y, 0, 0);
      return [roundLength(leftEdge - x * width), roundLength(topEdge - y * height), width, height];
    },
    ground: [bleedArea.x, bleedArea.y, bleedArea.width, bleedArea.height].map(roundLength) as Element['box'],
  };
}

export const hasField = ({ fields }: PresetRoom, pointer: string): boolean =>
  fields.some((bindableField) => bindableField.pointer === pointer);
