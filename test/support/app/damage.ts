/** Ways in which a profile can be damaged, and a profile to damage. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { writeCanonicalJson } from '../../../src/shared/document/fingerprint/canonical.ts';
import { openCharacter, saved } from '../browser/screens.ts';
import { closeApp, openApp } from './app-window.ts';

const DATABASE = 'IndexedDB/rollcall_app_0.indexeddb.leveldb';
const BLOBS = 'IndexedDB/rollcall_app_0.indexeddb.blob';

/** All files below a folder, largest first; none where it is not there. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  const files = all.filter((file) => statSync(file).isFile());
  return files.sort((a, b) => statSync(b).size - statSync(a).size);
}

/** The files of a profile that a damage is about. Throws where there is none: such a damage would prove nothing. */
function pick(profile: string, folder: string, name: RegExp): string[] {
  const files = filesIn(path.join(profile, folder)).filter((file) => name.test(path.basename(file)));
  if (files.length === 0) throw new Error(`There is no ${name} in ${folder}`);
  return files;
}

const flip = (part: number) => (file: string) => {
  const bytes = readFileSync(file);
  const at = Math.min(bytes.length - 1, Math.floor(bytes.length * part));
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(file, bytes);
};
const cut = (part: number) => (file: string) => truncateSync(file, Math.floor(statSync(file).size * part));
const empty = (file: string) => truncateSync(file, 0);
const remove = (file: string) => rmSync(file);
const zero = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size));
const garbage = (file: string) => writeFileSync(file, 'This is no database.\n');

/** `at`: which of the files it is. */
type Change = (file: string, at: number) => void;
/** The first change for one file, the second one for all others. */
const apart =
  (first: Change, others: Change): Change =>
  (file, at) =>
    at === 0 ? first(file, at) : others(file, at);
type Where = readonly [folder: string, name: RegExp];
const LDB: Where = [DATABASE, /\.ldb$/];
const LOG: Where = [DATABASE, /\.log$/];
const MANIFEST: Where = [DATABASE, /^MANIFEST/];
const CURRENT: Where = [DATABASE, /^CURRENT$/];
const BLOB: Where = [BLOBS, /./];
const JOURNAL: Where = ['Journal', /\.journal$/];
const NAMES: Where = ['Journal', /\.names$/];

export interface Damage {
  readonly name: string;
  /** Not everything can come back: what is missing is named; or, where nobody knows its name, from when the copy is. */
  readonly both?: 'named' | 'dated';
  /** How it is told, where a damage is to show that: what stands in the list of what is missing, and whether more is told later. */
  readonly told?: { readonly named: RegExp; readonly later: boolean };
  do(profile: string): void;
}

const damage = (name: string, ...changes: readonly (readonly [Change, Where])[]): Damage => ({
  name,
  do(profile) {
    for (const [change, where] of changes) pick(profile, ...where).forEach(change);
  },
});
const removeFolders = (name: string, ...folders: readonly string[]): Damage => ({
  name,
  do(profile) {
    for (const folder of folders) rmSync(path.join(profile, folder), { recursive: true });
  },
});
const both = (one: Damage, both: 'named' | 'dated' = 'named'): Damage => ({ ...one, both });

/**
 * Together all ways in which the app answers: one document is older, another cannot be read, a third is found to be altered later;
 * all are gone, and the copy has lost some too. What is lost as a whole and comes back as a whole is in `kill.spec.ts`.
 */
export const COMMON_DAMAGES: readonly Damage[] = [
  {
    ...damage(
      'the log is cut in half, a blob is gone, a bit of another is flipped',
      [cut(0.5), LOG],
      [apart(remove, flip(0.5)), BLOB],
    ),
    told: { named: /Brasslung\n.*Large/s, later: true },
  },
  both(damage('manifest and journal are torn', [cut(0.6), MANIFEST], [cut(0.7), JOURNAL])),
];

