/** Why a file cannot be used as a font, in plain words. */

import { LIMITS } from '../base/limits.ts';
import { localNumber, t, translatePhrase } from '../i18n/phrases.ts';

export type FontProblem =
  | { readonly kind: 'too-large' }
  /** Unpacked it has more than `LIMITS.fontUnpackedBytes`. */
  | { readonly kind: 'unpacks-too-large' }
  /** No TrueType, OpenType, WOFF or WOFF2. */
  | { readonly kind: 'no-font' }
  /** A WOFF2 with several fonts. */
  | { readonly kind: 'packed-collection' }
  /** A part of it is missing, damaged or leads nowhere. */
  | { readonly kind: 'broken'; readonly part: string }
  /** Its letters are pictures, or outlines of a form that is not read here. */
  | { readonly kind: 'no-outlines' }
  | { readonly kind: 'variable-postscript' }
  /** It has no letters, or no space. */
  | { readonly kind: 'no-letters' }
  | { readonly kind: 'metrics' }
  /** Its glyphs are built of so many parts that drawing them takes too long. */
  | { readonly kind: 'too-complex' };

/** A sentence. */
export function fontProblemMessage(problem: FontProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return t`It is larger than ${localNumber(LIMITS.fontBytes / 1e6)} MB, too large for a font of cards.`;
    case 'unpacks-too-large':
      return t`Unpacked it is larger than ${localNumber(LIMITS.fontUnpackedBytes / 1e6)} MB, too large for a font of cards.`;
    case 'no-font':
      return t`It is no font that Rollcall reads: TTF, OTF, WOFF, WOFF2, or a collection of TTF or OTF.`;
    case 'packed-collection':
      return t`It holds several fonts in one WOFF2, which is not read; take one of them, or the collection as TTC.`;
    case 'broken':
      return t`It is damaged: ${translatePhrase(problem.part)} cannot be read.`;
    case 'no-outlines':
      return t`Its letters have no outlines, only pictures; cards are printed from outlines.`;
    case 'variable-postscript':
      return t`It is a variable font with PostScript outlines (CFF2), which are not read; use a static one of the family.`;
    case 'no-letters':
      return t`It has no letters or no space, so it can't be used for text.`;
    case 'metrics':
      return t`Its measures make no sense: units of the em, height or depth of letters.`;
    case 'too-complex':
      return t`Its glyphs are so complex that drawing them takes too long.`;
  }
}

/** Thrown within this room, and answered as a value by it. */
export class FontFault extends Error {
  readonly problem: FontProblem;

  constructor(problem: FontProblem) {
    super(fontProblemMessage(problem));
    this.problem = problem;
  }
}

export const refuseFont = (problem: FontProblem): never => {
  throw new FontFault(problem);
};
