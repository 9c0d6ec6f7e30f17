/** Finds single tags in XML without building a tree, in time proportional to its length. */

export interface XmlTag {
  /** Its name without the namespace prefix. */
  readonly name: string;
  /** Values by name, prefixes included. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The name and the attributes of an opening tag. Attributes contain no `<`, so every character is read once. */
const TAG = /<([^\s<>/!?]+)([^<>]*)(>?)/g;
const ATTRIBUTE = /\s*([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * Yields the tags with one of these names, also from comments. Throws a SyntaxError for a tag that can't be read, so that
 * another parser can't find in it what this one has missed.
 */
export function* findTags(xml: string, names: ReadonlySet<string>): Generator<XmlTag> {
  for (const [, qualifiedName = '', attributes = '', end] of xml.matchAll(TAG)) {
    if (end === '') throw new SyntaxError('a tag that does not end');
    const name = qualifiedName.slice(qualifiedName.indexOf(':') + 1);
    if (names.has(name)) yield { name, attributes: parseAttributes(attributes) };
  }
}

function parseAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let end = 0;
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
    attributes.set(match[1] ?? '', decodeEntities(match[2] ?? match[3] ?? ''));
    end = ATTRIBUTE.lastIndex;
  }
  const remainder = text.slice(end).trim();
  if (remainder !== '' && remainder !== '/') throw new SyntaxError('unreadable attributes');
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
