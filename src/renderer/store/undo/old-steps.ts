/** Steps of undo of libraries from before a step was kept as the change that it is: its edits had other names. */
import type { Transaction } from 'dexie';
import type { HistoryRow } from '../rows.ts';

type OldHistoryRow = Omit<HistoryRow, 'edits' | 'inverse'> & {
  readonly back: HistoryRow['inverse'];
  readonly forth: HistoryRow['edits'];
};

/** Gives the steps of a library the form of changes. */
export async function upgradeSteps(change: Transaction): Promise<void> {
  await change
    .table<HistoryRow | OldHistoryRow>('history')
    .toCollection()
    .modify((row, place) => {
      if (!('forth' in row)) return;
      const { back, forth, ...others } = row;
      place.value = { ...others, edits: forth, inverse: back };
    });
}
