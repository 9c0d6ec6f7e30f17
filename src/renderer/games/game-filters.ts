import { useCallback, useReducer } from 'react';
import type { Game } from '../../shared/games/game.ts';

/** Stores the filter of each game's list while the app is open, so that the list is the same when the user comes back. */
export class GameFilters<Filter> {
  readonly #emptyFilter: Filter;
  readonly #byGame = new Map<Game, Filter>();

  constructor(emptyFilter: Filter) {
    this.#emptyFilter = emptyFilter;
  }

  get(game: Game): Filter {
    return this.#byGame.get(game) ?? this.#emptyFilter;
  }

  set(game: Game, filter: Filter): void {
    this.#byGame.set(game, filter);
  }
}

/** Returns the filter of a game, and a function that changes it. */
export function useGameFilter<Filter>(
  gameFilters: GameFilters<Filter>,
  game: Game,
): readonly [filter: Filter, change: (filter: Filter) => void] {
  // React does not notice a change of `gameFilters`, so each change counts up to render again.
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const changeFilter = useCallback(
    (filter: Filter) => {
      gameFilters.set(game, filter);
      rerender();
    },
    [gameFilters, game],
  );
  return [gameFilters.get(game), changeFilter];
}
