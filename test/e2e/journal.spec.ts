import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type {} from '../../src/renderer/platform/bridge.ts';
import type { JournalChange, RowName } from '../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../src/shared/library/row-checksum.ts';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';

const ROW_NAME: RowName = { table: 'mappings', id: 'Saturday list' };
/** Creates the change that stores a column mapping of spreadsheets. A mapping is a short row, and only the bridge sees these. */
const createPut = (mapping: object): JournalChange => {
  const row = { name: ROW_NAME.id, mapping, usedAt: 5 };
  return { ...ROW_NAME, rev: 0, kind: 'put', row, sum: computeRowChecksum(row) };
};

const appendChanges = ({ page }: AppWindow, changes: readonly JournalChange[]) =>
  page.evaluate((changes) => window.rollcall?.journalAppend(changes), changes);
const readRow = ({ page }: AppWindow) =>
  page.evaluate(async (name) => (await window.rollcall?.journalRows([name]))?.[0]?.row, ROW_NAME);

const makeBackup = ({ page }: AppWindow) => page.evaluate(() => window.rollcall?.backupNow());
const chooseBackupFolder = async ({ app, page }: AppWindow, folder: string) => {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, folder);
  return page.evaluate(() => window.rollcall?.backupChooseFolder());
};
const readBackups = ({ page }: AppWindow) => page.evaluate(() => window.rollcall?.backups());

test('refuses invalid journal changes and backup names from the page', async ({ everyday }) => {
  const appWindow = await everyday.open();
  const invalidChanges: [changes: unknown, refusal: RegExp][] = [
    ['text', /a list is expected/],
    [[{ ...createPut({}), table: '../characters' }], /no such table/],
    [[{ ...createPut({}), sum: 'ab' }], /64 hexadecimal digits/],
    [[{ ...createPut({}), row: { name: 'another' } }], /does not have its sum/],
    [[{ ...createPut({}), rev: -1 }], /rev must be a whole number/],
  ];
  for (const [changes, refusal] of invalidChanges) {
    const reply = await appendChanges(appWindow, changes as JournalChange[]);
    expect(reply).toEqual({ ok: false, refused: expect.stringMatching(refusal), unreadable: true });
  }
  const backupNames = ['../../backups.json', 'Rollcall 0001 x.rollcall'];
  for (const backupName of backupNames) {
    const rows = await appWindow.page.evaluate((name) => window.rollcall?.backupRows(name), backupName);
    expect(rows).toMatchObject({ ok: false });
  }
});

test('keeps acknowledged changes in the journal and the backups after a kill, moves backups to a chosen folder, and reports when that folder is gone', async ({
  everyday,
}) => {
  let appWindow = await everyday.open();
  // `whole` lists rows that the page has to send again completely.
  expect(await appendChanges(appWindow, [createPut({ a: 1 })])).toEqual({ ok: true, whole: [] });
  expect(await readRow(appWindow)).toMatchObject({ mapping: { a: 1 } });
  expect(await makeBackup(appWindow)).toEqual({ ok: true });
  await appendChanges(appWindow, [createPut({ a: 2 })]);
  expect(await readRow(appWindow)).toMatchObject({ mapping: { a: 2 } });
  const profileBackups = await readBackups(appWindow);
  expect(profileBackups).toMatchObject({ folder: path.join(everyday.profile, 'Backups') });
  const [newestBackup] = profileBackups?.snapshots ?? [];
  expect(newestBackup?.counts).toMatchObject({ mappings: 1 });
  const backupRows = await appWindow.page.evaluate(
    (name) => window.rollcall?.backupRows(name),
    newestBackup?.name ?? '',
  );
  expect(backupRows).toMatchObject({ ok: true });
  expect(backupRows?.ok === true && backupRows.rows.find(({ id: rowId }) => rowId === ROW_NAME.id)?.row).toMatchObject({
    mapping: { a: 1 },
  });

  const usbFolder = path.join(everyday.folder, 'stick');
  mkdirSync(usbFolder);
  const chosenFolder = path.join(usbFolder, 'Rollcall Backups');
  expect(await makeBackup(appWindow)).toEqual({ ok: true });
  const backupCount = (await readBackups(appWindow))?.snapshots.length ?? 0;
  expect(backupCount).toBeGreaterThan(0);
  expect(await chooseBackupFolder(appWindow, usbFolder)).toEqual({ ok: true });
  const listArchives = () => readdirSync(chosenFolder).filter((fileName) => fileName.endsWith('.rollcall'));
  expect(listArchives()).toHaveLength(backupCount);

  await appendChanges(appWindow, [createPut({ a: 3 })]);
  expect(await makeBackup(appWindow)).toEqual({ ok: true });
  expect(listArchives()).toHaveLength(backupCount + 1);
  await appendChanges(appWindow, [createPut({ a: 4 })]);
  await everyday.kill();

  rmSync(chosenFolder, { recursive: true });
  appWindow = await everyday.open();
  expect(await readRow(appWindow)).toMatchObject({ mapping: { a: 4 } });
  await appendChanges(appWindow, [createPut({ a: 5 })]);
  const refusal = await makeBackup(appWindow);
  expect(refusal).toMatchObject({ ok: false, refused: expect.stringContaining('it is not there; plug in its disk') });
  expect(existsSync(chosenFolder)).toBe(false);
  const backups = await readBackups(appWindow);
  expect(backups).toMatchObject({
    folder: chosenFolder,
    refused: expect.stringContaining(path.join(everyday.profile, 'Backups')),
  });
  expect(await readRow(appWindow)).toMatchObject({ mapping: { a: 5 } });

  // The following tests use this library, so the test restores the backup folder and deletes the row that only the journal has.
  expect(await chooseBackupFolder(appWindow, everyday.profile)).toEqual({ ok: true });
  expect(await readBackups(appWindow)).toMatchObject({ folder: path.join(everyday.profile, 'Backups') });
  await appendChanges(appWindow, [{ ...ROW_NAME, rev: 0, kind: 'delete' }]);
  await appWindow.page.reload();
  await appWindow.page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
});
