/** Columns for characters as rows of a table: one for each field. */
import type { Character } from '../document/schema.ts';
import type { CellKind } from './cell.ts';

export interface Column {
  /** Pointer to the field. */
  readonly path: string;
  /** Its heading. */
  readonly heading: string;
  /** Other headings that are recognised. */
  readonly also?: readonly string[];
  /** Description of its content. */
  readonly about: string;
  /** Characters of width in a spreadsheet. */
  readonly width: number;
  /** Whether a character cannot be read without it. */
  readonly needed?: boolean;
  /** What an empty cell, or no column, means where the format asks for a value. Absent = the field is left out. */
  readonly empty?: unknown;
  /** An empty text or list is written, since it means something else than an empty cell. */
  readonly emptyCounts?: true;
  /** Pointer to the object that holds it, which can be left out as a whole: with another of its fields this one is needed. */
  readonly neededIn?: string;
  readonly kind: CellKind;
}

/** The columns of a game, and what a character has before any cell is read. */
export interface TableRules {
  readonly columns: readonly Column[];
  /** Format, version, ruleset and the objects that hold fields. */
  readonly blank: () => Partial<Character>;
}
