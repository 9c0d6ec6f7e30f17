/**
 * Upgrades templates of older libraries, in which templates were not documents yet. The journal, snapshots and the trash may still
 * contain such rows.
 */
import type { Transaction } from 'dexie';
import type { Row } from '../rows.ts';

interface OldTemplateRow {
  id: string;
  template: unknown;
  addedAt: number;
  shared?: string;
}

const isOldRow = (storedRow: unknown): storedRow is Row & OldTemplateRow =>
  typeof storedRow === 'object' && storedRow !== null && 'template' in storedRow;

/** Converts a template row of an older Rollcall to a document row. Returns any other row unchanged. */
export function toDocumentRow(storedRow: Row): Row {
  if (!isOldRow(storedRow)) return storedRow;
  const { template, addedAt, ...otherFields }: OldTemplateRow = storedRow;
  return { ...otherFields, document: template, updatedAt: addedAt, rev: 0 };
}

/** Converts all template rows of a library to document rows. */
export async function upgradeTemplates(transaction: Transaction): Promise<void> {
  let rowCount = 0;
  await transaction
    .table('templates')
    .toCollection()
    .modify((_row, cursor) => {
      rowCount += 1;
      cursor.value = { ...toDocumentRow(cursor.value as Row), rev: 1 };
    });
  if (rowCount > 0) await transaction.table('meta').put({ key: 'rev:templates', value: 1 });
  for (const tableName of ['replaced', 'trash']) {
    await transaction
      .table(tableName)
      .toCollection()
      .modify((holder: { row?: Row }) => {
        if (isOldRow(holder.row)) holder.row = toDocumentRow(holder.row);
      });
  }
}
