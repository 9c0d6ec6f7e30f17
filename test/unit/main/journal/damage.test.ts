import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalService } from '../../../../src/main/journal/service.ts';
import type { JournalChange } from '../../../../src/shared/library/journal.ts';
import { assetOf, deleteOf, editOf, hero, putOf, startJournal } from '../../../support/journal/journal.ts';
import { check, DAMAGES, type Damage, damaged, type RowHistory } from '../../../support/journal/journal-damage.ts';
import { MemoryDisk } from '../../../support/journal/memory-disk.ts';
import { some } from '../../../support/runs.ts';

const PICTURE = assetOf('picture', '\x89PNG a picture');
const IDS = ['ada', 'bo', 'cy', 'di', 'ed', 'flo', 'gus'];

let disk: MemoryDisk;
const truth: RowHistory = new Map();

async function tell(journal: JournalService, changes: readonly JournalChange[]): Promise<void> {
  const reply = await journal.append(changes);
  expect(reply).toEqual({ ok: true, whole: [] });
  for (const change of changes) {
    const state = change.kind === 'delete' ? undefined : change.sum;
    truth.set(change.id, [...(truth.get(change.id) ?? []), state]);
  }
}

/** Three snapshots with changes before, between and behind them, and a start in between. */
beforeAll(async () => {
  disk = new MemoryDisk();
  let journal = startJournal(disk);
  await journal.saveAsset(PICTURE);
  await tell(
    journal,
    IDS.map((id) => putOf(hero(id, 'first', 1))),
  );
  expect(await journal.backupNow()).toEqual({ ok: true });
  await tell(journal, [putOf(hero('ada', 'second', 2, { art: { image: { src: `sha256:${PICTURE.hash}` } } }))]);
  await tell(journal, [putOf(hero('bo', 'second', 3)), deleteOf('cy', 4)]);
  expect(await journal.backupNow()).toEqual({ ok: true });
  journal = startJournal(disk);
  await tell(journal, [putOf(hero('di', 'third', 5))]);
  await tell(journal, [editOf(hero('di', 'third', 5), hero('di', 'fourth', 6))]);
  expect(await journal.backupNow()).toEqual({ ok: true });
  await tell(journal, [putOf(hero('ed', 'fifth', 7)), putOf(hero('new', 'fifth', 8))]);
  await tell(journal, [editOf(hero('ed', 'fifth', 7), hero('ed', 'sixth', 9)), deleteOf('gus', 10)]);
  disk = disk.copy();
});

const files = (): string[] => [...disk.files.keys()].sort();

describe('a profile that was damaged', () => {
  it('begins whole: three snapshots, the parts of two, a picture', async () => {
    expect(files().map((file) => file.replace(/\d{4}-.*(?=\.)/, '…').replace(/[0-9a-f]{64}/, '#'))).toEqual([
      '/profile/Backups/Rollcall 0001 ….index',
      '/profile/Backups/Rollcall 0001 ….rollcall',
      '/profile/Backups/Rollcall 0002 ….index',
      '/profile/Backups/Rollcall 0002 ….rollcall',
      '/profile/Backups/Rollcall 0003 ….index',
      '/profile/Backups/Rollcall 0003 ….rollcall',
      '/profile/Backups/art/#.png',
      '/profile/Journal/000003.journal',
      '/profile/Journal/000003.names',
      '/profile/Journal/000004.journal',
      '/profile/Journal/000004.names',
      '/profile/backups.json',
    ]);
    const { faults } = await startJournal(disk.copy()).getInventory();
    expect(faults).toEqual([]);
    await check(truth, disk.copy(), 'as it was');
  });

  it('in any one file gives everything back or names it', async () => {
    for (const file of files()) {
      for (const damage of DAMAGES) await check(truth, damaged(disk, file, damage), `${file} ${damage.name}`);
    }
  });

  it('in any one file but the journal gives everything back', async () => {
    for (const file of files().filter((name) => !name.endsWith('4.journal'))) {
      for (const damage of DAMAGES) {
        const { rows } = await startJournal(damaged(disk, file, damage)).getInventory();
        const states = [...truth].flatMap(([id, all]) => (all.at(-1) === undefined ? [] : [[id, all.at(-1)]]));
        expect(Object.fromEntries(rows.map((row) => [row.id, row.sum])), `${file} ${damage.name}`).toEqual(
          Object.fromEntries(states),
        );
      }
    }
  });

  it('in any two files gives everything back or names it', async () => {
    const damages = DAMAGES.filter((_, index) => index % 3 !== 1);
    const pairs = files().flatMap((first, index) =>
      files()
        .slice(index + 1)
        .flatMap((second) =>
          damages.map((damage, k) => {
            const other = damages[(k + index) % damages.length] as Damage;
            return { first, damage, second, other };
          }),
        ),
    );
    for (const { first, damage, second, other } of some(pairs)) {
      await check(
        truth,
        damaged(damaged(disk, first, damage), second, other),
        `${first} ${damage.name}, ${second} ${other.name}`,
      );
    }
  });

  it('in the newest part of the journal still knows what was deleted', async () => {
    for (const damage of DAMAGES) {
      const { rows } = await startJournal(
        damaged(disk, files().find((name) => name.endsWith('4.journal')) as string, damage),
      ).getInventory();
      expect(
        rows.some(({ id }) => id === 'gus'),
        damage.name,
      ).toBe(false);
    }
  });

  it('in its picture says so by not giving it, and asks for it again', async () => {
    const file = files().find((name) => name.endsWith('.png')) as string;
    for (const damage of DAMAGES) {
      const journal = startJournal(damaged(disk, file, damage));
      expect(await journal.readAsset(PICTURE.hash), damage.name).toBe(undefined);
      expect(await journal.findMissingAssets([PICTURE.hash])).toEqual([PICTURE.hash]);
      await journal.saveAsset(PICTURE);
      expect((await journal.readAsset(PICTURE.hash))?.bytes).toEqual(new Uint8Array(PICTURE.bytes));
    }
  });
});
