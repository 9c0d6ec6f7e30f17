/** The sentences of an import. */

import { LIMITS } from '../../base/limits.ts';
import { currentLanguage, t, texts } from '../../i18n/phrases.ts';
import type { SvgNote, SvgProblem } from './note.ts';

const NOTES: Readonly<Record<SvgNote, string>> = texts({
  active: 'Scripts and animations were left out: only shapes are drawn.',
  external: 'Parts that point outside the file were left out.',
  text: 'Text was left out. Convert it to outlines in your drawing program, then bring the file again.',
  image: 'Pictures inside the file were left out. Bring them as PNG instead.',
  gradient: 'Gradients became their middle colour: only flat colours are drawn.',
  pattern: 'Patterns were left out.',
  clip: 'Clipping and masks were passed over. Cut the shapes in your drawing program if something shows too much.',
  filter: 'Filters such as blur and shadow were passed over.',
  dashes: 'Dashed lines became solid lines.',
  style: 'Some style rules are not understood here; a colour may differ.',
  marker: 'Arrow heads and other markers on lines were left out.',
  'broken-path': 'One outline has a fault in its data; it is drawn as far as it can be read.',
  background: 'A background over the whole picture was taken away.',
});

const many = (n: number): string => n.toLocaleString(currentLanguage());
const tooMany = (): Readonly<Record<'elements' | 'points' | 'rules', string>> => ({
  elements: t`The drawing has more than ${many(LIMITS.svgElements)} parts. Simplify it in your drawing program.`,
  points: t`The drawing has more than ${many(LIMITS.svgPoints)} points. Simplify it in your drawing program.`,
  rules: t`The style sheet of the file has more than ${many(LIMITS.svgRules)} rules. Save the drawing as plain SVG.`,
});

export const svgNoteText = (note: SvgNote): string => NOTES[note];

/** Why a file cannot be a symbol, and what helps. */
export function svgProblemText(problem: SvgProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return t`The file is larger than ${LIMITS.svgLetters / 1e6} MB. Simplify the drawing or save it without hidden data.`;
    case 'not-svg':
      return t`This is not an SVG file.`;
    case 'declarations':
      return t`The file declares words of its own (entities), which Rollcall does not read. Save it as plain SVG.`;
    case 'broken':
      return t`The file is damaged: line ${problem.line} cannot be read.`;
    case 'too-deep':
      return t`The drawing is nested too deeply. Ungroup it and save it again.`;
    case 'too-many':
      return tooMany()[problem.what];
    case 'empty':
      return t`There is nothing to draw in this file.`;
  }
}
