/**
 * Defines team programs: the team rules of a game as sums over the copies of each character, with limits. A program must allow everything
 * that the rules allow, or the best suggestion is missed. A program may allow more, since the rules check each suggestion.
 */
import type { Edit } from '../document/edit.ts';
import type { Character, Team } from '../document/schema.ts';
import { isWhole } from '../rules/rule.ts';
import type { LateText } from '../texts/late-text.ts';

export interface ProgramColumn {
  readonly character: Character;
  /** Maximum number of copies in a legal team; 0 for a member that must be removed. */
  readonly max: number;
}

/** Something other than members that may change. Each unit is one change. */
export interface ProgramChoice {
  readonly max: number;
}

/** A sum over the copies of all columns and the units of all choices, and its limits. */
export interface ProgramRow {
  /** Amount that one copy of each column adds. */
  readonly amounts: readonly number[];
  /** Amount that one unit of each choice adds. Absent = nothing. */
  readonly choices?: readonly number[];
  readonly min?: number;
  readonly max?: number;
}

/** Changes of a team other than changes of its members. */
export interface ProgramSettings {
  readonly edits: readonly Edit[];
  /** The same changes in sentences. */
  readonly sentences: readonly LateText[];
}

/** One way to play the team: as it is, or after other changes. */
export interface TeamProgram {
  readonly columns: readonly ProgramColumn[];
  readonly choices: readonly ProgramChoice[];
  readonly rows: readonly ProgramRow[];
  /** Rows that are fulfilled if that needs no additional change. An example is to keep a named leader who may still lead. */
  readonly preferredRows: readonly ProgramRow[];
  /** Amount that one copy of each column uses up, such as its Level. */
  readonly size: readonly number[];
  /** Number of changes needed before any member or choice changes. */
  readonly changes: number;
  /** Names of the optional changes among them. A program with all optional changes of another program only adds to that program. */
  readonly optionalChanges: readonly string[];
  /** Returns the changes for these units of each choice and copies of each column. */
  createSettings(choices: readonly number[], copies: readonly number[]): ProgramSettings;
  /** Whether teams were left out because their numbers are too large. Then nothing is proved. */
  readonly isBounded: boolean;
}

/** Another setting of the team, on which all players of a game have to agree. */
export interface Agreement {
  readonly edits: readonly Edit[];
  /** The subject of the agreement, for a sentence: `35 Levels`. */
  readonly subject: LateText;
}

/** Whether members may be removed and settings changed, or only members added. */
export type ProgramPurpose = 'fill' | 'repair';

export interface ProgramRequest {
  readonly purpose: ProgramPurpose;
  /** Whether suggestions may include what the rules allow but warn about, such as one Super twice. */
  readonly allowsWarnings: boolean;
  /** Names of factions by id, in addition to those that the team embeds. */
  readonly factionNames: ReadonlyMap<string, string>;
}

/** The copies of one character in a team. */
export interface CurrentCopies {
  /** Copies in entries with a valid number. */
  readonly counted: number;
  /** Number of entries whose copies aren't a whole number of 1 or more. */
  readonly invalidEntries: number;
  /** Sum of the whole numbers nearest to those invalid numbers. */
  readonly nearest: number;
}

const NO_COPIES: CurrentCopies = { counted: 0, invalidEntries: 0, nearest: 0 };

/** Counts copies by character id. */
export function countCopies({ members }: Pick<Team, 'members'>): Map<string, CurrentCopies> {
  const copiesById = new Map<string, CurrentCopies>();
  for (const { character, copies = 1 } of members) {
    const { counted, invalidEntries, nearest } = copiesById.get(character) ?? NO_COPIES;
    copiesById.set(
      character,
      isWhole(copies, 1)
        ? { counted: counted + copies, invalidEntries, nearest }
        : { counted, invalidEntries: invalidEntries + 1, nearest: nearest + findNearestWhole(copies) },
    );
  }
  return copiesById;
}

/** Returns the nearest whole number; 1 for infinity and for numbers below 1. */
const findNearestWhole = (copies: number): number => (Number.isFinite(copies) ? Math.max(1, Math.round(copies)) : 1);
