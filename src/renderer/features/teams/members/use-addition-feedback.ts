import { type RefObject, useEffect, useRef } from 'react';
import type { Member } from '../../../../shared/document/schema.ts';
import { findAddedMembers } from './added-members.ts';

/** The time for which a new row is marked. */
const MARKED_MS = 2000;

/**
 * Marks the rows of members that were added, whatever added them, with `data-added`, and scrolls to the first one. While the list is
 * hidden, as in a narrow window that shows the library, the row waits until the list is shown. `announce` gets the added entries.
 * A row that the user is editing, for example its number of copies, is neither marked nor announced.
 */
export function useAdditionFeedback(
  members: readonly Member[],
  listRef: RefObject<HTMLElement | null>,
  announce: (addedMembers: readonly Member[]) => void,
): void {
  const previousMembers = useRef(members);
  const latestAnnounce = useRef(announce);
  useEffect(() => {
    latestAnnounce.current = announce;
  });
  useEffect(() => {
    const membersBefore = previousMembers.current;
    previousMembers.current = members;
    const list = listRef.current;
    if (list === null) return;
    const rows = findAddedMembers(membersBefore, members).flatMap((index) => {
      const row = list.children[index];
      return row instanceof HTMLElement && !row.contains(document.activeElement) ? [{ row, index }] : [];
    });
    if (rows.length === 0) return;
    latestAnnounce.current(rows.flatMap(({ index }) => members[index] ?? []));
    markRows(
      list,
      rows.map(({ row }) => row),
    );
  }, [members, listRef]);
}

/** Marks rows until they have been visible for a moment. */
function markRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  for (const row of rows) row.dataset.added = '';
  // The observer is called at once if the list is visible, or else when it becomes visible.
  const visibilityObserver = new ResizeObserver(() => {
    if (list.getClientRects().length === 0) return;
    visibilityObserver.disconnect();
    rows[0]?.scrollIntoView({ block: 'nearest' });
    setTimeout(() => {
      for (const row of rows) delete row.dataset.added;
    }, MARKED_MS);
  });
  visibilityObserver.observe(list);
}
