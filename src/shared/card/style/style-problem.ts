/** What a style asks for that cannot be had, and what becomes of it, in words. The style keeps it all. */

export type StyleProblem =
  | { readonly kind: 'no-base'; readonly base: string }
  | { readonly kind: 'base-is-style'; readonly base: string }
  | { readonly kind: 'unknown-slot'; readonly slot: string }
  | { readonly kind: 'unknown-choice'; readonly slot: string; readonly choice: string }
  | { readonly kind: 'clash'; readonly slot: string; readonly choice: string }
  | { readonly kind: 'unknown-theme'; readonly theme: string }
  | { readonly kind: 'unknown-font'; readonly font: string }
  | { readonly kind: 'unknown-shape'; readonly icon: string; readonly shape: string };

/** A sentence. */
export function styleProblemMessage(problem: StyleProblem): string {
  switch (problem.kind) {
    case 'no-base':
      return `The style changes the template "${problem.base}", which is not there. Nothing can be printed with it until that is back.`;
    case 'base-is-style':
      return `The style changes "${problem.base}", which is a style itself. Choose the template that both begin from.`;
    case 'unknown-slot':
      return `The template has no place called "${problem.slot}" any more; what was chosen for it is kept and not used.`;
    case 'unknown-choice':
      return `The template has no choice "${problem.choice}" for "${problem.slot}"; it shows what it shows by itself.`;
    case 'clash':
      return `The choice "${problem.choice}" for "${problem.slot}" does not go with the other choices; it is left out.`;
    case 'unknown-theme':
      return `The template has no theme "${problem.theme}"; its colours are kept and not used.`;
    case 'unknown-font':
      return `There is no font "${problem.font}", neither here nor in the template; the type keeps its own.`;
    case 'unknown-shape':
      return `There is no shape "${problem.shape}" for the icon "${problem.icon}"; it keeps its own.`;
  }
}
