/** Parses XML to a small tree of elements, attributes and the text of style sheets. */
import { SaxesParser } from 'saxes';
import { LIMITS } from '../../base/limits.ts';
import { SUPPORTED_PROPERTIES } from './css.ts';
import { type SvgFinding, SvgImportError } from './svg-finding.ts';

export interface SvgElement {
  /** The name without a namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** The text between the tags, which is only kept for style sheets. */
  readonly text: string;
}

interface OpenElement {
  name: string;
  attributes: Map<string, string>;
  children: OpenElement[];
  text: string;
}

const removePrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML. Never fetches anything. Only the five entities of XML itself are known, and a file that declares other entities is rejected.
 * Throws an SvgImportError.
 */
export function readXml(xmlText: string, findings: Set<SvgFinding>): SvgElement {
  if (xmlText.length > LIMITS.svgLetters) throw new SvgImportError({ kind: 'too-large' });
  const parser = new SaxesParser({ position: true, fragment: false });
  const openElements: OpenElement[] = [];
  let root: OpenElement | undefined;
  let elementCount = 0;
  parser.on('doctype', (doctype) => {
    // A DOCTYPE without brackets only names a file, which is never fetched. A DOCTYPE with brackets declares entities.
    if (doctype.includes('[')) throw new SvgImportError({ kind: 'declarations' });
  });
  parser.on('error', () => {
    throw new SvgImportError(root === undefined ? { kind: 'not-svg' } : { kind: 'broken', line: parser.line });
  });
  parser.on('opentag', ({ name, attributes }) => {
    elementCount += 1;
    if (elementCount > LIMITS.svgElements) throw new SvgImportError({ kind: 'too-many', what: 'elements' });
    if (openElements.length >= LIMITS.svgDepth) throw new SvgImportError({ kind: 'too-deep' });
    const element: OpenElement = {
      name: removePrefix(name),
      attributes: readAttributes(attributes, findings),
      children: [],
      text: '',
    };
    const parent = openElements.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
    openElements.push(element);
  });
  parser.on('closetag', () => {
    openElements.pop();
  });
  const addText = (textPart: string): void => {
    const element = openElements.at(-1);
    if (element?.name === 'style') element.text += textPart;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  // A byte order mark is not part of the document.
  parser.write(xmlText.charCodeAt(0) === 0xfeff ? xmlText.slice(1) : xmlText).close();
  if (root?.name !== 'svg') throw new SvgImportError({ kind: 'not-svg' });
  return root;
}

/** Attributes without a length limit. */
const LONG_ATTRIBUTES = new Set(['d', 'points', 'style', 'class']);

/**
 * Reads attributes. `xlink:href` becomes `href`; other names with a prefix, which drawing programs add, keep it. Values that are too long
 * are dropped. A dropped style is reported.
 */
function readAttributes(attributes: Readonly<Record<string, unknown>>, findings: Set<SvgFinding>): Map<string, string> {
  const readableAttributes = new Map<string, string>();
  for (const [attributeName, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue;
    if (value.length <= LIMITS.svgValueLetters || LONG_ATTRIBUTES.has(attributeName)) {
      readableAttributes.set(/^xlink:href$/i.test(attributeName) ? 'href' : attributeName, value);
    } else if (SUPPORTED_PROPERTIES.has(attributeName)) findings.add('style');
  }
  return readableAttributes;
}
