/** Computes the paint of an SVG element: its fill, its line and what it inherits from the elements around it. */
import type { LineStyle } from './line-ends.ts';
import { parseLength, type Viewport } from './shapes.ts';
import type { StyleDeclarations } from './style-sheet.ts';
import type { SvgFinding } from './svg-finding.ts';

/** Paint properties that children inherit. The opacity of a group is multiplied into the opacity of its shapes. */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly evenOdd: boolean;
  readonly cap: LineStyle['cap'];
  readonly roundCorners: boolean;
  /** Whether the line is painted below the fill. */
  readonly strokeFirst: boolean;
  /** Whether the line keeps its width when a transform scales the shape. Children don't inherit this property. */
  readonly hasFixedWidth: boolean;
  readonly color: string;
  readonly visible: boolean;
}

export const INITIAL_PAINT: Paint = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  opacity: 1,
  evenOdd: false,
  cap: 'butt',
  roundCorners: false,
  strokeFirst: false,
  hasFixedWidth: false,
  color: '#000000',
  visible: true,
};

/** Parses a number or percentage and limits it to 0 to 1. */
export function parseFraction(fractionText: string | undefined, fallback: number): number {
  const value = Number.parseFloat(fractionText ?? '');
  if (!Number.isFinite(value)) return fallback;
  return Math.max(0, Math.min(1, fractionText?.trim().endsWith('%') === true ? value / 100 : value));
}

const resolveInherited = (value: string | undefined, inherited: string): string =>
  value === undefined || /^(inherit|unset)$/i.test(value) ? inherited : value;

const UNSUPPORTED_EFFECTS: readonly (readonly [property: string, finding: SvgFinding])[] = [
  ['clip-path', 'clip'],
  ['mask', 'clip'],
  ['filter', 'filter'],
  ['stroke-dasharray', 'dashes'],
  ['marker', 'marker'],
  ['marker-start', 'marker'],
  ['marker-mid', 'marker'],
  ['marker-end', 'marker'],
];

const LINE_CAPS: Readonly<Record<string, LineStyle['cap']>> = { butt: 'butt', round: 'round', square: 'square' };

/** Computes the paint of an element. Reports effects that a flat drawing cannot have. */
export function computePaint(
  style: StyleDeclarations,
  parentPaint: Paint,
  view: Viewport,
  findings: Set<SvgFinding>,
): Paint {
  for (const [property, finding] of UNSUPPORTED_EFFECTS) {
    const value = style.get(property);
    if (value !== undefined && !/^(none|inherit|0)$/i.test(value)) findings.add(finding);
  }
  const strokeWidth = parseLength(style.get('stroke-width'), Math.hypot(view.width, view.height) / Math.SQRT2);
  return {
    fill: resolveInherited(style.get('fill'), parentPaint.fill),
    stroke: resolveInherited(style.get('stroke'), parentPaint.stroke),
    strokeWidth: strokeWidth === undefined || strokeWidth < 0 ? parentPaint.strokeWidth : strokeWidth,
    fillOpacity: parseFraction(style.get('fill-opacity'), parentPaint.fillOpacity),
    strokeOpacity: parseFraction(style.get('stroke-opacity'), parentPaint.strokeOpacity),
    opacity: parentPaint.opacity * parseFraction(style.get('opacity'), 1),
    evenOdd: style.has('fill-rule') ? style.get('fill-rule')?.toLowerCase() === 'evenodd' : parentPaint.evenOdd,
    cap: LINE_CAPS[resolveInherited(style.get('stroke-linecap'), parentPaint.cap).toLowerCase()] ?? 'butt',
    roundCorners: style.has('stroke-linejoin')
      ? resolveInherited(style.get('stroke-linejoin'), parentPaint.roundCorners ? 'round' : '').toLowerCase() ===
        'round'
      : parentPaint.roundCorners,
    strokeFirst:
      /^(?:markers\s+)?stroke\b/i.test(style.get('paint-order') ?? '') ||
      (parentPaint.strokeFirst && !style.has('paint-order')),
    hasFixedWidth: style.get('vector-effect')?.toLowerCase() === 'non-scaling-stroke',
    color: resolveInherited(style.get('color'), parentPaint.color),
    visible: style.has('visibility')
      ? !/^(hidden|collapse)$/i.test(style.get('visibility') ?? '')
      : parentPaint.visible,
  };
}
