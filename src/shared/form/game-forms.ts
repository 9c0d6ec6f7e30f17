/** What forms and lists need of a game. */
import type { GameRules } from '../rules/game-rules.ts';
import type { FormSpec } from './form.ts';
import type { ListSpec } from './list.ts';
import type { Teams } from './team-form.ts';
import type { Need } from './unfinished.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The forms of a game and the rows of its lists. */
export interface FormsOfGame {
  /** The words that forms and lists offer. */
  readonly vocabularies: Vocabularies;
  readonly forms: { readonly 'rollcall.character': FormSpec };
  readonly lists: { readonly 'rollcall.character': ListSpec };
  /** What a character begins with besides its name: while all of it lacks, the character is shown as unfinished. */
  readonly needs?: readonly Need[];
}

export interface GameForms extends GameRules, FormsOfGame {
  readonly team?: Teams;
}
