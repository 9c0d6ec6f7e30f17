/** Defines findings on features that an import drops, and reasons why an import fails. Their messages are in svg-messages.ts. */

export const SVG_FINDINGS = [
  /** A script, an event handler, an animation, or foreign content. */
  'active',
  /** A reference to something outside the file. */
  'external',
  'text',
  'image',
  'gradient',
  'pattern',
  'clip',
  'filter',
  'dashes',
  /** A style rule whose selector is not just a class, an element or an id. */
  'style',
  'marker',
  /** Path data with an error. */
  'broken-path',
  'background',
] as const;
export type SvgFinding = (typeof SVG_FINDINGS)[number];

export type SvgProblem =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-svg' }
  | { readonly kind: 'declarations' }
  | { readonly kind: 'broken'; readonly line: number }
  | { readonly kind: 'too-deep' }
  | { readonly kind: 'too-many'; readonly what: 'elements' | 'points' | 'rules' }
  | { readonly kind: 'empty' };

/** Ends an import. Thrown only in this folder, and caught by `importSvg`. */
export class SvgImportError extends Error {
  readonly problem: SvgProblem;
  constructor(problem: SvgProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
