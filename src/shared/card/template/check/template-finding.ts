/** Defines findings on templates: the location, and what was expected there. finding-messages.ts has their messages. */

export type FindingDetail =
  /** A value of another type; `tuple` is a list of fixed length. */
  | { readonly kind: 'type'; readonly expected: string; readonly got: string }
  | { readonly kind: 'missing'; readonly expected: string }
  | {
      readonly kind: 'range';
      readonly of: 'number' | 'characters' | 'entries';
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly kind: 'one-of'; readonly options: readonly (string | number)[]; readonly got: string }
  /** Unknown keys, which are probably misspelled. */
  | {
      readonly kind: 'unknown-keys';
      readonly keys: readonly string[];
      /** Allowed keys, those most similar to the first unknown key first. */
      readonly known: readonly string[];
    }
  /** Keys of several forms in one value or condition, which may have only one form. */
  | { readonly kind: 'mixed'; readonly keys: readonly string[] }
  /** A text that must have a certain form: `hex` color, `id`, `name`, `pointer`, pointer into an `item`, `path` data. */
  | {
      readonly kind: 'form';
      readonly form: 'hex' | 'id' | 'name' | 'pointer' | 'item' | 'path' | 'font' | 'picture' | 'other';
    }
  /** An unknown form of a value, a condition or an element. */
  | { readonly kind: 'shape'; readonly of: 'value' | 'condition' | 'other' }
  | {
      readonly kind: 'unknown-name';
      readonly what: 'style' | 'font' | 'symbol' | 'picture' | 'flow' | 'colour' | 'element' | 'size';
      readonly name: string;
      readonly known: readonly string[];
    }
  /** The flow exists, but has no style for texts from other boxes. */
  | { readonly kind: 'flow-takes-nothing'; readonly name: string }
  /** A repeated flow has content that no other flow shows, so that entries that do not fit would be lost. */
  | { readonly kind: 'repeats-nothing'; readonly each: string | undefined }
  /** `others` are the other elements with the same id: `front[0]`. */
  | { readonly kind: 'id-twice'; readonly id: string; readonly others: readonly string[] }
  /** An element outside the card: text must be within the trim, pictures must touch the bleed. The size is the card's, in millimeters. */
  | { readonly kind: 'outside'; readonly of: 'trim' | 'bleed'; readonly width: number; readonly height: number }
  /** A reference to a list entry outside any repetition. */
  | { readonly kind: 'item-outside' }
  /** A literal that should be a number. */
  | { readonly kind: 'no-number'; readonly got: string }
  /** A bound number with words around it, so that the result is not a number. */
  | { readonly kind: 'number-in-words'; readonly got: string }
  /** A box without width or height, whose content is never visible. */
  | { readonly kind: 'flat'; readonly side: 'width' | 'height'; readonly got: number }
  /** The key `smaller` has a greater number than the key `greater`. */
  | { readonly kind: 'order'; readonly smaller: string; readonly greater: string }
  /** The first of two numbers is greater than the second. */
  | { readonly kind: 'pair-order' }
  | { readonly kind: 'dots'; readonly count: number; readonly most: number }
  | { readonly kind: 'needs'; readonly keys: readonly string[] }
  | { readonly kind: 'more-without-flow' }
  | { readonly kind: 'too-deep'; readonly most: number }
  | { readonly kind: 'too-much'; readonly most: number }
  | { readonly kind: 'proto' };

export interface TemplateFinding {
  /** `front[3]`, `styles.name`, or empty for the template itself. */
  readonly location: string;
  /** The element at the location; absent if the location is another part of the template. */
  readonly element?: { readonly kind: string; readonly id?: string };
  /** The path from the location: `box`, `value.join[0].at`. */
  readonly keyPath: string;
  readonly detail: FindingDetail;
}

/** The maximum number of findings that are reported at once. */
export const MAX_FINDINGS = 50;
