/** Why a file cannot be used as a font, in plain words. */

import { LIMITS } from '../base/limits.ts';
import type { Translate } from '../texts/translate.ts';

export type FontProblem =
  | { readonly kind: 'too-large' }
  /** Unpacked it has more than `LIMITS.fontUnpackedBytes`. */
  | { readonly kind: 'unpacks-too-large' }
  /** No TrueType, OpenType, WOFF or WOFF2. */
  | { readonly kind: 'no-font' }
  /** A WOFF2 with several fonts. */
  | { readonly kind: 'packed-collection' }
  /** A part of it is missing, damaged or leads nowhere. */
  | { readonly kind: 'broken'; readonly part: FontPart }
  /** Its letters are pictures, or outlines of a form that is not read here. */
  | { readonly kind: 'no-outlines' }
  | { readonly kind: 'variable-postscript' }
  /** It has no letters, or no space. */
  | { readonly kind: 'no-letters' }
  | { readonly kind: 'metrics' }
  /** Its glyphs are built of so many parts that drawing them takes too long. */
  | { readonly kind: 'too-complex' };

/** A part of a font that is missing, damaged or leads nowhere. */
export type FontPart =
  | { readonly kind: 'tables' | 'fonts' | 'glyphs' | 'widths' | 'someTable' | 'packed' | 'composite' }
  | { readonly kind: 'table'; readonly tag: string }
  | { readonly kind: 'glyph' | 'glyphInItself' | 'glyphPart'; readonly id: number };

/** Says in a sentence why a file cannot be used as a font. */
export function fontProblemMessage(translate: Translate, problem: FontProblem): string {
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
      return translate('fontProblems.broken', { part: nameFontPart(translate, problem.part) });
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

function nameFontPart(translate: Translate, part: FontPart): string {
  if ('tag' in part) return translate('fontParts.table', { tag: part.tag });
  return 'id' in part ? translate(`fontParts.${part.kind}`, { id: part.id }) : translate(`fontParts.${part.kind}`);
}

/** Thrown within this room, and answered as a value by it. */
export class FontFault extends Error {
  readonly problem: FontProblem;

  constructor(problem: FontProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export const refuseFont = (problem: FontProblem): never => {
  throw new FontFault(problem);
};

/** Refuses a font because a part of it is missing, damaged or leads nowhere. */
export const refusePart = (part: FontPart): never => refuseFont({ kind: 'broken', part });
