/** The form of a team as data, above and next to its members. Labels and hints are messages of the game. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { GameContext } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { TeamRules } from '../rules/team-rules.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Facet, TextColumn } from './list.ts';

interface Place {
  /** Pointer into the team. */
  readonly pointer: string;
  readonly label: LateText;
}

/** The agreed size: a number, with buttons for common sizes. */
export interface SizeField extends Place {
  readonly kind: 'size';
  readonly commonSizesLabel: LateText;
  readonly commonSizes: readonly { readonly value: number; readonly name: LateText }[];
}

/** One word of a vocabulary. All words are shown next to each other. */
export interface WordField extends Place {
  readonly kind: 'word';
  readonly vocabulary: string;
  /** Returns a hint about what the chosen word requires. */
  hint?(word: string, options: Options): LateText | undefined;
}

/** A faction of the library, of the team or of a character. */
export interface FactionField extends Place {
  readonly kind: 'faction';
  readonly placeholder: LateText;
}

/** One of several alternatives, each with its own field. Values of unselected alternatives are preserved. */
export interface EitherField extends Place {
  readonly kind: 'either';
  /** The key of the chosen alternative, below `pointer`. */
  readonly choiceKey: string;
  readonly alternatives: readonly {
    readonly id: string;
    readonly label: LateText;
    /** `key` is the key of its place below `pointer`. */
    readonly field: (WordField | FactionField) & { readonly key: string };
  }[];
}

export type TeamField = SizeField | WordField | EitherField;

export interface Pick {
  readonly id: string;
  readonly name: string;
  /** The heading of its group: the characters that may use the pick. */
  readonly group: LateText;
  /** May mark bold words with `*stars*`. */
  readonly text: string;
}

/** Things that a team picks from a list of the game, up to the value of one of its figures. */
export interface PicksField {
  readonly pointer: string;
  readonly title: LateText;
  /** The label of the list of everything that can be picked. */
  readonly listLabel: LateText;
  readonly hint: LateText;
  /** Remark next to a pick that no one in the team can use. */
  readonly useless: LateText;
  /** Text for a pick that the game doesn't have. */
  readonly unknown: LateText;
  /** The id of the figure that limits the number of picks. */
  readonly figure: string;
  choices(translate: Translate, options: Options): readonly Pick[];
  /** Returns the ids of things that no one in the team can use, chosen or not. */
  findUseless(team: Team, context: GameContext): ReadonlySet<string>;
}

export interface TeamFormSpec {
  readonly namePlaceholder: LateText;
  readonly fields: readonly TeamField[];
  readonly picks?: PicksField;
}

/** Teams as rows of a list. */
export interface TeamListSpec {
  readonly column: TextColumn;
  /** `every` is the label for all words. */
  readonly facets: readonly (Facet & { readonly every: LateText })[];
  /** The unit of the size. */
  readonly sizeLabel: LateText;
  /** Returns the word shown for a team without a faction, with the shape of that word for characters. */
  getBanner(team: Team): string | undefined;
}

/** The form and the list of a game's teams. */
export interface TeamForms {
  readonly form: TeamFormSpec;
  readonly list: TeamListSpec;
}

/** The rules, the form and the list of teams in a game with teams. */
export interface TeamsOf<T extends Team, C extends Character, E extends EventPack, O>
  extends TeamRules<T, C, E, O>,
    TeamForms {}

export interface Teams extends TeamsOf<Team, Character, EventPack, Options> {}
