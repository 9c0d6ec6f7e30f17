/**
 * Refuses SVG files that hold anything besides the shapes and bitmaps of which cards are drawn. The check knows only the plain form in
 * which `toSvg` writes: tags, attributes in double quotes, nothing between the tags. Whatever else XML allows is refused, so that
 * no reader can see more in the file than is checked here.
 */

/** Elements of a card, and their attributes. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
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

const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+="[^"<]*")*)(\/?)>/y;
const ATTRIBUTE = / ([A-Za-z-]+)="([^"<]*)"/g;

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PICTURE = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const LOCAL = /^#[\w.-]+$/;
/** Numbers, words and colors. What paints or cuts may name a part of the same file. */
const PLAIN = /^(?:url\(#[\w.-]+\)|[\w\s#.,+()%-]*)$/;
/** Free text, which nothing reads but people. */
const TEXTS: readonly string[] = ['aria-label', 'data-field'];

function isHarmless(element: string, name: string, value: string): boolean {
  if (TEXTS.includes(name)) return true;
  if (name === 'xmlns') return value === NAMESPACE;
  if (name === 'href') return (element === 'image' ? PICTURE : LOCAL).test(value);
  return PLAIN.test(value) && (value.startsWith('url(#') || !value.includes('url('));
}

/** Whether the text is an SVG as Rollcall writes it: no scripts, styles, links, entities, comments or instructions. */
export function isPassiveSvg(text: string): boolean {
  const open: string[] = [];
  let position = 0;
  while (position < text.length) {
    TAG.lastIndex = position;
    const [whole, slash, name = '', attributes = '', isEmpty] = TAG.exec(text) ?? [];
    if (whole === undefined) return false;
    if (slash === '/') {
      if (open.pop() !== name || attributes !== '' || isEmpty === '/') return false;
    } else {
      if ((position === 0) !== (name === 'svg') || !hasKnownAttributes(name, attributes)) return false;
      if (isEmpty === '') open.push(name);
    }
    position += whole.length;
    // Nothing follows the end of the drawing.
    if (open.length === 0) return position === text.length;
  }
  return false;
}

function hasKnownAttributes(element: string, attributes: string): boolean {
  const allowed = Object.hasOwn(ATTRIBUTES, element) ? ATTRIBUTES[element] : undefined;
  return (
    [...attributes.matchAll(ATTRIBUTE)].every(
      ([, name = '', value = '']) => allowed?.includes(name) === true && isHarmless(element, name, value),
    ) && allowed !== undefined
  );
}
