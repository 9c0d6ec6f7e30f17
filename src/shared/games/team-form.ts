/** The form of a team as data, above its members and beside them. Labels and hints are the words of the game. */
import type { Team } from '../document/schema.ts';
import type { GameContext } from './game.ts';
import type { Facet, TextColumn } from './list.ts';
import type { Options } from './options.ts';

interface Place {
  /** Pointer into the team. */
  readonly at: string;
  readonly label: string;
}

/** The agreed size: a number, with the usual ones in sight. */
export interface SizeField extends Place {
  readonly kind: 'size';
  readonly usualLabel: string;
  readonly usual: readonly { readonly value: number; readonly name: string }[];
}

/** One word of a vocabulary, all of them in sight. */
export interface WordField extends Place {
  readonly kind: 'word';
  readonly of: string;
  /** What the chosen word asks for. */
  hint?(word: string, options: Options): string | undefined;
}

/** A faction that the library or the team has, or that a character names. */
export interface FactionField extends Place {
  readonly kind: 'faction';
  readonly placeholder: string;
}

/** One of several ways, each with a field of its own; what is written for the others is kept. */
export interface EitherField extends Place {
  readonly kind: 'either';
  /** The key of the chosen way, below `at`. */
  readonly by: string;
  readonly ways: readonly {
    readonly id: string;
    readonly label: string;
    /** `key` is the key of its place below `at`. */
    readonly field: (WordField | FactionField) & { readonly key: string };
  }[];
}

export type TeamField = SizeField | WordField | EitherField;

export interface Pick {
  readonly id: string;
  readonly name: string;
  /** Who may use it. */
  readonly group: string;
  /** May mark words for bold with `*stars*`. */
  readonly text: string;
}

/** Things a team picks from a list of the game, as many as one of its figures allows. */
export interface PicksField {
  readonly at: string;
  readonly title: string;
  readonly add: string;
  readonly hint: string;
  /** Beside one that nobody in the team can use. */
  readonly useless: string;
  /** Instead of the text of one the game does not have. */
  readonly unknown: string;
  /** The id of the figure that says how many may be picked. */
  readonly figure: string;
  choices(options: Options): readonly Pick[];
  /** Ids of those that nobody in the team can use, chosen or not. */
  uselessIn(team: Team, context: GameContext): ReadonlySet<string>;
}

export interface TeamFormSpec {
  readonly namePlaceholder: string;
  readonly fields: readonly TeamField[];
  readonly picks?: PicksField;
}

/** Teams as rows of a list. */
export interface TeamListSpec {
  readonly column: TextColumn;
  /** `every` stands for all words. */
  readonly facets: readonly (Facet & { readonly every: string })[];
  /** What the size is counted in. */
  readonly sizeLabel: string;
  /** The word a team plays under that plays for no faction; it has the shape that characters with this word have. */
  banner(team: Team): string | undefined;
}
