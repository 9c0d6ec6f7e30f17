/** A judged team, or the sides of an encounter, as texts that are ready to be printed. */
import type { RosterCell, RosterColumn } from '../../rules/line-up-rules.ts';
import type { PlayRow } from '../../rules/play-row.ts';
import type { RosterExtras } from '../../rules/team-rules.ts';

/** One entry of the team; `copies` of it are equal. */
export interface RosterMember {
  readonly id: string;
  readonly name: string;
  /** Title of the section it stands in, where there are several; members of one section follow each other. */
  readonly group?: string;
  readonly copies: number;
  /** What stands below the name: `Leader`, `Not legal`. */
  readonly marks: readonly string[];
  /** One for each column. */
  readonly cells: readonly RosterCell[];
  /** 64 hexadecimal digits; the first 12 are printed. */
  readonly fingerprint: string;
  /** What it is played from, where that was asked for. */
  readonly play?: PlayRow;
}

export interface RosterFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** Where the rule stands: `Supers Unlimited 4.1, chapter 1, Team Selection`. */
  readonly cite: string;
}

/** A big number below the name. */
export interface RosterFigure {
  readonly label: string;
  readonly value: string;
  /** More than is allowed. */
  readonly over: boolean;
}

export interface RosterData {
  readonly name: string;
  readonly verdict: 'legal' | 'illegal';
  /** On the stamp instead of the verdict, where nothing is wrong. */
  readonly stamp?: string;
  /** `Supers Unlimited 4.1-2`. */
  readonly rules: string;
  /** 64 hexadecimal digits; the first 12 are printed. Empty where there is none. */
  readonly fingerprint: string;
  readonly figures: readonly RosterFigure[];
  /** Label and value of the small print below the figures. */
  readonly details: readonly (readonly [label: string, value: string])[];
  /** Between name and copies at the left and the fingerprint at the right. */
  readonly columns: readonly RosterColumn[];
  readonly members: readonly RosterMember[];
  /** A list beside the members. */
  readonly extras?: RosterExtras;
  /** Errors and warnings; infos are welcome but not needed. */
  readonly findings: readonly RosterFinding[];
  /** `su.blindModifier = 2`: options that differ from their default. */
  readonly changed: readonly string[];
  /** How the figures of the table are read. */
  readonly legend: string;
  /** How many of each are not among those above, because they are more than a sheet prints. */
  readonly left?: { readonly members: number; readonly findings: number };
}
