import type { Library } from '../library.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';

export interface SharedState {
  readonly kind: TableName;
  readonly id: string;
  /** `digestOf` what was exported. */
  readonly digest: string;
}

/**
 * Records which states of documents were shared with others. An import may replace a document without a question while it is
 * still in that state. Changes no document and is no undo step.
 */
export async function markShared({ database }: Library, states: readonly SharedState[]): Promise<void> {
  for (const name of TABLE_NAMES) {
    const here = states.filter(({ kind }) => kind === name);
    if (here.length === 0) continue;
    await database.change(name, async (rev) => {
      const rows = await database.documents(name).bulkGet(here.map(({ id }) => id));
      const marked = rows.flatMap((row, index) => {
        const shared = here[index]?.digest;
        return row === undefined || shared === undefined || row.shared === shared ? [] : [{ ...row, shared, rev }];
      });
      await database.documents(name).bulkPut(marked);
    });
  }
}
