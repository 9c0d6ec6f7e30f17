/** A profile that a newer Rollcall has used: this version says so in plain words and changes nothing in the profile. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { zipCodec } from '../../src/node/zip-codec.ts';
import { DATABASE_VERSIONS } from '../../src/renderer/store/database-versions.ts';
import { readArchive } from '../../src/shared/library/archive/read-archive.ts';
import { computeRowChecksum } from '../../src/shared/library/row-checksum.ts';
import { createByteSource } from '../../src/shared/zip/byte-source.ts';
import { type AppWindow, closeApp, openApp } from '../support/app/app-window.ts';
// Uses the process of the other test files, because another process takes as long as a start of the app.
import { test } from '../support/app/everyday-app.ts';
import { CORPORA, copyProfile, createTempFolder, readJson, removeFolder } from '../support/corpus/corpora.ts';
import { hashOurFiles } from '../support/corpus/hash-files.ts';
import { readDatabase, readTable } from '../support/corpus/read-database.mjs';
import { buildZip } from '../support/files/zip.ts';

/** The newest corpus: a profile and other files that a released version has written. */
const corpus = CORPORA.at(-1);
if (corpus === undefined) throw new Error('There is no corpus');

let folder: string;
let profileFolders: ReturnType<typeof copyProfile>;
let window: AppWindow | undefined;

test.beforeEach(() => {
  folder = createTempFolder();
  profileFolders = copyProfile(corpus, folder);
});
test.afterEach(async () => {
  await closeApp(window);
  window = undefined;
  removeFolder(folder);
});

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Formats a line of a journal or an index with its digest, as `lines.ts` of the journal describes it. */
function formatLine(fileNumber: number, value: object): string {
  const json = JSON.stringify(value);
  return `${sha256(`${fileNumber} ${json}`).slice(0, 32)} ${json}\n`;
}

/** Adds a part of the journal in version 2, which this version doesn't know. `names` is the index of the part. */
function addNewerJournalPart(): void {
  const headLine = { n: 0, format: 'rollcall.journal', version: 2, at: Date.now() };
  for (const kind of ['journal', 'names']) {
    writeFileSync(
      join(profileFolders.profile, 'Journal', `000009.${kind}`),
      formatLine(9, headLine) + formatLine(9, { n: 1, packed: 'QUJD' }),
    );
  }
}

const listBackups = (backupFolder: string) =>
  readdirSync(backupFolder)
    .filter((fileName) => fileName.endsWith('.rollcall'))
    .sort();

/** Adds a backup of a newer Rollcall to the profile and to the chosen folder. */
async function addNewerBackup(
  changeBackup: (manifest: Record<string, unknown>, rows: Record<string, unknown>) => void,
): Promise<void> {
  for (const backupFolder of [join(profileFolders.profile, 'Backups'), profileFolders.backups]) {
    const newestName = listBackups(backupFolder).at(-1) ?? '';
    const archiveResult = await readArchive(createByteSource(readFileSync(join(backupFolder, newestName))), {
      codec: zipCodec,
    });
    if (!archiveResult.ok) throw new Error('the backup of the corpus cannot be read');
    const manifest = structuredClone(archiveResult.archive.manifest) as unknown as Record<string, unknown>;
    const entry = archiveResult.archive.manifest.entries.find(({ kind }) => kind === 'rows');
    if (entry === undefined) throw new Error('the backup of the corpus has no rows');
    const rows = (await archiveResult.archive.document(entry)) as Record<string, unknown>;
    changeBackup(manifest, rows);
    const content = JSON.stringify(rows);
    manifest.entries = [{ ...entry, bytes: Buffer.byteLength(content), sha256: sha256(content) }];
    const newerName = newestName.replace('0002', '0003');
    const archive = buildZip([
      { name: 'manifest.json', content: JSON.stringify(manifest) },
      { name: 'rows.json', content },
    ]);
    writeFileSync(join(backupFolder, newerName), archive);
    const backupFields = { n: 1, number: 3, at: Date.now(), library: rows.library, through: 2, counts: {}, art: [] };
    const headLine = { ...backupFields, bytes: archive.length, sha256: sha256(archive) };
    writeFileSync(
      join(backupFolder, newerName.replace(/rollcall$/, 'index')),
      formatLine(0, headLine) + formatLine(0, { n: 2, rows }),
    );
  }
}

