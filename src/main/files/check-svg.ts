/**
 * Refuses SVG files that contain anything except the shapes and bitmaps that cards consist of. The check accepts only the plain form
 * that `toSvg` writes: tags, attributes in double quotes, and nothing between the tags. Everything else that XML allows is refused, so
 * no program can find content in the file that was not checked here.
 */

/** The elements that a card consists of, with their attributes. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'width', 'height', 'viewBox', 'role', 'aria-label'],
  defs: [],
  g: ['fill', 'transform', 'clip-path', 'data-field'],
  path: ['id', 'd', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'opacity'],
  use: ['href', 'x', 'y'],
  image: ['href', 'x', 'y', 'width', 'height', 'preserveAspectRatio', 'opacity'],
  rect: ['x', 'y', 'width', 'height', 'fill', 'opacity', 'pointer-events'],
  pattern: ['id', 'patternUnits', 'x', 'y', 'width', 'height'],
  clipPath: ['id'],
};

/** Matches `<path d="M0 0" fill="#000"/>` as the closing slash, the element's name, the attributes and the self-closing slash. */
const TAG_PATTERN = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+="[^"<]*")*)(\/?)>/y;
const ATTRIBUTE_PATTERN = / ([A-Za-z-]+)="([^"<]*)"/g;

const NAMESPACE = 'http://www.w3.org/2000/svg';
const BITMAP_DATA_URL = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const LOCAL_REFERENCE = /^#[\w.-]+$/;
/** Numbers, words and colors, or a reference to a pattern or clip path in the same file. */
const PLAIN_VALUE = /^(?:url\(#[\w.-]+\)|[\w\s#.,+()%-]*)$/;
/** Attributes with free text, which no program interprets. */
const FREE_TEXT_ATTRIBUTES: readonly string[] = ['aria-label', 'data-field'];

function isHarmless(elementName: string, attributeName: string, value: string): boolean {
  if (FREE_TEXT_ATTRIBUTES.includes(attributeName)) return true;
  if (attributeName === 'xmlns') return value === NAMESPACE;
  if (attributeName === 'href') return (elementName === 'image' ? BITMAP_DATA_URL : LOCAL_REFERENCE).test(value);
  return PLAIN_VALUE.test(value) && (value.startsWith('url(#') || !value.includes('url('));
}

/** Whether the text is an SVG as Rollcall writes it: no scripts, styles, links, entities, comments or instructions. */
export function isPassiveSvg(svgText: string): boolean {
  const openElements: string[] = [];
  let position = 0;
  while (position < svgText.length) {
    TAG_PATTERN.lastIndex = position;
    const [tag, closingSlash, elementName = '', attributes = '', selfClosingSlash] = TAG_PATTERN.exec(svgText) ?? [];
    if (tag === undefined) return false;
    if (closingSlash === '/') {
      if (openElements.pop() !== elementName || attributes !== '' || selfClosingSlash === '/') return false;
    } else {
      if ((position === 0) !== (elementName === 'svg') || !hasKnownAttributes(elementName, attributes)) return false;
      if (selfClosingSlash === '') openElements.push(elementName);
    }
    position += tag.length;
    // Nothing may follow the end tag of the root element.
    if (openElements.length === 0) return position === svgText.length;
  }
  return false;
}

function hasKnownAttributes(elementName: string, attributes: string): boolean {
  const allowedNames = Object.hasOwn(ALLOWED_ATTRIBUTES, elementName) ? ALLOWED_ATTRIBUTES[elementName] : undefined;
  return (
    [...attributes.matchAll(ATTRIBUTE_PATTERN)].every(
      ([, attributeName = '', value = '']) =>
        allowedNames?.includes(attributeName) === true && isHarmless(elementName, attributeName, value),
    ) && allowedNames !== undefined
  );
}
