import { describe, expect, it, vi } from 'vitest';
import { JournalService } from '../../../../src/main/journal/service.ts';
import { createTasks } from '../../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../../src/main/texts.ts';
import { sha256 } from '../../../../src/node/sha256.ts';
import { diffJson } from '../../../../src/shared/document/diff-json.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../../../src/shared/library/row-checksum.ts';
import { full, MemoryDisk } from '../../../support/journal/memory-disk.ts';

const start = (disk: MemoryDisk) =>
  new JournalService({
    texts: new MainTexts(),
    journalDisk: disk,
    profile: '/p',
    tasks: createTasks(disk),
    getTime: () => 1_000,
    program: 'Rollcall test',
  });

const hero = (id: string, concept: string, rev: number) => ({ id, rev, updatedAt: 5, document: { name: id, concept } });
const put = (row: ReturnType<typeof hero>): JournalChange => ({
  table: 'characters',
  id: row.id,
  rev: row.rev,
  kind: 'put',
  row,
  sum: computeRowChecksum(row),
});
const edit = (from: ReturnType<typeof hero>, to: ReturnType<typeof hero>): JournalChange => ({
  table: 'characters',
  id: to.id,
  rev: to.rev,
  kind: 'edit',
  edits: diffJson(from, to),
  from: computeRowChecksum(from),
  sum: computeRowChecksum(to),
});
const done = (whole: string[] = []) => ({ ok: true, whole: whole.map((id) => ({ table: 'characters', id })) });
const rowOf = async (disk: MemoryDisk, id: string) =>
  (await start(disk).recoverRows([{ table: 'characters', id }]))[0]?.row;

describe('a change that was answered', () => {
  it('is there after a kill, an edit like a whole row', async () => {
    const disk = new MemoryDisk();
    const journal = start(disk);
    expect(await journal.append([put(hero('ada', 'a', 1))])).toEqual(done());
    expect(await journal.append([edit(hero('ada', 'a', 1), hero('ada', 'b', 2))])).toEqual(done());
    expect(await rowOf(disk.copy(), 'ada')).toEqual(hero('ada', 'b', 2));
    expect(await start(disk.copy()).getInventory()).toMatchObject({
      exists: true,
      rows: [{ table: 'characters', id: 'ada', rev: 2, name: 'ada', sum: computeRowChecksum(hero('ada', 'b', 2)) }],
      deleted: [],
      revs: { characters: 2 },
      lost: [],
      faults: [],
    });
  });

  it('keeps numbers beyond JSON', async () => {
    const disk = new MemoryDisk();
    const row = { ...hero('ada', 'a', 1), updatedAt: Number.POSITIVE_INFINITY };
    await start(disk).append([put(row)]);
    expect(await rowOf(disk.copy(), 'ada')).toEqual(row);
  });

  it('is not undone by an older one that comes later', async () => {
    const disk = new MemoryDisk();
    const journal = start(disk);
    await journal.append([put(hero('ada', 'new', 5))]);
    expect(await journal.append([put(hero('ada', 'old', 4))])).toEqual(done());
    expect(await journal.append([{ table: 'characters', id: 'ada', rev: 3, kind: 'delete' }])).toEqual(done());
    expect(await rowOf(disk, 'ada')).toEqual(hero('ada', 'new', 5));
  });
});

describe('an edit', () => {
  it('is asked for whole where its base is not known, after a start too, and after fifty of them', async () => {
    const disk = new MemoryDisk();
    expect(await start(disk).append([edit(hero('ada', 'a', 1), hero('ada', 'b', 2))])).toEqual(done(['ada']));
    await start(disk).append([put(hero('ada', '0', 1))]);
    const journal = start(disk);
    expect(await journal.append([edit(hero('ada', '0', 1), hero('ada', '1', 2))])).toEqual(done(['ada']));
    await journal.append([put(hero('ada', '1', 2))]);
    for (let index = 2; index <= 51; index++) {
      expect(
        await journal.append([edit(hero('ada', `${index - 1}`, index), hero('ada', `${index}`, index + 1))]),
      ).toEqual(done());
    }
    expect(await journal.append([edit(hero('ada', '51', 52), hero('ada', '52', 53))])).toEqual(done(['ada']));
    expect(await rowOf(disk, 'ada')).toEqual(hero('ada', '51', 52));
  });

  it('that does not lead to its sum is asked for whole', async () => {
    const journal = start(new MemoryDisk());
    await journal.append([put(hero('ada', 'a', 1))]);
    const wrong = { ...edit(hero('ada', 'a', 1), hero('ada', 'b', 2)), sum: sha256('other') };
    expect(await journal.append([wrong])).toEqual(done(['ada']));
  });
});

describe('changes that come while the disk is busy', () => {
  it('go together into the next write, and each is answered', async () => {
    const disk = new MemoryDisk();
    const journal = start(disk);
    await journal.append([put(hero('ada', 'a', 1))]);
    let writes = 0;
    disk.before = (_, what, file) => {
      if (what === 'sync' && file.endsWith('.journal')) writes += 1;
    };
    const rows = Array.from({ length: 30 }, (_, index) => hero(`h${index}`, 'a', index + 2));
    const replies = await Promise.all(rows.map((row) => journal.append([put(row)])));
    expect(replies).toEqual(rows.map(() => done()));
    expect(writes).toBeLessThanOrEqual(2);
    for (const row of rows) expect(await rowOf(disk.copy(), row.id)).toEqual(row);
  });
});

describe('a fault of the program while changes are written', () => {
  it('refuses these changes and answers the ones after them', async () => {
    const service = start(new MemoryDisk());
    const { journal } = await service.start();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(journal.state.rows, 'set').mockImplementationOnce(() => {
      throw new TypeError('A fault of the program.');
    });
    expect(await service.append([put(hero('ada', 'a', 1))])).toMatchObject({ ok: false });
    expect(await service.append([put(hero('ada', 'a', 1))])).toEqual(done());
    vi.restoreAllMocks();
  });
});

describe('a full disk', () => {
  it('refuses the change in our words, and leaves no half line when there is room again', async () => {
    const disk = new MemoryDisk();
    const journal = start(disk);
    await journal.append([put(hero('ada', 'a', 1))]);
    disk.before = (_, what) => what === 'write' && full();
    expect(await journal.append([put(hero('ada', 'b', 2))])).toEqual({
      ok: false,
      refused: 'Your changes cannot be kept in the journal: the disk is full; make room and try again.',
    });
    expect(await rowOf(disk.copy(), 'ada')).toEqual(hero('ada', 'a', 1));
    disk.before = () => undefined;
    await journal.append([put(hero('ada', 'c', 3))]);
    expect((await start(disk.copy()).getInventory()).faults).toEqual([]);
    expect(await rowOf(disk.copy(), 'ada')).toEqual(hero('ada', 'c', 3));
  });
});
