/** A profile that a newer Rollcall has used: this one says so in a plain sentence, and changes nothing in it. */

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
// The same process as for the other files: another one takes as long as a start of the app.
import { test } from '../support/app/everyday-app.ts';
import { CORPORA, copyProfile, createTempFolder, readJson, removeFolder } from '../support/corpus/corpora.ts';
import { hashOurFiles } from '../support/corpus/hash-files.ts';
import { readDatabase, readTable } from '../support/corpus/read-database.mjs';
import { buildZip } from '../support/files/zip.ts';

const corpus = CORPORA.at(-1);
if (corpus === undefined) throw new Error('There is no corpus');

let folder: string;
let places: ReturnType<typeof copyProfile>;
let window: AppWindow | undefined;

test.beforeEach(() => {
  folder = createTempFolder();
  places = copyProfile(corpus, folder);
});
test.afterEach(async () => {
  await closeApp(window);
  window = undefined;
  removeFolder(folder);
});

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A line of a journal or an index with its digest, as `lines.ts` of the journal describes it. */
function writeLine(file: number, value: object): string {
  const json = JSON.stringify(value);
  return `${sha256(`${file} ${json}`).slice(0, 32)} ${json}\n`;
}

function addNewerJournalPart(): void {
  const head = { n: 0, format: 'rollcall.journal', version: 2, at: Date.now() };
  for (const kind of ['journal', 'names']) {
    writeFileSync(
      join(places.profile, 'Journal', `000009.${kind}`),
      writeLine(9, head) + writeLine(9, { n: 1, packed: 'QUJD' }),
    );
  }
}

const backupsIn = (place: string) =>
  readdirSync(place)
    .filter((name) => name.endsWith('.rollcall'))
    .sort();

/** Makes the newest backup one of a newer Rollcall, in the profile and in the chosen folder. */
async function raiseBackup(
  change: (manifest: Record<string, unknown>, rows: Record<string, unknown>) => void,
): Promise<void> {
  for (const place of [join(places.profile, 'Backups'), places.backups]) {
    const name = backupsIn(place).at(-1) ?? '';
    const read = await readArchive(createByteSource(readFileSync(join(place, name))), { codec: zipCodec });
    if (!read.ok) throw new Error('the backup of the corpus cannot be read');
    const manifest = structuredClone(read.archive.manifest) as unknown as Record<string, unknown>;
    const entry = read.archive.manifest.entries.find(({ kind }) => kind === 'rows');
    if (entry === undefined) throw new Error('the backup of the corpus has no rows');
    const rows = (await read.archive.document(entry)) as Record<string, unknown>;
    change(manifest, rows);
    const content = JSON.stringify(rows);
    manifest.entries = [{ ...entry, bytes: Buffer.byteLength(content), sha256: sha256(content) }];
    const newest = name.replace('0002', '0003');
    const archive = buildZip([
      { name: 'manifest.json', content: JSON.stringify(manifest) },
      { name: 'rows.json', content },
    ]);
    writeFileSync(join(place, newest), archive);
    const counts = { n: 1, number: 3, at: Date.now(), library: rows.library, through: 2, counts: {}, art: [] };
    const head = { ...counts, bytes: archive.length, sha256: sha256(archive) };
    writeFileSync(join(place, newest.replace(/rollcall$/, 'index')), writeLine(0, head) + writeLine(0, { n: 2, rows }));
  }
}

/** Dexie multiplies the versions of `database-versions.ts` by ten. */
const NEWER_VERSION = 10 * (DATABASE_VERSIONS.length + 1);

