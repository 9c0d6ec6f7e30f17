/** Ways in which a profile can be damaged, and a profile to damage. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { writeCanonicalJson } from '../../../src/shared/document/fingerprint/canonical.ts';
import { openCharacter, waitUntilSaved } from '../browser/screens.ts';
import { closeApp, openApp } from './app-window.ts';

const DATABASE = 'IndexedDB/rollcall_app_0.indexeddb.leveldb';
const BLOBS = 'IndexedDB/rollcall_app_0.indexeddb.blob';

/** Lists all files below a folder, largest first; none if the folder does not exist. */
function listFilesBySize(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const allFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((fileName) =>
    path.join(folder, fileName),
  );
  const files = allFiles.filter((filePath) => statSync(filePath).isFile());
  return files.sort((left, right) => statSync(right).size - statSync(left).size);
}

/** Returns the files of a profile that a damage applies to. Throws if there are none, since such a damage would prove nothing. */
function findFiles(profile: string, folder: string, namePattern: RegExp): string[] {
  const files = listFilesBySize(path.join(profile, folder)).filter((filePath) =>
    namePattern.test(path.basename(filePath)),
  );
  if (files.length === 0) throw new Error(`There is no ${namePattern} in ${folder}`);
  return files;
}

const flipBit = (fraction: number) => (filePath: string) => {
  const bytes = readFileSync(filePath);
  const byteIndex = Math.min(bytes.length - 1, Math.floor(bytes.length * fraction));
  bytes[byteIndex] = (bytes[byteIndex] ?? 0) ^ 0x10;
  writeFileSync(filePath, bytes);
};
const cutFile = (fraction: number) => (filePath: string) =>
  truncateSync(filePath, Math.floor(statSync(filePath).size * fraction));
const emptyFile = (filePath: string) => truncateSync(filePath, 0);
const removeFile = (filePath: string) => rmSync(filePath);
const fillWithZeros = (filePath: string) => writeFileSync(filePath, Buffer.alloc(statSync(filePath).size));
const overwriteWithText = (filePath: string) => writeFileSync(filePath, 'This is no database.\n');

/** Damages a file. `fileIndex` is its position among the files of the damage. */
type Change = (filePath: string, fileIndex: number) => void;
/** Returns the first change for the first file, and the second change for all others. */
const changeFirstApart =
  (firstChange: Change, otherChange: Change): Change =>
  (filePath, fileIndex) =>
    fileIndex === 0 ? firstChange(filePath, fileIndex) : otherChange(filePath, fileIndex);
type FileSet = readonly [folder: string, name: RegExp];
/** The files of LevelDB: the tables, the log, the manifest that lists them, and CURRENT, which names the manifest. */
const LDB: FileSet = [DATABASE, /\.ldb$/];
const LOG: FileSet = [DATABASE, /\.log$/];
const MANIFEST: FileSet = [DATABASE, /^MANIFEST/];
const CURRENT: FileSet = [DATABASE, /^CURRENT$/];
const BLOB: FileSet = [BLOBS, /./];
const JOURNAL: FileSet = ['Journal', /\.journal$/];
const NAMES: FileSet = ['Journal', /\.names$/];

export interface Damage {
  readonly name: string;
  /**
   * What cannot be restored: `named` means that missing documents are named; `dated` means that their names are unknown and the date
   * of the copy is shown.
   */
  readonly loss?: 'named' | 'dated';
  /** The expected report, for damages that test it: what the list of missing documents shows, and whether more is reported later. */
  readonly report?: { readonly named: RegExp; readonly later: boolean };
  apply(profile: string): void;
}

const createDamage = (damageName: string, ...changes: readonly (readonly [Change, FileSet])[]): Damage => ({
  name: damageName,
  apply(profile) {
    for (const [change, fileSet] of changes) findFiles(profile, ...fileSet).forEach(change);
  },
});
const removeFolders = (damageName: string, ...folders: readonly string[]): Damage => ({
  name: damageName,
  apply(profile) {
    for (const folder of folders) rmSync(path.join(profile, folder), { recursive: true });
  },
});
const withLoss = (damage: Damage, lossKind: 'named' | 'dated' = 'named'): Damage => ({ ...damage, loss: lossKind });

/**
 * Damages that together cover all reactions of the app: one document is older, another is unreadable, a third turns out to be
 * altered later; all documents are missing, and the copy has lost some too. A whole library that is lost and restored is tested in
 * `kill.spec.ts`.
 */
