import type { Database } from '../database.ts';
import type { DrawingRow } from '../rows.ts';
import { splitDrawing } from './drawings.ts';

/** Documents in one transaction: few enough that none takes long and an interruption loses little. */
const AT_ONCE = 50;

/**
 * Moves the drawings out of the characters of a library that an older Rollcall has written. Both forms can be read, so it
 * may be interrupted at any time; the next start continues.
 *
 * @param onProgress hears how many documents of how many are done
 */
export async function setDrawingsApart(
  database: Database,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  if ((await database.meta.get('drawings-apart')) !== undefined) return;
  const table = database.documents('characters');
  const ids = await table.toCollection().primaryKeys();
  for (let done = 0; done < ids.length; done += AT_ONCE) {
    onProgress(done, ids.length);
    await database.transaction('rw', ['characters', 'drawings'], async () => {
      const rows = (await table.bulkGet(ids.slice(done, done + AT_ONCE))).flatMap((row) => row ?? []);
      const drawings: DrawingRow[] = [];
      const light = rows.flatMap((row) => {
        const { document, drawing } = splitDrawing(row.document);
        if (drawing === undefined) return [];
        drawings.push(drawing);
        return [{ ...row, document }];
      });
      await database.drawings.bulkPut(drawings);
      await table.bulkPut(light);
    });
  }
  await database.meta.put({ key: 'drawings-apart', value: true });
}
