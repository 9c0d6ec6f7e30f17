/** Upgrades the steps of undo of older libraries, in which the edits of a step had other names. */
import type { Transaction } from 'dexie';
import type { HistoryRow } from '../rows.ts';

type OldHistoryRow = Omit<HistoryRow, 'edits' | 'inverse'> & {
  readonly back: HistoryRow['inverse'];
  readonly forth: HistoryRow['edits'];
};

/** Renames the edits of all steps in a library. */
export async function upgradeSteps(transaction: Transaction): Promise<void> {
  await transaction
    .table<HistoryRow | OldHistoryRow>('history')
    .toCollection()
    .modify((historyRow, cursor) => {
      if (!('forth' in historyRow)) return;
      const { back: oldInverse, forth: oldEdits, ...otherFields } = historyRow;
      cursor.value = { ...otherFields, edits: oldEdits, inverse: oldInverse };
    });
}
