/** Adds a border along the edge of a card, as elements that every size of a template keeps at the edge. Lengths are in millimeters. */
import type { CardTemplate, ShapeElement } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';
import { isRoundCard } from './round-card.ts';

type Border = NonNullable<CardStyle['border']>;

const POINTS_PER_MM = 72 / 25.4;
/** The width of each kind of border if the style sets none. */
const DEFAULT_WIDTH = { solid: 1.6, double: 1.1, line: 0.35 } as const;
/** Gap between the border and the safe area. */
const SAFE_AREA_GAP = 0.3;
/** The width of a double border's inner line, and its distance from the outer line. */
const INNER_LINE = { width: 0.3, distance: 0.5 };
/** A radius above this multiple of the border's width would leave gaps in the corners of the card. */
const MAX_RADIUS_RATIO = 2.4;
/** Distance of a `line` border from the edge of the card. */
const LINE_EDGE_DISTANCE = 1.6;

/** Returns the width of a border, limited so that the border stays outside the safe area. */
export function getBorderWidth(
  { safe }: Pick<CardTemplate, 'safe'>,
  { kind, width = DEFAULT_WIDTH[kind] }: Border,
): number {
  const maxWidth =
    kind === 'solid'
      ? safe - SAFE_AREA_GAP
      : kind === 'double'
        ? safe - SAFE_AREA_GAP - INNER_LINE.distance - INNER_LINE.width
        : 1;
  return Math.max(0.2, Math.min(width, maxWidth));
}

/** Creates a rectangle whose line is between two distances from the edge; negative distances are in the bleed. */
function createRing(
  size: CardTemplate['size'],
  outerEdge: number,
  innerEdge: number,
  radius: number,
  colour: string,
): ShapeElement {
  const lineCenter = (outerEdge + innerEdge) / 2;
  const lineWidth = innerEdge - outerEdge;
  return {
    kind: 'shape',
    box: [lineCenter, lineCenter, Math.max(0, size.width - 2 * lineCenter), Math.max(0, size.height - 2 * lineCenter)],
    hold: { x: 'both', y: 'both' },
    ...(radius > 0 ? { radius: radius + lineWidth / 2 } : {}),
    stroke: { colour, width: lineWidth * POINTS_PER_MM },
  };
}

function createBorderShapes({ size, bleed, safe }: CardTemplate, border: Border): readonly ShapeElement[] {
  const { kind, radius = 0, colour = 'ink' } = border;
  const totalWidth = getBorderWidth({ safe }, border);
  if (kind === 'line') {
    const outerEdge = Math.max(0, Math.min(LINE_EDGE_DISTANCE, safe - SAFE_AREA_GAP - totalWidth));
    return [createRing(size, outerEdge, outerEdge + totalWidth, radius, colour)];
  }
  const cornerRadius = Math.min(radius, MAX_RADIUS_RATIO * (totalWidth + bleed));
  // A rounded line is also round on its outside, so a square line below it fills the corners.
  const outerRings = [0, ...(cornerRadius > 0 ? [cornerRadius] : [])].map((ringRadius) =>
    createRing(size, -bleed, totalWidth, ringRadius, colour),
  );
  if (kind === 'solid') return outerRings;
  const innerStart = totalWidth + INNER_LINE.distance;
  return [
    ...outerRings,
    createRing(
      size,
      innerStart,
      innerStart + INNER_LINE.width,
      Math.max(0, cornerRadius - INNER_LINE.distance),
      colour,
    ),
  ];
}

/** Adds the border to all sides, on top of everything else. */
export function applyBorder(template: CardTemplate, border: CardStyle['border']): CardTemplate {
  if (border === undefined || isRoundCard(template)) return template;
  const borderShapes = createBorderShapes(template, border);
  const { front, back, more: continuation } = template;
  return {
    ...template,
    front: [...front, ...borderShapes],
    back: [...back, ...borderShapes],
    ...(continuation === undefined ? {} : { more: [...continuation, ...borderShapes] }),
  };
}
