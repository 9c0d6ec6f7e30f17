/** What a game offers to cards: data and words, nothing about how they are drawn. */
import type { Character, Team } from '../document/schema.ts';
import type { Icons } from '../text/markup/icons.ts';
import type { Options } from './options.ts';

/** A thing that is no character and comes with the game: printed as a card or a marker of its own. */
export interface GamePiece {
  /** The subject of templates that print it. */
  readonly kind: string;
  /** Id of the game. */
  readonly ruleset: string;
  readonly id: string;
  readonly name: string;
  /** How many a set has when nobody says otherwise. */
  readonly copies: number;
  /** What a template points into below `/KIND`; `id` and `name` stand there too. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Whom pieces are printed for. */
export interface PieceUse<T extends Team = Team, C extends Character = Character> {
  readonly team: T;
  readonly members: readonly C[];
}

export type FieldKind = 'number' | 'flag' | 'drawing';

/** What templates for one subject may print. */
export interface CardSubject {
  /**
   * Every place a template for it may point at; `*` stands for the entries of a list. A field that is not among them draws
   * nothing and is reported.
   */
  readonly fields: readonly string[];
  /** Of places that hold no text: what they hold. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** Of places that hold words of the game and no others: all these words. Of a list: what its entries may be. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Pieces of one kind, as people read of them. */
export interface PieceKind {
  /** The subject of their templates, and the segment their fields stand below. */
  readonly kind: string;
  /** All of them, as a title: `Tokens and markers`. */
  readonly title: string;
  /** The same within a line: `markers`. */
  readonly many: string;
  /** What the command line calls all of them. */
  readonly word: string;
  /** Why a team may need none, as a clause. */
  readonly none?: string;
  /** What the print dialog offers, where it is not the title: `Gimmick cards`. */
  readonly offered?: string;
  /** Which of them a team gets, in a sentence for the print dialog. */
  readonly hint?: string;
  /** Whether people call them cards, rather than pieces. */
  readonly areCards?: true;
}

/** Writes a value as this game prints it; undefined for a value that it is not for. Never throws. */
export type Format = (value: unknown, options: Options) => string | undefined;

export interface CardSpec {
  /** What can stand on a card: `character`, and a row for each kind of pieces. */
  readonly subjects: { readonly character: CardSubject } & Readonly<Record<string, CardSubject>>;
  /**
   * Folders below `templates/cards/GAME/`, in the order they are offered; the first one for characters is what a character is
   * printed with that names none.
   */
  readonly templates: readonly string[];
  /** The kinds of pieces of the game, in the order they are printed in. */
  readonly pieceKinds: readonly PieceKind[];
  /** All pieces of a kind, or those that a team needs, in the order they are printed in. */
  pieces(kind: string, options: Options, use?: PieceUse): readonly GamePiece[];
  /** By the name templates use: `word` is the printed name of a word of the game, and always there. */
  readonly formats: { readonly word: (value: unknown, options: Options) => string } & Readonly<Record<string, Format>>;
  /** The icons that texts may name in braces, in the order they are listed to who misspells one; left out = none. */
  readonly icons?: Icons;
}