/** Raises the version of the database as a newer Rollcall does: a table more, an index less. */
async function raiseDatabase(): Promise<void> {
  const { app, page } = await openApp(places.profile);
  await page.evaluate(
    (version) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rollcall', version);
        opening.onupgradeneeded = () => {
          opening.result
            .createObjectStore('campaigns', { keyPath: 'id' })
            .put({ id: 'first', document: { isNew: true } });
          opening.transaction?.objectStore('teams').deleteIndex('rev');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    NEWER_VERSION,
  );
  await app.close();
}

/** In English where the window has forgotten that German was chosen. */
const speakEnglish = () => rmSync(join(places.profile, 'Local Storage'), { recursive: true });

const GERMAN = 'Diese Bibliothek braucht eine neuere Version von Rollcall';
const ENGLISH = 'This library needs a newer version of Rollcall';

/** Opens the app, waits for the sentence, and proves that nothing has changed. */
async function expectRefusal(title: string): Promise<void> {
  const before = hashOurFiles(places);
  window = await openApp(places.profile);
  const { page } = window;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const database = await readDatabase(page);
  expect(await callBridge(page)).toEqual({ backup: false, append: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await readDatabase(page)).toEqual(database);
  await closeApp(window);
  window = undefined;
  expect(hashOurFiles(places)).toEqual(before);
}

/** The page is not needed to ask for a backup: main refuses by itself. */
const callBridge = (page: Page) => {
  const row = { name: 'x', mapping: {}, usedAt: 1 };
  return page.evaluate(
    async (change) => {
      const { rollcall } = globalThis as unknown as {
        rollcall: Record<'backupNow' | 'journalAppend', (request?: unknown) => Promise<{ ok: boolean }>>;
      };
      return { backup: (await rollcall.backupNow()).ok, append: (await rollcall.journalAppend([change])).ok };
    },
    { table: 'mappings', id: 'x', rev: 0, kind: 'put', row, sum: computeRowChecksum(row) },
  );
};

test('a journal of a newer format is left alone, in German', async () => {
  addNewerJournalPart();
  await expectRefusal(GERMAN);
});

test('a backup of a newer archive format is left alone, in English', async () => {
  await raiseBackup((manifest) => {
    manifest.version = 2;
  });
  speakEnglish();
  await expectRefusal(ENGLISH);
});

test('a backup with rows of a newer format is left alone', async () => {
  await raiseBackup((_, rows) => {
    rows.version = 2;
  });
  await expectRefusal(GERMAN);
});

test('a database with a higher version is not opened, and none of its tables is changed', async () => {
  await raiseDatabase();
  const before = hashOurFiles(places);
  window = await openApp(places.profile);
  const { page } = window;
  await expect(page.getByRole('heading', { name: GERMAN })).toBeVisible();
  const { version, tables } = await readDatabase(page);
  expect(version).toBe(NEWER_VERSION);
  expect(tables.campaigns).toHaveLength(1);
  await closeApp(window);
  window = await openApp(places.profile);
  await expect(window.page.getByRole('heading', { name: GERMAN })).toBeVisible();
  expect(await readDatabase(window.page)).toEqual({ version, tables });
  await closeApp(window);
  window = undefined;
  expect(hashOurFiles(places)).toEqual(before);
});

test('documents of newer formats stay as they are beside those that can be read', async () => {
  window = await openApp(places.profile);
  const newer = await window.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows: unknown[] = [];
    for (const table of [
      'characters',
      'teams',
      'templates',
      'decks',
      'encounters',
      'factions',
      'events',
      'glossaries',
    ]) {
      const change = database.transaction(table, 'readwrite');
      const store = change.objectStore(table);
      const asked = store.getAll();
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      const row = structuredClone(asked.result[0]);
      row.id = `newer-${table}`;
      Object.assign(row.document, { id: row.id, name: `Newer ${table}`, version: 99, fromTheFuture: [{ deep: true }] });
      rows.push(row);
      store.put(row);
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
    }
    database.close();
    return rows as { id: string }[];
  });
  await closeApp(window);
  window = await openApp(places.profile);
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
  window = await openApp(places.profile);
  for (const row of newer) {
    const stored: { id: string }[] = await readTable(window.page, row.id.replace('newer-', ''));
    expect(stored.find(({ id }) => id === row.id)).toEqual(row);
  }
});

test('settings of a newer Rollcall survive a start, a moved window and another folder for backups', async () => {
  const files = ['window.json', 'backups.json', 'export-folders.json'].map((name) => join(places.profile, name));
  for (const file of files) writeFileSync(file, JSON.stringify({ ...readJson(file), fromTheFuture: { deep: [1] } }));
  const settings = {
    'rollcall.theme': 'sepia',
    'rollcall.print': '{"version":9,"layout":{"kind":"new"}}',
    'rollcall.future': 'yes',
  };
  window = await openApp(places.profile);
  await window.page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, settings);
  await closeApp(window);
  window = await openApp(places.profile);
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
  for (const file of files) expect(readJson(file), file).toMatchObject({ fromTheFuture: { deep: [1] } });
  expect(readJson(join(places.profile, 'window.json'))).toMatchObject({ width: 1000, height: 700 });
});
