/** Rules for a character's row in the roster of a team and in the line-up of an encounter. */
import type { Character } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';
import type { PlayLine } from './play-row.ts';

export interface RosterColumn {
  readonly head: string;
  /**
   * `words` are left-aligned, a `figure` is large and centered, a `pair` is a large figure followed by a small word, split at `split`
   * of the width.
   */
  readonly kind: 'words' | 'figure' | 'pair';
  readonly split?: number;
  /** Column width: figures have a width in ems; columns of words share the remaining width in proportion. */
  readonly width: { readonly ems: number } | { readonly part: number };
}

export type RosterCell = string | readonly [large: string, small: string];

export interface LineUpRules<C extends Character = Character, O = Options> {
  /** Lists the columns after name and copies, which begin every row. */
  listColumns(translate: Translate, options: O): readonly RosterColumn[];
  /** Lists one cell for each column. */
  listCells(translate: Translate, character: C, options: O): readonly RosterCell[];
  /** Lists the attacks in their short notation. Absent = the game has no attacks of this kind. */
  listAttacks?(translate: Translate, character: C, options: O): readonly PlayLine[];
  /** Explains the figures in the table. */
  readonly legend: LateText;
}
