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
export function styleProblemMessage(translate: Translate, problem: StyleProblem): string {
  switch (problem.kind) {
    case 'no-base':
      return translate('styleProblems.noBase', { base: problem.base });
    case 'base-is-style':
      return translate('styleProblems.baseIsStyle', { base: problem.base });
    case 'unknown-slot':
      return translate('styleProblems.unknownSlot', { slot: problem.slot });
    case 'unknown-choice':
      return translate('styleProblems.unknownChoice', { choice: problem.choice, slot: problem.slot });
    case 'clash':
      return translate('styleProblems.clash', { choice: problem.choice, slot: problem.slot });
    case 'unknown-theme':
      return translate('styleProblems.unknownTheme', { theme: problem.theme });
    case 'unknown-font':
      return translate('styleProblems.unknownFont', { font: problem.font });
    case 'unknown-shape':
      return translate('styleProblems.unknownShape', { icon: problem.icon, shape: problem.shape });
  }
}
