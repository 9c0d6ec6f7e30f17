/** Resolves the color of a `fill` or `stroke`. Gradients become their middle color. */
import { mixColors } from '../../display/color.ts';
import type { Color } from '../../display/display-list.ts';
import { type CssColor, parseCssColor } from './css-colors.ts';
import { parseFraction } from './paint.ts';
import type { StyleSheet } from './style-sheet.ts';
import type { SvgFinding } from './svg-finding.ts';
import type { SvgElement } from './xml.ts';

/** The data for looking up gradients. */
export interface PaintServers {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly sheet: StyleSheet;
  readonly findings: Set<SvgFinding>;
  /** Cached gradients, since thousands of shapes may use one with thousands of stops. */
  readonly gradients: Map<SvgElement, GradientMiddle | undefined>;
}

/** The maximum length of a chain of gradient references. */
const MAX_REFERENCES = 8;
const BLACK: CssColor = { color: '#000000', alpha: 1 };

/** Returns the color, or undefined if nothing is painted. */
export function resolvePaintColor(
  paintText: string,
  currentColor: string,
  servers: PaintServers,
): CssColor | undefined {
  const trimmedPaint = paintText.trim();
  if (/^none$/i.test(trimmedPaint)) return undefined;
  if (/^(currentcolor|context-fill|context-stroke)$/i.test(trimmedPaint)) return parseCssColor(currentColor) ?? BLACK;
  const [, urlText, afterUrl = ''] = /^url\(([^)]*)\)(.*)$/i.exec(trimmedPaint) ?? [];
  if (urlText === undefined) return parseCssColor(trimmedPaint) ?? BLACK;
  const targetUrl = urlText.trim().replace(/^['"]|['"]$/g, '');
  const fallbackText = afterUrl.trim();
  const fallback = fallbackText === '' || /^none$/i.test(fallbackText) ? undefined : parseCssColor(fallbackText);
  if (!targetUrl.startsWith('#')) {
    servers.findings.add('external');
    return fallback;
  }
  const paintServer = servers.byId.get(targetUrl.slice(1));
  if (paintServer === undefined) return fallback;
  if (paintServer.name === 'pattern') servers.findings.add('pattern');
  if (paintServer.name !== 'linearGradient' && paintServer.name !== 'radialGradient') return fallback;
  servers.findings.add('gradient');
  const middleStops = getMiddle(paintServer, servers);
  return middleStops === undefined ? fallback : mixStops(middleStops, currentColor);
}

interface Stop {
  /** A color, or the current text color. */
  readonly color: CssColor | 'current';
  readonly opacity: number;
  readonly offset: number;
}

/** The stops before and after a gradient's middle. Both are the same stop if all stops are on one side. */
interface GradientMiddle {
  readonly beforeMiddle: Stop;
  readonly afterMiddle: Stop;
  /** The position of the middle between both stops, 0 to 1. */
  readonly mixRatio: number;
}

function getMiddle(gradient: SvgElement, servers: PaintServers): GradientMiddle | undefined {
  const { gradients } = servers;
  if (!gradients.has(gradient)) gradients.set(gradient, computeMiddle(gradient, servers));
  return gradients.get(gradient);
}

function computeMiddle(gradient: SvgElement, servers: PaintServers): GradientMiddle | undefined {
  const stops = listStops(gradient, servers, 0).map((stop): Stop => {
    const style = servers.sheet.getStyle(stop);
    const colorText = style.get('stop-color') ?? 'black';
    return {
      color: /^currentcolor$/i.test(colorText) ? 'current' : (parseCssColor(colorText) ?? BLACK),
      opacity: parseFraction(style.get('stop-opacity'), 1),
      offset: parseFraction(stop.attributes.get('offset'), 0),
    };
  });
  const beforeMiddle = stops.filter(({ offset }) => offset <= 0.5).at(-1) ?? stops[0];
  const afterMiddle = stops.find(({ offset }) => offset > 0.5) ?? beforeMiddle;
  if (beforeMiddle === undefined || afterMiddle === undefined) return undefined;
  const mixRatio =
    afterMiddle.offset > beforeMiddle.offset
      ? Math.max(0, (0.5 - beforeMiddle.offset) / (afterMiddle.offset - beforeMiddle.offset))
      : 0;
  return { beforeMiddle, afterMiddle, mixRatio };
}

function listStops(gradient: SvgElement, servers: PaintServers, referenceDepth: number): readonly SvgElement[] {
  const ownStops = gradient.children.filter((child) => child.name === 'stop');
  const referencedGradient = servers.byId.get((gradient.attributes.get('href') ?? '').slice(1));
  return ownStops.length > 0 || referencedGradient === undefined || referenceDepth >= MAX_REFERENCES
    ? ownStops
    : listStops(referencedGradient, servers, referenceDepth + 1);
}

function mixStops({ beforeMiddle, afterMiddle, mixRatio }: GradientMiddle, currentColor: string): CssColor {
  const getStopColor = ({ color, opacity }: Stop): CssColor => {
    const stopColor = color === 'current' ? (parseCssColor(currentColor) ?? BLACK) : color;
    return { color: stopColor.color, alpha: stopColor.alpha * opacity };
  };
  const [firstColor, secondColor] = [getStopColor(beforeMiddle), getStopColor(afterMiddle)];
  return {
    color: mixColors(firstColor.color as Color, secondColor.color, mixRatio),
    alpha: firstColor.alpha + (secondColor.alpha - firstColor.alpha) * mixRatio,
  };
}