/** Those that are answered like one of the others, as far as anybody knows. */
export const RARE_DAMAGES: readonly Damage[] = [
  damage('the log is cut in half, every blob is gone', [cut(0.5), LOG], [remove, BLOB]),
  damage('every blob is gone', [remove, BLOB]),
  damage('a bit of every blob is flipped', [flip(0.5), BLOB]),
  removeFolders('the database and the settings of the window are gone', 'IndexedDB', 'Local Storage'),
  damage('a bit of every table file is flipped', [flip(0.4), LDB]),
  damage('the log is cut in half', [cut(0.5), LOG]),
  damage('a bit of the log is flipped', [flip(0.5), LOG]),
  damage('CURRENT is gone', [remove, CURRENT]),
  damage('the manifest is torn', [cut(0.6), MANIFEST]),
  damage('the largest files are emptied', [empty, LDB]),
  damage('every table file is gone', [remove, LDB]),
  removeFolders('the database is gone', 'IndexedDB'),
  damage('the beginning of every table file is flipped', [flip(0), LDB]),
  damage('the end of every table file is flipped', [flip(1), LDB]),
  damage('every table file is cut in half', [cut(0.5), LDB]),
  damage('every table file is zeros', [zero, LDB]),
  damage('the log is gone', [remove, LOG]),
  damage('the log is empty', [empty, LOG]),
  damage('the log is zeros', [zero, LOG]),
  damage('the beginning of the log is flipped', [flip(0.001), LOG]),
  damage('the manifest is gone', [remove, MANIFEST]),
  damage('the manifest is empty', [empty, MANIFEST]),
  damage('a bit of the manifest is flipped', [flip(0.3), MANIFEST]),
  damage('CURRENT is empty', [empty, CURRENT]),
  damage('CURRENT names nothing', [garbage, CURRENT]),
  damage('the log and a table file at once', [cut(0.3), LOG], [flip(0.7), LDB]),
  damage('CURRENT and the manifest at once', [remove, CURRENT], [remove, MANIFEST]),
  damage('every blob is cut in half', [cut(0.5), BLOB]),
  damage('every blob is empty', [empty, BLOB]),
  removeFolders('the folder of the blobs is gone', BLOBS),
  removeFolders('the settings of the window are gone', 'Local Storage'),
  removeFolders('the folder of the table files is gone', DATABASE),
  damage('the journal is gone', [remove, JOURNAL], [remove, NAMES]),
  damage('a bit of the journal is flipped', [flip(0.5), JOURNAL]),
  damage('the journal is cut in half', [cut(0.5), JOURNAL]),
  damage('the names of the journal are gone', [remove, NAMES]),
  both(damage('the log is cut, a bit of the journal is flipped', [cut(0.2), LOG], [flip(0.5), JOURNAL])),
  both(damage('manifest and journal are gone', [remove, MANIFEST], [remove, JOURNAL], [remove, NAMES]), 'dated'),
];

/** Documents by table and id, as canonical text. */
export type Contents = Readonly<Record<string, string>>;

const TABLES = ['characters', 'factions', 'teams', 'events', 'encounters'] as const;

/** What the database holds, read past the app. */
export async function contentsOf(page: Page): Promise<Contents> {
  const documents = JSON.parse(await documentsIn(page)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(documents).map(([key, document]) => [key, writeCanonicalJson(document)]));
}

/** As one text: the driver looks at every single value of an object before it hands it over. */
const documentsIn = (page: Page): Promise<string> =>
  page.evaluate(
    async (tables) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const found: Record<string, unknown> = {};
      for (const table of tables) {
        const rows = await new Promise<{ id: string; document: unknown }[]>((resolve, reject) => {
          const reading = db.transaction(table).objectStore(table).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        for (const { id, document } of rows) found[`${table}/${id}`] = document;
      }
      db.close();
      return JSON.stringify(found);
    },
    [...TABLES],
  );

/** Rows that LevelDB keeps as a file of its own, since they are so large. */
const LARGE = 200_000;

/** More than LevelDB keeps in its log: then it writes table files. Below what it would put into a file of its own. */
const FILLER = { rows: 120, letters: 50_000 };

/** Puts large documents into the library past the app, and so much else for a moment that table files are written. */
async function putLarge(page: Page): Promise<void> {
  const rows = ['lantern', 'anvil'].map((id) => ({
    id,
    document: { ...hero, id, name: `Large ${id}`, art: {}, notes: id.repeat(LARGE / id.length) },
    updatedAt: 1,
    rev: 1,
  }));
  await page.evaluate(
    async ({ rows, filler }) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
      });
      const change = async (table: string, work: (store: IDBObjectStore) => void) => {
        const transaction = db.transaction(table, 'readwrite');
        work(transaction.objectStore(table));
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      };
      await change('characters', (store) => {
        for (const row of rows) store.put(row);
      });
      for (let index = 0; index < filler.rows; index += 1) {
        const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + ((n * index) % 26))).join('');
        const value = letters.repeat(Math.ceil(filler.letters / letters.length));
        await change('meta', (store) => store.put({ key: `filler-${index}`, value }));
      }
      await change('meta', (store) => store.delete(IDBKeyRange.bound('filler-', 'filler-~')));
      db.close();
    },
    { rows, filler: FILLER },
  );
}

/** Waits until the journal knows every row that the database holds. */
async function journalHasAll(page: Page): Promise<void> {
  const held = Object.keys(await contentsOf(page));
  const known = () =>
    page.evaluate(async () => {
      const { rollcall } = globalThis as unknown as {
        rollcall: { journalKnown(): Promise<{ rows: { table: string; id: string }[] }> };
      };
      return (await rollcall.journalKnown()).rows.map(({ table, id }) => `${table}/${id}`);
    });
  await expect.poll(async () => (await known()).filter((name) => held.includes(name)).length).toBe(held.length);
}

/**
 * A library with work in it: a sample that was changed, one that was deleted, documents so large that they stand in files of
 * their own, and a database with table files, log and blobs.
 * @returns what it holds
 */
export async function createUsedLibrary(profile: string): Promise<Contents> {
  const window = await openApp(profile);
  const { page } = window;
  await page.getByRole('link', { name: 'Ambassador Bloom' }).focus();
  await page.keyboard.press('Delete');
  await saved(page);
  await putLarge(page);
  await page.reload();
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Bell below the water');
  await saved(page);
  await journalHasAll(page);
  const contents = await contentsOf(page);
  await closeApp(window);
  return contents;
}

export const copyProfile = (from: string, to: string): void => cpSync(from, to, { recursive: true });
