/** Finds single tags in XML without building a tree, in time proportional to its length. */

export interface XmlTag {
  /** The name without a namespace prefix. */
  readonly name: string;
  /** Values by attribute name, which includes a namespace prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Matches the name and the attributes of an opening tag. Attributes can't contain `<`, so every character is read once. */
const TAG_PATTERN = /<([^\s<>/!?]+)([^<>]*)(>?)/g;
/** Matches one attribute, with its name and its value: ` r="A1"`. */
const ATTRIBUTE_PATTERN = /\s*([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * Yields the tags with one of these names, including tags inside comments. Throws a SyntaxError for a tag that can't be read, since
 * another parser might find content in it that this one has missed.
 */
export function* findTags(xml: string, tagNames: ReadonlySet<string>): Generator<XmlTag> {
  for (const [, qualifiedName = '', attributes = '', closingBracket] of xml.matchAll(TAG_PATTERN)) {
    if (closingBracket === '') throw new SyntaxError('a tag that does not end');
    const tagName = qualifiedName.slice(qualifiedName.indexOf(':') + 1);
    if (tagNames.has(tagName)) yield { name: tagName, attributes: parseAttributes(attributes) };
  }
}

function parseAttributes(attributeText: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let attributesEnd = 0;
  ATTRIBUTE_PATTERN.lastIndex = 0;
  for (
    let match = ATTRIBUTE_PATTERN.exec(attributeText);
    match !== null;
    match = ATTRIBUTE_PATTERN.exec(attributeText)
  ) {
    attributes.set(match[1] ?? '', decodeEntities(match[2] ?? match[3] ?? ''));
    attributesEnd = ATTRIBUTE_PATTERN.lastIndex;
  }
  const remainder = attributeText.slice(attributesEnd).trim();
  if (remainder !== '' && remainder !== '/') throw new SyntaxError('unreadable attributes');
  return attributes;
}

/** Whether an attribute has the value true. */
export const isTrueAttribute = (attribute = ''): boolean => attribute === '1' || attribute.toLowerCase() === 'true';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, entityName) => {
    if (entityName !== undefined) return ENTITIES[entityName] ?? entity;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}

/** Matches opening and closing tags, with the slash of a closing one, the name and the attributes. */
const ANY_TAG_PATTERN = /<(\/?)([^\s<>/!?]+)([^<>]*)>?/g;

/** Removes elements with this name and their content, in time proportional to the length of the XML. An unclosed element isn't removed. */
export function removeElements(xml: string, elementName: string): string {
  if (!xml.includes(elementName)) return xml;
  const pieces: string[] = [];
  let keptStart = 0;
  let removedStart: number | undefined;
  for (const { 0: tagText, 1: slash, 2: qualifiedName = '', 3: attributes = '', index } of xml.matchAll(
    ANY_TAG_PATTERN,
  )) {
    if (qualifiedName.slice(qualifiedName.indexOf(':') + 1) !== elementName) continue;
    if (slash === '') {
      if (!attributes.endsWith('/')) removedStart ??= index;
    } else if (removedStart !== undefined) {
      pieces.push(xml.slice(keptStart, removedStart));
      keptStart = index + tagText.length;
      removedStart = undefined;
    }
  }
  pieces.push(xml.slice(keptStart));
  return pieces.join('');
}

/**
 * Removes cells of a sheet that only have a format. If a cell has no reference, the sheet is returned unchanged, because the position of
 * such a cell depends on the cells before it.
 */
export function removeEmptyCells(sheetXml: string): string {
  const pieces: string[] = [];
  let keptStart = 0;
  let openCell = { start: -1, end: -1 };
  for (const { 0: tagText, 1: slash, 2: qualifiedName = '', 3: attributes = '', index } of sheetXml.matchAll(
    ANY_TAG_PATTERN,
  )) {
    if (qualifiedName.slice(qualifiedName.indexOf(':') + 1) !== 'c') continue;
    const tagEnd = index + tagText.length;
    if (slash === '' && !/\sr\s?=/.test(attributes)) return sheetXml;
    if (slash === '' && !attributes.endsWith('/')) openCell = { start: index, end: tagEnd };
    else if (slash === '' || openCell.end === index) {
      pieces.push(sheetXml.slice(keptStart, slash === '' ? index : openCell.start));
      keptStart = tagEnd;
    }
  }
  pieces.push(sheetXml.slice(keptStart));
  return pieces.join('');
}
