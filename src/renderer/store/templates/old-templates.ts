/** Templates of libraries from before they were edited like documents: the journal, snapshots and the trash may hold such rows. */
import type { Transaction } from 'dexie';
import type { Row } from '../rows.ts';

interface OldTemplateRow {
  id: string;
  template: unknown;
  addedAt: number;
  shared?: string;
}

const isOld = (row: unknown): row is Row & OldTemplateRow =>
  typeof row === 'object' && row !== null && 'template' in row;

/** A row as tables have it now. */
export function asDocumentRow(row: Row): Row {
  if (!isOld(row)) return row;
  const { template, addedAt, ...others }: OldTemplateRow = row;
  return { ...others, document: template, updatedAt: addedAt, rev: 0 };
}

/** Gives the templates of a library the form of documents, wherever they are kept. */
export async function upgradeTemplates(change: Transaction): Promise<void> {
  let found = 0;
  await change
    .table('templates')
    .toCollection()
    .modify((_row, place) => {
      found += 1;
      place.value = { ...asDocumentRow(place.value as Row), rev: 1 };
    });
  if (found > 0) await change.table('meta').put({ key: 'rev:templates', value: 1 });
  for (const name of ['replaced', 'trash']) {
    await change
      .table(name)
      .toCollection()
      .modify((holder: { row?: Row }) => {
        if (isOld(holder.row)) holder.row = asDocumentRow(holder.row);
      });
  }
}
