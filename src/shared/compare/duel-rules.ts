/**
 * Rules of a game for two characters that face each other: their attacks with exact odds, who is quicker, and a duel. They are
 * separate from the rules of comparisons, since they load the order of play.
 */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';

/** Two characters of one game. The same character twice is allowed. */
export type Pair<C = Character> = readonly [C, C];

/** The attacks of one character on the other, one row each. `Text` is string once the texts are formatted. */
export interface AttackTable<Text = LateText> {
  readonly columns: readonly AttackColumn<Text>[];
  readonly rows: readonly AttackRow<Text>[];
}

export interface AttackColumn<Text = LateText> {
  readonly label: Text;
  /** A `chance` is between 0 and 1, a `mean` is any number. */
  readonly kind: 'chance' | 'mean';
  /** The meaning of the number, as a sentence. */
  readonly about: Text;
}

export interface AttackRow<Text = LateText> {
  readonly name: string;
  /** The roll: `7 dice against 9, +1 for Size Matters`. */
  readonly roll: Text;
  /** An additional remark: effects other than damage, or why the attack can't be used. */
  readonly note?: Text;
  /** One value per column. Undefined if the column doesn't apply to this attack. */
  readonly values: readonly (number | undefined)[];
}

/** A roll of both characters, such as initiative, with their chances to win it. */
export interface Meeting<Text = LateText> {
  readonly label: Text;
  readonly chances: Pair<number>;
  readonly about: Text;
}

/** The result of one duel. */
export interface DuelEnd {
  /** The winner. Absent if the duel was stopped before one of them had won. */
  readonly winner?: 0 | 1;
  /** Number of turns of both together. */
  readonly turns: number;
}

/** Odds over many duels, half of which each character starts. */
export interface DuelOdds {
  /** Each character's chance to win. */
  readonly wins: Pair<number>;
  /** The chance that the duel is stopped before one of them has won. */
  readonly undecided: number;
  /** The first character's chance to win if it starts, and if the second one starts. */
  readonly firstWins: Pair<number>;
  /** Mean number of turns of both together. */
  readonly turns: number;
}

/** The attack that each character uses, by its row in the table of attacks. Undefined = the best. */
export type Chosen = Pair<number | undefined>;

export interface Duels<C extends Character = Character, O = Options> {
  /** Descriptions of how both characters act, and of what a duel leaves out, one sentence each. */
  readonly about: readonly LateText[];
  /** Computes the exact odds. Undefined if the rolls depend on too much to compute. */
  exact(pair: Pair<C>, chosen: Chosen, options: O): DuelOdds | undefined;
  /** Creates a duel that can be fought repeatedly. `random` returns numbers from 0 up to but not including 1. */
  fighter(pair: Pair<C>, chosen: Chosen, options: O): (begins: 0 | 1, random: () => number) => DuelEnd;
}

export interface DuelRules<C extends Character = Character, O = Options> {
  /** Lists the attacks of the first character on the second. Absent if cards don't say how an attack is rolled. */
  attacks?(pair: Pair<C>, options: O): AttackTable;
  meetings(pair: Pair<C>, options: O): readonly Meeting[];
  /** The duels. A game whose rules can't decide a fight between two cards gives the reason. */
  readonly duels: Duels<C, O> | { readonly none: LateText };
}
