/** What a style asks for that cannot be had, and what becomes of it, in words. The style keeps it all. */
import type { Translate } from '../../texts/translate.ts';

export type StyleProblem =
  | { readonly kind: 'no-base'; readonly base: string }
  | { readonly kind: 'base-is-style'; readonly base: string }
  | { readonly kind: 'unknown-slot'; readonly slot: string }
  | { readonly kind: 'unknown-choice'; readonly slot: string; readonly choice: string }
  | { readonly kind: 'clash'; readonly slot: string; readonly choice: string }
  | { readonly kind: 'unknown-theme'; readonly theme: string }
  | { readonly kind: 'unknown-font'; readonly font: string }
  | { readonly kind: 'unknown-shape'; readonly icon: string; readonly shape: string };

/** Says in a sentence what a style asks for that can't be had, and what becomes of it. */
export function styleProblemMessage(t: Translate, problem: StyleProblem): string {
  switch (problem.kind) {
    case 'no-base':
      return t('styleProblems.noBase', { base: problem.base });
    case 'base-is-style':
      return t('styleProblems.baseIsStyle', { base: problem.base });
    case 'unknown-slot':
      return t('styleProblems.unknownSlot', { slot: problem.slot });
    case 'unknown-choice':
      return t('styleProblems.unknownChoice', { choice: problem.choice, slot: problem.slot });
    case 'clash':
      return t('styleProblems.clash', { choice: problem.choice, slot: problem.slot });
    case 'unknown-theme':
      return t('styleProblems.unknownTheme', { theme: problem.theme });
    case 'unknown-font':
      return t('styleProblems.unknownFont', { font: problem.font });
    case 'unknown-shape':
      return t('styleProblems.unknownShape', { icon: problem.icon, shape: problem.shape });
  }
}
