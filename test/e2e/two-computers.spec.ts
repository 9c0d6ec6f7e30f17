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

/** Deletes folders as a user does, at once: each is moved away first, since the app may be writing a file into it. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders) {
    const removedFolder = `${folder}-removed-${Date.now()}`;
    renameSync(folder, removedFolder);
    rmSync(removedFolder, { recursive: true });
  }
}

interface BackupsBridge {
  backups(): Promise<{ snapshots: { name: string }[] }>;
  backupRows(
    name: string,
  ): Promise<{ rows?: { table: string; id: string; row: { document?: { concept?: string } } }[] }>;
}

/** Reads the names of all listed backups, newest first. */
const readBackupNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { rollcall } = globalThis as unknown as { rollcall: BackupsBridge };
    return (await rollcall.backups()).snapshots.map(({ name: backupName }) => backupName);
  });

/** Makes a backup and waits for its message and its name, because the previous message may still be shown. */
async function makeBackup(page: Page): Promise<void> {
  await openBackups(page);
  const earlierNames = await readBackupNames(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect
    .poll(async () => (await readBackupNames(page)).some((backupName) => !earlierNames.includes(backupName)))
    .toBe(true);
  await expect(page.getByText('A backup was made.').last()).toBeVisible();
}

async function typeConcept(page: Page, conceptText: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/characters';
  });
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill(conceptText);
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

/** Opens a profile and expects its list of characters, without a report of missing documents. */
async function openIntactProfile(profile: string): Promise<AppWindow> {
  const window = await openApp(profile);
  await expect(window.page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
  return window;
}

const listDamagedDatabases = (profile: string) =>
  readdirSync(profile).filter((folderName) => folderName.startsWith('Damaged database'));

test('two computers that share a backup folder keep their own latest text, and list the backups of the other as another library', async () => {
  const folder = createTempFolder();
  try {
    const [deskProfile, laptopProfile, sharedFolder] = ['desk', 'laptop', 'shared'].map((folderName) =>
      path.join(folder.path, folderName),
    ) as [string, string, string];
    const movedFolder = path.join(folder.path, 'away');
    mkdirSync(sharedFolder);

    let window = await openApp(deskProfile);
    await chooseFolder(window, sharedFolder);
    await typeConcept(window.page, 'From the desk');
    await makeBackup(window.page);
    await typeConcept(window.page, 'From the desk, after the backup');
    await closeApp(window);

    // Moves the library as docs/backups.md describes: install and start the app once, close it, and copy both folders.
    await closeApp(await openApp(laptopProfile));
    for (const folderName of ['Journal', 'Backups']) {
      rmSync(path.join(laptopProfile, folderName), { recursive: true, force: true });
      cpSync(path.join(deskProfile, folderName), path.join(laptopProfile, folderName), { recursive: true });
    }
    window = await openApp(laptopProfile);
    await expect(window.page.getByRole('heading', { name: 'Found a library from another computer' })).toBeVisible();
    await window.page.getByRole('button', { name: /^Bring (everything )?back/ }).click();
    await window.page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(window.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await window.page.evaluate(() => {
      location.hash = '#/characters';
    });
    await openCharacter(window.page, 'Brasslung');
    await expect(window.page.getByLabel('Concept')).toHaveValue('From the desk, after the backup');
    await chooseFolder(window, sharedFolder);
    for (const conceptText of ['From the laptop', 'From the laptop, last']) {
      await typeConcept(window.page, conceptText);
      await makeBackup(window.page);
    }
    await closeApp(window);

    // The shared folder is missing while the user types at the desk.
    renameSync(sharedFolder, movedFolder);
    window = await openIntactProfile(deskProfile);
    await typeConcept(window.page, 'Typed last at the desk');
    await closeApp(window);
    renameSync(movedFolder, sharedFolder);

    window = await openIntactProfile(deskProfile);
    await openCharacter(window.page, 'Brasslung');
    await expect(window.page.getByLabel('Concept')).toHaveValue('Typed last at the desk');
    await openBackups(window.page);
    const otherBackups = window.page.getByRole('listitem').filter({ hasText: 'Another library from' });
    await expect(otherBackups.first()).toBeVisible();
    if (process.env.ROLLCALL_PICTURES !== undefined) {
      await window.page.screenshot({ path: path.join(process.env.ROLLCALL_PICTURES, 'backups.png') });
    }
    // The user can restore from it, and the newer text is not selected for replacement.
    await otherBackups
      .first()
      .getByRole('button', { name: /^Look inside/ })
      .click();
    const dialog = window.page.getByRole('dialog', { name: /^Backup of/ });
    await expect(dialog.getByText('From the laptop, last')).toBeVisible();
    await expect(dialog.getByText('Typed last at the desk')).toBeVisible();
    await closeApp(window);
    expect([listDamagedDatabases(deskProfile), listDamagedDatabases(laptopProfile)]).toEqual([[], []]);
  } finally {
    folder.remove();
  }
});

test('creates deleted journal and backup folders again, with everything in them, before it reports a backup', async ({
  everyday,
}) => {
  const { page } = await everyday.open();
  await typeConcept(page, 'Before the folders went');
  await makeBackup(page);
  const profileFolders = ['Journal', 'Backups'].map((folderName) => path.join(everyday.profile, folderName));
  removeFolders(profileFolders);
  await typeConcept(page, 'After the folders went');
  // The journal may already have made a backup with this text when it created its folders again, so no new name is awaited.
  await openBackups(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  const backupFolder = path.join(everyday.profile, 'Backups');
  /** Reads the concept from the newest backup if the backup contains the other characters too. */
  const readNewestConcept = () =>
    page.evaluate(async () => {
      const { rollcall } = globalThis as unknown as { rollcall: BackupsBridge };
      const [newestBackup] = (await rollcall.backups()).snapshots;
      const { rows: backupRows = [] } = await rollcall.backupRows(newestBackup?.name ?? '');
      const characters = backupRows.filter(({ table: storeName }) => storeName === 'characters');
      const concept = characters.find(({ id: characterId }) => characterId === 'brasslung')?.row.document?.concept;
      return characters.length > 5 ? concept : undefined;
    });
  await expect.poll(readNewestConcept).toBe('After the folders went');

  // The same happens without any change in between.
  removeFolders(profileFolders);
  await page.getByRole('button', { name: 'Back up now' }).click();
  // The message of the previous backup may still be shown.
  const hasArchive = () =>
    existsSync(backupFolder) && readdirSync(backupFolder).some((fileName) => fileName.endsWith('.rollcall'));
  await expect.poll(hasArchive).toBe(true);
  await expect.poll(readNewestConcept).toBe('After the folders went');
  expect(existsSync(profileFolders[0] ?? '')).toBe(true);
  if (process.platform !== 'win32') {
    for (const checkedFolder of [...profileFolders, path.join(backupFolder, 'art')].filter(existsSync)) {
      expect(statSync(checkedFolder).mode & 0o777, checkedFolder).toBe(0o700);
      for (const fileName of readdirSync(checkedFolder)) {
        const fileStats = statSync(path.join(checkedFolder, fileName));
        if (fileStats.isFile()) expect(fileStats.mode & 0o777, fileName).toBe(0o600);
      }
    }
  }
});
