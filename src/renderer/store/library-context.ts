import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Documents, Item } from './item.ts';
import { type Library, readable } from './library.ts';
import type { TableName } from './rows.ts';
import type { SaveState } from './write-queue.ts';

export const LibraryContext = createContext<Library | undefined>(undefined);

export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (library === undefined) throw new Error('useLibrary stands outside LibraryContext');
  return library;
}

/** The games whose documents the library holds. */
export const useGames = (): GameCatalog<Game> => useLibrary().gameCatalog;

/** All items of a table, by name; follows every change, of other windows too. */
export function useItems<N extends TableName>(name: N): readonly Item<Documents[N]>[] {
  const table = useLibrary().tables[name];
  return useSyncExternalStore<readonly Item<Documents[N]>[]>(table.subscribe, table.snapshot);
}

/** The readable documents of a table. The same array until something changes. */
export function useDocuments<N extends TableName>(name: N): Documents[N][] {
  const items = useItems(name);
  return useMemo(() => readable<N>(items), [items]);
}

/** One item of a table; follows changes of it alone. */
export function useItem<N extends TableName>(name: N, id: string): Item<Documents[N]> | undefined {
  const table = useLibrary().tables[name];
  const subscribe = useCallback((listener: () => void) => table.subscribeTo(id, listener), [table, id]);
  return useSyncExternalStore(subscribe, () => table.get(id) as Item<Documents[N]> | undefined);
}

/** False until each of these tables was read for the first time. */
export function useLoaded(names: readonly TableName[]): boolean {
  const { tables } = useLibrary();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = names.map((name) => tables[name].subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [tables, names],
  );
  return useSyncExternalStore(subscribe, () => names.every((name) => tables[name].loaded));
}

export function useSaveState(): SaveState {
  const library = useLibrary();
  return useSyncExternalStore(library.subscribeSaveState, library.saveState);
}
