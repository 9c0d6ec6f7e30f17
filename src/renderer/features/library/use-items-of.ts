import { useMemo, useSyncExternalStore } from 'react';
import type { Library } from '../../store/library.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { Row, TableName } from '../../store/rows.ts';

/** A row with the name of its document store. */
export interface TableRow<N extends TableName> {
  readonly table: N;
  readonly id: string;
  readonly row: Row;
}

/** Returns the rows of several document stores, sorted by name within each store. It is the same array until something changes. */
export function useItemsOf<N extends TableName>(names: readonly N[]): readonly TableRow<N>[] {
  const { stores: tables } = useLibrary();
  const observed = useMemo(() => observeRows(tables, names), [tables, names]);
  return useSyncExternalStore(observed.subscribe, observed.rows);
}

/** Reads the rows again whenever one of the document stores changes. */
function observeRows<N extends TableName>(tables: Library['stores'], names: readonly N[]) {
  const readSnapshots = () => names.map((name) => ({ name, items: tables[name].snapshot() }));
  const listRows = (): readonly TableRow<N>[] =>
    snapshots.flatMap(({ name, items }) => items.map(({ id, row }) => ({ table: name, id, row })));
  let snapshots = readSnapshots();
  let rows = listRows();
  const update = () => {
    const before = snapshots;
    snapshots = readSnapshots();
    if (snapshots.some(({ items }, index) => items !== before[index]?.items)) rows = listRows();
  };
  return {
    rows: () => rows,
    subscribe(listener: () => void) {
      const unsubscribers = names.map((name) =>
        tables[name].subscribe(() => {
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
