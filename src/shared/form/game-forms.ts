/** Defines what a game provides for forms and lists. */
import type { GameRules } from '../rules/game-rules.ts';
import type { FormSpec } from './form.ts';
import type { ListSpec } from './list.ts';
import type { Requirement } from './missing-requirements.ts';
import type { Teams } from './team-form.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The specifications of a game's forms and lists. */
export interface GameFormSpecs {
  /** The words that forms and lists offer. */
  readonly vocabularies: Vocabularies;
  readonly forms: { readonly 'rollcall.character': FormSpec };
  readonly lists: { readonly 'rollcall.character': ListSpec };
  /** Requirements of a character in addition to its name. While any of them is missing, the character is shown as unfinished. */
  readonly requirements?: readonly Requirement[];
}

/** A game as forms and lists need it: with its rules, its form specifications and, if it has teams, its team rules and team forms. */
export interface GameWithForms extends GameRules, GameFormSpecs {
  readonly team?: Teams;
}
