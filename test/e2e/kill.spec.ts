/**
 * All ways in which the app ends: a kill, a crashed page, a damaged database, a closed window, quitting. Each test starts the
 * app that the next test ends.
 */
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
import { scaleRuns } from '../support/sample-size.ts';

const IDS = { Galvanessa: 'galvanessa', 'Compass Rosa': 'compass-rosa' } as const;

/** Opens a hero by address, because the list may show another game. */
async function openHero(page: Page, heroName: keyof typeof IDS): Promise<void> {
  await page.evaluate((heroId) => {
    location.hash = `#/characters/${heroId}`;
  }, IDS[heroName]);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue(heroName);
  await page.locator('[data-card="front"] svg').waitFor();
}

/** Keeps the object store busy, as a slow disk does: writes to the store wait. */
const keepDiskBusy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('rollcall');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const diskState = Object.assign(window, { isDiskBusy: true });
    const objectStore = database.transaction('characters', 'readwrite').objectStore('characters');
    const countAgain = () => {
      if (diskState.isDiskBusy) objectStore.count().onsuccess = countAgain;
    };
    countAgain();
  });

/** Releases the object store after 200 milliseconds. */
const releaseDiskSoon = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => Object.assign(window, { isDiskBusy: false }), 200);
  });

async function setConcept({ page }: AppWindow, conceptText: string): Promise<void> {
  await page.getByLabel('Concept').fill(conceptText);
  await waitUntilSaved(page);
}

/** Appends the beginning of a record to the database's log, as a kill in the middle of a write does. */
function appendTornRecord(folder: string): void {
  for (const logPath of listDatabaseLogs(folder)) appendFileSync(logPath, Uint8Array.of(1, 2, 3));
}

function listDatabaseLogs(folder: string): string[] {
  const databaseFolder = path.join(folder, 'IndexedDB', 'rollcall_app_0.indexeddb.leveldb');
  const logNames = readdirSync(databaseFolder).filter((fileName) => fileName.endsWith('.log'));
  expect(logNames).not.toEqual([]);
  return logNames.map((fileName) => path.join(databaseFolder, fileName));
}

/** Crashes the page and returns the detail of the dialog and the report that the dialog copies. */
async function crashPage(app: ElectronApplication): Promise<{ detail: string; report: string }> {
  const dialogAnswer = app.evaluate(
    ({ dialog, clipboard }) =>
      new Promise<{ detail: string; report: string }>((resolve) => {
        let dialogCount = 0;
        let detail = '';
        // The first answer copies the report, the second reopens the page.
        dialog.showMessageBox = (async (_window: unknown, options: { detail: string }) => {
          dialogCount += 1;
          detail = options.detail;
          if (dialogCount === 2) resolve({ detail, report: await clipboard.readText() });
          return { response: dialogCount === 1 ? 1 : 0, checkboxChecked: false };
        }) as unknown as typeof dialog.showMessageBox;
      }),
  );
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  return dialogAnswer;
}

test('restores text typed a second before a kill, a half-typed number, and the state of a game', async ({
  everyday,
}) => {
  const firstWindow = await everyday.open();
  await openGame(firstWindow.page);
  await firstWindow.page.keyboard.press('n');
  await expect(getClock(firstWindow.page)).not.toHaveText('Not begun');
  const clockText = await getClock(firstWindow.page).innerText();
  await waitUntilSaved(firstWindow.page);
  const savedLog = await readSavedLog(firstWindow.page);
  await openHero(firstWindow.page, 'Galvanessa');
  const concept = firstWindow.page.getByLabel('Concept');
  await concept.fill('Before the k');
  await concept.press('End');
  await concept.pressSequentially('ill');
  await getLevelField(firstWindow.page).fill('-');
  // The timer runs in the window, because a busy machine may delay the window.
  await firstWindow.page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
  await everyday.kill();
  appendTornRecord(everyday.profile);

  const secondWindow = await everyday.open();
  await openGame(secondWindow.page);
  await expect(getClock(secondWindow.page)).toHaveText(clockText);
  expect(await readSavedLog(secondWindow.page)).toEqual(savedLog);
  await secondWindow.page.keyboard.press('Control+z');
  await expect(getClock(secondWindow.page)).toHaveText('Not begun');
  await openHero(secondWindow.page, 'Galvanessa');
  await expect(secondWindow.page.getByLabel('Concept')).toHaveValue('Before the kill');
  await expect(getLevelField(secondWindow.page)).toHaveValue('-');
});

/** Clears the field and types into it while the disk is busy; the app ends during the typing. */
async function typeUntilClosed({ app, page }: AppWindow, endApp: () => Promise<unknown>): Promise<void> {
  await page.getByLabel('Concept').fill('');
  await waitUntilSaved(page);
  await keepDiskBusy(page);
  await page.getByLabel('Concept').fill('Bell un');
  await page.getByLabel('Concept').press('End');
  await page.getByLabel('Concept').pressSequentially('der');
  const closeEvent = app.waitForEvent('close');
  await releaseDiskSoon(page);
  await endApp();
  await closeEvent;
}

