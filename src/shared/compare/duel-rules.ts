/**
 * What a game offers to two characters that face each other: their attacks with exact odds, who is quicker, and a duel. Apart from
 * the rules of comparisons, since it carries the order of play with it.
 */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';

/** Two characters of one game; the same one twice is allowed. */
export type Pair<C = Character> = readonly [C, C];

/** The attacks of one character on the other, a row each. `Text` is string once its texts are formatted. */
export interface AttackTable<Text = LateText> {
  readonly columns: readonly AttackColumn<Text>[];
  readonly rows: readonly AttackRow<Text>[];
}

export interface AttackColumn<Text = LateText> {
  readonly label: Text;
  /** A `chance` is between 0 and 1, a `mean` any number. */
  readonly kind: 'chance' | 'mean';
  /** What the number says, as a sentence. */
  readonly about: Text;
}

export interface AttackRow<Text = LateText> {
  readonly name: string;
  /** `7 dice against 9, +1 for Size Matters`. */
  readonly roll: Text;
  /** What there is to say besides: what it does beyond damage, or why it cannot be used. */
  readonly note?: Text;
  /** One a column; undefined where the column says nothing of this attack. */
  readonly values: readonly (number | undefined)[];
}

/** A roll of both, such as that for initiative: how likely each is to win it. */
export interface Meeting<Text = LateText> {
  readonly label: Text;
  readonly chances: Pair<number>;
  readonly about: Text;
}

/** The end of one duel. */
export interface DuelEnd {
  /** Absent where nobody has won when it was broken off. */
  readonly winner?: 0 | 1;
  /** Turns of both together. */
  readonly turns: number;
}

/** Duels in the long run: each begins half of them. */
export interface DuelOdds {
  /** The chance of each to win. */
  readonly wins: Pair<number>;
  /** That nobody has won when it is broken off. */
  readonly undecided: number;
  /** The chance of the first one to win where it begins, and where the other one does. */
  readonly firstWins: Pair<number>;
  /** Mean of the Turns of both together. */
  readonly turns: number;
}

/** Which attack each uses, by its row in the table of attacks; undefined: the best. */
export type Chosen = Pair<number | undefined>;

export interface Duels<C extends Character = Character, O = Options> {
  /** How both act, and what a duel leaves out, a sentence each. */
  readonly about: readonly LateText[];
  /** The exact odds; undefined where the rolls of these two depend on more than can be followed. */
  exact(pair: Pair<C>, chosen: Chosen, options: O): DuelOdds | undefined;
  /** A duel of these two that can be fought again and again. `random` gives numbers from 0 up to 1. */
  fighter(pair: Pair<C>, chosen: Chosen, options: O): (begins: 0 | 1, random: () => number) => DuelEnd;
}

export interface DuelRules<C extends Character = Character, O = Options> {
  /** The attacks of the first on the second; absent where cards do not say how an attack is rolled. */
  attacks?(pair: Pair<C>, options: O): AttackTable;
  meetings(pair: Pair<C>, options: O): readonly Meeting[];
  /** A game whose rules decide no fight between two cards says why. */
  readonly duels: Duels<C, O> | { readonly none: LateText };
}
