/**
 * Standard choices for a row of numbers: on tiles, or with their labels below. The `box` of an element is x, y, width and height in
 * millimeters.
 */

import { getSharedSymbols } from '../../template/shared-symbols.ts';
import type { CardTemplate, Element, ShapeElement, StatElement } from '../../template/template.ts';
import { addStyleCopy, createStyleName } from './elements.ts';

/** At least this many numbers of one style form a row. */
const MIN_ROW_LENGTH = 3;
/** Shapes up to this width are lines between numbers, in millimeters. */
const MAX_LINE_WIDTH = 0.45;

/** Finds the numbers of the largest row of a side; empty if there is no row. */
export function findStatRow(side: readonly Element[]): readonly StatElement[] {
  const rows = new Map<string, StatElement[]>();
  for (const element of side) {
    if (element.kind !== 'stat' || element.label === undefined) continue;
    // Numbers of the same style at the same height form a row.
    const rowKey = `${element.value.style} ${element.box[1]}`;
    const row = rows.get(rowKey);
    if (row === undefined) rows.set(rowKey, [element]);
    else row.push(element);
  }
  const countPositions = (row: readonly StatElement[]) => new Set(row.map(({ box }) => box[0])).size;
  const [largestRow] = [...rows.values()].sort((a, b) => countPositions(b) - countPositions(a));
  return largestRow !== undefined && countPositions(largestRow) >= MIN_ROW_LENGTH ? largestRow : [];
}

/** Finds the lines between the numbers of a row. */
function findLinesBetween(side: readonly Element[], row: readonly StatElement[]): ReadonlySet<Element> {
  const left = Math.min(...row.map(({ box }) => box[0]));
  const right = Math.max(...row.map(({ box }) => box[0] + box[2]));
  const top = Math.min(...row.map(({ box }) => box[1]));
  const bottom = Math.max(...row.map(({ box }) => box[1] + box[3]));
  const isBetween = ({ kind, box: [x, y, width, height] }: Element): boolean =>
    kind === 'shape' && width <= MAX_LINE_WIDTH && x > left && x < right && y >= top - 1 && y + height <= bottom + 1;
  return new Set(side.filter(isBetween));
}

interface Tile {
  readonly fill: string;
  readonly lineColor?: string;
  readonly textColor: string;
  /** The colors of the badge with a second number, and of that number. */
  readonly badge?: { readonly fill: string; readonly textColor: string };
}

const TILE_STYLES: Readonly<Record<string, Tile>> = {
  light: { fill: 'wash', lineColor: 'ink', textColor: 'ink', badge: { fill: 'ink', textColor: 'paper' } },
  dark: { fill: 'ink', textColor: 'paper', badge: { fill: 'paper', textColor: 'ink' } },
  accent: { fill: 'accent', textColor: 'on-accent', badge: { fill: 'ink', textColor: 'paper' } },
};

/** Space at both sides of a tile, in millimeters. */
const TILE_GAP = 0.2;
/** Space that a tile adds above and below its number, in millimeters. */
const TILE_PADDING = 0.4;

/** Whether the numbers of the row are light and therefore on a dark background. */
export function isLightRow(template: CardTemplate): boolean {
  const [firstStat] = findStatRow(template.front);
  const colour = firstStat === undefined ? undefined : template.styles[firstStat.value.style]?.colour;
  return colour === 'paper' || colour === 'on-primary' || colour === 'accent-on-ink';
}

