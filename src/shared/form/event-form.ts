/** The form of an event pack as data. Labels and hints are messages of the game. */
import type { LateText } from '../texts/late-text.ts';

interface Place {
  /** Pointer into the pack. */
  readonly at: string;
  readonly label: LateText;
  readonly hint?: LateText;
}

/** The size of every team: a number, with buttons for the usual ones. */
export interface PackSizeField extends Place {
  readonly kind: 'size';
  readonly usualLabel: LateText;
  readonly usual: readonly { readonly value: number; readonly name: LateText }[];
}

/** A number that may be left out: then there is no such limit. */
export interface PackNumberField extends Place {
  readonly kind: 'number';
  /** Stands in the empty box. */
  readonly placeholder: LateText;
}

/** Words of a vocabulary that are allowed. All of them is the same as none written down. */
export interface AllowedField extends Place {
  readonly kind: 'allowed';
  readonly of: string;
}

/** On where nothing is written down. */
export interface PackFlagField extends Place {
  readonly kind: 'flag';
}

/** Characters that may not come, by their id. */
export interface BannedField extends Place {
  readonly kind: 'banned';
}

/** Characters that may come, each with the fingerprint of the version that was approved; absent = everybody. */
export interface ApprovedField extends Place {
  readonly kind: 'approved';
}

/** The highest value a printed number may have, over all characters and for each rank of them. */
export interface CeilingsField extends Place {
  readonly kind: 'ceilings';
  /** Heading of the row for everybody. */
  readonly everybody: LateText;
  readonly keys: readonly { readonly id: string; readonly label: LateText }[];
  /** The key below `at` under which ceilings of a rank stand, and the ranks there are. */
  readonly by: { readonly key: string; readonly ranks: readonly { readonly id: string; readonly label: LateText }[] };
}

export type PackField =
  | PackSizeField
  | PackNumberField
  | AllowedField
  | PackFlagField
  | BannedField
  | ApprovedField
  | CeilingsField;

export interface PackFormSpec {
  readonly namePlaceholder: LateText;
  readonly sections: readonly { readonly title: LateText; readonly fields: readonly PackField[] }[];
}
