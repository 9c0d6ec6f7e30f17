/** What a game offers to cards: data and words, nothing about how they are drawn. */

import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Team } from '../document/schema.ts';
import type { ActiveEncounter } from '../play/state.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { Icons } from '../text/markup/icons.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A thing of the game that is not a character, such as a marker, printed as a card of its own. */
export interface GamePiece {
  /** The subject of templates that print it. */
  readonly kind: string;
  /** Id of the game. */
  readonly ruleset: string;
  readonly id: string;
  readonly name: string;
  /** How many of it are printed by default. */
  readonly copies: number;
  /** What a template points into below `/KIND`; `id` and `name` stand there too. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The team, or the game on a table, that pieces are printed for. */
export interface PieceUse<T extends Team = Team, C extends Character = Character> {
  readonly team?: T | undefined;
  readonly table?: TableUse | undefined;
  readonly members: readonly C[];
}

/** A game on a table: everybody on all sides, and what lies there. */
export interface TableUse {
  readonly encounter: Encounter;
  /** Where it stands; absent where it cannot be played. */
  readonly activeEncounter?: ActiveEncounter | undefined;
}

export type FieldKind = 'number' | 'flag' | 'drawing';

/** What templates for one subject may print. */
export interface CardSubject {
  /**
   * Every place a template for it may point at; `*` stands for the entries of a list. A field that is not among them draws
   * nothing and is reported.
   */
  readonly fields: readonly string[];
  /** The kinds of fields that do not hold text. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** All allowed words of fields that only hold words of the game; for a list, of its entries. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** One kind of pieces, with its names for people. */
export interface PieceKind {
  /** The subject of their templates, and the segment their fields stand below. */
  readonly kind: string;
  /** All of them, as a title: `Tokens and markers`. */
  readonly title: LateText;
  /** The same within a line: `markers`. */
  readonly many: LateText;
  /** What the command line calls all of them. */
  readonly word: string;
  /** The reason why a team may need none of them, as a clause. */
  readonly none?: LateText;
  /** What the print screen offers, where it is not the title: `Gimmick cards`. */
  readonly offered?: LateText;
  /** Which of them a team gets, in a sentence for the print screen. */
  readonly hint?: LateText;
  /** The hint and the reason for the game on a table instead of a team. */
  readonly atTable?: { readonly hint: LateText; readonly none?: LateText };
  /** Whether sentences call them cards instead of pieces. */
  readonly areCards?: true;
}

/** Writes a value as this game prints it; undefined for other kinds of values. Never throws. */
export type Format = (value: unknown, options: Options) => string | undefined;

export interface CardSpec {
  /** What a card can be of: `character`, and each kind of pieces. */
  readonly subjects: { readonly character: CardSubject } & Readonly<Record<string, CardSubject>>;
  /**
   * Folders below `templates/cards/GAME/`, in the order they are offered; the first one for characters is what a character is
   * printed with that names none.
   */
  readonly templates: readonly string[];
  /** The template of ours that a character is played from at a table, and how many figures of it share such a card. */
  playedFrom?(character: Character): { readonly template: string; readonly figures?: number };
  /** The kinds of pieces of the game, in the order they are printed in. */
  readonly pieceKinds: readonly PieceKind[];
  /** All pieces of a kind, or those that a team needs, in the order they are printed in. */
  pieces(translate: Translate, kind: string, options: Options, use?: PieceUse): readonly GamePiece[];
  /** By the name templates use: `word` is the printed name of a word of the game, and always there. */
  readonly formats: { readonly word: (value: unknown, options: Options) => string } & Readonly<Record<string, Format>>;
  /** The icons that texts may name in braces, in the order they are listed in the note on a misspelt one; absent = none. */
  readonly icons?: Icons;
}

/** What printing cards needs of a game. */
export interface CardGame extends GameRules {
  readonly card: CardSpec;
}
