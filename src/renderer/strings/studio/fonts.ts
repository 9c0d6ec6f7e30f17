import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../documents/shorten-name.ts';
import { findText } from '../find-text.ts';

export const formatFontSize = (translate: Translate, glyphCount: number, byteCount: number): string =>
  translate('fonts.sized', { glyphs: glyphCount, kilobytes: Math.max(1, Math.round(byteCount / 1000)) });

/** Says which parts of a font file aren't used. */
export const describeUnusedParts = (translate: Translate, parts: readonly string[]): string =>
  translate('fonts.leftOut', { parts: parts.join(', ') });

export const describeAddedFallbacks = (translate: Translate, names: readonly string[]): string =>
  translate('fonts.fallbackAdded', { names: names.map(shortenName).join(', ') });

/** Says which templates use a font. */
export const describeFontUsers = (translate: Translate, names: readonly string[]): string =>
  names.length === 0 ? translate('fonts.unused') : translate('fonts.usedBy', { names: names.join(', ') });

export const describeAddedFonts = (translate: Translate, names: readonly string[]): string =>
  names.length === 1
    ? translate('fonts.added', { name: shortenName(names[0] ?? '') })
    : translate('fonts.addedSome', { n: names.length });

/** Says which fonts were exported with a template, and which fonts were not, since they may not be embedded. */
export const describeExportedFonts = (
  translate: Translate,
  included: readonly string[],
  omitted: readonly string[],
): string =>
  [
    ...(included.length === 0 ? [] : [translate('fonts.went', { names: included.join(', ') })]),
    ...(omitted.length === 0 ? [] : [translate('fonts.stayed', { names: omitted.join(', ') })]),
  ].join(' ');

/** Says whether a font may be embedded, according to its file. */
export const describeEmbedding = (translate: Translate, embedding: string): string =>
  findText(translate, `fonts.embedding.${embedding}`) ?? translate('fonts.unknownEmbedding');

/** Returns the label of a part of a font file that isn't used. */
export const getUnusedPartLabel = (translate: Translate, partKey: string): string =>
  findText(translate, `fonts.left.${partKey}`) ?? partKey;
