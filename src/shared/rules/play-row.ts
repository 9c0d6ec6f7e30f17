import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character } from '../document/schema.ts';
import type { Icons } from '../text/markup/icons.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';
import type { RosterExtras } from './team-rules.ts';

/** A character in a roster that replaces its card. Texts are as the card prints them. */
export interface PlayRow {
  /** The most important number, printed in front of the name: the Level. */
  readonly badge?: { readonly label: string; readonly value: string };
  /** The name of a shared symbol of card templates, printed next to `kind`: the Alignment. */
  readonly symbol?: string;
  /** Short description next to the name: `Hero · Blaster / Controller`; '' = none. */
  readonly kind: string;
  readonly numbers: readonly (readonly [label: string, value: string])[];
  /** Numbers of which each has a second one, and one that others have to roll. */
  readonly traits?: PlayTraits;
  /** Heads of the columns of attacks. The first is that of the names. Empty = the attacks are texts without columns. */
  readonly attackHeads: readonly string[];
  readonly attacks: readonly PlayAttack[];
  /** Talents, Abilities and the like, with or without a text. Their texts have markup (docs/formats.md, "Markup"). */
  readonly lines: readonly PlayLine[];
  /** The icons that these texts may name in braces. They are printed as words. Absent = none. */
  readonly icons?: Icons;
  /** Short lists, such as weaknesses. */
  readonly words: readonly PlayLine[];
  readonly tracks: readonly PlayTrack[];
  /** Effects that a model can have. */
  readonly effects: readonly PlayEffect[];
}

export interface PlayTraits {
  /** The label of all `target` values: `To hit`. */
  readonly targetLabel: string;
  readonly rows: readonly PlayTrait[];
}

export interface PlayTrait {
  readonly name: string;
  readonly value: string;
  /** Printed small behind the value: `R2`; '' = none. */
  readonly note: string;
  /** What an attacker has to roll: `8+`; '' = there is no roll against it. */
  readonly target: string;
}

export interface PlayAttack {
  readonly name: string;
  /** One cell for each head but the first; without heads, at most one text. */
  readonly cells: readonly string[];
}

/** Boxes to cross out, white ones first. */
export interface PlayTrack {
  readonly label: string;
  readonly white: number;
  readonly red: number;
  /** Circles are numbered, so that one of them can be marked by a token. Absent = squares. */
  readonly shape?: 'circle';
}

export interface PlayEffect {
  readonly name: string;
  /** How many points of the Effect can be marked. */
  readonly boxes: number;
}

/** Creates such rows for the characters of a game. */
export interface PlayRowRules<C extends Character = Character, O = Options> {
  createRow(translate: Translate, character: C, options: O): PlayRow;
  /** Lists what an encounter has in addition to its models, such as Objects. */
  listEncounterExtras?(translate: Translate, encounter: Encounter, options: O): RosterExtras;
}

export interface PlayLine {
  readonly name: string;
  readonly text: string;
}

/** Returns Effects of which a model either has one or none. */
export const createSingleEffects = (effectNames: readonly string[]): PlayEffect[] =>
  effectNames.map((name) => ({ name, boxes: 1 }));
