/**
 * What a game says of its team rules as whole-number sums, for suggestions: how many copies of each character, and limits of sums
 * over them. It must never forbid what the rules allow, or the best suggestion is missed. What it forgets to forbid is found by
 * the rules themselves, which check each suggestion.
 */
import type { Edit } from '../document/edit.ts';
import type { Character, Team } from '../document/schema.ts';
import { isWhole } from '../rules/rule.ts';
import type { LateText } from '../texts/late-text.ts';

export interface ProgramColumn {
  readonly character: Character;
  /** The most copies that a legal team may have; 0 for a member that has to go. */
  readonly max: number;
}

/** Something besides members that may change. Each unit is one change. */
export interface ProgramChoice {
  readonly max: number;
}

/** A sum over the copies of all columns and the units of all choices, and its limits. */
export interface ProgramRow {
  /** What one copy of each column adds. */
  readonly amounts: readonly number[];
  /** What one unit of each choice adds; absent = nothing. */
  readonly choices?: readonly number[];
  readonly min?: number;
  readonly max?: number;
}

/** Changes of a team besides those of its members. */
export interface ProgramSettings {
  readonly edits: readonly Edit[];
  /** The same in sentences. */
  readonly sentences: readonly LateText[];
}

/** One way to play the team: as it is, or after other changes. */
export interface TeamProgram {
  readonly columns: readonly ProgramColumn[];
  readonly choices: readonly ProgramChoice[];
  readonly rows: readonly ProgramRow[];
  /** Rows that hold wherever that costs no further change, such as a named leader who still may lead. */
  readonly preferredRows: readonly ProgramRow[];
  /** What one copy of each column uses up, such as its Level. */
  readonly size: readonly number[];
  /** How many changes this way needs before any member or choice changes. */
  readonly changes: number;
  /** Names of the optional ones among them, so that a way that only adds to another one can be told. */
  readonly optionalChanges: readonly string[];
  /** The changes of this way, with so many units of each choice, for a team with so many copies of each column. */
  settings(choices: readonly number[], copies: readonly number[]): ProgramSettings;
  /** Whether teams were left out because their numbers are too large: nothing is proved then. */
  readonly isBounded: boolean;
}

/** Another setting of the team, which is no change of a player's own but one that all at the table agree on. */
export interface Agreement {
  readonly edits: readonly Edit[];
  /** What is agreed on, for a sentence: `35 Levels`. */
  readonly subject: LateText;
}

/** Whether members may be taken out and settings of the team changed, or only members added. */
export type ProgramPurpose = 'fill' | 'repair';

export interface ProgramRequest {
  readonly purpose: ProgramPurpose;
  /** Whether teams count that the rules allow but warn about, such as one Super twice. */
  readonly allowsWarnings: boolean;
  /** Names of factions by their ids, besides those that the team embeds. */
  readonly factionNames: ReadonlyMap<string, string>;
}

/** How many copies of one character a team has. */
export interface CurrentCopies {
  /** In entries whose copies can be counted. */
  readonly counted: number;
  /** Entries whose copies are not a whole number of 1 or more. */
  readonly invalidEntries: number;
  /** The whole numbers nearest to those, added up. */
  readonly nearest: number;
}

const NO_COPIES: CurrentCopies = { counted: 0, invalidEntries: 0, nearest: 0 };

/** Copies by character id. */
export function countCopies({ members }: Pick<Team, 'members'>): Map<string, CurrentCopies> {
  const copiesById = new Map<string, CurrentCopies>();
  for (const { character, copies = 1 } of members) {
    const { counted, invalidEntries, nearest } = copiesById.get(character) ?? NO_COPIES;
    copiesById.set(
      character,
      isWhole(copies, 1)
        ? { counted: counted + copies, invalidEntries, nearest }
        : { counted, invalidEntries: invalidEntries + 1, nearest: nearest + nearestWhole(copies) },
    );
  }
  return copiesById;
}

/** 1 for infinity and for numbers below 1. */
const nearestWhole = (copies: number): number => (Number.isFinite(copies) ? Math.max(1, Math.round(copies)) : 1);
