/** A judged team, or the sides of an encounter, as texts that are ready to print. */
import type { Portrait } from '../../card/place/place-portrait.ts';
import type { RosterCell, RosterColumn } from '../../rules/line-up-rules.ts';
import type { PlayLine, PlayRow } from '../../rules/play-row.ts';
import type { RosterExtras } from '../../rules/team-rules.ts';

/** One entry of the team, which may have several equal copies. */
export interface RosterMember {
  readonly id: string;
  readonly name: string;
  /** The title of the member's section, if there are several sections. Members of a section are consecutive. */
  readonly group?: string;
  readonly copies: number;
  /** The notes below the name: `Leader`, `Not legal`. */
  readonly marks: readonly string[];
  /** One for each column. */
  readonly cells: readonly RosterCell[];
  /** The attacks in their short notation. */
  readonly attacks: readonly PlayLine[];
  /** The numbers, attacks and boxes that a player needs during the game, if requested. */
  readonly play?: PlayRow;
  /** The picture of the character, if numbers to play from are requested. */
  readonly portrait?: Portrait;
}

export interface RosterFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** The source of the rule: `Supers Unlimited 4.1, chapter 1, Team Selection`. */
  readonly cite: string;
}

/** A big number below the name. */
export interface RosterFigure {
  readonly label: string;
  readonly value: string;
  /** Whether the value exceeds what is allowed. */
  readonly isOverLimit: boolean;
}

export interface RosterData {
  readonly name: string;
  readonly verdict: 'legal' | 'illegal';
  /** The text of the stamp if the verdict is `legal`. Defaults to the verdict. */
  readonly stamp?: string;
  /** `Supers Unlimited 4.1-2`. */
  readonly rules: string;
  /** 64 hexadecimal digits; the first 12 are printed. Empty for a line-up. */
  readonly fingerprint: string;
  readonly figures: readonly RosterFigure[];
  /** Labels and values of the small print below the figures. */
  readonly details: readonly (readonly [label: string, value: string])[];
  /** The columns right of the copies. */
  readonly columns: readonly RosterColumn[];
  readonly members: readonly RosterMember[];
  /** A list next to the members. */
  readonly extras?: RosterExtras;
  /** Errors and warnings; infos are optional. */
  readonly findings: readonly RosterFinding[];
  /** `su.blindModifier = 2`: options that differ from their default. */
  readonly changedOptions: readonly string[];
  /** The explanation of the figures in the table. */
  readonly legend: string;
  /** The numbers of members and findings that exceed the limits of a sheet. */
  readonly omitted?: { readonly members: number; readonly findings: number };
}
