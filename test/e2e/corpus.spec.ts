/** Profiles of earlier builds open with nothing lost: in the database, or, where that is gone, from the journal and the backups. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { BackupsInfo } from '../../src/shared/library/journal.ts';
import { type AppWindow, closeApp, openApp } from '../support/app/app-window.ts';
// The same process as for the other files: another one takes as long as a start of the app.
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

/** Rows in which the app notes for itself when it has looked at something. */
const HOUSEKEEPING = new Set(['meta/trash-clock', 'meta/unused-pictures', 'meta/raised']);
/** Settings that change at every start. */
const TIMES = new Set(['rollcall.files-checked', 'rollcall.recent']);

const goTo = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${address}`);

const digestsOf = (tables: Readonly<Record<string, readonly StoredRow[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tables)
      .flatMap(([table, rows]) => rows.map(({ key, sha256 }) => [`${table}/${key}`, sha256] as const))
      .filter(([name]) => !HOUSEKEEPING.has(name)),
  );

async function waitForLibrary({ page }: AppWindow): Promise<void> {
  await expect(page.locator('h1')).toHaveText(/^(?:Charaktere|Characters)/);
}

/** The name of Brasslung in the database. */
const storedName = async (page: Page): Promise<string> => {
  const rows: { id: string; document: { name: string } }[] = await readTable(page, 'characters');
  return rows.find(({ id }) => id === 'brasslung')?.document.name ?? '';
};

for (const corpus of CORPORA) {
  const database = corpus.expected<ExpectedDatabase>('database');
  const expected = digestsOf(database.tables);
  const journaled = corpus.expected<string[]>('journal');

  test.describe(`the profile ${corpus.name}`, () => {
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

    test('every row, picture, setting, undo step and deleted document is there', async () => {
      const { profile, backups } = copyProfile(corpus, folder);
      window = await openApp(profile);
      const { app, page } = window;
      await waitForLibrary(window);
      expect(digestsOf((await readDatabase(page)).tables)).toMatchObject(expected);

      const settings = Object.entries(corpus.expected<Record<string, string>>('settings'));
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(
        Object.fromEntries(settings.filter(([key]) => !TIMES.has(key))),
      );
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'de');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      const size = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());
      expect(size).toMatchObject({ width: 1111, height: 777 });

      for (const game of ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']) {
        await goTo(page, `characters/portrait-${game}`);
        await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
      }

      // Two steps were undone before the app was closed: they are done again, and then all are undone.
      await goTo(page, 'characters/brasslung');
      await page.locator('[data-card="front"] svg').waitFor();
      const before = await storedName(page);
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => storedName(page)).toBe('Brasslung, third thought');
      expect(before).toBe('Brasslung, second thought');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z');
      await expect.poll(() => storedName(page)).toBe('Brasslung');

      await goTo(page, 'library/trash');
      for (const name of ['Ambassador Bloom', 'Becquerelle', 'Too Large']) {
        await expect(page.getByText(name, { exact: true })).toBeVisible();
      }
      await goTo(page, 'library/backups');
      await expect(page.getByText(backups).first()).toBeVisible();
      // The app may have made another one by itself.
      const earlier = readdirSync(corpus.path('profile', 'Backups')).filter((name) => name.endsWith('.rollcall'));
      const { snapshots } = await page.evaluate(async () => {
        const { rollcall } = globalThis as unknown as { rollcall: { backups(): Promise<BackupsInfo> } };
        return rollcall.backups();
      });
      expect(snapshots.filter(({ fault }) => fault !== undefined)).toEqual([]);
      expect(snapshots.map(({ name }) => name)).toEqual(expect.arrayContaining(earlier));
    });

    test('without its database the journal brings back everything', async () => {
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
      const found = await readDatabase(page);
      const names = new Set(
        Object.entries(found.tables).flatMap(([table, rows]) => rows.map(({ key }) => `${table}/${key}`)),
      );
      expect(journaled.filter((name) => !names.has(name))).toEqual([]);
      // Pictures, drawings and files that rows name come in the background.
      const assets = ['pictures', 'drawings', 'files'] as const;
      const missing = async () => {
        const { tables } = await readDatabase(page);
        return assets.flatMap((table) => {
          const keys = new Set(tables[table]?.map(({ key }) => key));
          return (database.tables[table] ?? []).flatMap(({ key }) => (keys.has(key) ? [] : [`${table}/${key}`]));
        });
      };
      await expect.poll(missing).toEqual([]);
      await goTo(page, 'characters/fresnel');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fresnel, newest');
    });

    test('without database and journal the backups bring everything back', async () => {
      const { profile } = copyProfile(corpus, folder);
      for (const name of ['IndexedDB', 'Journal']) rmSync(join(profile, name), { recursive: true });
      window = await openApp(profile);
      const { page } = window;
      await page.getByRole('button', { name: 'Alles zurückholen…' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^\d+ .*|.* \d+$/ })
        .last()
        .click();
      await waitForLibrary(window);
      const found = await readDatabase(page);
      const names = new Set(
        Object.entries(found.tables).flatMap(([table, rows]) => rows.map(({ key }) => `${table}/${key}`)),
      );
      expect(journaled.filter((name) => !names.has(name))).toEqual([]);
      await goTo(page, 'characters/fresnel');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fresnel, backed up');
    });
  });
}
