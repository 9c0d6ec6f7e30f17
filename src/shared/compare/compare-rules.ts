/**
 * What a game offers to comparisons of its characters: the numbers that can be compared, who is compared with whom, and the
 * chances of what they are rolled for. Sentences about them are made where they are shown.
 */
import type { Character, EventPack } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';

/** A number that most characters of a game have. */
export interface ComparedNumber<C = Character> {
  /** Unique in its game; where an event may set a ceiling for it, the key of the ceiling. */
  readonly id: string;
  readonly label: LateText;
  /** Pointer to its field on the form. */
  readonly at: string;
  /** Absent: more is better. `less`: a number that one's own dice have to reach. `neither`: a matter of taste. */
  readonly better?: 'less' | 'neither';
  /** Undefined where the character has none, or one that is no number of the rules. */
  of(character: C): number | undefined;
}

/** The characters that somebody is fairly compared with. */
export interface Peers {
  /** Two characters are peers where this is the same. */
  readonly id: string;
  /** `Level 6`; empty where the game knows no classes and compares with everybody. */
  readonly label: LateText;
  /** Within a sentence: `Level 6 hero`, `Level 6 heroes`. */
  readonly one: LateText;
  readonly many: LateText;
}

/** What a number of the form is worth when it is rolled. */
export interface FieldChance {
  /** Pointer to the field, or to the row of fields, beside which it stands. */
  readonly at: string;
  readonly label: LateText;
  /** Between 0 and 1. */
  readonly chance: number;
  /** What there is a chance of, after the number: `to hit`. */
  readonly to: LateText;
  /** `4 dice, each 7 or more is a Success`. */
  readonly roll: LateText;
  /** What is rolled against comes from the rules, not from other characters. */
  readonly isFixed?: true;
  /** The same the other way round: how likely a typical other one does it to this one. */
  readonly back?: { readonly chance: number; readonly roll: LateText };
}

export interface CompareRules<C extends Character = Character, E extends EventPack = EventPack, O = Options> {
  /** In the order of the card. */
  numbers(options: O): readonly ComparedNumber<C>[];
  peers(character: C): Peers;
  /** The highest values that an event allows this character, by the ids of numbers. */
  ceilings?(event: E, character: C): ReadonlyMap<string, number>;
  /** Chances against a typical one of the others; without others only those that the rules alone decide. */
  chances(character: C, others: readonly C[], options: O): readonly FieldChance[];
}
