/** Ends of every kind: a kill, a page that dies, a damaged database, a closed window, quitting. Each starts what the next one ends. */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import type { AppWindow } from '../support/app/app-window.ts';
import { readContents } from '../support/app/damage.ts';
import { test } from '../support/app/everyday-app.ts';
import { GAME, getClock, openGame, readSavedLog } from '../support/app/game-window.ts';
import { killWhileRestoring, openAndRestore } from '../support/app/kill-rounds.ts';
import { getLevelField, waitUntilSaved } from '../support/browser/screens.ts';
import { addBluePicture, expectBluePicture } from '../support/files/blue-picture.ts';
import { scaleRuns } from '../support/runs.ts';

const IDS = { Galvanessa: 'galvanessa', 'Compass Rosa': 'compass-rosa' } as const;

/** By its address: the list may be of another game. */
async function openHero(page: Page, name: keyof typeof IDS): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/characters/${id}`;
  }, IDS[name]);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue(name);
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Keeps the table busy, as a slow disk does: what is written to it meanwhile waits. */
const holdDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const held = Object.assign(window, { isDiskHeld: true });
    const store = db.transaction('characters', 'readwrite').objectStore('characters');
    const spin = () => {
      if (held.isDiskHeld) store.count().onsuccess = spin;
    };
    spin();
  });

/** Lets go of it a moment from now. */
const letGoSoon = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => Object.assign(window, { isDiskHeld: false }), 200);
  });

async function setConcept({ page }: AppWindow, text: string): Promise<void> {
  await page.getByLabel('Concept').fill(text);
  await waitUntilSaved(page);
}

/** What a kill in the middle of a write leaves: the beginning of a record at the end of the database's log. */
function tearLog(folder: string): void {
  for (const log of logsOf(folder)) appendFileSync(log, Uint8Array.of(1, 2, 3));
}

function logsOf(folder: string): string[] {
  const database = path.join(folder, 'IndexedDB', 'rollcall_app_0.indexeddb.leveldb');
  const logs = readdirSync(database).filter((name) => name.endsWith('.log'));
  expect(logs).not.toEqual([]);
  return logs.map((name) => path.join(database, name));
}

/** Kills the page; what is told of it, and what the report says that can be copied. */
async function crash(app: ElectronApplication): Promise<{ detail: string; report: string }> {
  const told = app.evaluate(
    ({ dialog, clipboard }) =>
      new Promise<{ detail: string; report: string }>((resolve) => {
        let times = 0;
        let detail = '';
        // First the report is copied, then the page opened again.
        dialog.showMessageBox = (async (_window: unknown, options: { detail: string }) => {
          times += 1;
          detail = options.detail;
          if (times === 2) resolve({ detail, report: await clipboard.readText() });
          return { response: times === 1 ? 1 : 0, checkboxChecked: false };
        }) as unknown as typeof dialog.showMessageBox;
      }),
  );
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  return told;
}

test('what was typed a second before the machine dies is there afterwards, a half-typed number and the place in a game too', async ({
  everyday,
}) => {
  const first = await everyday.open();
  await openGame(first.page);
  await first.page.keyboard.press('n');
  await expect(getClock(first.page)).not.toHaveText('Not begun');
  const where = await getClock(first.page).innerText();
  await waitUntilSaved(first.page);
  const log = await readSavedLog(first.page);
  await openHero(first.page, 'Galvanessa');
  const concept = first.page.getByLabel('Concept');
  await concept.fill('Before the k');
  await concept.press('End');
  await concept.pressSequentially('ill');
  await getLevelField(first.page).fill('-');
  // A second of the window: one that a busy machine holds up has not had it yet.
  await first.page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
  await everyday.kill();
  tearLog(everyday.profile);

  const second = await everyday.open();
  await openGame(second.page);
  await expect(getClock(second.page)).toHaveText(where);
  expect(await readSavedLog(second.page)).toEqual(log);
  await second.page.keyboard.press('Control+z');
  await expect(getClock(second.page)).toHaveText('Not begun');
  await openHero(second.page, 'Galvanessa');
  await expect(second.page.getByLabel('Concept')).toHaveValue('Before the kill');
  await expect(getLevelField(second.page)).toHaveValue('-');
});

/** Empties the field and types into it while the disk is busy; the app ends in the middle of that. */
async function typeUntil({ app, page }: AppWindow, end: () => Promise<unknown>): Promise<void> {
  await page.getByLabel('Concept').fill('');
  await waitUntilSaved(page);
  await holdDisk(page);
  await page.getByLabel('Concept').fill('Bell un');
  await page.getByLabel('Concept').press('End');
  await page.getByLabel('Concept').pressSequentially('der');
  const gone = app.waitForEvent('close');
  await letGoSoon(page);
  await end();
  await gone;
}

test('the window is closed in the middle of typing, with a second screen beside it: the app ends, and the last letter is kept; a write that a kill has cut short before costs nothing at the start after the next either; a file that the next start is given is looked at', async ({
  everyday,
}) => {
  const first = await everyday.open();
  const { app, page } = first;
  const opening = app.waitForEvent('window');
  await page.evaluate(
    (show) =>
      (globalThis as unknown as { rollcall: { newWindow(of: object): Promise<void> } }).rollcall.newWindow({ show }),
    GAME,
  );
  await expect((await opening).getByText('Not begun')).toBeVisible();
  await openHero(page, 'Compass Rosa');
  await setConcept(first, 'Written behind it');
  await openHero(page, 'Galvanessa');
  await typeUntil(first, () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => !webContents.getURL().endsWith('/show'))
        ?.close(),
    ),
  );

  const file = path.join(everyday.folder, 'given.hero.json');
  writeFileSync(file, JSON.stringify({ ...hero, id: 'given', name: 'Zed given' }));
  // Chromium by itself finds the log corrupt now and starts with an empty database.
  const second = await everyday.open([file]);
  const dialog = second.page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('given.hero.json').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toHaveCount(0);
  await openHero(second.page, 'Galvanessa');
  await expect(second.page.getByLabel('Concept')).toHaveValue('Bell under');
  await openHero(second.page, 'Compass Rosa');
  await expect(second.page.getByLabel('Concept')).toHaveValue('Written behind it');
});

test('a page that dies is told, and opened again as it was; a database that Chromium finds damaged and empties comes back from the journal with its pictures, although the settings of the window are gone and the start that brings it back is killed; nobody takes the samples for the library', async ({
  everyday,
}) => {
  const first = await everyday.open();
  await openHero(first.page, 'Galvanessa');
  await addBluePicture(first.page, 'avif');
  await setConcept(first, 'Before the damage');
  const contents = await readContents(first.page);

  const { detail, report } = await crash(first.app);
  expect(detail).toMatch(/^Everything up to \d\d:\d\d is on disk\.$/);
  expect(report).toMatch(/Electron [\d.]+.*\[page\] The page is gone: /s);
  // The driver takes the page for dead.
  const typed = () =>
    first.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `[...document.querySelectorAll('input, textarea')].some(({ value }) => value === 'Before the damage')`,
      ),
    );
  await expect.poll(typed).toBe(true);
  await everyday.kill();

  for (const log of logsOf(everyday.profile)) {
    const bytes = readFileSync(log);
    bytes[1000] = (bytes[1000] ?? 0) ^ 0xff;
    writeFileSync(log, bytes);
  }
  rmSync(path.join(everyday.profile, 'Local Storage'), { recursive: true });
  await killWhileRestoring(everyday, Object.keys(contents).length, 660);

  const { page } = await openAndRestore(everyday);
  expect(await readContents(page)).toEqual(contents);
  await openHero(page, 'Galvanessa');
  await expect(page.getByLabel('Concept')).toHaveValue('Before the damage');
  await expectBluePicture(page);
});

/** Twice as many steps; a hundred in `npm run soak`. Hundreds at once are tried without a window. */
const TURNS = scaleRuns(50, 10);

test(`the app is quit in the middle of typing: the last letter is kept, and ${2 * TURNS} steps are taken back after the restart`, async ({
  everyday,
}) => {
  const first = await everyday.open();
  await openHero(first.page, 'Compass Rosa');
  const concept = (page: Page) => page.getByLabel('Concept');
  const was = await concept(first.page).inputValue();
  // Two fields in turn: each is a step of its own.
  for (let index = 0; index < TURNS; index += 1) {
    await concept(first.page).fill(`Concept ${index}`);
    await first.page.getByRole('textbox', { name: 'Power', exact: true }).fill(String(index % 2 === 0 ? 3 : 4));
  }
  await waitUntilSaved(first.page);
  await openHero(first.page, 'Galvanessa');
  await typeUntil(first, () => first.app.evaluate(({ app }) => app.quit()));

  const { page } = await everyday.open();
  await openHero(page, 'Galvanessa');
  await expect(concept(page)).toHaveValue('Bell under');
  await expectBluePicture(page);
  await openHero(page, 'Compass Rosa');
  await expect(concept(page)).toHaveValue(`Concept ${TURNS - 1}`);
  await concept(page).focus();
  const undo = page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
  await expect(undo).toBeEnabled();
  for (let index = 0; index < 2 * TURNS; index += 1) await page.keyboard.press('Control+z');
  await expect(concept(page)).toHaveValue(was);
  await expect(undo).toBeDisabled();
  for (let index = 0; index < 2 * TURNS; index += 1) await page.keyboard.press('Control+Shift+z');
  await expect(concept(page)).toHaveValue(`Concept ${TURNS - 1}`);
  await waitUntilSaved(page);
});
