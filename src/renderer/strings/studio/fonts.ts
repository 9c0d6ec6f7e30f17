import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from '../documents/short-name.ts';
import { findText } from '../find-text.ts';

export const formatFontSize = (t: Translate, glyphs: number, bytes: number): string =>
  t('fonts.sized', { glyphs, kilobytes: Math.max(1, Math.round(bytes / 1000)) });

/** Says which parts of a font file aren't used. */
export const describeUnusedParts = (t: Translate, parts: readonly string[]): string =>
  t('fonts.leftOut', { parts: parts.join(', ') });

export const describeAddedFallbacks = (t: Translate, names: readonly string[]): string =>
  t('fonts.fallbackAdded', { names: names.map(shortName).join(', ') });

/** Says which templates use a font. */
export const describeFontUsers = (t: Translate, names: readonly string[]): string =>
  names.length === 0 ? t('fonts.unused') : t('fonts.usedBy', { names: names.join(', ') });

export const describeAddedFonts = (t: Translate, names: readonly string[]): string =>
  names.length === 1
    ? t('fonts.added', { name: shortName(names[0] ?? '') })
    : t('fonts.addedSome', { n: names.length });

/** Says which fonts went along with an exported template, and which may not. */
export const describeExportedFonts = (t: Translate, included: readonly string[], omitted: readonly string[]): string =>
  [
    ...(included.length === 0 ? [] : [t('fonts.went', { names: included.join(', ') })]),
    ...(omitted.length === 0 ? [] : [t('fonts.stayed', { names: omitted.join(', ') })]),
  ].join(' ');

/** Says whether a font may be embedded, as its file has it; empty if the file doesn't say so. */
export const describeEmbedding = (t: Translate, embedding: string): string =>
  findText(t, `fonts.embedding.${embedding}`) ?? t('fonts.unknownEmbedding');

/** Returns what people call a part of a font file that isn't used. */
export const getUnusedPartLabel = (t: Translate, part: string): string => findText(t, `fonts.left.${part}`) ?? part;
