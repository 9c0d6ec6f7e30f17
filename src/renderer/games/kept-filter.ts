import { useCallback, useReducer } from 'react';
import type { Game } from '../../shared/games/game.ts';

/** What lists are narrowed down by, a filter a game, kept while the app is open: coming back finds the same list. */
export class KeptFilters<F> {
  readonly #none: F;
  readonly #byGame = new Map<Game, F>();

  constructor(none: F) {
    this.#none = none;
  }

  of(game: Game): F {
    return this.#byGame.get(game) ?? this.#none;
  }

  set(game: Game, filter: F): void {
    this.#byGame.set(game, filter);
  }
}

/** The filter of a game, and what changes it. */
export function useKeptFilter<F>(kept: KeptFilters<F>, game: Game): readonly [filter: F, change: (next: F) => void] {
  const [, drawAnew] = useReducer((n: number) => n + 1, 0);
  const change = useCallback(
    (next: F) => {
      kept.set(game, next);
      drawAnew();
    },
    [kept, game],
  );
  return [kept.of(game), change];
}
