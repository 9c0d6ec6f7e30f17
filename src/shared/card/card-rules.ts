/** Defines what a game offers to cards: data and words. Templates decide how these are drawn. */

import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Team } from '../document/schema.ts';
import type { ActiveEncounter } from '../play/state.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { Icons } from '../text/markup/icons.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A game component other than a character, such as a marker, that is printed as its own card. */
export interface GamePiece {
  /** The subject of the templates that print this piece. */
  readonly kind: string;
  /** The id of the game. */
  readonly ruleset: string;
  readonly id: string;
  readonly name: string;
  /** The number of copies that are printed by default. */
  readonly copies: number;
  /** The data below `/KIND` that templates point into, together with `id` and `name`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The team or encounter that pieces are printed for. */
export interface PieceUse<T extends Team = Team, C extends Character = Character> {
  readonly team?: T | undefined;
  readonly encounterUse?: EncounterUse | undefined;
  readonly members: readonly C[];
}

/** An encounter with all models of all sides and the pieces in play. */
export interface EncounterUse {
  readonly encounter: Encounter;
  /** The encounter in progress; absent if it cannot be played. */
  readonly activeEncounter?: ActiveEncounter | undefined;
}

export type FieldKind = 'number' | 'flag' | 'drawing';

/** The fields that templates for one subject may print. */
export interface CardSubject {
  /**
   * Every pointer that a template for this subject may use, with `*` for the entries of a list. A template that uses another pointer
   * prints nothing for it and gets a finding.
   */
  readonly fields: readonly string[];
  /** The kinds of fields that do not hold text. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** For each field that holds only words of the game: the words that the field, or each entry of a list, can hold. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** One kind of game pieces, with the names that users see. */
export interface PieceKind {
  /** The subject of their templates, which is also the first segment of their fields' pointers. */
  readonly kind: string;
  /** The title of all pieces of this kind: `Tokens and markers`. */
  readonly title: LateText;
  /** The plural within a sentence: `markers`. */
  readonly pluralLabel: LateText;
  /** The word that the command line uses for all pieces of this kind. */
  readonly cliName: string;
  /** The reason why a team may need no pieces of this kind, as a clause. */
  readonly noneReason?: LateText;
  /** The label on the print screen if it differs from the title: `Gimmick cards`. */
  readonly printLabel?: LateText;
  /** A sentence for the print screen that says which pieces a team gets. */
  readonly hint?: LateText;
  /** Replaces `hint` and `noneReason` when pieces are printed for an encounter. */
  readonly forEncounter?: { readonly hint: LateText; readonly none?: LateText };
  /** Set if sentences call these pieces cards. */
  readonly areCards?: true;
}

/** Writes a value as this game prints it. Returns undefined for unsupported kinds of values, and never throws. */
export type Format = (value: unknown, options: Options) => string | undefined;

export interface CardSpec {
  /** The fields of each subject that a card can have: `character` and each kind of pieces. */
  readonly subjects: { readonly character: CardSubject } & Readonly<Record<string, CardSubject>>;
  /**
   * Folders below `templates/cards/GAME/`, in the order they are offered. Characters that name no template use the first template for
   * characters.
   */
  readonly templates: readonly string[];
  /** Returns the built-in template of the card that a character is played from, and how many figures share such a card. */
  getPlayCard?(character: Character): { readonly template: string; readonly figures?: number };
  /** The kinds of pieces of the game, in printing order. */
  readonly pieceKinds: readonly PieceKind[];
  /** Lists all pieces of a kind, or those that a team or encounter needs, in printing order. */
  listPieces(translate: Translate, kind: string, options: Options, use?: PieceUse): readonly GamePiece[];
  /** Formats by the name that templates use. Every game has `word`, which prints the name of a word of the game. */
  readonly formats: { readonly word: (value: unknown, options: Options) => string } & Readonly<Record<string, Format>>;
  /** The icons that texts may name in braces, in the order that the finding on a misspelled icon lists them. */
  readonly icons?: Icons;
}

/** A game whose cards can be printed. */
export interface CardGame extends GameRules {
  readonly card: CardSpec;
}
