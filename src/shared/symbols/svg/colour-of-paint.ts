/** The colour of a `fill` or `stroke`; gradients become their middle colour. */
import { mix } from '../../display/colour.ts';
import type { Colour } from '../../display/display-list.ts';
import { type CssColour, cssColour } from './css-colours.ts';
import type { SvgNote } from './note.ts';
import { fraction } from './paint.ts';
import type { StyleSheet } from './style-sheet.ts';
import type { SvgElement } from './xml.ts';

/** What a gradient needs to be looked up. */
export interface Servers {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly sheet: StyleSheet;
  readonly notes: Set<SvgNote>;
  /** Cache of gradients, since thousands of shapes may use one with thousands of stops. */
  readonly gradients: Map<SvgElement, Middle | undefined>;
}

/** Most gradients in a chain of references. */
const MOST_BORROWED = 8;
const BLACK: CssColour = { colour: '#000000', alpha: 1 };

/** The colour, or undefined when nothing is painted. */
export function colourOfPaint(text: string, current: string, servers: Servers): CssColour | undefined {
  const plain = text.trim();
  if (/^none$/i.test(plain)) return undefined;
  if (/^(currentcolor|context-fill|context-stroke)$/i.test(plain)) return cssColour(current) ?? BLACK;
  const [, inner, after = ''] = /^url\(([^)]*)\)(.*)$/i.exec(plain) ?? [];
  if (inner === undefined) return cssColour(plain) ?? BLACK;
  const target = inner.trim().replace(/^['"]|['"]$/g, '');
  const rest = after.trim();
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
  const middle = middleOf(server, servers);
  return middle === undefined ? fallback : mixed(middle, current);
}

interface Stop {
  /** A colour, or whatever the text around it has. */
  readonly colour: CssColour | 'current';
  readonly opacity: number;
  readonly at: number;
}

/** The stops on both sides of half way; one stop alone is its own middle. */
interface Middle {
  readonly before: Stop;
  readonly after: Stop;
  /** How far half way lies between them, 0 to 1. */
  readonly part: number;
}

function middleOf(gradient: SvgElement, servers: Servers): Middle | undefined {
  const { gradients } = servers;
  if (!gradients.has(gradient)) gradients.set(gradient, foundMiddle(gradient, servers));
  return gradients.get(gradient);
}

function foundMiddle(gradient: SvgElement, servers: Servers): Middle | undefined {
  const stops = stopsOf(gradient, servers, 0).map((stop): Stop => {
    const style = servers.sheet.styleOf(stop);
    const named = style.get('stop-color') ?? 'black';
    return {
      colour: /^currentcolor$/i.test(named) ? 'current' : (cssColour(named) ?? BLACK),
      opacity: fraction(style.get('stop-opacity'), 1),
      at: fraction(stop.attributes.get('offset'), 0),
    };
  });
  const before = stops.filter(({ at }) => at <= 0.5).at(-1) ?? stops[0];
  const after = stops.find(({ at }) => at > 0.5) ?? before;
  if (before === undefined || after === undefined) return undefined;
  const part = after.at > before.at ? Math.max(0, (0.5 - before.at) / (after.at - before.at)) : 0;
  return { before, after, part };
}

function stopsOf(gradient: SvgElement, servers: Servers, borrowed: number): readonly SvgElement[] {
  const own = gradient.children.filter((child) => child.name === 'stop');
  const lender = servers.byId.get((gradient.attributes.get('href') ?? '').slice(1));
  return own.length > 0 || lender === undefined || borrowed >= MOST_BORROWED
    ? own
    : stopsOf(lender, servers, borrowed + 1);
}

function mixed({ before, after, part }: Middle, current: string): CssColour {
  const seen = ({ colour, opacity }: Stop): CssColour => {
    const own = colour === 'current' ? (cssColour(current) ?? BLACK) : colour;
    return { colour: own.colour, alpha: own.alpha * opacity };
  };
  const [a, b] = [seen(before), seen(after)];
  return { colour: mix(a.colour as Colour, b.colour, part), alpha: a.alpha + (b.alpha - a.alpha) * part };
}
