/** Converts a drawing to an SVG image with a data URL. */
import type { Drawing } from '../../../shared/document/schema.ts';
import { resolveColor } from './drawing-shapes.tsx';

const portraitUrls = new WeakMap<Drawing, string>();

/**
 * Returns the square of a drawing that a portrait shows, as `x y width height`. Its side is 86 % of the drawing's shorter
 * side. It is centered horizontally and, since heads are near the top, a quarter of the way down vertically.
 */
export function getPortraitViewBox({ width, height }: Drawing): string {
  const squareSize = Math.min(width, height) * 0.86;
  return `${(width - squareSize) / 2} ${Math.max(0, (height - squareSize) * 0.25)} ${squareSize} ${squareSize}`;
}

/**
 * Returns the portrait of a drawing as a data URL, cached for each drawing. The portraits of forty models add far fewer
 * elements to the page as images than as shapes.
 */
export function getPortraitUrl(drawing: Drawing): string {
  const portraitUrl =
    portraitUrls.get(drawing) ??
    `data:image/svg+xml,${encodeURIComponent(renderSvg(drawing, getPortraitViewBox(drawing)))}`;
  portraitUrls.set(drawing, portraitUrl);
  return portraitUrl;
}

function renderSvg({ shapes }: Drawing, viewBox: string): string {
  const pathElements = shapes.map(({ d, fill, stroke, strokeWidth, opacity, evenOdd }) =>
    renderElement('path', {
      d,
      fill: resolveColor(fill, {}),
      stroke: resolveColor(stroke, {}),
      'stroke-width': strokeWidth,
      opacity,
      'fill-rule': evenOdd === true ? 'evenodd' : undefined,
    }),
  );
  const openingTag = renderElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }).replace('/>', '>');
  return `${openingTag}${pathElements.join('')}</svg>`;
}

/**
 * Renders an SVG element. The drawing may come from an untrusted source, so attribute values are escaped and stay within their
 * quotation marks. Characters that no path or color contains become blanks, because XML refuses control characters and a URL
 * refuses half of a surrogate pair.
 */
function renderElement(elementName: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const attributeTexts = Object.entries(attributes).flatMap(([attributeName, attributeValue]) =>
    attributeValue === undefined ? [] : [` ${attributeName}="${escapeAttribute(String(attributeValue))}"`],
  );
  return `<${elementName}${attributeTexts.join('')}/>`;
}

const escapeAttribute = (attributeText: string): string =>
  attributeText
    .replace(/[^ -~]/g, ' ')
    .replace(/[&<>"]/g, (specialCharacter) => `&#${specialCharacter.charCodeAt(0)};`);
