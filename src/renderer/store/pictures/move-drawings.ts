import type { Database } from '../database.ts';
import type { DrawingRow } from '../rows.ts';
import { splitDrawing } from './drawings.ts';

/** The number of documents in one transaction, so that no transaction takes long and an interruption loses little. */
const BATCH_SIZE = 50;

/**
 * Moves large drawings out of characters to their own table, in a library that an older Rollcall has written. Characters are readable
 * with and without their drawing, so the move may be interrupted at any time. The next start continues it.
 *
 * @param onProgress called with the number of finished and of all characters
 */
export async function moveDrawings(
  database: Database,
  onProgress: (doneCount: number, totalCount: number) => void,
): Promise<void> {
  if ((await database.meta.get('drawings-apart')) !== undefined) return;
  const characterTable = database.documents('characters');
  const characterIds = await characterTable.toCollection().primaryKeys();
  for (let doneCount = 0; doneCount < characterIds.length; doneCount += BATCH_SIZE) {
    onProgress(doneCount, characterIds.length);
    await database.transaction('rw', ['characters', 'drawings'], async () => {
      const batch = await characterTable.bulkGet(characterIds.slice(doneCount, doneCount + BATCH_SIZE));
      const characterRows = batch.filter((characterRow) => characterRow !== undefined);
      const drawings: DrawingRow[] = [];
      const splitRows = characterRows.flatMap((characterRow) => {
        const { document, drawing } = splitDrawing(characterRow.document);
        if (drawing === undefined) return [];
        drawings.push(drawing);
        return [{ ...characterRow, document }];
      });
      await database.drawings.bulkPut(drawings);
      await characterTable.bulkPut(splitRows);
    });
  }
  await database.meta.put({ key: 'drawings-apart', value: true });
}
