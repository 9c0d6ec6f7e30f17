/** Columns for characters as rows of a spreadsheet: one for each field. */
import type { Character } from '../document/schema.ts';
import type { CellKind } from './cell.ts';

export interface Column {
  /** Pointer to the field. */
  readonly pointer: string;
  /** The heading. */
  readonly heading: string;
  /** Other headings that are recognized. */
  readonly aliases?: readonly string[];
  /** A description of its content. */
  readonly description: string;
  /** The width in a spreadsheet, in characters. */
  readonly width: number;
  /** Whether a character requires it. */
  readonly isRequired?: boolean;
  /** The value for an empty cell or a missing column, if the format requires a value. If it is absent, the character lacks the field. */
  readonly emptyValue?: unknown;
  /** Whether an empty text or list is written, because an empty cell would mean something else. */
  readonly writesEmpty?: true;
  /** Pointer to the optional object that contains the field. If another field of the object has a value, this field is required. */
  readonly requiredWithin?: string;
  readonly kind: CellKind;
}

/** The columns of a game, and an empty character to fill in. */
export interface SpreadsheetRules {
  readonly columns: readonly Column[];
  /** Creates an object with the format, the version, the ruleset and the objects that contain fields. */
  readonly createBlank: () => Partial<Character>;
}