test('saves the last letter when the window closes during typing, opens a database log torn by a kill, and imports a file from the command line', async ({
  everyday,
}) => {
  const firstWindow = await everyday.open();
  const { app, page } = firstWindow;
  const windowEvent = app.waitForEvent('window');
  await page.evaluate(
    (show) =>
      (globalThis as unknown as { rollcall: { newWindow(of: object): Promise<void> } }).rollcall.newWindow({ show }),
    GAME,
  );
  await expect((await windowEvent).getByText('Not begun')).toBeVisible();
  await openHero(page, 'Compass Rosa');
  await setConcept(firstWindow, 'Written behind it');
  await openHero(page, 'Galvanessa');
  await typeUntilClosed(firstWindow, () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => !webContents.getURL().endsWith('/show'))
        ?.close(),
    ),
  );

  const documentPath = path.join(everyday.folder, 'given.hero.json');
  writeFileSync(documentPath, JSON.stringify({ ...hero, id: 'given', name: 'Zed given' }));
  // Without the app's repair, Chromium would find the log corrupt and start with an empty database.
  const secondWindow = await everyday.open([documentPath]);
  const dialog = secondWindow.page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('given.hero.json').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toHaveCount(0);
  await openHero(secondWindow.page, 'Galvanessa');
  await expect(secondWindow.page.getByLabel('Concept')).toHaveValue('Bell under');
  await openHero(secondWindow.page, 'Compass Rosa');
  await expect(secondWindow.page.getByLabel('Concept')).toHaveValue('Written behind it');
});

test('reopens a crashed page as it was, and restores a damaged database with its pictures from the journal even if that start is killed', async ({
  everyday,
}) => {
  const firstWindow = await everyday.open();
  await openHero(firstWindow.page, 'Galvanessa');
  await addBluePicture(firstWindow.page, 'avif');
  await setConcept(firstWindow, 'Before the damage');
  const contents = await readContents(firstWindow.page);

  const { detail, report } = await crashPage(firstWindow.app);
  expect(detail).toMatch(/^Everything up to \d\d:\d\d is on disk\.$/);
  expect(report).toMatch(/Electron [\d.]+.*\[page\] The page is gone: /s);
  // Playwright considers the page crashed, so the test asks the main process.
  const isTextShown = () =>
    firstWindow.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `[...document.querySelectorAll('input, textarea')].some(({ value }) => value === 'Before the damage')`,
      ),
    );
  await expect.poll(isTextShown).toBe(true);
  await everyday.kill();

  // Damages a byte in the middle of the database's log, which Chromium can't repair, and kills the restoring app after 660 ms.
  for (const logPath of listDatabaseLogs(everyday.profile)) {
    const bytes = readFileSync(logPath);
    bytes[1000] = (bytes[1000] ?? 0) ^ 0xff;
    writeFileSync(logPath, bytes);
  }
  rmSync(path.join(everyday.profile, 'Local Storage'), { recursive: true });
  await killWhileRestoring(everyday, Object.keys(contents).length, 660);

  const { page } = await openAndRestore(everyday);
  expect(await readContents(page)).toEqual(contents);
  await openHero(page, 'Galvanessa');
  await expect(page.getByLabel('Concept')).toHaveValue('Before the damage');
  await expectBluePicture(page);
});

/** The test makes two steps per turn: a hundred in `npm run soak`. Unit tests try hundreds of steps. */
const TURNS = scaleRuns(50, 10);

test(`saves the last letter when the app quits during typing, and undoes ${2 * TURNS} steps after the restart`, async ({
  everyday,
}) => {
  const firstWindow = await everyday.open();
  await openHero(firstWindow.page, 'Compass Rosa');
  const getConceptField = (page: Page) => page.getByLabel('Concept');
  const conceptBefore = await getConceptField(firstWindow.page).inputValue();
  // The two fields alternate, so that each change is its own step.
  for (let index = 0; index < TURNS; index += 1) {
    await getConceptField(firstWindow.page).fill(`Concept ${index}`);
    await firstWindow.page.getByRole('textbox', { name: 'Power', exact: true }).fill(String(index % 2 === 0 ? 3 : 4));
  }
  await waitUntilSaved(firstWindow.page);
  await openHero(firstWindow.page, 'Galvanessa');
  await typeUntilClosed(firstWindow, () => firstWindow.app.evaluate(({ app }) => app.quit()));

  const { page } = await everyday.open();
  await openHero(page, 'Galvanessa');
  await expect(getConceptField(page)).toHaveValue('Bell under');
  await expectBluePicture(page);
  await openHero(page, 'Compass Rosa');
  await expect(getConceptField(page)).toHaveValue(`Concept ${TURNS - 1}`);
  await getConceptField(page).focus();
  const undoButton = page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
  await expect(undoButton).toBeEnabled();
  for (let index = 0; index < 2 * TURNS; index += 1) await page.keyboard.press('Control+z');
  await expect(getConceptField(page)).toHaveValue(conceptBefore);
  await expect(undoButton).toBeDisabled();
  for (let index = 0; index < 2 * TURNS; index += 1) await page.keyboard.press('Control+Shift+z');
  await expect(getConceptField(page)).toHaveValue(`Concept ${TURNS - 1}`);
  await waitUntilSaved(page);
});
