/** Lists the words that templates take from the games: subjects to print, and notations for values. */
import { getOrCreateFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { PLAIN_NOTATIONS } from './value.ts';

export interface TemplateWords {
  /** The values of `of`: the subjects of all games, and `row`. */
  readonly subjects: readonly string[];
  /** The values of `as`: the notations of all games. */
  readonly notations: readonly string[];
}

const wordsCache = new WeakMap<object, TemplateWords>();

/** Returns the words of all games, each once. The same catalog gives the same object. */
export const getTemplateWords = (gameCatalog: GameCatalog<CardGame>): TemplateWords =>
  getOrCreateFor(wordsCache, gameCatalog, () => ({
    subjects: [...new Set([...gameCatalog.all.flatMap(({ card }) => Object.keys(card.subjects)), 'row'])],
    notations: [...new Set([...PLAIN_NOTATIONS, ...gameCatalog.all.flatMap(({ card }) => Object.keys(card.formats))])],
  }));