/** Dexie multiplies the versions of `database-versions.ts` by ten. */
const NEWER_VERSION = 10 * (DATABASE_VERSIONS.length + 1);

/** Upgrades the database as a newer Rollcall does: adds an object store and removes an index. */
async function upgradeDatabase(): Promise<void> {
  const { app, page } = await openApp(profileFolders.profile);
  await page.evaluate(
    (version) =>
      new Promise<void>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall', version);
        openRequest.onupgradeneeded = () => {
          openRequest.result
            .createObjectStore('campaigns', { keyPath: 'id' })
            .put({ id: 'first', document: { isNew: true } });
          openRequest.transaction?.objectStore('teams').deleteIndex('rev');
        };
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          openRequest.result.close();
          resolve();
        };
      }),
    NEWER_VERSION,
  );
  await app.close();
}

/** Deletes the local storage, so that the window forgets German and shows English. */
const forgetLanguage = () => rmSync(join(profileFolders.profile, 'Local Storage'), { recursive: true });

const GERMAN = 'Diese Bibliothek braucht eine neuere Version von Rollcall';
const ENGLISH = 'This library needs a newer version of Rollcall';

/** Opens the app, waits for the heading, and checks that nothing has changed. */
async function expectUnchangedRefusal(headingText: string): Promise<void> {
  const hashesBefore = hashOurFiles(profileFolders);
  window = await openApp(profileFolders.profile);
  const { page } = window;
  await expect(page.getByRole('heading', { name: headingText })).toBeVisible();
  const databaseBefore = await readDatabase(page);
  expect(await callBridge(page)).toEqual({ backup: false, append: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: headingText })).toBeVisible();
  expect(await readDatabase(page)).toEqual(databaseBefore);
  await closeApp(window);
  window = undefined;
  expect(hashOurFiles(profileFolders)).toEqual(hashesBefore);
}

/** Calls the bridge without the app's page, because main must refuse by itself. */
const callBridge = (page: Page) => {
  const mappingRow = { name: 'x', mapping: {}, usedAt: 1 };
  return page.evaluate(
    async (change) => {
      const { rollcall } = globalThis as unknown as {
        rollcall: Record<'backupNow' | 'journalAppend', (request?: unknown) => Promise<{ ok: boolean }>>;
      };
      return { backup: (await rollcall.backupNow()).ok, append: (await rollcall.journalAppend([change])).ok };
    },
    { table: 'mappings', id: 'x', rev: 0, kind: 'put', row: mappingRow, sum: computeRowChecksum(mappingRow) },
  );
};

test('refuses a profile whose journal has a newer format, in German, and changes nothing', async () => {
  addNewerJournalPart();
  await expectUnchangedRefusal(GERMAN);
});

test('refuses a profile whose backup has a newer archive format, in English, and changes nothing', async () => {
  await addNewerBackup((manifest) => {
    manifest.version = 2;
  });
  forgetLanguage();
  await expectUnchangedRefusal(ENGLISH);
});

test('refuses a profile whose backup rows have a newer format, and changes nothing', async () => {
  await addNewerBackup((_manifest, rows) => {
    rows.version = 2;
  });
  await expectUnchangedRefusal(GERMAN);
});

test('refuses a database with a higher version, and changes none of its tables', async () => {
  await upgradeDatabase();
  const hashesBefore = hashOurFiles(profileFolders);
  window = await openApp(profileFolders.profile);
  const { page } = window;
  await expect(page.getByRole('heading', { name: GERMAN })).toBeVisible();
  const { version, tables } = await readDatabase(page);
  expect(version).toBe(NEWER_VERSION);
  expect(tables.campaigns).toHaveLength(1);
  await closeApp(window);
  window = await openApp(profileFolders.profile);
  await expect(window.page.getByRole('heading', { name: GERMAN })).toBeVisible();
  expect(await readDatabase(window.page)).toEqual({ version, tables });
  await closeApp(window);
  window = undefined;
  expect(hashOurFiles(profileFolders)).toEqual(hashesBefore);
});

