import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../platform/use-latest.ts';

/**
 * The selected rows of a list. Rows that are hidden, for example by a filter, are no longer selected, so that actions only affect rows
 * that the user has selected in view.
 */
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
 */
export function useSelection(shownIds: readonly string[]): Selection {
  const [chosenIds, setChosenIds] = useState(NO_IDS);
  const lastId = useRef<string>(undefined);
  /** The range that Shift and the arrow keys change. `previousIds` were selected before the range started. */
  const rangeRef = useRef<{ fromId: string; toId: string; previousIds: ReadonlySet<string> }>(undefined);
  const latestOrder = useLatest(shownIds);
  const [previousShownIds, setPreviousShownIds] = useState(shownIds);
  if (previousShownIds !== shownIds) {
    setPreviousShownIds(shownIds);
    // Ids that were not shown yet stay, since new documents are selected before the list shows them.
    const visibleIds = new Set(shownIds);
    const hiddenIds = new Set(previousShownIds.filter((rowId) => chosenIds.has(rowId) && !visibleIds.has(rowId)));
    if (hiddenIds.size > 0) setChosenIds(new Set([...chosenIds].filter((rowId) => !hiddenIds.has(rowId))));
  }
  const selectedIds = useMemo(
    () => (chosenIds.size === 0 ? NO_IDS : new Set(shownIds.filter((rowId) => chosenIds.has(rowId)))),
    [chosenIds, shownIds],
  );
  const latestSelectedIds = useLatest(selectedIds);

  const toggle = useCallback(
    (rowId: string, isRange = false) => {
      const fromId = lastId.current;
      lastId.current = rowId;
      rangeRef.current = undefined;
      setChosenIds((previousIds) => {
        const changedIds = new Set(latestOrder.current.filter((shownId) => previousIds.has(shownId)));
        if (isRange) for (const rangeId of getRange(latestOrder.current, fromId, rowId)) changedIds.add(rangeId);
        else if (!changedIds.delete(rowId)) changedIds.add(rowId);
        return changedIds;
      });
    },
    [latestOrder],
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
      // Rows of the range that were hidden since are no longer selected.
      const previousIds = [...newRange.previousIds].filter((rowId) => latestSelectedIds.current.has(rowId));
      setChosenIds(new Set([...previousIds, ...getRange(latestOrder.current, newRange.fromId, toId)]));
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
