/** What is wrong with a template: where, and what was expected there. Sentences are in problem-messages.ts. */

export type ProblemDetail =
  /** Another kind of value; `tuple` is a list of fixed length. */
  | { readonly kind: 'type'; readonly expected: string; readonly got: string }
  | { readonly kind: 'missing'; readonly expected: string }
  | {
      readonly kind: 'range';
      readonly of: 'number' | 'characters' | 'entries';
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly kind: 'one-of'; readonly options: readonly (string | number)[]; readonly got: string }
  /** Unknown keys, which are probably misspelt. */
  | {
      readonly kind: 'unknown-keys';
      readonly keys: readonly string[];
      /** Keys that could stand there instead, those most like the first one before the others. */
      readonly known: readonly string[];
    }
  /** Keys of several forms in one value or condition, which may have one form only. */
  | { readonly kind: 'mixed'; readonly keys: readonly string[] }
  /** A text that must have a form: `hex` colour, `id`, `name`, `pointer`, pointer into an `item`, `path` data. */
  | {
      readonly kind: 'form';
      readonly form: 'hex' | 'id' | 'name' | 'pointer' | 'item' | 'path' | 'font' | 'picture' | 'other';
    }
  /** No known form of a value, a condition or an element. */
  | { readonly kind: 'shape'; readonly of: 'value' | 'condition' | 'other' }
  | {
      readonly kind: 'unknown-name';
      readonly what: 'style' | 'font' | 'symbol' | 'picture' | 'flow' | 'colour' | 'element' | 'size';
      readonly name: string;
      readonly known: readonly string[];
    }
  /** The flow is there, but does not say how it sets what arrives. */
  | { readonly kind: 'flow-takes-nothing'; readonly name: string }
  /** What a flow calls repeated stands in no other flow, so that what finds no room would be lost. */
  | { readonly kind: 'repeats-nothing'; readonly each: string | undefined }
  /** `others` are the other elements that are called so: `front[0]`. */
  | { readonly kind: 'id-twice'; readonly id: string; readonly others: readonly string[] }
  /** Millimetres; words must stand within the trim, pictures must touch what is printed. */
  | { readonly kind: 'outside'; readonly of: 'trim' | 'bleed'; readonly width: number; readonly height: number }
  /** Refers to the entry of a repeated list outside any list. */
  | { readonly kind: 'item-outside' }
  /** A literal that is not a number where one is needed. */
  | { readonly kind: 'no-number'; readonly got: string }
  /** A bound number has words around it, so that the result is not a number. */
  | { readonly kind: 'number-in-words'; readonly got: string }
  /** A box without width or height: nothing in it is ever seen. */
  | { readonly kind: 'flat'; readonly side: 'width' | 'height'; readonly got: number }
  | { readonly kind: 'order'; readonly smaller: string; readonly greater: string }
  /** The first of two numbers is greater than the second. */
  | { readonly kind: 'pair-order' }
  | { readonly kind: 'dots'; readonly count: number; readonly most: number }
  | { readonly kind: 'needs'; readonly keys: readonly string[] }
  | { readonly kind: 'more-without-flow' }
  | { readonly kind: 'too-deep'; readonly most: number }
  | { readonly kind: 'too-much'; readonly most: number }
  | { readonly kind: 'proto' };

export interface TemplateProblem {
  /** `front[3]`, `styles.name`, or empty for the template itself. */
  readonly at: string;
  /** The element there, where there is one. */
  readonly element?: { readonly kind: string; readonly id?: string };
  /** The path from there: `box`, `value.join[0].at`. */
  readonly key: string;
  readonly wrong: ProblemDetail;
}

/** The most problems that are reported at once. */
export const MOST_PROBLEMS = 50;
