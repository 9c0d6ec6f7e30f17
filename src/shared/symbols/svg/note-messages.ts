/** The sentences of an import. */

import { LIMITS } from '../../base/limits.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import type { SvgNote, SvgProblem } from './note.ts';

const NOTES: Readonly<Record<SvgNote, NamesIn<'svgNotes'>>> = {
  active: 'active',
  external: 'external',
  text: 'text',
  image: 'image',
  gradient: 'gradient',
  pattern: 'pattern',
  clip: 'clip',
  filter: 'filter',
  dashes: 'dashes',
  style: 'style',
  marker: 'marker',
  'broken-path': 'brokenPath',
  background: 'background',
};

const MOST = { elements: LIMITS.svgElements, points: LIMITS.svgPoints, rules: LIMITS.svgRules };

/** Says in a sentence what of a drawing was left out or changed. */
export const svgNoteText = (translate: Translate, note: SvgNote): string => translate(`svgNotes.${NOTES[note]}`);

/** Says why a file cannot be a symbol, and what helps. */
export function svgProblemText(translate: Translate, problem: SvgProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return translate('svgProblems.tooLarge', { limit: LIMITS.svgLetters / 1e6 });
    case 'not-svg':
      return translate('svgProblems.notSvg');
    case 'declarations':
      return translate('svgProblems.declarations');
    case 'broken':
      return translate('svgProblems.broken', { line: problem.line });
    case 'too-deep':
      return translate('svgProblems.tooDeep');
    case 'too-many':
      return translate(`svgProblems.tooMany.${problem.what}`, { limit: MOST[problem.what] });
    case 'empty':
      return translate('svgProblems.empty');
  }
}
