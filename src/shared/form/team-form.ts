/** The form of a team as data, above its members and beside them. Labels and hints are messages of the game. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { GameContext } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { TeamRules } from '../rules/team-rules.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Facet, TextColumn } from './list.ts';

interface Place {
  /** Pointer into the team. */
  readonly at: string;
  readonly label: LateText;
}

/** The agreed size: a number, with buttons for the usual ones. */
export interface SizeField extends Place {
  readonly kind: 'size';
  readonly usualLabel: LateText;
  readonly usual: readonly { readonly value: number; readonly name: LateText }[];
}

/** One word of a vocabulary, shown side by side. */
export interface WordField extends Place {
  readonly kind: 'word';
  readonly of: string;
  /** A hint on what the chosen word requires. */
  hint?(word: string, options: Options): LateText | undefined;
}

/** A faction that the library or the team has, or that a character names. */
export interface FactionField extends Place {
  readonly kind: 'faction';
  readonly placeholder: LateText;
}

/** One of several alternatives, each with a field of its own; values of the others are kept. */
export interface EitherField extends Place {
  readonly kind: 'either';
  /** The key of the chosen alternative, below `at`. */
  readonly by: string;
  readonly ways: readonly {
    readonly id: string;
    readonly label: LateText;
    /** `key` is the key of its place below `at`. */
    readonly field: (WordField | FactionField) & { readonly key: string };
  }[];
}

export type TeamField = SizeField | WordField | EitherField;

export interface Pick {
  readonly id: string;
  readonly name: string;
  /** Who may use it. */
  readonly group: LateText;
  /** May mark words for bold with `*stars*`. */
  readonly text: string;
}

/** Things a team picks from a list of the game, as many as one of its figures allows. */
export interface PicksField {
  readonly at: string;
  readonly title: LateText;
  readonly add: LateText;
  readonly hint: LateText;
  /** Remark beside one that nobody in the team can use. */
  readonly useless: LateText;
  /** Text for one that the game does not have. */
  readonly unknown: LateText;
  /** The id of the figure that says how many may be picked. */
  readonly figure: string;
  choices(translate: Translate, options: Options): readonly Pick[];
  /** Ids of those that nobody in the team can use, chosen or not. */
  uselessIn(team: Team, context: GameContext): ReadonlySet<string>;
}

export interface TeamFormSpec {
  readonly namePlaceholder: LateText;
  readonly fields: readonly TeamField[];
  readonly picks?: PicksField;
}

/** Teams as rows of a list. */
export interface TeamListSpec {
  readonly column: TextColumn;
  /** `every` stands for all words. */
  readonly facets: readonly (Facet & { readonly every: LateText })[];
  /** What the size is counted in. */
  readonly sizeLabel: LateText;
  /** The word shown for a team without a faction, with the shape that characters with this word have. */
  banner(team: Team): string | undefined;
}

/** How a game shows its teams on a screen and in lists. */
export interface TeamForms {
  readonly form: TeamFormSpec;
  readonly list: TeamListSpec;
}

/** What a game with teams offers: their rules, their screen and their list. */
export interface TeamsOf<T extends Team, C extends Character, E extends EventPack, O>
  extends TeamRules<T, C, E, O>,
    TeamForms {}

export interface Teams extends TeamsOf<Team, Character, EventPack, Options> {}
