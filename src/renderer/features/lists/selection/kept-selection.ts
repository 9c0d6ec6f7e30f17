import { useEffect } from 'react';
import { parseRoute, type ScreenName } from '../../../navigation/router.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import type { TableName } from '../../../store/rows.ts';

/** The screens that show the selected rows and lead back to their list. */
const RETURNING_SCREENS: readonly ScreenName[] = ['print', 'compare'];

const keptIds = new Map<TableName, ReadonlySet<string>>();

/** Returns the selection that a list had when its rows were printed or compared. */
export const getKeptSelection = (tableName: TableName): ReadonlySet<string> | undefined => keptIds.get(tableName);

/** Keeps the selection of a list while its rows are printed or compared, so that it is the same when the user comes back. */
export function useKeptSelection(tableName: TableName, rowIds: ReadonlySet<string>): void {
  const latestIds = useLatest(rowIds);
  useEffect(() => {
    keptIds.delete(tableName);
    return () => {
      const { screen } = parseRoute(window.location.hash);
      if (RETURNING_SCREENS.includes(screen)) keptIds.set(tableName, latestIds.current);
    };
  }, [tableName, latestIds]);
}
