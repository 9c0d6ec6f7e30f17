/**
 * Rules of a game for comparing characters: the numbers to compare, the peers of a character, and the chances of rolls. Sentences
 * about them are formatted where they are shown.
 */
import type { Character, EventPack } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { LateText } from '../texts/late-text.ts';

/** A number that most characters of a game have. */
export interface ComparedNumber<C = Character> {
  /** Id that is unique in its game. If an event may set a ceiling for the number, this is the key of the ceiling. */
  readonly id: string;
  readonly label: LateText;
  /** Pointer to its field on the form. */
  readonly pointer: string;
  /**
   * Absent: higher is better. `less`: lower is better, as for a number that the character's dice have to reach. `neither`: no value is
   * better than another.
   */
  readonly better?: 'less' | 'neither';
  /** Returns the number of a character. Undefined if there is none, or if it isn't a valid number of the rules. */
  getValue(character: C): number | undefined;
}

/** The group of characters that a character is fairly compared with. */
export interface Peers {
  /** Two characters are peers if they have the same id. */
  readonly id: string;
  /** Name of the group: `Level 6`. Empty if the game has no groups and compares with every character. */
  readonly label: LateText;
  /** Singular and plural within a sentence: `Level 6 hero`, `Level 6 heroes`. */
  readonly one: LateText;
  readonly many: LateText;
}

/** The chance of a roll with a number of the form. */
export interface FieldChance {
  /** Pointer to the field or row of fields that shows the chance. */
  readonly pointer: string;
  readonly label: LateText;
  /** The chance, between 0 and 1. */
  readonly chance: number;
  /** The result that the chance is for, after the number: `to hit`. */
  readonly outcome: LateText;
  /** The roll: `4 dice, each 7 or more is a Success`. */
  readonly roll: LateText;
  /** Whether the target comes from the rules and not from other characters. */
  readonly isFixed?: true;
  /** The chance that a typical opponent does the same to this character. */
  readonly back?: { readonly chance: number; readonly roll: LateText };
}

export interface CompareRules<C extends Character = Character, E extends EventPack = EventPack, O = Options> {
  /** Lists the numbers in the order of the card. */
  listNumbers(options: O): readonly ComparedNumber<C>[];
  getPeers(character: C): Peers;
  /** Returns the highest values that an event allows this character, by number id. */
  getCeilings?(event: E, character: C): ReadonlyMap<string, number>;
  /** Lists chances against a typical opponent among `others`. Without others, lists only chances that depend on the rules alone. */
  listChances(character: C, others: readonly C[], options: O): readonly FieldChance[];
}
