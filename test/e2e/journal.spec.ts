import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../src/renderer/platform/bridge.ts';
import type { JournalChange, RowName } from '../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../src/shared/library/row-checksum.ts';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';

const NAME: RowName = { table: 'mappings', id: 'Saturday list' };
const put = (mapping: object): JournalChange => {
  const row = { name: NAME.id, mapping, usedAt: 5 };
  return { ...NAME, rev: 0, kind: 'put', row, sum: computeRowChecksum(row) };
};

const append = ({ page }: AppWindow, changes: readonly JournalChange[]) =>
  page.evaluate((changes) => window.rollcall?.journalAppend(changes), changes);
const rowOf = ({ page }: AppWindow) =>
  page.evaluate(async (name) => (await window.rollcall?.journalRows([name]))?.[0]?.row, NAME);

const backUp = ({ page }: AppWindow) => page.evaluate(() => window.rollcall?.backupNow());
const choose = async ({ app, page }: AppWindow, folder: string) => {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, folder);
  return page.evaluate(() => window.rollcall?.backupChooseFolder());
};
const backupsOf = ({ page }: AppWindow) => page.evaluate(() => window.rollcall?.backups());

test('the page cannot hand main what is no change', async ({ everyday }) => {
  const shown = await everyday.open();
  const bad: [changes: unknown, refusal: RegExp][] = [
    ['text', /a list is expected/],
    [[{ ...put({}), table: '../characters' }], /no such table/],
    [[{ ...put({}), sum: 'ab' }], /64 hexadecimal digits/],
    [[{ ...put({}), row: { name: 'another' } }], /does not have its sum/],
    [[{ ...put({}), rev: -1 }], /rev must be a whole number/],
  ];
  for (const [changes, refusal] of bad) {
    const reply = await append(shown, changes as JournalChange[]);
    expect(reply).toEqual({ ok: false, refused: expect.stringMatching(refusal), unreadable: true });
  }
  const names = ['../../backups.json', 'Rollcall 0001 x.rollcall'];
  for (const name of names) {
    const rows = await shown.page.evaluate((name) => window.rollcall?.backupRows(name), name);
    expect(rows).toMatchObject({ ok: false });
  }
});

test('a change that was answered is there after a kill, from the journal and from a backup; backups go to a folder of the user, and stay in the profile when that is gone', async ({
  everyday,
}) => {
  let shown = await everyday.open();
  expect(await append(shown, [put({ a: 1 })])).toEqual({ ok: true, whole: [] });
  expect(await rowOf(shown)).toMatchObject({ mapping: { a: 1 } });
  expect(await backUp(shown)).toEqual({ ok: true });
  await append(shown, [put({ a: 2 })]);
  expect(await rowOf(shown)).toMatchObject({ mapping: { a: 2 } });
  const inProfile = await backupsOf(shown);
  expect(inProfile).toMatchObject({ folder: path.join(everyday.profile, 'Backups') });
  const [newest] = inProfile?.snapshots ?? [];
  expect(newest?.counts).toMatchObject({ mappings: 1 });
  const rows = await shown.page.evaluate((name) => window.rollcall?.backupRows(name), newest?.name ?? '');
  expect(rows).toMatchObject({ ok: true });
  expect(rows?.ok === true && rows.rows.find(({ id }) => id === NAME.id)?.row).toMatchObject({ mapping: { a: 1 } });

  const stick = path.join(everyday.folder, 'stick');
  mkdirSync(stick);
  const chosen = path.join(stick, 'Rollcall Backups');
  expect(await backUp(shown)).toEqual({ ok: true });
  const made = (await backupsOf(shown))?.snapshots.length ?? 0;
  expect(made).toBeGreaterThan(0);
  expect(await choose(shown, stick)).toEqual({ ok: true });
  const archives = () => readdirSync(chosen).filter((name) => name.endsWith('.rollcall'));
  expect(archives()).toHaveLength(made);

  await append(shown, [put({ a: 3 })]);
  expect(await backUp(shown)).toEqual({ ok: true });
  expect(archives()).toHaveLength(made + 1);
  await append(shown, [put({ a: 4 })]);
  await everyday.kill();

  rmSync(chosen, { recursive: true });
  shown = await everyday.open();
  expect(await rowOf(shown)).toMatchObject({ mapping: { a: 4 } });
  await append(shown, [put({ a: 5 })]);
  const refused = await backUp(shown);
  expect(refused).toMatchObject({ ok: false, refused: expect.stringContaining('it is not there; plug in its disk') });
  expect(existsSync(chosen)).toBe(false);
  const backups = await backupsOf(shown);
  expect(backups).toMatchObject({
    folder: chosen,
    refused: expect.stringContaining(path.join(everyday.profile, 'Backups')),
  });
  expect(await rowOf(shown)).toMatchObject({ mapping: { a: 5 } });

  // Others go on with this library: it is backed up where it was before, and the row, which only the copy has, is not missed.
  expect(await choose(shown, everyday.profile)).toEqual({ ok: true });
  expect(await backupsOf(shown)).toMatchObject({ folder: path.join(everyday.profile, 'Backups') });
  await append(shown, [{ ...NAME, rev: 0, kind: 'delete' }]);
  await shown.page.reload();
  await shown.page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
});
