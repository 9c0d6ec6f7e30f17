/** A drawing as the address of one picture. */
import type { Drawing } from '../../../shared/document/schema.ts';
import { paint } from './drawing-shapes.tsx';

const MADE = new WeakMap<Drawing, string>();

/**
 * The part of a drawing that a portrait shows, for `src`. Where forty models are on the screen, their shapes were two thirds of
 * the document: as pictures a tap that brings twenty of them in is painted in half the time. Made once for each drawing.
 * @param viewBox of the part: `x y width height`
 */
export function drawingPicture(drawing: Drawing, viewBox: string): string {
  const made = MADE.get(drawing) ?? `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, viewBox))}`;
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

/** The drawing may be a stranger's: its texts stay within their quotation marks. */
function element(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${String(value).replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)}"`],
  );
  return `<${name}${written.join('')}/>`;
}
