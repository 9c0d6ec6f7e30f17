/** The reasons why a file can't be used as a font, and their messages. */

import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';

export type FontProblem =
  | { readonly kind: 'too-large' }
  /** The unpacked font exceeds `LIMITS.fontUnpackedBytes`. */
  | { readonly kind: 'unpacks-too-large' }
  /** The file isn't TrueType, OpenType, WOFF or WOFF2. */
  | { readonly kind: 'no-font' }
  /** The file is a WOFF2 with several fonts. */
  | { readonly kind: 'packed-collection' }
  /** A part of the font is missing, damaged or has an invalid reference. */
  | { readonly kind: 'broken'; readonly part: FontPart }
  /** The letters are bitmaps, or outlines in an unsupported format. */
  | { readonly kind: 'no-outlines' }
  /** The font is variable and has PostScript outlines (table `CFF2`), which fontkit can't draw. */
  | { readonly kind: 'variable-postscript' }
  /** The font has no letters or no space. */
  | { readonly kind: 'no-letters' }
  /** The units per em or the line height are impossible. */
  | { readonly kind: 'metrics' }
  /** The glyphs have so many parts that drawing them takes too long. */
  | { readonly kind: 'too-complex' };

/** A part of a font that is missing, damaged or has an invalid reference. */
export type FontPart =
  | { readonly kind: 'tables' | 'fonts' | 'glyphs' | 'widths' | 'someTable' | 'packed' | 'composite' }
  | { readonly kind: 'table'; readonly tag: string }
  | { readonly kind: 'glyph' | 'glyphInItself' | 'glyphPart'; readonly id: number };

/** Formats the reason why a file can't be used as a font, as a sentence. */
export function formatFontProblem(translate: Translate, problem: FontProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return translate('fontProblems.tooLarge', { limit: LIMITS.fontBytes / 1e6 });
    case 'unpacks-too-large':
      return translate('fontProblems.unpacksTooLarge', { limit: LIMITS.fontUnpackedBytes / 1e6 });
    case 'no-font':
      return translate('fontProblems.noFont');
    case 'packed-collection':
      return translate('fontProblems.packedCollection');
    case 'broken':
      return translate('fontProblems.broken', { part: formatFontPart(translate, problem.part) });
    case 'no-outlines':
      return translate('fontProblems.noOutlines');
    case 'variable-postscript':
      return translate('fontProblems.variablePostscript');
    case 'no-letters':
      return translate('fontProblems.noLetters');
    case 'metrics':
      return translate('fontProblems.metrics');
    case 'too-complex':
      return translate('fontProblems.tooComplex');
  }
}

function formatFontPart(translate: Translate, part: FontPart): string {
  if ('tag' in part) return translate('fontParts.table', { tag: part.tag });
  return 'id' in part ? translate(`fontParts.${part.kind}`, { id: part.id }) : translate(`fontParts.${part.kind}`);
}

/** Thrown only inside this folder; `readFont` returns the problem as a value. */
export class FontError extends Error {
  readonly problem: FontProblem;

  constructor(problem: FontProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export const refuseFont = (problem: FontProblem): never => {
  throw new FontError(problem);
};

/** Refuses a font because a part is missing, damaged or has an invalid reference. */
export const refusePart = (part: FontPart): never => refuseFont({ kind: 'broken', part });
