/** Converts a drawing to the address of one picture. */
import type { Drawing } from '../../../shared/document/schema.ts';
import { paint } from './drawing-shapes.tsx';

const MADE = new WeakMap<Drawing, string>();

/** Returns the square of a drawing that a portrait shows, as `x y width height`. */
export function portraitPart({ width, height }: Drawing): string {
  const side = Math.min(width, height) * 0.86;
  return `${(width - side) / 2} ${Math.max(0, (height - side) * 0.25)} ${side} ${side}`;
}

/**
 * Returns the portrait of a drawing as an address for `src`, cached for each drawing. The portraits of forty models add far
 * fewer elements to the document as pictures than as shapes.
 */
export function drawingPicture(drawing: Drawing): string {
  const made = MADE.get(drawing) ?? `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, portraitPart(drawing)))}`;
  MADE.set(drawing, made);
  return made;
}

function svgOf({ shapes }: Drawing, viewBox: string): string {
  const paths = shapes.map(({ d, fill, stroke, strokeWidth, opacity, evenOdd }) =>
    element('path', {
      d,
      fill: paint(fill, {}),
      stroke: paint(stroke, {}),
      'stroke-width': strokeWidth,
      opacity,
      'fill-rule': evenOdd === true ? 'evenodd' : undefined,
    }),
  );
  const open = element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }).replace('/>', '>');
  return `${open}${paths.join('')}</svg>`;
}

/**
 * Writes an SVG element. The drawing may come from an untrusted source, so texts are escaped to stay within their quotation
 * marks. Characters that no path or color contains become blanks, because XML refuses control characters and an address
 * refuses half of a surrogate pair.
 */
function element(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  return `<${name}${written.join('')}/>`;
}

const escaped = (text: string): string =>
  text.replace(/[^ -~]/g, ' ').replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
