/** What an element is painted with: styles are inherited, gradients become their middle colour. */
import { mix } from '../../card/colour.ts';
import type { Colour } from '../../card/display-list.ts';
import { type Declarations, type Rule, styleOf } from './css.ts';
import { type CssColour, cssColour } from './css-colours.ts';
import type { LineLooks } from './line-ends.ts';
import type { SvgNote } from './note.ts';
import { lengthOf, type Viewport } from './shapes.ts';
import type { SvgElement } from './xml.ts';

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
  /** The line lies below the filling. */
  readonly lineFirst: boolean;
  /** The line is as wide as it says, whatever is scaled. Not inherited. */
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

function fraction(text: string | undefined, otherwise: number): number {
  const value = Number.parseFloat(text ?? '');
  if (!Number.isFinite(value)) return otherwise;
  return Math.max(0, Math.min(1, text?.trim().endsWith('%') === true ? value / 100 : value));
}

const said = (value: string | undefined, inherited: string): string =>
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

/** The paint below an element. `notes` hears of effects that a flat drawing cannot have. */
export function paintOf(own: Declarations, above: Paint, view: Viewport, notes: Set<SvgNote>): Paint {
  for (const [property, note] of EFFECTS) {
    const value = own.get(property);
    if (value !== undefined && !/^(none|inherit|0)$/i.test(value)) notes.add(note);
  }
  const width = lengthOf(own.get('stroke-width'), Math.hypot(view.width, view.height) / Math.SQRT2);
  return {
    fill: said(own.get('fill'), above.fill),
    stroke: said(own.get('stroke'), above.stroke),
    strokeWidth: width === undefined || width < 0 ? above.strokeWidth : width,
    fillOpacity: fraction(own.get('fill-opacity'), above.fillOpacity),
    strokeOpacity: fraction(own.get('stroke-opacity'), above.strokeOpacity),
    opacity: above.opacity * fraction(own.get('opacity'), 1),
    evenOdd: own.has('fill-rule') ? own.get('fill-rule')?.toLowerCase() === 'evenodd' : above.evenOdd,
    cap: CAPS[said(own.get('stroke-linecap'), above.cap).toLowerCase()] ?? 'butt',
    roundCorners: own.has('stroke-linejoin')
      ? said(own.get('stroke-linejoin'), above.roundCorners ? 'round' : '').toLowerCase() === 'round'
      : above.roundCorners,
    lineFirst:
      /^(?:markers\s+)?stroke\b/i.test(own.get('paint-order') ?? '') || (above.lineFirst && !own.has('paint-order')),
    keepsWidth: own.get('vector-effect')?.toLowerCase() === 'non-scaling-stroke',
    color: said(own.get('color'), above.color),
    visible: own.has('visibility') ? !/^(hidden|collapse)$/i.test(own.get('visibility') ?? '') : above.visible,
  };
}

/** What a paint server needs to be looked up. */
export interface Servers {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly rules: readonly Rule[];
  readonly notes: Set<SvgNote>;
}

/** How many gradients may borrow their stops from one another. */
const MOST_BORROWED = 8;

/** The colour of a `fill` or `stroke`, or undefined when nothing is painted. */
export function colourOfPaint(text: string, current: string, servers: Servers): CssColour | undefined {
  const plain = text.trim();
  if (/^none$/i.test(plain)) return undefined;
  if (/^(currentcolor|context-fill|context-stroke)$/i.test(plain)) return cssColour(current) ?? BLACK;
  const [, target, rest = ''] = /^url\(\s*['"]?([^'")]*)['"]?\s*\)\s*(.*)$/i.exec(plain) ?? [];
  if (target === undefined) return cssColour(plain) ?? BLACK;
  const fallback = rest === '' || /^none$/i.test(rest) ? undefined : cssColour(rest);
  if (!target.startsWith('#')) {
    servers.notes.add('external');
    return fallback;
  }
  const server = servers.byId.get(target.slice(1));
  if (server === undefined) return fallback;
  if (server.name === 'pattern') servers.notes.add('pattern');
  if (server.name !== 'linearGradient' && server.name !== 'radialGradient') return fallback;
  servers.notes.add('gradient');
  return middleOf(stopsOf(server, servers, 0), current, servers.rules) ?? fallback;
}

const BLACK: CssColour = { colour: '#000000', alpha: 1 };

function stopsOf(gradient: SvgElement, servers: Servers, borrowed: number): readonly SvgElement[] {
  const own = gradient.children.filter((child) => child.name === 'stop');
  const lender = servers.byId.get((gradient.attributes.get('href') ?? '').slice(1));
  return own.length > 0 || lender === undefined || borrowed >= MOST_BORROWED
    ? own
    : stopsOf(lender, servers, borrowed + 1);
}

/** The colour half way along: one stop alone is its own middle. */
function middleOf(stops: readonly SvgElement[], current: string, rules: readonly Rule[]): CssColour | undefined {
  const points = stops.map((stop) => {
    const style = styleOf(stop, rules);
    const named = style.get('stop-color') ?? 'black';
    const { colour, alpha } = cssColour(/^currentcolor$/i.test(named) ? current : named) ?? BLACK;
    const at = fraction(stop.attributes.get('offset'), 0);
    return { at, colour, alpha: alpha * fraction(style.get('stop-opacity'), 1) };
  });
  const before = points.filter((p) => p.at <= 0.5).at(-1) ?? points[0];
  const after = points.find((p) => p.at > 0.5) ?? before;
  if (before === undefined || after === undefined) return undefined;
  const part = after.at > before.at ? Math.max(0, (0.5 - before.at) / (after.at - before.at)) : 0;
  return {
    colour: mix(before.colour as Colour, after.colour, part),
    alpha: before.alpha + (after.alpha - before.alpha) * part,
  };
}
