/** What an element is painted with: styles are inherited. */
import type { LineLooks } from './line-ends.ts';
import type { SvgNote } from './note.ts';
import { lengthOf, type Viewport } from './shapes.ts';
import type { Declarations } from './style-sheet.ts';

/** Inherited from parent to child; opacities of groups are multiplied into their shapes. */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly evenOdd: boolean;
  readonly cap: LineLooks['cap'];
  readonly roundCorners: boolean;
  /** Whether the line is painted below the fill. */
  readonly lineFirst: boolean;
  /** Whether scaling leaves the width of the line as it is. Not inherited. */
  readonly keepsWidth: boolean;
  readonly color: string;
  readonly visible: boolean;
}

export const FIRST_PAINT: Paint = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  opacity: 1,
  evenOdd: false,
  cap: 'butt',
  roundCorners: false,
  lineFirst: false,
  keepsWidth: false,
  color: '#000000',
  visible: true,
};

/** A number or percentage between 0 and 1. */
export function fraction(text: string | undefined, otherwise: number): number {
  const value = Number.parseFloat(text ?? '');
  if (!Number.isFinite(value)) return otherwise;
  return Math.max(0, Math.min(1, text?.trim().endsWith('%') === true ? value / 100 : value));
}

const declaredOr = (value: string | undefined, inherited: string): string =>
  value === undefined || /^(inherit|unset)$/i.test(value) ? inherited : value;

const EFFECTS: readonly (readonly [property: string, note: SvgNote])[] = [
  ['clip-path', 'clip'],
  ['mask', 'clip'],
  ['filter', 'filter'],
  ['stroke-dasharray', 'dashes'],
  ['marker', 'marker'],
  ['marker-start', 'marker'],
  ['marker-mid', 'marker'],
  ['marker-end', 'marker'],
];

const CAPS: Readonly<Record<string, LineLooks['cap']>> = { butt: 'butt', round: 'round', square: 'square' };

/** The paint below an element. Effects that a flat drawing cannot have are added to `notes`. */
export function paintOf(own: Declarations, above: Paint, view: Viewport, notes: Set<SvgNote>): Paint {
  for (const [property, note] of EFFECTS) {
    const value = own.get(property);
    if (value !== undefined && !/^(none|inherit|0)$/i.test(value)) notes.add(note);
  }
  const width = lengthOf(own.get('stroke-width'), Math.hypot(view.width, view.height) / Math.SQRT2);
  return {
    fill: declaredOr(own.get('fill'), above.fill),
    stroke: declaredOr(own.get('stroke'), above.stroke),
    strokeWidth: width === undefined || width < 0 ? above.strokeWidth : width,
    fillOpacity: fraction(own.get('fill-opacity'), above.fillOpacity),
    strokeOpacity: fraction(own.get('stroke-opacity'), above.strokeOpacity),
    opacity: above.opacity * fraction(own.get('opacity'), 1),
    evenOdd: own.has('fill-rule') ? own.get('fill-rule')?.toLowerCase() === 'evenodd' : above.evenOdd,
    cap: CAPS[declaredOr(own.get('stroke-linecap'), above.cap).toLowerCase()] ?? 'butt',
    roundCorners: own.has('stroke-linejoin')
      ? declaredOr(own.get('stroke-linejoin'), above.roundCorners ? 'round' : '').toLowerCase() === 'round'
      : above.roundCorners,
    lineFirst:
      /^(?:markers\s+)?stroke\b/i.test(own.get('paint-order') ?? '') || (above.lineFirst && !own.has('paint-order')),
    keepsWidth: own.get('vector-effect')?.toLowerCase() === 'non-scaling-stroke',
    color: declaredOr(own.get('color'), above.color),
    visible: own.has('visibility') ? !/^(hidden|collapse)$/i.test(own.get('visibility') ?? '') : above.visible,
  };
}
