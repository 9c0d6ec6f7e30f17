/** Arrangements that any row of numbers can have: on tiles, or with their names below. */

import { sharedSymbols } from '../../template/shared-symbols.ts';
import type { CardTemplate, Element, ShapeElement, StatElement } from '../../template/template.ts';
import { styleName, withStyleCopy } from './elements.ts';

/** So many numbers of one look are a row. */
const LEAST = 3;
/** Wider shapes are no lines between numbers. Millimetres. */
const LINE = 0.45;

/** The numbers of the largest row of a side; none where there is no row. */
export function rowOfStats(side: readonly Element[]): readonly StatElement[] {
  const rows = new Map<string, StatElement[]>();
  for (const element of side) {
    if (element.kind !== 'stat' || element.label === undefined) continue;
    const key = `${element.value.style} ${element.box[1]}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [element]);
    else row.push(element);
  }
  const places = (row: readonly StatElement[]) => new Set(row.map(({ box }) => box[0])).size;
  const [largest] = [...rows.values()].sort((a, b) => places(b) - places(a));
  return largest !== undefined && places(largest) >= LEAST ? largest : [];
}

/** Lines that stand between the numbers of a row. */
function linesBetween(side: readonly Element[], row: readonly StatElement[]): ReadonlySet<Element> {
  const left = Math.min(...row.map(({ box }) => box[0]));
  const right = Math.max(...row.map(({ box }) => box[0] + box[2]));
  const top = Math.min(...row.map(({ box }) => box[1]));
  const bottom = Math.max(...row.map(({ box }) => box[1] + box[3]));
  const isBetween = ({ kind, box: [x, y, width, height] }: Element): boolean =>
    kind === 'shape' && width <= LINE && x > left && x < right && y >= top - 1 && y + height <= bottom + 1;
  return new Set(side.filter(isBetween));
}

interface Tile {
  readonly fill: string;
  readonly line?: string;
  readonly words: string;
  /** Of the symbol that a second number stands on, and of that number. */
  readonly badge?: { readonly fill: string; readonly words: string };
}

const TILES: Readonly<Record<string, Tile>> = {
  light: { fill: 'wash', line: 'ink', words: 'ink', badge: { fill: 'ink', words: 'paper' } },
  dark: { fill: 'ink', words: 'paper', badge: { fill: 'paper', words: 'ink' } },
  accent: { fill: 'accent', words: 'on-accent', badge: { fill: 'ink', words: 'paper' } },
};

/** Millimetres around the numbers of a row. */
const ASIDE = 0.2;
const ABOVE = 0.4;

/** Whether the numbers of the row are light: then they stand on something dark. */
export function isLightRow(template: CardTemplate): boolean {
  const [first] = rowOfStats(template.front);
  const colour = first === undefined ? undefined : template.styles[first.value.style]?.colour;
  return colour === 'paper' || colour === 'on-primary' || colour === 'accent-on-ink';
}

/** Each number on a ground of its own, without the lines between them. */
export function onTiles(template: CardTemplate, look: keyof typeof TILES): CardTemplate {
  const tile = TILES[look];
  const row = rowOfStats(template.front);
  if (tile === undefined || row.length === 0) return template;
  const inRow = new Set<Element>(row);
  const lines = linesBetween(template.front, row);
  let made = template;
  const coloured = (style: string, colour: string): string => {
    const name = styleName(style, `on-${look}`);
    made = withStyleCopy(made, style, name, { colour });
    return name;
  };
  const drawn = (symbol: string, fill: string): string => {
    const name = styleName(symbol, `on-${look}`);
    const shape = made.symbols?.[symbol] ?? sharedSymbols()[symbol];
    if (shape === undefined) return symbol;
    const shapes = shape.shapes.map((one) => ({
      ...one,
      ...(isDrawn(one.fill) ? { fill } : {}),
      ...(isDrawn(one.stroke) ? { stroke: fill } : {}),
    }));
    made = { ...made, symbols: { ...made.symbols, [name]: { ...shape, shapes } } };
    return name;
  };
  const front = template.front.flatMap((element, index): Element[] => {
    if (lines.has(element)) return [];
    if (element.kind !== 'stat' || !inRow.has(element)) return [element];
    const { label, value, badge } = element;
    const other: StatElement = {
      ...element,
      value: { ...value, style: coloured(value.style, tile.words) },
      ...(label && { label: { ...label, style: coloured(label.style, tile.words) } }),
      ...(badge &&
        tile.badge && {
          badge: {
            ...badge,
            symbol: drawn(badge.symbol, tile.badge.fill),
            // On an outline a number is read on the tile itself.
            style: coloured(badge.style, isFilled(made, badge.symbol) ? tile.badge.words : tile.words),
          },
        }),
    };
    const ground = groundOf(element, tile, index);
    made = inSizes(made, element, ground);
    return [ground, other];
  });
  return { ...made, front };
}

const isDrawn = (paint: string | undefined): boolean => paint !== undefined && paint !== 'none';

const isFilled = ({ symbols }: CardTemplate, symbol: string): boolean =>
  (symbols?.[symbol] ?? sharedSymbols()[symbol])?.shapes.some(({ fill }) => isDrawn(fill)) === true;

function groundOf(element: StatElement, { fill, line }: Tile, index: number): ShapeElement {
  const { id = `number-${index}`, box, hold, when } = element;
  return {
    kind: 'shape',
    id: `${id.slice(0, 60)}-ground`,
    box: around(box),
    radius: 0.9,
    fill,
    ...(line === undefined ? {} : { stroke: { colour: line, width: 0.7 } }),
    ...(hold && { hold }),
    ...(when && { when }),
  };
}

const digits = (n: number): number => Math.round(n * 1000) / 1000;

const around = ([x, y, width, height]: Element['box']): Element['box'] => [
  digits(x + ASIDE),
  digits(y - ABOVE),
  digits(Math.max(0, width - 2 * ASIDE)),
  digits(height + 2 * ABOVE),
];

/** The ground goes where a size puts its number. */
function inSizes(template: CardTemplate, { id = '' }: StatElement, ground: ShapeElement): CardTemplate {
  const { sizes } = template;
  if (sizes === undefined || id === '' || ground.id === undefined) return template;
  const own = ground.id;
  const changed = Object.entries(sizes).map(([size, variant]) => {
    const box = variant.replace?.[id]?.box as Element['box'] | undefined;
    const isGone = variant.without?.includes(id) === true;
    return [
      size,
      {
        ...variant,
        ...(box && { replace: { ...variant.replace, [own]: { box: around(box) } } }),
        ...(isGone && { without: [...(variant.without ?? []), own] }),
      },
    ] as const;
  });
  return { ...template, sizes: Object.fromEntries(changed) };
}

/** The names of the numbers below them, or above them where they stand below. */
export function turnedLabels(template: CardTemplate): CardTemplate {
  const row = new Set<Element>(rowOfStats(template.front));
  const turned = (element: Element): Element =>
    element.kind === 'stat' && row.has(element)
      ? { ...element, labelAt: element.labelAt === 'bottom' ? 'top' : 'bottom' }
      : element;
  return { ...template, front: template.front.map(turned) };
}
