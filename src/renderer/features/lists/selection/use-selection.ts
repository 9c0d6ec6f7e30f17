import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../platform/use-latest.ts';

/** The selected rows of a list. Rows that a search or a filter hides stay selected; the list says how many these are. */
export interface Selection {
  readonly rowIds: ReadonlySet<string>;
  /** Selects or deselects a row. With `isRange`, selects all rows from the row that was toggled last to this one. */
  toggle(rowId: string, isRange?: boolean): void;
  /** Extends the current range to `toId` if the range ends at `fromId`. Otherwise a new range starts at `fromId`. */
  extend(fromId: string, toId: string): void;
  replace(rowIds: readonly string[]): void;
  clear(): void;
}

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Manages the selection of a list.
 * @param shownIds the ids of the shown rows, in their order
 * @param allIds the ids of all rows, also of those that a filter hides
 * @param initialIds the rows that are selected at first
 */
export function useSelection(
  shownIds: readonly string[],
  allIds: readonly string[] = shownIds,
  initialIds: ReadonlySet<string> = NO_IDS,
): Selection {
  const [chosenIds, setChosenIds] = useState(initialIds);
  const lastId = useRef<string>(undefined);
  /** The range that Shift and the arrow keys change. `previousIds` were selected before the range started. */
  const rangeRef = useRef<{ fromId: string; toId: string; previousIds: ReadonlySet<string> }>(undefined);
  const latestOrder = useLatest(shownIds);
  const latestAllIds = useLatest(allIds);
  const [previousIds, setPreviousIds] = useState(allIds);
  if (previousIds !== allIds) {
    setPreviousIds(allIds);
    // Ids that were not in the list yet stay, since new documents are selected before the list shows them.
    const existingIds = new Set(allIds);
    const goneIds = new Set(previousIds.filter((rowId) => chosenIds.has(rowId) && !existingIds.has(rowId)));
    if (goneIds.size > 0) setChosenIds(new Set([...chosenIds].filter((rowId) => !goneIds.has(rowId))));
  }
  const selectedIds = useMemo(
    () => (chosenIds.size === 0 ? NO_IDS : new Set(allIds.filter((rowId) => chosenIds.has(rowId)))),
    [chosenIds, allIds],
  );
  const latestSelectedIds = useLatest(selectedIds);

  const toggle = useCallback(
    (rowId: string, isRange = false) => {
      const fromId = lastId.current;
      lastId.current = rowId;
      rangeRef.current = undefined;
      setChosenIds((lastChosenIds) => {
        const changedIds = new Set(latestAllIds.current.filter((existingId) => lastChosenIds.has(existingId)));
        if (isRange) for (const rangeId of getRange(latestOrder.current, fromId, rowId)) changedIds.add(rangeId);
        else if (!changedIds.delete(rowId)) changedIds.add(rowId);
        return changedIds;
      });
    },
    [latestOrder, latestAllIds],
  );
  const extend = useCallback(
    (fromId: string, toId: string) => {
      const currentRange = rangeRef.current;
      const newRange =
        currentRange?.toId === fromId
          ? { ...currentRange, toId }
          : { fromId, toId, previousIds: latestSelectedIds.current };
      rangeRef.current = newRange;
      lastId.current = toId;
      // Rows of the range that were deleted since are no longer selected.
      const remainingIds = [...newRange.previousIds].filter((rowId) => latestSelectedIds.current.has(rowId));
      setChosenIds(new Set([...remainingIds, ...getRange(latestOrder.current, newRange.fromId, toId)]));
    },
    [latestOrder, latestSelectedIds],
  );
  const replaceSelection = useCallback((rowIds: readonly string[]) => {
    rangeRef.current = undefined;
    setChosenIds(new Set(rowIds));
  }, []);
  const clear = useCallback(() => {
    rangeRef.current = undefined;
    setChosenIds(NO_IDS);
  }, []);
  return useMemo(
    () => ({ rowIds: selectedIds, toggle, extend, replace: replaceSelection, clear }),
    [selectedIds, toggle, extend, replaceSelection, clear],
  );
}

/** Returns the ids from one id to another, in list order. Returns only `toId` if one of the two is not in the list. */
export function getRange(orderedIds: readonly string[], fromId: string | undefined, toId: string): readonly string[] {
  const fromIndex = fromId === undefined ? -1 : orderedIds.indexOf(fromId);
  const toIndex = orderedIds.indexOf(toId);
  return fromIndex < 0 || toIndex < 0
    ? [toId]
    : orderedIds.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1);
}
