/** From text to a small tree. Only elements, attributes and the text of style sheets are kept. */
import { SaxesParser } from 'saxes';
import { LIMITS } from '../../base/limits.ts';
import { PROPERTIES } from './css.ts';
import { Refusal, type SvgNote } from './note.ts';

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
export function readXml(text: string, notes: Set<SvgNote>): SvgElement {
  if (text.length > LIMITS.svgLetters) throw new Refusal({ kind: 'too-large' });
  const parser = new SaxesParser({ position: true, fragment: false });
  const open: Open[] = [];
  let root: Open | undefined;
  let count = 0;
  parser.on('doctype', (doctype) => {
    // A plain DOCTYPE names a file, which is never fetched; one with brackets declares entities.
    if (doctype.includes('[')) throw new Refusal({ kind: 'declarations' });
  });
  parser.on('error', () => {
    throw new Refusal(root === undefined ? { kind: 'not-svg' } : { kind: 'broken', line: parser.line });
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > LIMITS.svgElements) throw new Refusal({ kind: 'too-many', what: 'elements' });
    if (open.length >= LIMITS.svgDepth) throw new Refusal({ kind: 'too-deep' });
    const element: Open = {
      name: withoutPrefix(name),
      attributes: attributesOf(attributes, notes),
      children: [],
      text: '',
    };
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

/** Attributes that may be long; others are limited. */
const LONG = new Set(['d', 'points', 'style', 'class']);

/**
 * `xlink:href` counts as `href`; other prefixes belong to drawing programs and are kept with their name. What is too long
 * to be a value is left out; of a style there is a note.
 */
function attributesOf(attributes: Readonly<Record<string, unknown>>, notes: Set<SvgNote>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue;
    if (value.length <= LIMITS.svgValueLetters || LONG.has(name)) {
      kept.set(/^xlink:href$/i.test(name) ? 'href' : name, value);
    } else if (PROPERTIES.has(name)) notes.add('style');
  }
  return kept;
}