test('keeps documents of newer formats unchanged next to readable ones', async () => {
  window = await openApp(profileFolders.profile);
  const newerRows = await window.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('rollcall');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const changedRows: unknown[] = [];
    for (const storeName of [
      'characters',
      'teams',
      'templates',
      'decks',
      'encounters',
      'factions',
      'events',
      'glossaries',
    ]) {
      const transaction = database.transaction(storeName, 'readwrite');
      const objectStore = transaction.objectStore(storeName);
      const rowsRequest = objectStore.getAll();
      await new Promise((resolve) => {
        rowsRequest.onsuccess = resolve;
      });
      const newerRow = structuredClone(rowsRequest.result[0]);
      newerRow.id = `newer-${storeName}`;
      Object.assign(newerRow.document, {
        id: newerRow.id,
        name: `Newer ${storeName}`,
        version: 99,
        fromTheFuture: [{ deep: true }],
      });
      changedRows.push(newerRow);
      objectStore.put(newerRow);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
    }
    database.close();
    return changedRows as { id: string }[];
  });
  await closeApp(window);
  window = await openApp(profileFolders.profile);
  const { page } = window;
  await expect(page.locator('h1')).toHaveText(/^Charaktere/);
  await page.evaluate(() => {
    location.hash = '#/characters/newer-characters';
  });
  await expect(
    page.getByRole('heading', { name: 'Newer characters braucht eine neuere Version von Rollcall' }),
  ).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/teams';
  });
  await page.evaluate(async () =>
    (globalThis as unknown as { rollcall: { backupNow(): Promise<unknown> } }).rollcall.backupNow(),
  );
  await closeApp(window);
  window = await openApp(profileFolders.profile);
  for (const newerRow of newerRows) {
    const storedRows: { id: string }[] = await readTable(window.page, newerRow.id.replace('newer-', ''));
    expect(storedRows.find(({ id }) => id === newerRow.id)).toEqual(newerRow);
  }
});

test('keeps unknown settings of a newer Rollcall after a start, a moved window and a new backup folder', async () => {
  const settingsFiles = ['window.json', 'backups.json', 'export-folders.json'].map((fileName) =>
    join(profileFolders.profile, fileName),
  );
  for (const settingsPath of settingsFiles)
    writeFileSync(settingsPath, JSON.stringify({ ...readJson(settingsPath), fromTheFuture: { deep: [1] } }));
  const settings = {
    'rollcall.theme': 'sepia',
    'rollcall.print': '{"version":9,"layout":{"kind":"new"}}',
    'rollcall.future': 'yes',
  };
  window = await openApp(profileFolders.profile);
  await window.page.evaluate((values) => {
    for (const [settingKey, value] of Object.entries(values)) localStorage.setItem(settingKey, value);
  }, settings);
  await closeApp(window);
  window = await openApp(profileFolders.profile);
  const { app, page } = window;
  await expect(page.locator('h1')).toHaveText(/^Charaktere/);
  await app.evaluate(({ BrowserWindow, dialog }, filePath) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 20, y: 20, width: 1000, height: 700 });
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, folder);
  await page.evaluate(async () =>
    (globalThis as unknown as { rollcall: { backupChooseFolder(): Promise<unknown> } }).rollcall.backupChooseFolder(),
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(settings);
  await closeApp(window);
  window = undefined;
  for (const settingsPath of settingsFiles)
    expect(readJson(settingsPath), settingsPath).toMatchObject({ fromTheFuture: { deep: [1] } });
  expect(readJson(join(profileFolders.profile, 'window.json'))).toMatchObject({ width: 1000, height: 700 });
});
