/** A border along the edge of a card, as elements that every size of a template keeps at the edge. */
import type { CardTemplate, ShapeElement } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { isRound } from './round.ts';

type Border = NonNullable<CardStyle['border']>;

const POINTS = 72 / 25.4;
/** Millimetres. */
const USUAL_WIDTH = { solid: 1.6, double: 1.1, line: 0.35 } as const;
/** Between the border and what stands in the safe area. */
const FREE = 0.3;
/** Of the inner line of a double border, and its distance from the outer one. */
const INNER = { width: 0.3, distance: 0.5 };
/** Rounder corners than this part of its width would leave a gap in the corners of the card. */
const FILLED = 2.4;
/** Of a line from the edge of the card. */
const FROM_EDGE = 1.6;

/** How wide a border is that says nothing of it, and the most that leaves the safe area free; millimetres. */
export function borderWidth({ safe }: Pick<CardTemplate, 'safe'>, { kind, width = USUAL_WIDTH[kind] }: Border): number {
  const most = kind === 'solid' ? safe - FREE : kind === 'double' ? safe - FREE - INNER.distance - INNER.width : 1;
  return Math.max(0.2, Math.min(width, most));
}

/** A rectangle whose line lies between two distances from the edge; negative ones lie in the bleed. */
function ring(size: CardTemplate['size'], from: number, to: number, radius: number, colour: string): ShapeElement {
  const middle = (from + to) / 2;
  const width = to - from;
  return {
    kind: 'shape',
    box: [middle, middle, Math.max(0, size.width - 2 * middle), Math.max(0, size.height - 2 * middle)],
    hold: { x: 'both', y: 'both' },
    ...(radius > 0 ? { radius: radius + width / 2 } : {}),
    stroke: { colour, width: width * POINTS },
  };
}

function shapesOf({ size, bleed, safe }: CardTemplate, border: Border): readonly ShapeElement[] {
  const { kind, radius = 0, colour = 'ink' } = border;
  const width = borderWidth({ safe }, border);
  if (kind === 'line') {
    const from = Math.max(0, Math.min(FROM_EDGE, safe - FREE - width));
    return [ring(size, from, from + width, radius, colour)];
  }
  const round = Math.min(radius, FILLED * (width + bleed));
  // A rounded line is round on its outside too: a square one below it fills the corners.
  const outer = [0, ...(round > 0 ? [round] : [])].map((one) => ring(size, -bleed, width, one, colour));
  if (kind === 'solid') return outer;
  const from = width + INNER.distance;
  return [...outer, ring(size, from, from + INNER.width, Math.max(0, round - INNER.distance), colour)];
}

/** On all sides, over everything else. */
export function withBorder(template: CardTemplate, border: CardStyle['border']): CardTemplate {
  if (border === undefined || isRound(template)) return template;
  const shapes = shapesOf(template, border);
  const { front, back, more } = template;
  return {
    ...template,
    front: [...front, ...shapes],
    back: [...back, ...shapes],
    ...(more === undefined ? {} : { more: [...more, ...shapes] }),
  };
}
