/** Reads the number formats from the styles of a spreadsheet. */
import { getBuiltInPattern } from './number-format.ts';
import { findTags } from './xml-tags.ts';

const STYLE_TAGS: ReadonlySet<string> = new Set([
  'numFmts',
  'numFmt',
  'cellXfs',
  'xf',
  'cellStyleXfs',
  'cellStyles',
  'dxfs',
]);

/** Returns the pattern of the number format by the number of a style. */
export function readPatterns(stylesXml: string): string[] {
  const patternsById = new Map<number, string>();
  const patterns: string[] = [];
  let list = '';
  for (const { name, attributes } of findTags(escapeBrackets(stylesXml), STYLE_TAGS)) {
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (name === 'numFmt' && list === 'numFmts') patternsById.set(id, attributes.get('formatCode') ?? '');
    else if (name === 'xf' && list === 'cellXfs') patterns.push(patternsById.get(id) ?? getBuiltInPattern(id));
    else if (name !== 'numFmt' && name !== 'xf') list = name;
  }
  return patterns;
}

/** Escapes the signs of comparison in formats such as `[>=100]0`, which a tag may contain as they are. */
const escapeBrackets = (xml: string): string =>
  xml.replace(/formatCode\s?=\s?(?:"[^"<]*"|'[^'<]*')/g, (attribute) => attribute.replaceAll('>', '&gt;'));
