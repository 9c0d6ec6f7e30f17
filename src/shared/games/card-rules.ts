/** What a ruleset offers to cards: data and words, nothing about how they are drawn. */
import type { Attack, Character, Team } from '../document/schema.ts';
import type { ResolvedOptions } from './game.ts';

/** Things that are no characters and come with the game: each is printed as a card or a marker of its own. */
export const PIECE_KINDS = ['gimmick', 'marker'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface GamePiece {
  readonly kind: PieceKind;
  readonly ruleset: string;
  readonly id: string;
  readonly name: string;
  /** How many a set has when nobody says otherwise. */
  readonly copies: number;
  /** What a template points into below `/gimmick` or `/marker`; `id` and `name` stand there too. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Whom pieces are printed for. */
export interface PieceUse {
  readonly team: Team;
  readonly members: readonly Character[];
}

/** What a template points into, by the first segment of its pointers. */
export type CardRoots = Readonly<Record<string, unknown>>;

export type FieldKind = 'number' | 'flag' | 'drawing';

export interface CardRules {
  /**
   * Every place a template for such a card may point at; `*` stands for the entries of a list. A field that is not among
   * them draws nothing and is told.
   */
  readonly fields: Readonly<Record<'character' | PieceKind, readonly string[]>>;
  /** Of places that hold no text: what they hold. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** Of places that hold words of the game and no others: all these words. Of a list: what its entries may be. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The character as it was read, what follows from it, and the table's own names of things. */
  readonly character: (character: Character, options: ResolvedOptions) => CardRoots;
  /** All pieces of a kind, or those that a team needs, in the order they are printed in. */
  readonly pieces: (kind: PieceKind, options: ResolvedOptions, use?: PieceUse) => readonly GamePiece[];
  /** The printed name of a word of the game. */
  readonly wordOf: (id: string) => string;
  /** An attack in printed notation. */
  readonly attackOf: (attack: Attack, options: ResolvedOptions) => string;
}
