import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Documents, Item } from './item.ts';
import { type Library, listReadableDocuments } from './library.ts';
import type { TableName } from './rows.ts';
import type { SaveState } from './write-queue.ts';

/** The open library of the window. Undefined outside of the components that need one. */
export const LibraryContext = createContext<Library | undefined>(undefined);

/** Returns the open library. Throws outside of `LibraryContext`. */
export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (library === undefined) throw new Error('useLibrary stands outside LibraryContext');
  return library;
}

/** Returns the games to which the documents of the library belong. */
export const useGames = (): GameCatalog<Game> => useLibrary().gameCatalog;

/** Returns all items of a table, sorted by name. Follows every change, also of other windows. */
export function useItems<N extends TableName>(tableName: N): readonly Item<Documents[N]>[] {
  const documentStore = useLibrary().stores[tableName];
  return useSyncExternalStore<readonly Item<Documents[N]>[]>(documentStore.subscribe, documentStore.snapshot);
}

/** Returns the readable documents of a table. The same array until something changes. */
export function useDocuments<N extends TableName>(tableName: N): Documents[N][] {
  const items = useItems(tableName);
  return useMemo(() => listReadableDocuments<N>(items), [items]);
}

/** Returns one item of a table. The component is rendered again only when that item changes. */
export function useItem<N extends TableName>(tableName: N, documentId: string): Item<Documents[N]> | undefined {
  const documentStore = useLibrary().stores[tableName];
  const subscribe = useCallback(
    (listener: () => void) => documentStore.subscribeTo(documentId, listener),
    [documentStore, documentId],
  );
  return useSyncExternalStore(subscribe, () => documentStore.get(documentId) as Item<Documents[N]> | undefined);
}

/** Whether all of these tables have been read. */
export function useLoaded(tableNames: readonly TableName[]): boolean {
  const { stores } = useLibrary();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = tableNames.map((tableName) => stores[tableName].subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [stores, tableNames],
  );
  return useSyncExternalStore(subscribe, () => tableNames.every((tableName) => stores[tableName].isLoaded));
}

/** Returns whether all changes are on disk, and follows it. */
export function useSaveState(): SaveState {
  const library = useLibrary();
  return useSyncExternalStore(library.subscribeSaveState, library.getSaveState);
}
