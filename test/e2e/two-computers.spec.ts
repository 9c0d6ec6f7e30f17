/** A library on two computers that share one folder for backups, and folders that are deleted while the app is running. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type AppWindow, closeApp, createTempFolder, openApp } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter, waitUntilSaved } from '../support/browser/screens.ts';

async function openBackups(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/library/backups';
  });
  await page.getByText('Folder of the backups').waitFor();
}

interface BackupsBridge {
  backups(): Promise<{ snapshots: { name: string }[] }>;
  backupRows(
    name: string,
  ): Promise<{ rows?: { table: string; id: string; row: { document?: { concept?: string } } }[] }>;
}

/** The names of all backups that are listed, newest first. */
const readNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { rollcall } = globalThis as unknown as { rollcall: BackupsBridge };
    return (await rollcall.backups()).snapshots.map(({ name }) => name);
  });

/** Presses the button, and waits for the message and for a backup that wasn't there: the last message may still be shown. */
async function backUp(page: Page): Promise<void> {
  await openBackups(page);
  const earlier = await readNames(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect.poll(async () => (await readNames(page)).some((name) => !earlier.includes(name))).toBe(true);
  await expect(page.getByText('A backup was made.').last()).toBeVisible();
}

async function type(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/characters';
  });
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill(text);
  await waitUntilSaved(page);
}

async function chooseFolder({ app, page }: AppWindow, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, folder);
  const reply = await page.evaluate(() =>
    (globalThis as unknown as { rollcall: { backupChooseFolder(): Promise<unknown> } }).rollcall.backupChooseFolder(),
  );
  expect(reply).toEqual({ ok: true });
}

/** Opens a profile on its list of characters: nothing is said to be missing. */
async function openWhole(profile: string): Promise<AppWindow> {
  const window = await openApp(profile);
  await expect(window.page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
  return window;
}

const damagedDatabases = (profile: string) =>
  readdirSync(profile).filter((name) => name.startsWith('Damaged database'));

test('two computers with one folder for backups each keep what was typed last, and list the backups of the other as such', async () => {
  const folder = createTempFolder();
  try {
    const [desk, laptop, shared] = ['desk', 'laptop', 'shared'].map((name) => path.join(folder.path, name)) as [
      string,
      string,
      string,
    ];
    const away = path.join(folder.path, 'away');
    mkdirSync(shared);

    let window = await openApp(desk);
    await chooseFolder(window, shared);
    await type(window.page, 'From the desk');
    await backUp(window.page);
    await type(window.page, 'From the desk, after the backup');
    await closeApp(window);

    // The long way of docs/backups.md: installed there, started once, closed, and both folders are copied.
    await closeApp(await openApp(laptop));
    for (const name of ['Journal', 'Backups']) {
      rmSync(path.join(laptop, name), { recursive: true, force: true });
      cpSync(path.join(desk, name), path.join(laptop, name), { recursive: true });
    }
    window = await openApp(laptop);
    await expect(window.page.getByRole('heading', { name: 'Found a library from another computer' })).toBeVisible();
    await window.page.getByRole('button', { name: /^Bring (everything )?back/ }).click();
    await window.page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(window.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await window.page.evaluate(() => {
      location.hash = '#/characters';
    });
    await openCharacter(window.page, 'Brasslung');
    await expect(window.page.getByLabel('Concept')).toHaveValue('From the desk, after the backup');
    await chooseFolder(window, shared);
    for (const text of ['From the laptop', 'From the laptop, last']) {
      await type(window.page, text);
      await backUp(window.page);
    }
    await closeApp(window);

    // The folder is away while somebody types at the desk.
    renameSync(shared, away);
    window = await openWhole(desk);
    await type(window.page, 'Typed last at the desk');
    await closeApp(window);
    renameSync(away, shared);

    window = await openWhole(desk);
    await openCharacter(window.page, 'Brasslung');
    await expect(window.page.getByLabel('Concept')).toHaveValue('Typed last at the desk');
    await openBackups(window.page);
    const others = window.page.getByRole('listitem').filter({ hasText: 'Another library from' });
    await expect(others.first()).toBeVisible();
    if (process.env.ROLLCALL_PICTURES !== undefined) {
      await window.page.screenshot({ path: path.join(process.env.ROLLCALL_PICTURES, 'backups.png') });
    }
    // Restoring from it is possible, and the text that was typed later is not chosen to be replaced.
    await others
      .first()
      .getByRole('button', { name: /^Look inside/ })
      .click();
    const dialog = window.page.getByRole('dialog', { name: /^Backup of/ });
    await expect(dialog.getByText('From the laptop, last')).toBeVisible();
    await expect(dialog.getByText('Typed last at the desk')).toBeVisible();
    await closeApp(window);
    expect([damagedDatabases(desk), damagedDatabases(laptop)]).toEqual([[], []]);
  } finally {
    folder.remove();
  }
});

test('folders that are deleted while the app is running are written again with everything before a backup is said to be made', async ({
  everyday,
}) => {
  const { page } = await everyday.open();
  await type(page, 'Before the folders went');
  await backUp(page);
  const folders = ['Journal', 'Backups'].map((name) => path.join(everyday.profile, name));
  for (const folder of folders) rmSync(folder, { recursive: true });
  await type(page, 'After the folders went');
  await backUp(page);
  const backups = path.join(everyday.profile, 'Backups');
  /** The concept in the newest backup, if it holds the other characters too. */
  const readNewest = () =>
    page.evaluate(async () => {
      const { rollcall } = globalThis as unknown as { rollcall: BackupsBridge };
      const [newest] = (await rollcall.backups()).snapshots;
      const { rows = [] } = await rollcall.backupRows(newest?.name ?? '');
      const characters = rows.filter(({ table }) => table === 'characters');
      const concept = characters.find(({ id }) => id === 'brasslung')?.row.document?.concept;
      return characters.length > 5 ? concept : undefined;
    });
  await expect.poll(readNewest).toBe('After the folders went');

  // Without a key in between as well.
  for (const folder of folders) rmSync(folder, { recursive: true });
  await backUp(page);
  // The message of the last backup may still be shown.
  const hasArchive = () => existsSync(backups) && readdirSync(backups).some((name) => name.endsWith('.rollcall'));
  await expect.poll(hasArchive).toBe(true);
  await expect.poll(readNewest).toBe('After the folders went');
  expect(existsSync(folders[0] ?? '')).toBe(true);
  if (process.platform !== 'win32') {
    for (const folder of [...folders, path.join(backups, 'art')].filter(existsSync)) {
      expect(statSync(folder).mode & 0o777, folder).toBe(0o700);
      for (const name of readdirSync(folder)) {
        const file = statSync(path.join(folder, name));
        if (file.isFile()) expect(file.mode & 0o777, name).toBe(0o600);
      }
    }
  }
});