export const COMMON_DAMAGES: readonly Damage[] = [
  {
    ...createDamage(
      'the log is cut in half, a blob is gone, a bit of another is flipped',
      [cutFile(0.5), LOG],
      [changeFirstApart(removeFile, flipBit(0.5)), BLOB],
    ),
    report: { named: /Brasslung\n.*Large/s, later: true },
  },
  withLoss(createDamage('manifest and journal are torn', [cutFile(0.6), MANIFEST], [cutFile(0.7), JOURNAL])),
];

/** Damages that the app handles like one of the common ones, as far as we know. */
export const RARE_DAMAGES: readonly Damage[] = [
  createDamage('the log is cut in half, every blob is gone', [cutFile(0.5), LOG], [removeFile, BLOB]),
  createDamage('every blob is gone', [removeFile, BLOB]),
  createDamage('a bit of every blob is flipped', [flipBit(0.5), BLOB]),
  removeFolders('the database and the settings of the window are gone', 'IndexedDB', 'Local Storage'),
  createDamage('a bit of every table file is flipped', [flipBit(0.4), LDB]),
  createDamage('the log is cut in half', [cutFile(0.5), LOG]),
  createDamage('a bit of the log is flipped', [flipBit(0.5), LOG]),
  createDamage('CURRENT is gone', [removeFile, CURRENT]),
  createDamage('the manifest is torn', [cutFile(0.6), MANIFEST]),
  createDamage('the largest files are emptied', [emptyFile, LDB]),
  createDamage('every table file is gone', [removeFile, LDB]),
  removeFolders('the database is gone', 'IndexedDB'),
  createDamage('the beginning of every table file is flipped', [flipBit(0), LDB]),
  createDamage('the end of every table file is flipped', [flipBit(1), LDB]),
  createDamage('every table file is cut in half', [cutFile(0.5), LDB]),
  createDamage('every table file is zeros', [fillWithZeros, LDB]),
  createDamage('the log is gone', [removeFile, LOG]),
  createDamage('the log is empty', [emptyFile, LOG]),
  createDamage('the log is zeros', [fillWithZeros, LOG]),
  createDamage('the beginning of the log is flipped', [flipBit(0.001), LOG]),
  createDamage('the manifest is gone', [removeFile, MANIFEST]),
  createDamage('the manifest is empty', [emptyFile, MANIFEST]),
  createDamage('a bit of the manifest is flipped', [flipBit(0.3), MANIFEST]),
  createDamage('CURRENT is empty', [emptyFile, CURRENT]),
  createDamage('CURRENT names nothing', [overwriteWithText, CURRENT]),
  createDamage('the log and a table file at once', [cutFile(0.3), LOG], [flipBit(0.7), LDB]),
  createDamage('CURRENT and the manifest at once', [removeFile, CURRENT], [removeFile, MANIFEST]),
  createDamage('every blob is cut in half', [cutFile(0.5), BLOB]),
  createDamage('every blob is empty', [emptyFile, BLOB]),
  removeFolders('the folder of the blobs is gone', BLOBS),
  removeFolders('the settings of the window are gone', 'Local Storage'),
  removeFolders('the folder of the table files is gone', DATABASE),
  createDamage('the journal is gone', [removeFile, JOURNAL], [removeFile, NAMES]),
  createDamage('a bit of the journal is flipped', [flipBit(0.5), JOURNAL]),
  createDamage('the journal is cut in half', [cutFile(0.5), JOURNAL]),
  createDamage('the names of the journal are gone', [removeFile, NAMES]),
  withLoss(
    createDamage('the log is cut, a bit of the journal is flipped', [cutFile(0.2), LOG], [flipBit(0.5), JOURNAL]),
  ),
  withLoss(
    createDamage('manifest and journal are gone', [removeFile, MANIFEST], [removeFile, JOURNAL], [removeFile, NAMES]),
    'dated',
  ),
];

/** Documents by table and id, as canonical text. */
export type Contents = Readonly<Record<string, string>>;

const TABLES = ['characters', 'factions', 'teams', 'events', 'encounters'] as const;

/** Reads the content of the database without the app's code. */
export async function readContents(appPage: Page): Promise<Contents> {
  const documents = JSON.parse(await readDocumentsText(appPage)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(documents).map(([documentKey, document]) => [documentKey, writeCanonicalJson(document)]),
  );
}

