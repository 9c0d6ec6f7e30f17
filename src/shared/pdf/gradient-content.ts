/** Writes gradients as shadings (PDF 32000, 8.7.4.5), and their transparency as soft masks (11.6.5.2). */
import type { PDFRef } from 'pdf-lib';
import type { Gradient, GradientStop } from '../display/display-list.ts';
import { getColorAtOffset } from '../display/gradient.ts';
import type { ColorWriter } from './color-content.ts';
import { addStream, type Streams } from './streams.ts';

/** A gradient with the names of its shading and, if it is transparent, of the graphics state with its mask. */
export interface UsedGradient {
  readonly gradient: Gradient;
  readonly shadingName: string;
  readonly maskName: string | undefined;
}

/** The gradients of a file, by their content. */
export type UsedGradients = Map<string, UsedGradient>;

/** Returns the names of a gradient. Equal gradients share them. */
export function registerGradient(gradients: UsedGradients, gradient: Gradient): UsedGradient {
  const gradientKey = JSON.stringify(gradient);
  const known = gradients.get(gradientKey);
  if (known !== undefined) return known;
  const isTransparent = gradient.stops.some(({ opacity }) => opacity < 1);
  const added: UsedGradient = {
    gradient,
    shadingName: `S${gradients.size}`,
    maskName: isTransparent ? `M${gradients.size}` : undefined,
  };
  gradients.set(gradientKey, added);
  return added;
}

/** The number of steps between two colors in inks, since a mixture of inks differs from a mixture of the colors on a screen. */
const INK_STEPS = 8;

/** Creates the shading of a gradient in the colors of the file. */
export function createShading(gradient: Gradient, { space, getComponents }: ColorWriter) {
  const stops = space === 'DeviceRGB' ? gradient.stops : addStopsBetween(gradient, INK_STEPS);
  return createShadingFromStops(
    gradient,
    space,
    stops.map(({ offset, colour }) => ({ offset, components: getComponents(colour) })),
  );
}

/** Creates the graphics state whose mask has the transparency of a gradient. */
export function createMaskState(streams: Streams, gradient: Gradient) {
  const stops = gradient.stops.map(({ offset, opacity }) => ({ offset, components: [opacity] }));
  const maskForm: PDFRef = addStream(streams, '/S sh', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: EVERYWHERE,
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Shading: { S: createShadingFromStops(gradient, 'DeviceGray', stops) } },
  });
  return { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: maskForm } };
}

/** A box that contains every card, in points. */
const EVERYWHERE = [-10_000, -10_000, 10_000, 10_000];

interface ComponentStop {
  readonly offset: number;
  readonly components: readonly number[];
}

const createShadingFromStops = (gradient: Gradient, space: string, stops: readonly ComponentStop[]) => ({
  ShadingType: gradient.type === 'linear' ? 2 : 3,
  ColorSpace: space,
  Coords:
    gradient.type === 'linear'
      ? [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      : [gradient.center.x, gradient.center.y, 0, gradient.center.x, gradient.center.y, gradient.radius],
  Function: createColorFunction(stops),
  Extend: [true, true],
});

/** Creates the function from offsets to colors: one linear function for each pair of neighbors, stitched together. */
function createColorFunction(stops: readonly ComponentStop[]) {
  const segments = stops.slice(1).flatMap((stop, index) => {
    const previous = stops[index] as ComponentStop;
    return stop.offset > previous.offset ? [{ previous, stop }] : [];
  });
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: segments.map(({ previous, stop }) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: [...previous.components],
      C1: [...stop.components],
      N: 1,
    })),
    Bounds: segments.slice(1).map(({ previous }) => previous.offset),
    Encode: segments.flatMap(() => [0, 1]),
  };
}

/** Adds stops with the colors that a screen shows between two stops. */
function addStopsBetween(gradient: Gradient, stepCount: number): readonly GradientStop[] {
  return gradient.stops.flatMap((stop, index) => {
    const next = gradient.stops[index + 1];
    if (next === undefined || next.offset <= stop.offset) return [stop];
    const between = Array.from({ length: stepCount - 1 }, (_, step) => {
      const offset = stop.offset + ((next.offset - stop.offset) * (step + 1)) / stepCount;
      return { offset, ...getColorAtOffset(gradient, offset) };
    });
    return [stop, ...between];
  });
}
