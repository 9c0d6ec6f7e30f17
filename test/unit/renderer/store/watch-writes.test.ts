import { afterEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import type { CommittedWrite } from '../../../../src/renderer/store/watch-writes.ts';
import { waitFor } from '../../../support/wait-for.ts';

let databaseCount = 0;
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Opens a database and reports its transactions: `began`, `aborted`, or the written (`+`) and deleted (`-`) rows after a commit. */
function watchDatabase() {
  const database = new Database(`watch-${databaseCount++}`);
  const reports: string[] = [];
  const committedWrites: CommittedWrite[] = [];
  const stopWatching = database.writes.listen({
    onBegin: () => reports.push('began'),
    onAbort: () => reports.push('aborted'),
    onCommit: (changes) => {
      reports.push(
        changes.map(({ table: tableName, id, row }) => `${row === undefined ? '-' : '+'}${tableName}/${id}`).join(' '),
      );
      committedWrites.push(...changes);
    },
  });
  cleanups.push(stopWatching, () => database.close());
  return { database, reports, committedWrites };
}

const createRow = (id: string, rev = 1): Row => ({ id, document: { id }, updatedAt: 0, rev });

describe('watching committed writes', () => {
  it('reports store and key in order once the transaction has committed', async () => {
    const { database, reports, committedWrites } = watchDatabase();
    await database.transaction('rw', ['characters', 'templates', 'meta'], async () => {
      await database.documents('characters').put(createRow('a'));
      await database.documents('templates').add(createRow('t'));
      await database.meta.put({ key: 'rev:characters', value: 1 });
      expect(reports).toEqual(['began']);
    });
    expect(reports).toEqual(['began', '+characters/a +templates/t +meta/rev:characters']);
    expect(committedWrites[0]?.row).toEqual(createRow('a'));
  });

  it('reports rows however they were written or deleted', async () => {
    const { database, reports } = watchDatabase();
    const characterTable = database.documents('characters');
    const rowIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await characterTable.bulkPut(rowIds.map((id, index) => createRow(id, index)));
    await characterTable.bulkDelete(['a']);
    await characterTable.where('rev').between(1, 3).delete();
    await characterTable.where('id').aboveOrEqual('f').delete();
    await characterTable.update('d', { updatedAt: 7 });
    await characterTable.where('id').equals('e').modify({ updatedAt: 8 });
    await characterTable.clear();
    await database.mappings.bulkAdd([{ name: 'm', mapping: {}, usedAt: 0 }]);
    expect(reports.filter((report) => report !== 'began')).toEqual([
      rowIds.map((id) => `+characters/${id}`).join(' '),
      '-characters/a',
      '-characters/b -characters/c',
      '-characters/f -characters/g',
      '+characters/d',
      '+characters/e',
      '-characters/d -characters/e',
      '+mappings/m',
    ]);
    expect(await characterTable.count()).toBe(0);
  });

  it('leaves out refused rows and aborted transactions', async () => {
    const { database, reports } = watchDatabase();
    const characterTable = database.documents('characters');
    await characterTable.add(createRow('a'));
    await characterTable.bulkAdd([createRow('a'), createRow('b')]).catch(() => undefined);
    await waitFor(() => expect(reports.at(-1)).toBe('+characters/b'));
    await database
      .transaction('rw', 'characters', async () => {
        await characterTable.put(createRow('c'));
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await waitFor(() => expect(reports.slice(2)).toEqual(['began', '+characters/b', 'began', 'aborted']));
  });
});
