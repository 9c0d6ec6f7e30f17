/** The part of a game that forms and lists need. */
import type { GameRules } from '../rules/game-rules.ts';
import type { FormSpec } from './form.ts';
import type { ListSpec } from './list.ts';
import type { Requirement } from './missing-requirements.ts';
import type { Teams } from './team-form.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The forms of a game and the rows of its lists. */
export interface FormsOfGame {
  /** The words that forms and lists offer. */
  readonly vocabularies: Vocabularies;
  readonly forms: { readonly 'rollcall.character': FormSpec };
  readonly lists: { readonly 'rollcall.character': ListSpec };
  /** Requirements of a character in addition to its name. While all of them are missing, the character is shown as unfinished. */
  readonly requirements?: readonly Requirement[];
}

export interface GameForms extends GameRules, FormsOfGame {
  readonly team?: Teams;
}
