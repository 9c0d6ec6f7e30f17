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
export const svgNoteText = (t: Translate, note: SvgNote): string => t(`svgNotes.${NOTES[note]}`);

/** Says why a file cannot be a symbol, and what helps. */
export function svgProblemText(t: Translate, problem: SvgProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return t('svgProblems.tooLarge', { limit: LIMITS.svgLetters / 1e6 });
    case 'not-svg':
      return t('svgProblems.notSvg');
    case 'declarations':
      return t('svgProblems.declarations');
    case 'broken':
      return t('svgProblems.broken', { line: problem.line });
    case 'too-deep':
      return t('svgProblems.tooDeep');
    case 'too-many':
      return t(`svgProblems.tooMany.${problem.what}`, { limit: MOST[problem.what] });
    case 'empty':
      return t('svgProblems.empty');
  }
}
