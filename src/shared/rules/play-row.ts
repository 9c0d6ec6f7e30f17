import type { Character } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';

/** A character in a roster that replaces its card. Texts are as the card prints them. */
export interface PlayRow {
  /** Line below the name: `Level 7, Hero, Blaster`; '' = none. */
  readonly kind: string;
  readonly numbers: readonly (readonly [label: string, value: string])[];
  readonly attacks: readonly PlayLine[];
  /** Talents, Abilities and the like, with or without a text. */
  readonly lines: readonly PlayLine[];
  /** Short lists, such as weaknesses. */
  readonly words: readonly PlayLine[];
  /** Boxes to cross out, white ones first. */
  readonly track?: { readonly label: string; readonly white: number; readonly red: number };
  /** Effects that a model can have, to be ticked. */
  readonly effects: readonly string[];
}

/** Creates such rows for the characters of a game. */
export interface PlayRowRules<C extends Character = Character, O = Options> {
  createRow(translate: Translate, character: C, options: O): PlayRow;
}

export interface PlayLine {
  readonly name: string;
  readonly text: string;
}
