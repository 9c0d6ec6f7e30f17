import { useCallback, useReducer } from 'react';
import type { Game } from '../../shared/games/game.ts';

/** Stores the filter of each game's list while the app is open, so that the list is the same when the user comes back. */
export class GameFilters<F> {
  readonly #none: F;
  readonly #byGame = new Map<Game, F>();

  constructor(emptyFilter: F) {
    this.#none = emptyFilter;
  }

  get(game: Game): F {
    return this.#byGame.get(game) ?? this.#none;
  }

  set(game: Game, filter: F): void {
    this.#byGame.set(game, filter);
  }
}

/** Returns the filter of a game, and a function that changes it. */
export function useGameFilter<F>(
  gameFilters: GameFilters<F>,
  game: Game,
): readonly [filter: F, change: (newFilter: F) => void] {
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const changeFilter = useCallback(
    (newFilter: F) => {
      gameFilters.set(game, newFilter);
      rerender();
    },
    [gameFilters, game],
  );
  return [gameFilters.get(game), changeFilter];
}
