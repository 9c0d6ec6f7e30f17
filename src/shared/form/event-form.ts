/** The form of an event pack as data. Labels and hints are messages of the game. */
import type { LateText } from '../texts/late-text.ts';

interface Place {
  /** Pointer into the pack. */
  readonly pointer: string;
  readonly label: LateText;
  readonly hint?: LateText;
}

/** The size of every team: a number, with buttons for common sizes. */
export interface PackSizeField extends Place {
  readonly kind: 'size';
  readonly commonSizesLabel: LateText;
  readonly commonSizes: readonly { readonly value: number; readonly name: LateText }[];
}

/** An optional number. Without it there is no such limit. */
export interface PackNumberField extends Place {
  readonly kind: 'number';
  /** Shown in the empty box. */
  readonly placeholder: LateText;
}

/** Allowed words of a vocabulary. Allowing all words is the same as listing none. */
export interface AllowedField extends Place {
  readonly kind: 'allowed';
  readonly vocabulary: string;
}

/** A flag that is on by default. */
export interface PackFlagField extends Place {
  readonly kind: 'flag';
}

/** Banned characters, by id. */
export interface BannedField extends Place {
  readonly kind: 'banned';
}

/** Approved characters, each with the fingerprint of the approved version. Absent = all characters. */
export interface ApprovedField extends Place {
  readonly kind: 'approved';
}

/** The highest values that printed numbers may have, for all characters and for each rank. */
export interface CeilingsField extends Place {
  readonly kind: 'ceilings';
  /** Heading of the row for all characters. */
  readonly everybody: LateText;
  readonly keys: readonly { readonly id: string; readonly label: LateText }[];
  /** The key below `pointer` with the ceilings of each rank, and the ranks. */
  readonly rankCeilings: {
    readonly key: string;
    readonly ranks: readonly { readonly id: string; readonly label: LateText }[];
  };
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
