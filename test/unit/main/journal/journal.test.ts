import { describe, expect, it, vi } from 'vitest';
import { JournalService } from '../../../../src/main/journal/service.ts';
import { createTasks } from '../../../../src/main/journal/thread/tasks.ts';
import { MainTexts } from '../../../../src/main/texts.ts';
import { sha256 } from '../../../../src/node/sha256.ts';
import { diffJson } from '../../../../src/shared/document/diff-json.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../../../src/shared/library/row-checksum.ts';
import { MemoryDisk, throwDiskFull } from '../../../support/journal/memory-disk.ts';

/**
 * The journal is a copy of the library in files of the main process. The window sends each changed row: whole (`put`), as edits of the
 * row that the journal has (`edit`), or deleted. In a reply, `whole` lists the rows that the window has to send whole.
 */

const startService = (memoryDisk: MemoryDisk) =>
  new JournalService({
    texts: new MainTexts(),
    journalDisk: memoryDisk,
    profile: '/p',
    tasks: createTasks(memoryDisk),
    getTime: () => 1_000,
    program: 'Rollcall test',
  });

const createHeroRow = (rowId: string, concept: string, revision: number) => ({
  id: rowId,
  rev: revision,
  updatedAt: 5,
  document: { name: rowId, concept },
});
const createPut = (row: ReturnType<typeof createHeroRow>): JournalChange => ({
  table: 'characters',
  id: row.id,
  rev: row.rev,
  kind: 'put',
  row,
  sum: computeRowChecksum(row),
});
const createEdit = (
  oldRow: ReturnType<typeof createHeroRow>,
  newRow: ReturnType<typeof createHeroRow>,
): JournalChange => ({
  table: 'characters',
  id: newRow.id,
  rev: newRow.rev,
  kind: 'edit',
  edits: diffJson(oldRow, newRow),
  from: computeRowChecksum(oldRow),
  sum: computeRowChecksum(newRow),
});
/** Creates the reply to a call that was accepted. `rowIds` are the rows that the journal requests whole. */
const createReply = (rowIds: string[] = []) => ({
  ok: true,
  whole: rowIds.map((rowId) => ({ table: 'characters', id: rowId })),
});
const recoverRow = async (memoryDisk: MemoryDisk, rowId: string) =>
  (await startService(memoryDisk).recoverRows([{ table: 'characters', id: rowId }]))[0]?.row;

describe('a confirmed change', () => {
  it('survives a kill, whether it was a whole row or an edit', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startService(memoryDisk);
    expect(await journal.append([createPut(createHeroRow('ada', 'a', 1))])).toEqual(createReply());
    expect(await journal.append([createEdit(createHeroRow('ada', 'a', 1), createHeroRow('ada', 'b', 2))])).toEqual(
      createReply(),
    );
    expect(await recoverRow(memoryDisk.copy(), 'ada')).toEqual(createHeroRow('ada', 'b', 2));
    expect(await startService(memoryDisk.copy()).getInventory()).toMatchObject({
      exists: true,
      rows: [
        { table: 'characters', id: 'ada', rev: 2, name: 'ada', sum: computeRowChecksum(createHeroRow('ada', 'b', 2)) },
      ],
      deleted: [],
      revs: { characters: 2 },
      lost: [],
      faults: [],
    });
  });

  it('keeps numbers that JSON cannot express', async () => {
    const memoryDisk = new MemoryDisk();
    const row = { ...createHeroRow('ada', 'a', 1), updatedAt: Number.POSITIVE_INFINITY };
    await startService(memoryDisk).append([createPut(row)]);
    expect(await recoverRow(memoryDisk.copy(), 'ada')).toEqual(row);
  });

  it('ignores an older change that arrives later', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startService(memoryDisk);
    await journal.append([createPut(createHeroRow('ada', 'new', 5))]);
    expect(await journal.append([createPut(createHeroRow('ada', 'old', 4))])).toEqual(createReply());
    expect(await journal.append([{ table: 'characters', id: 'ada', rev: 3, kind: 'delete' }])).toEqual(createReply());
    expect(await recoverRow(memoryDisk, 'ada')).toEqual(createHeroRow('ada', 'new', 5));
  });
});

