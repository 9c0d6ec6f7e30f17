import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLibrary } from '../../store/library-context.ts';
import type { Row, TableName } from '../../store/rows.ts';

/** A row with the table that it is in. */
export interface TableRow<N extends TableName> {
  readonly table: N;
  readonly id: string;
  readonly row: Row;
}

/** The rows of several tables, those of each by name. The same array until something changes. */
export function useItemsOf<N extends TableName>(names: readonly N[]): readonly TableRow<N>[] {
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
  const cached = useRef<{ snapshots: readonly unknown[]; rows: readonly TableRow<N>[] }>({ snapshots: [], rows: [] });
  return useSyncExternalStore(subscribe, () => {
    const snapshots = names.map((name) => tables[name].snapshot());
    const isSame = snapshots.every((items, i) => items === cached.current.snapshots[i]);
    if (!isSame) {
      const rows = names.flatMap((table) => tables[table].snapshot().map(({ id, row }) => ({ table, id, row })));
      cached.current = { snapshots, rows };
    }
    return cached.current.rows;
  });
}
