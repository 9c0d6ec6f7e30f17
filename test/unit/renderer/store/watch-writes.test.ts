import { afterEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import type { CommittedWrite } from '../../../../src/renderer/store/watch-writes.ts';
import { until } from '../../../support/until.ts';

let count = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function watched() {
  const database = new Database(`watch-${count++}`);
  const heard: string[] = [];
  const rows: CommittedWrite[] = [];
  const stop = database.writes.listen({
    onBegin: () => heard.push('began'),
    onAbort: () => heard.push('aborted'),
    onCommit: (changes) => {
      heard.push(changes.map(({ table, id, row }) => `${row === undefined ? '-' : '+'}${table}/${id}`).join(' '));
      rows.push(...changes);
    },
  });
  ends.push(stop, () => database.close());
  return { db: database, heard, rows };
}

const row = (id: string, rev = 1): Row => ({ id, document: { id }, updatedAt: 0, rev });

describe('what a transaction has committed', () => {
  it('is heard of by table and key, in order, once the disk has it', async () => {
    const { db: database, heard, rows } = watched();
    await database.transaction('rw', ['characters', 'templates', 'meta'], async () => {
      await database.documents('characters').put(row('a'));
      await database.documents('templates').add(row('t'));
      await database.meta.put({ key: 'rev:characters', value: 1 });
      expect(heard).toEqual(['began']);
    });
    expect(heard).toEqual(['began', '+characters/a +templates/t +meta/rev:characters']);
    expect(rows[0]?.row).toEqual(row('a'));
  });

  it('is heard of whichever way the rows went', async () => {
    const { db: database, heard } = watched();
    const table = database.documents('characters');
    const bulk = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await table.bulkPut(bulk.map((id, index) => row(id, index)));
    await table.bulkDelete(['a']);
    await table.where('rev').between(1, 3).delete();
    await table.where('id').aboveOrEqual('f').delete();
    await table.update('d', { updatedAt: 7 });
    await table.where('id').equals('e').modify({ updatedAt: 8 });
    await table.clear();
    await database.mappings.bulkAdd([{ name: 'm', mapping: {}, usedAt: 0 }]);
    expect(heard.filter((line) => line !== 'began')).toEqual([
      bulk.map((id) => `+characters/${id}`).join(' '),
      '-characters/a',
      '-characters/b -characters/c',
      '-characters/f -characters/g',
      '+characters/d',
      '+characters/e',
      '-characters/d -characters/e',
      '+mappings/m',
    ]);
    expect(await table.count()).toBe(0);
  });

  it('leaves out what was refused, and all of a transaction that was taken back', async () => {
    const { db: database, heard } = watched();
    const table = database.documents('characters');
    await table.add(row('a'));
    await table.bulkAdd([row('a'), row('b')]).catch(() => undefined);
    await until(() => expect(heard.at(-1)).toBe('+characters/b'));
    await database
      .transaction('rw', 'characters', async () => {
        await table.put(row('c'));
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await until(() => expect(heard.slice(2)).toEqual(['began', '+characters/b', 'began', 'aborted']));
  });
});
