/** Tokens of a small game: what is counted or marked beside a figure, the same set for every table. */
import type { CardSubject, GamePiece, PieceKind, PieceUse } from '../card/card-rules.ts';

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Its points, and those on its other side. */
  readonly number?: string;
  readonly back?: string;
}

export const TOKEN_KIND: PieceKind = {
  kind: 'marker',
  title: (translate) => translate('labels.tokens'),
  many: (translate) => translate('labels.tokensInSentence'),
  word: 'markers',
};

/** The places that templates of tokens may point at. */
export const TOKEN_SUBJECT: CardSubject = {
  fields: ['id', 'name', 'number', 'back'].map((key) => `/marker/${key}`),
  kinds: {},
  words: {},
};

/** All of them; for the game on a table at least one for each of its models, but where one of a kind is enough. */
export const tokenPieces = (ruleset: string, tokens: readonly Token[], use?: PieceUse): GamePiece[] =>
  tokens.map(({ id, name, copies, number, back }) => ({
    kind: TOKEN_KIND.kind,
    ruleset,
    id,
    name,
    copies: copies === 1 ? 1 : Math.max(copies, modelsIn(use)),
    data: { id, name, ...(number === undefined ? {} : { number }), ...(back === undefined ? {} : { back }) },
  }));

const modelsIn = (use: PieceUse | undefined): number =>
  (use?.table?.encounter.sides ?? []).reduce((sum, { models }) => sum + models.length, 0);

/** Those that say something of one model, as words to be ticked. */
export const marksOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ name, copies, number }) => (number === undefined && copies > 1 ? [name] : []));
