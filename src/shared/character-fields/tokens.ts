/** Tokens of a small game: counters and markers placed next to a figure, the same set for every game. */
import type { CardSubject, GamePiece, PieceKind, PieceUse } from '../card/card-rules.ts';

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Points on the front and on the back. */
  readonly number?: string;
  readonly back?: string;
}

export const TOKEN_KIND: PieceKind = {
  kind: 'marker',
  title: (translate) => translate('labels.tokens'),
  pluralLabel: (translate) => translate('labels.tokensInSentence'),
  cliName: 'markers',
};

/** The places that token templates may point to. */
export const TOKEN_SUBJECT: CardSubject = {
  fields: ['id', 'name', 'number', 'back'].map((fieldName) => `/marker/${fieldName}`),
  kinds: {},
  words: {},
};

/** Creates all token pieces. For an encounter, there are as many copies of a token as models, unless one copy of it is enough. */
export const createTokenPieces = (ruleset: string, tokens: readonly Token[], pieceUse?: PieceUse): GamePiece[] =>
  tokens.map(({ id, name, copies, number, back }) => ({
    kind: TOKEN_KIND.kind,
    ruleset,
    id,
    name,
    copies: copies === 1 ? 1 : Math.max(copies, countModels(pieceUse)),
    data: {
      id,
      name,
      ...(number === undefined ? {} : { number }),
      ...(back === undefined ? {} : { back }),
    },
  }));

const countModels = (pieceUse: PieceUse | undefined): number =>
  (pieceUse?.encounterUse?.encounter.sides ?? []).reduce((total, { models }) => total + models.length, 0);

/** Lists the names of tokens that mark a single model, to be ticked. */
export const listMarks = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ name, copies, number }) => (number === undefined && copies > 1 ? [name] : []));
