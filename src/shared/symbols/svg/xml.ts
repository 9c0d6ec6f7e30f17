/** From text to a small tree. Only elements, attributes and the text of style sheets are kept. */
import { SaxesParser } from 'saxes';
import { MOST_DEPTH, MOST_ELEMENTS, MOST_LETTERS, Refusal } from './note.ts';

export interface SvgElement {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** What stands between the tags: only style sheets need it. */
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Map<string, string>;
  children: Open[];
  text: string;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML. Nothing is ever fetched, and no entity is known beside the five of XML itself: a file that declares its own
 * is refused before one could be used. Throws a Refusal.
 */
export function readXml(text: string): SvgElement {
  if (text.length > MOST_LETTERS) throw new Refusal({ kind: 'too-large' });
  const parser = new SaxesParser({ position: true, fragment: false });
  const open: Open[] = [];
  let root: Open | undefined;
  let count = 0;
  parser.on('doctype', (doctype) => {
    // A plain DOCTYPE names a file that nobody fetches; one with brackets declares entities.
    if (doctype.includes('[')) throw new Refusal({ kind: 'declarations' });
  });
  parser.on('error', () => {
    throw new Refusal(root === undefined ? { kind: 'not-svg' } : { kind: 'broken', line: parser.line });
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) throw new Refusal({ kind: 'too-many' });
    if (open.length >= MOST_DEPTH) throw new Refusal({ kind: 'too-deep' });
    const element: Open = { name: withoutPrefix(name), attributes: attributesOf(attributes), children: [], text: '' };
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const keep = (part: string): void => {
    const element = open.at(-1);
    if (element?.name === 'style') element.text += part;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  // A byte order mark is no part of the document.
  parser.write(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).close();
  if (root?.name !== 'svg') throw new Refusal({ kind: 'not-svg' });
  return root;
}

/** `xlink:href` counts as `href`; other prefixes belong to drawing programs and are kept with their name. */
function attributesOf(attributes: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(
    Object.entries(attributes).map(([name, value]) => [
      /^xlink:href$/i.test(name) ? 'href' : name,
      typeof value === 'string' ? value : '',
    ]),
  );
}
