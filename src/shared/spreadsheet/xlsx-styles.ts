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
  let listName = '';
  for (const { name, attributes } of findTags(escapeBrackets(stylesXml), STYLE_TAGS)) {
    const formatId = Number(attributes.get('numFmtId') ?? 0);
    if (name === 'numFmt' && listName === 'numFmts') patternsById.set(formatId, attributes.get('formatCode') ?? '');
    else if (name === 'xf' && listName === 'cellXfs')
      patterns.push(patternsById.get(formatId) ?? getBuiltInPattern(formatId));
    else if (name !== 'numFmt' && name !== 'xf') listName = name;
  }
  return patterns;
}

/** Escapes `>` in formats such as `[>=100]0`. XML allows the sign in attributes, but `findTags` would end the tag there. */
const escapeBrackets = (xml: string): string =>
  xml.replace(/formatCode\s?=\s?(?:"[^"<]*"|'[^'<]*')/g, (attribute) => attribute.replaceAll('>', '&gt;'));
