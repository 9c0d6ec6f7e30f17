/** Tokens of a small game: what is counted or marked beside a figure, the same set for every table. */
import type { CardSubject, GamePiece, PieceKind } from '../games/card.ts';

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Its points, and those on its other side. */
  readonly number?: string;
  readonly back?: string;
}

export const TOKEN_KIND: PieceKind = { kind: 'marker', title: 'Tokens', many: 'tokens', word: 'markers' };

/** The places that templates of tokens may point at. */
export const TOKEN_SUBJECT: CardSubject = {
  fields: ['id', 'name', 'number', 'back'].map((key) => `/marker/${key}`),
  kinds: {},
  words: {},
};

export const tokenPieces = (ruleset: string, tokens: readonly Token[]): GamePiece[] =>
  tokens.map(({ id, name, copies, number, back }) => ({
    kind: TOKEN_KIND.kind,
    ruleset,
    id,
    name,
    copies,
    data: { id, name, ...(number === undefined ? {} : { number }), ...(back === undefined ? {} : { back }) },
  }));
