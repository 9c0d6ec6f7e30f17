/**
 * Profiles of earlier builds open without losses, from the database or, if it is gone, from the journal and the backups. Each profile was
 * saved in German, in the dark theme and with a window of 1111 by 777 pixels.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { BackupsInfo } from '../../src/shared/library/journal.ts';
import { type AppWindow, closeApp, openApp } from '../support/app/app-window.ts';
// Uses the process of the other test files, because another process takes as long as a start of the app.
import { test } from '../support/app/everyday-app.ts';
import {
  CORPORA,
  copyProfile,
  createTempFolder,
  type ExpectedDatabase,
  removeFolder,
  type StoredRow,
} from '../support/corpus/corpora.ts';
import { readDatabase, readTable } from '../support/corpus/read-database.mjs';

/** Rows in which the app records its own checks. */
const HOUSEKEEPING_ROWS = new Set(['meta/trash-clock', 'meta/unused-pictures', 'meta/raised']);
/** Settings that change at every start. */
const CHANGING_SETTINGS = new Set(['rollcall.files-checked', 'rollcall.recent']);

const goTo = (page: Page, address: string) =>
  page.evaluate((addressHash) => {
    location.hash = addressHash;
  }, `#/${address}`);

/** Returns the digests of all rows, by `table/key`. */
const getRowDigests = (tables: Readonly<Record<string, readonly StoredRow[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tables)
      .flatMap(([storeName, storedRows]) =>
        storedRows.map(({ key: rowKey, sha256 }) => [`${storeName}/${rowKey}`, sha256] as const),
      )
      .filter(([rowName]) => !HOUSEKEEPING_ROWS.has(rowName)),
  );

async function waitForLibrary({ page }: AppWindow): Promise<void> {
  await expect(page.locator('h1')).toHaveText(/^(?:Charaktere|Characters)/);
}

/** Reads the name of Brasslung from the database. */
const readStoredName = async (page: Page): Promise<string> => {
  const characterRows: { id: string; document: { name: string } }[] = await readTable(page, 'characters');
  return characterRows.find(({ id }) => id === 'brasslung')?.document.name ?? '';
};

for (const corpus of CORPORA) {
  const expectedDatabase = corpus.readExpected<ExpectedDatabase>('database');
  const expectedDigests = getRowDigests(expectedDatabase.tables);
  const journaledRows = corpus.readExpected<string[]>('journal');

  test.describe(`profile of an earlier build: ${corpus.name}`, () => {
    let folder: string;
    let window: AppWindow | undefined;
    test.beforeEach(() => {
      folder = createTempFolder();
    });
    test.afterEach(async () => {
      await closeApp(window);
      window = undefined;
      removeFolder(folder);
    });

    test('opens with every row, picture, setting, undo step and deleted document', async () => {
      const { profile, backups } = copyProfile(corpus, folder);
      window = await openApp(profile);
      const { app, page } = window;
      await waitForLibrary(window);
      expect(getRowDigests((await readDatabase(page)).tables)).toMatchObject(expectedDigests);

      const settings = Object.entries(corpus.readExpected<Record<string, string>>('settings'));
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(
        Object.fromEntries(settings.filter(([settingKey]) => !CHANGING_SETTINGS.has(settingKey))),
      );
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'de');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      const windowBounds = await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
      );
      expect(windowBounds).toMatchObject({ width: 1111, height: 777 });

      for (const gameId of ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']) {
        await goTo(page, `characters/portrait-${gameId}`);
        await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
      }

      // Two steps were undone before the app closed. The test redoes them and then undoes everything.
      await goTo(page, 'characters/brasslung');
      await page.locator('[data-card="front"] svg').waitFor();
      const nameBefore = await readStoredName(page);
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => readStoredName(page)).toBe('Brasslung, third thought');
      expect(nameBefore).toBe('Brasslung, second thought');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z');
      await expect.poll(() => readStoredName(page)).toBe('Brasslung');

      await goTo(page, 'library/trash');
      for (const documentName of ['Ambassador Bloom', 'Becquerelle', 'Too Large']) {
        await expect(page.getByText(documentName, { exact: true })).toBeVisible();
      }
      await goTo(page, 'library/backups');
      await expect(page.getByText(backups).first()).toBeVisible();
      // The app may have made another backup by itself.
      const earlierBackups = readdirSync(corpus.resolvePath('profile', 'Backups')).filter((fileName) =>
        fileName.endsWith('.rollcall'),
      );
      const { snapshots } = await page.evaluate(async () => {
        const { rollcall } = globalThis as unknown as { rollcall: { backups(): Promise<BackupsInfo> } };
        return rollcall.backups();
      });
      expect(snapshots.filter(({ fault: backupFault }) => backupFault !== undefined)).toEqual([]);
      expect(snapshots.map(({ name: backupName }) => backupName)).toEqual(expect.arrayContaining(earlierBackups));
    });

    test('restores everything from the journal when the database is gone', async () => {
      const { profile } = copyProfile(corpus, folder);
      rmSync(join(profile, 'IndexedDB'), { recursive: true });
      window = await openApp(profile);
      const { page } = window;
      await expect(page.locator('h1')).toHaveText('Deine Bibliothek ging verloren. Ihre Kopie ist hier.');
      await page.getByRole('button', { name: 'Alles zurückholen…' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^\d+ .*|.* \d+$/ })
        .last()
        .click();
      await waitForLibrary(window);
      const restoredDatabase = await readDatabase(page);
      const restoredRows = new Set(
        Object.entries(restoredDatabase.tables).flatMap(([storeName, storedRows]) =>
          storedRows.map(({ key: rowKey }) => `${storeName}/${rowKey}`),
        ),
      );
      expect(journaledRows.filter((rowName) => !restoredRows.has(rowName))).toEqual([]);
      // The app restores the pictures, drawings and files of the rows in the background.
      const ASSET_STORES = ['pictures', 'drawings', 'files'] as const;
      const listMissingAssets = async () => {
        const { tables } = await readDatabase(page);
        return ASSET_STORES.flatMap((storeName) => {
          const storedKeys = new Set(tables[storeName]?.map(({ key: rowKey }) => rowKey));
          return (expectedDatabase.tables[storeName] ?? []).flatMap(({ key: rowKey }) =>
            storedKeys.has(rowKey) ? [] : [`${storeName}/${rowKey}`],
          );
        });
      };
      await expect.poll(listMissingAssets).toEqual([]);
      await goTo(page, 'characters/fresnel');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fresnel, newest');
    });

    test('restores everything from the backups when the database and the journal are gone', async () => {
      const { profile } = copyProfile(corpus, folder);
      for (const folderName of ['IndexedDB', 'Journal']) rmSync(join(profile, folderName), { recursive: true });
      window = await openApp(profile);
      const { page } = window;
      await page.getByRole('button', { name: 'Alles zurückholen…' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^\d+ .*|.* \d+$/ })
        .last()
        .click();
      await waitForLibrary(window);
      const restoredDatabase = await readDatabase(page);
      const restoredRows = new Set(
        Object.entries(restoredDatabase.tables).flatMap(([storeName, storedRows]) =>
          storedRows.map(({ key: rowKey }) => `${storeName}/${rowKey}`),
        ),
      );
      expect(journaledRows.filter((rowName) => !restoredRows.has(rowName))).toEqual([]);
      await goTo(page, 'characters/fresnel');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fresnel, backed up');
    });
  });
}
