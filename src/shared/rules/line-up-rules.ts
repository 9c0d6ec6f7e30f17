/** The facts about a character that fill its row in the roster of a team and in the line-up of an encounter. */
import type { Character } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';

export interface RosterColumn {
  readonly head: string;
  /**
   * `words` stand at the left, a `figure` is large and in the middle, a `pair` is a large figure with a small word behind it,
   * parted at `split` of the width.
   */
  readonly kind: 'words' | 'figure' | 'pair';
  readonly split?: number;
  /** Figures take ems; columns of words share what is left by their parts. */
  readonly width: { readonly ems: number } | { readonly part: number };
}

export type RosterCell = string | readonly [large: string, small: string];

export interface LineUpRules<C extends Character = Character, O = Options> {
  /** Between name and copies, which every list begins with, and the fingerprint at its end. */
  columns(translate: Translate, options: O): readonly RosterColumn[];
  /** A cell for each column. */
  cells(translate: Translate, character: C, options: O): readonly RosterCell[];
  /** How the figures in the table are read. */
  readonly legend: LateText;
}
