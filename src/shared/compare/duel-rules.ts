/**
 * Defines a game's rules for two characters that face each other: their attacks with exact odds, their chances to act first, and duels.
 * These rules are separate from the rules of comparisons, since they load the rules of play.
 */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';

/** Two characters of one game. The same character twice is allowed. */
export type Pair<C = Character> = readonly [C, C];

/** The attacks of one character on the other, one row each. `Text` is `LateText` in rules, and `string` after formatting. */
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
  /** One value per column, in the order of the columns. Undefined if a column doesn't apply to this attack. */
  readonly values: readonly (number | undefined)[];
}

/** A roll that both characters make against each other, such as initiative, with their chances to win the roll. */
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

/** The odds of duels between two characters. Each character starts half of the duels. */
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
  /** Computes the exact odds. Returns undefined if the rolls depend on too many things to compute. */
  computeExactOdds(pair: Pair<C>, chosen: Chosen, options: O): DuelOdds | undefined;
  /** Returns a function that fights one duel. `begins` is the index of the character that starts. `random` returns numbers below 1. */
  createFighter(pair: Pair<C>, chosen: Chosen, options: O): (begins: 0 | 1, random: () => number) => DuelEnd;
}

export interface DuelRules<C extends Character = Character, O = Options> {
  /** Lists the attacks of the first character on the second. Absent if cards don't say how an attack is rolled. */
  listAttacks?(pair: Pair<C>, options: O): AttackTable;
  listMeetings(pair: Pair<C>, options: O): readonly Meeting[];
  /** The rules of duels, or the reason why the rules of the game can't decide a duel. */
  readonly duels: Duels<C, O> | { readonly none: LateText };
}