/** Returns one text, since the driver inspects every single value of an object before it passes the object on. */
const readDocumentsText = (appPage: Page): Promise<string> =>
  appPage.evaluate(
    async (tables) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(openRequest.error);
      });
      const documents: Record<string, unknown> = {};
      for (const tableName of tables) {
        const tableRows = await new Promise<{ id: string; document: unknown }[]>((resolve, reject) => {
          const readRequest = database.transaction(tableName).objectStore(tableName).getAll();
          readRequest.onsuccess = () => resolve(readRequest.result);
          readRequest.onerror = () => reject(readRequest.error);
        });
        for (const { id: documentId, document } of tableRows) documents[`${tableName}/${documentId}`] = document;
      }
      database.close();
      return JSON.stringify(documents);
    },
    [...TABLES],
  );

/** Letters of a row that is so large that LevelDB saves it in a separate file. */
const LARGE = 200_000;

/** More than LevelDB keeps in its log, so that it writes table files, but less than it would put into a separate file. */
const FILLER = { rows: 120, letters: 50_000 };

/** Writes large documents into the library without the app's code, and temporarily so much filler that table files are written. */
async function putLargeDocuments(appPage: Page): Promise<void> {
  const largeRows = ['lantern', 'anvil'].map((documentId) => ({
    id: documentId,
    document: {
      ...hero,
      id: documentId,
      name: `Large ${documentId}`,
      art: {},
      notes: documentId.repeat(LARGE / documentId.length),
    },
    updatedAt: 1,
    rev: 1,
  }));
  await appPage.evaluate(
    async ({ rows, filler: fillerSize }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
      });
      const runTransaction = async (tableName: string, writeRows: (objectStore: IDBObjectStore) => void) => {
        const transaction = database.transaction(tableName, 'readwrite');
        writeRows(transaction.objectStore(tableName));
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      };
      await runTransaction('characters', (objectStore) => {
        for (const characterRow of rows) objectStore.put(characterRow);
      });
      for (let fillerIndex = 0; fillerIndex < fillerSize.rows; fillerIndex += 1) {
        const letters = Array.from({ length: 26 }, (_, letterIndex) =>
          String.fromCharCode(97 + ((letterIndex * fillerIndex) % 26)),
        ).join('');
        const fillerText = letters.repeat(Math.ceil(fillerSize.letters / letters.length));
        await runTransaction('meta', (objectStore) =>
          objectStore.put({ key: `filler-${fillerIndex}`, value: fillerText }),
        );
      }
      await runTransaction('meta', (objectStore) => objectStore.delete(IDBKeyRange.bound('filler-', 'filler-~')));
      database.close();
    },
    { rows: largeRows, filler: FILLER },
  );
}

/** Waits until the journal has every row of the database. */
async function waitForJournal(appPage: Page): Promise<void> {
  const databaseKeys = Object.keys(await readContents(appPage));
  const listJournalKeys = () =>
    appPage.evaluate(async () => {
      const { rollcall } = globalThis as unknown as {
        rollcall: { journalKnown(): Promise<{ rows: { table: string; id: string }[] }> };
      };
      return (await rollcall.journalKnown()).rows.map(
        ({ table: tableName, id: documentId }) => `${tableName}/${documentId}`,
      );
    });
  await expect
    .poll(async () => (await listJournalKeys()).filter((rowKey) => databaseKeys.includes(rowKey)).length)
    .toBe(databaseKeys.length);
}

/**
 * Creates a used library: a changed sample, a deleted sample, documents so large that they are in separate files, and a database
 * with table files, log and blobs.
 * @returns the content of the library
 */
export async function createUsedLibrary(profile: string): Promise<Contents> {
  const appWindow = await openApp(profile);
  const { page: appPage } = appWindow;
  await appPage.getByRole('link', { name: 'Ambassador Bloom' }).focus();
  await appPage.keyboard.press('Delete');
  await waitUntilSaved(appPage);
  await putLargeDocuments(appPage);
  await appPage.reload();
  await openCharacter(appPage, 'Brasslung');
  await appPage.getByLabel('Concept').fill('Bell below the water');
  await waitUntilSaved(appPage);
  await waitForJournal(appPage);
  const contents = await readContents(appPage);
  await closeApp(appWindow);
  return contents;
}

export const copyProfile = (sourceFolder: string, targetFolder: string): void =>
  cpSync(sourceFolder, targetFolder, { recursive: true });
