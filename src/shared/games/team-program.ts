/**
 * What a game says of its team rules as whole-number sums, for suggestions: how many of each character, and limits of sums over
 * them. It may say less than the rules do, since each suggestion is checked by the rules themselves; it must never forbid what
 * they allow, or the best suggestion is missed.
 */
import type { Edit } from '../document/edit.ts';
import type { Character } from '../document/schema.ts';

export interface ProgramColumn {
  readonly character: Character;
  /** Most copies. */
  readonly most: number;
  /** What one copy adds to each sum. */
  readonly terms: Readonly<Record<string, number>>;
}

/** Bounds of a sum. */
export interface ProgramRow {
  readonly sum: string;
  readonly least?: number;
  readonly most?: number;
}

/** One way to play the team: as it is, or after other edits that count as changes. */
export interface TeamProgram {
  readonly columns: readonly ProgramColumn[];
  readonly rows: readonly ProgramRow[];
  /** The sum that is to be used up, such as Levels. */
  readonly size: string;
  /** What is changed besides members, as edits, and in words. */
  readonly edits: readonly Edit[];
  readonly said: readonly string[];
}

/** Another setting of the team, which is no change of a player's own but one that all at the table agree on. */
export interface Agreement {
  readonly edits: readonly Edit[];
  /** In words. */
  readonly said: readonly string[];
}

/** Whether members may be taken out and settings of the team changed, or only members added. */
export type ProgramPurpose = 'fill' | 'repair';