describe('an edit', () => {
  it('requests the whole row when the base is unknown, after a restart, and after fifty edits', async () => {
    const memoryDisk = new MemoryDisk();
    expect(
      await startService(memoryDisk).append([createEdit(createHeroRow('ada', 'a', 1), createHeroRow('ada', 'b', 2))]),
    ).toEqual(createReply(['ada']));
    await startService(memoryDisk).append([createPut(createHeroRow('ada', '0', 1))]);
    const journal = startService(memoryDisk);
    expect(await journal.append([createEdit(createHeroRow('ada', '0', 1), createHeroRow('ada', '1', 2))])).toEqual(
      createReply(['ada']),
    );
    await journal.append([createPut(createHeroRow('ada', '1', 2))]);
    for (let index = 2; index <= 51; index++) {
      expect(
        await journal.append([
          createEdit(createHeroRow('ada', `${index - 1}`, index), createHeroRow('ada', `${index}`, index + 1)),
        ]),
      ).toEqual(createReply());
    }
    expect(await journal.append([createEdit(createHeroRow('ada', '51', 52), createHeroRow('ada', '52', 53))])).toEqual(
      createReply(['ada']),
    );
    expect(await recoverRow(memoryDisk, 'ada')).toEqual(createHeroRow('ada', '51', 52));
  });

  it('requests the whole row when the edit does not produce the stated checksum', async () => {
    const journal = startService(new MemoryDisk());
    await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
    const invalidEdit = {
      ...createEdit(createHeroRow('ada', 'a', 1), createHeroRow('ada', 'b', 2)),
      sum: sha256('other'),
    };
    expect(await journal.append([invalidEdit])).toEqual(createReply(['ada']));
  });
});

describe('changes that arrive while the disk is busy', () => {
  it('writes all waiting changes together in the next write and confirms each one', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startService(memoryDisk);
    await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
    let writeCount = 0;
    memoryDisk.beforeStep = (_step, operation, filePath) => {
      if (operation === 'sync' && filePath.endsWith('.journal')) writeCount += 1;
    };
    const rows = Array.from({ length: 30 }, (_step, index) => createHeroRow(`h${index}`, 'a', index + 2));
    const replies = await Promise.all(rows.map((row) => journal.append([createPut(row)])));
    expect(replies).toEqual(rows.map(() => createReply()));
    expect(writeCount).toBeLessThanOrEqual(2);
    for (const row of rows) expect(await recoverRow(memoryDisk.copy(), row.id)).toEqual(row);
  });
});

describe('an internal error while changes are written', () => {
  it('refuses these changes and accepts the next ones', async () => {
    const service = startService(new MemoryDisk());
    const { journal } = await service.start();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(journal.state.rows, 'set').mockImplementationOnce(() => {
      throw new TypeError('A fault of the program.');
    });
    expect(await service.append([createPut(createHeroRow('ada', 'a', 1))])).toMatchObject({ ok: false });
    expect(await service.append([createPut(createHeroRow('ada', 'a', 1))])).toEqual(createReply());
    vi.restoreAllMocks();
  });
});

describe('a full disk', () => {
  it('refuses the change with an explanation, and leaves no partial line once there is room again', async () => {
    const memoryDisk = new MemoryDisk();
    const journal = startService(memoryDisk);
    await journal.append([createPut(createHeroRow('ada', 'a', 1))]);
    memoryDisk.beforeStep = (_step, operation) => operation === 'write' && throwDiskFull();
    expect(await journal.append([createPut(createHeroRow('ada', 'b', 2))])).toEqual({
      ok: false,
      refused: 'Your changes cannot be kept in the journal: the disk is full; make room and try again.',
    });
    expect(await recoverRow(memoryDisk.copy(), 'ada')).toEqual(createHeroRow('ada', 'a', 1));
    memoryDisk.beforeStep = () => undefined;
    await journal.append([createPut(createHeroRow('ada', 'c', 3))]);
    expect((await startService(memoryDisk.copy()).getInventory()).faults).toEqual([]);
    expect(await recoverRow(memoryDisk.copy(), 'ada')).toEqual(createHeroRow('ada', 'c', 3));
  });
});
