import type { Character } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';

/** What a character is played from, on a roster that stands in for its card. Texts are as the card prints them. */
export interface PlayRow {
  /** Below the name: `Level 7, Hero, Blaster`; '' = nothing. */
  readonly kind: string;
  readonly numbers: readonly (readonly [label: string, value: string])[];
  readonly attacks: readonly PlayLine[];
  /** Talents, Abilities and the like, those with a text and those without. */
  readonly lines: readonly PlayLine[];
  /** Short lists, such as what it is weak to. */
  readonly words: readonly PlayLine[];
  /** Boxes to cross out, white ones first. */
  readonly track?: { readonly label: string; readonly white: number; readonly red: number };
  /** What can lie on a model, to be ticked. */
  readonly effects: readonly string[];
}

/** How the characters of a game become such rows. */
export interface PlayRowRules<C extends Character = Character, O = Options> {
  of(translate: Translate, character: C, options: O): PlayRow;
}

export interface PlayLine {
  readonly name: string;
  readonly text: string;
}
