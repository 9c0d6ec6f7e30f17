/** The words that templates take from the games: what can be printed, and the notations that values are written in. */
import { cachedFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { PLAIN_NOTATIONS } from './value.ts';

export interface TemplateWords {
  /** What `of` may say: the subjects of all games, and `row`. */
  readonly subjects: readonly string[];
  /** What `as` may say: the notations of all games. */
  readonly notations: readonly string[];
}

const known = new WeakMap<object, TemplateWords>();

/** The words of all games, each once. The same catalogue gives the same object. */
export const templateWords = (gameCatalog: GameCatalog<CardGame>): TemplateWords =>
  cachedFor(known, gameCatalog, () => ({
    subjects: [...new Set([...gameCatalog.all.flatMap(({ card }) => Object.keys(card.subjects)), 'row'])],
    notations: [...new Set([...PLAIN_NOTATIONS, ...gameCatalog.all.flatMap(({ card }) => Object.keys(card.formats))])],
  }));
