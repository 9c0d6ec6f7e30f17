/** Formats findings and problems of an SVG import as sentences. */

import { LIMITS } from '../../base/limits.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import type { SvgFinding, SvgProblem } from './svg-finding.ts';

const MESSAGE_KEYS: Readonly<Record<SvgFinding, NamesIn<'svgNotes'>>> = {
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

const COUNT_LIMITS = { elements: LIMITS.svgElements, points: LIMITS.svgPoints, rules: LIMITS.svgRules };

/** Returns a sentence that says what was omitted or changed in a drawing. */
export const formatSvgFinding = (translate: Translate, finding: SvgFinding): string =>
  translate(`svgNotes.${MESSAGE_KEYS[finding]}`);

/** Returns a sentence that says why a file cannot be imported, and what to do. */
export function formatSvgProblem(translate: Translate, problem: SvgProblem): string {
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
      return translate(`svgProblems.tooMany.${problem.what}`, { limit: COUNT_LIMITS[problem.what] });
    case 'empty':
      return translate('svgProblems.empty');
  }
}
