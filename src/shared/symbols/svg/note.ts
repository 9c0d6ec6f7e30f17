/** What an imported SVG could not bring along, and why a file is refused. The sentences are in note-messages.ts. */

export const SVG_NOTES = [
  /** A script, an event handler, an animation, foreign content. */
  'active',
  /** Something that points outside the file. */
  'external',
  'text',
  'image',
  'gradient',
  'pattern',
  'clip',
  'filter',
  'dashes',
  /** A rule of a style sheet that is more than a class, an element or an id. */
  'style',
  'marker',
  /** Path data with a fault. */
  'broken-path',
  'background',
] as const;
export type SvgNote = (typeof SVG_NOTES)[number];

export type SvgProblem =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-svg' }
  | { readonly kind: 'declarations' }
  | { readonly kind: 'broken'; readonly line: number }
  | { readonly kind: 'too-deep' }
  | { readonly kind: 'too-many'; readonly what: 'elements' | 'points' | 'rules' }
  | { readonly kind: 'empty' };

/** Thrown inside this folder to end an import, and caught by `importSvg`. */
export class Refusal extends Error {
  readonly problem: SvgProblem;
  constructor(problem: SvgProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
