import { useMemo, useSyncExternalStore } from 'react';
import type { Library } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { Row, TableName } from '../../store/rows.ts';

/** A row with the name of its document store. */
export interface StoreRow<StoreName extends TableName> {
  readonly storeName: StoreName;
  readonly documentId: string;
  readonly row: Row;
}

/** Returns the rows of several document stores, sorted by name within each store. Returns the same array until a row changes. */
export function useRows<StoreName extends TableName>(storeNames: readonly StoreName[]): readonly StoreRow<StoreName>[] {
  const { stores } = useLibrary();
  const observed = useMemo(() => observeRows(stores, storeNames), [stores, storeNames]);
  return useSyncExternalStore(observed.subscribe, observed.rows);
}

/** Reads the rows again whenever one of the document stores changes. */
function observeRows<StoreName extends TableName>(stores: Library['stores'], storeNames: readonly StoreName[]) {
  const readSnapshots = () => storeNames.map((storeName) => ({ storeName, items: stores[storeName].snapshot() }));
  const listRows = (): readonly StoreRow<StoreName>[] =>
    snapshots.flatMap(({ storeName, items }) => items.map(({ id, row }) => ({ storeName, documentId: id, row })));
  let snapshots = readSnapshots();
  let rows = listRows();
  const update = () => {
    const previousSnapshots = snapshots;
    snapshots = readSnapshots();
    if (snapshots.some(({ items }, index) => items !== previousSnapshots[index]?.items)) rows = listRows();
  };
  return {
    rows: () => rows,
    subscribe(listener: () => void) {
      const unsubscribers = storeNames.map((storeName) =>
        stores[storeName].subscribe(() => {
          update();
          listener();
        }),
      );
      update();
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}
