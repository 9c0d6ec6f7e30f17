/** Defines and formats findings on styles: changes that cannot be applied. The style document keeps these changes. */
import type { Translate } from '../../texts/translate.ts';

export type StyleFinding =
  | { readonly kind: 'no-base'; readonly base: string }
  | { readonly kind: 'base-is-style'; readonly base: string }
  | { readonly kind: 'unknown-slot'; readonly slot: string }
  | { readonly kind: 'unknown-choice'; readonly slot: string; readonly choice: string }
  /** A choice that conflicts with another choice of the style. */
  | { readonly kind: 'clash'; readonly slot: string; readonly choice: string }
  | { readonly kind: 'unknown-theme'; readonly theme: string }
  | { readonly kind: 'unknown-font'; readonly font: string }
  | { readonly kind: 'unknown-shape'; readonly icon: string; readonly shape: string };

/** Formats a finding as a sentence that says which change cannot be applied and what happens instead. */
export function formatStyleFinding(translate: Translate, finding: StyleFinding): string {
  switch (finding.kind) {
    case 'no-base':
      return translate('styleProblems.noBase', { base: finding.base });
    case 'base-is-style':
      return translate('styleProblems.baseIsStyle', { base: finding.base });
    case 'unknown-slot':
      return translate('styleProblems.unknownSlot', { slot: finding.slot });
    case 'unknown-choice':
      return translate('styleProblems.unknownChoice', { choice: finding.choice, slot: finding.slot });
    case 'clash':
      return translate('styleProblems.clash', { choice: finding.choice, slot: finding.slot });
    case 'unknown-theme':
      return translate('styleProblems.unknownTheme', { theme: finding.theme });
    case 'unknown-font':
      return translate('styleProblems.unknownFont', { font: finding.font });
    case 'unknown-shape':
      return translate('styleProblems.unknownShape', { icon: finding.icon, shape: finding.shape });
  }
}