/** Places each number on its own tile and removes the lines between them. */
export function placeOnTiles(template: CardTemplate, tileName: keyof typeof TILE_STYLES): CardTemplate {
  const tile = TILE_STYLES[tileName];
  const row = findStatRow(template.front);
  if (tile === undefined || row.length === 0) return template;
  const rowElements = new Set<Element>(row);
  const removedLines = findLinesBetween(template.front, row);
  let changedTemplate = template;
  const recolorStyle = (style: string, colour: string): string => {
    const copyName = createStyleName(style, `on-${tileName}`);
    changedTemplate = addStyleCopy(changedTemplate, style, copyName, { colour });
    return copyName;
  };
  const recolorSymbol = (symbol: string, fill: string): string => {
    const copyName = createStyleName(symbol, `on-${tileName}`);
    const baseSymbol = changedTemplate.symbols?.[symbol] ?? getSharedSymbols()[symbol];
    if (baseSymbol === undefined) return symbol;
    const shapes = baseSymbol.shapes.map((symbolShape) => ({
      ...symbolShape,
      ...(isDrawn(symbolShape.fill) ? { fill } : {}),
      ...(isDrawn(symbolShape.stroke) ? { stroke: fill } : {}),
    }));
    changedTemplate = {
      ...changedTemplate,
      symbols: { ...changedTemplate.symbols, [copyName]: { ...baseSymbol, shapes } },
    };
    return copyName;
  };
  const front = template.front.flatMap((element, index): Element[] => {
    if (removedLines.has(element)) return [];
    if (element.kind !== 'stat' || !rowElements.has(element)) return [element];
    const { label, value, badge } = element;
    const changedStat: StatElement = {
      ...element,
      value: { ...value, style: recolorStyle(value.style, tile.textColor) },
      ...(label && { label: { ...label, style: recolorStyle(label.style, tile.textColor) } }),
      ...(badge &&
        tile.badge && {
          badge: {
            ...badge,
            symbol: recolorSymbol(badge.symbol, tile.badge.fill),
            // Inside an outlined badge, the number is on the tile itself.
            style: recolorStyle(
              badge.style,
              isFilled(changedTemplate, badge.symbol) ? tile.badge.textColor : tile.textColor,
            ),
          },
        }),
    };
    const tileShape = createTile(element, tile, index);
    changedTemplate = addTileToSizes(changedTemplate, element, tileShape);
    return [tileShape, changedStat];
  });
  return { ...changedTemplate, front };
}

const isDrawn = (paint: string | undefined): boolean => paint !== undefined && paint !== 'none';

const isFilled = ({ symbols }: CardTemplate, symbol: string): boolean =>
  (symbols?.[symbol] ?? getSharedSymbols()[symbol])?.shapes.some(({ fill }) => isDrawn(fill)) === true;

function createTile(element: StatElement, { fill, lineColor }: Tile, index: number): ShapeElement {
  const { id = `number-${index}`, box, hold, when: condition } = element;
  return {
    kind: 'shape',
    id: `${id.slice(0, 60)}-ground`,
    box: getTileBox(box),
    radius: 0.9,
    fill,
    ...(lineColor === undefined ? {} : { stroke: { colour: lineColor, width: 0.7 } }),
    ...(hold && { hold }),
    ...(condition && { when: condition }),
  };
}

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

const getTileBox = ([x, y, width, height]: Element['box']): Element['box'] => [
  roundToThousandth(x + TILE_GAP),
  roundToThousandth(y - TILE_PADDING),
  roundToThousandth(Math.max(0, width - 2 * TILE_GAP)),
  roundToThousandth(height + 2 * TILE_PADDING),
];

/** Moves or removes the tile in the sizes that move or remove its number. */
function addTileToSizes(template: CardTemplate, { id = '' }: StatElement, tileShape: ShapeElement): CardTemplate {
  const { sizes } = template;
  if (sizes === undefined || id === '' || tileShape.id === undefined) return template;
  const tileId = tileShape.id;
  const changedSizes = Object.entries(sizes).map(([size, variant]) => {
    const box = variant.replace?.[id]?.box as Element['box'] | undefined;
    const isRemoved = variant.without?.includes(id) === true;
    return [
      size,
      {
        ...variant,
        ...(box && { replace: { ...variant.replace, [tileId]: { box: getTileBox(box) } } }),
        ...(isRemoved && { without: [...(variant.without ?? []), tileId] }),
      },
    ] as const;
  });
  return { ...template, sizes: Object.fromEntries(changedSizes) };
}

/** Moves each label from one side of its number to the opposite side: below, or above if it is already below. */
export function flipLabels(template: CardTemplate): CardTemplate {
  const row = new Set<Element>(findStatRow(template.front));
  const flipLabel = (element: Element): Element =>
    element.kind === 'stat' && row.has(element)
      ? { ...element, labelAt: element.labelAt === 'bottom' ? 'top' : 'bottom' }
      : element;
  return { ...template, front: template.front.map(flipLabel) };
}
