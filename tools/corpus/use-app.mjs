/** Uses the real app like an experienced user, to fill the profile of a corpus. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, expect } from '@playwright/test';
import { runnerImport } from 'vite';
import { ensureElectron } from '../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { readDatabase, readTable } from '../../test/support/corpus/read-database.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').ElectronApplication} App */

const ACTION_TIMEOUT_MS = 30_000;

/** The sample encounters, one per game. */
const ENCOUNTERS = [
  'harbour-lamps-out',
  'last-bus-to-gasworks',
  'ford-at-old-sump',
  'audit-at-the-opera',
  'night-shift-on-pier-nine',
];
const PRESSES = 140;
/** Number of presses in which everything before the game is agreed on. */
const SETUP_PRESSES = 60;

/**
 * Fills a profile.
 * @param {{ build: string, profile: string, chosen: string, archive: string, lists: readonly string[], out: string }} places
 * `build`: the built checkout. `chosen`: an empty folder for backups. `archive`: an archive that is imported first. `lists`: files
 * that are submitted to an event. `out`: an empty folder for exports.
 * @returns the final content of the database and the settings
 */
export async function fillProfile({
  build: buildFolder,
  profile: profileFolder,
  chosen: backupFolder,
  archive: archiveFile,
  lists: playerLists,
  out: exportFolder,
}) {
  const firstStart = await openApp(buildFolder, profileFolder, [archiveFile]);
  await importAll(firstStart.page);
  await editDocuments(firstStart.page);
  await sortLibrary(firstStart.page);
  await saveMapping(firstStart.page);
  await submitLists(firstStart.page, playerLists);
  for (const encounterId of ENCOUNTERS) await playEncounter(firstStart.page, encounterId, PRESSES);
  await chooseFolder(firstStart, backupFolder);
  await saveArchive(firstStart, join(exportFolder, 'by-app.rollcall'));
  await printCards(firstStart, join(exportFolder, 'cards-by-app.pdf'));
  const teamLink = await copyLink(firstStart);
  await backUp(firstStart.page);
  await changePreferences(firstStart);
  await firstStart.app.close();

  const secondStart = await openApp(buildFolder, profileFolder, []);
  await secondStart.page.getByRole('link', { name: 'Charaktere' }).first().waitFor();
  await renameDocument(secondStart.page, 'characters/fresnel', 'Fresnel, backed up');
  await backUp(secondStart.page);
  // This change is newer than any backup: only the journal and the database have it.
  await renameDocument(secondStart.page, 'characters/fresnel', 'Fresnel, newest');
  await renameDocument(secondStart.page, 'factions/lantern-guild', 'Lantern Guild, newest');
  await moveWindow(secondStart.app);
  const databaseContent = await readDatabase(secondStart.page);
  const journaledRows = await secondStart.page.evaluate(readJournaled);
  const settings = await secondStart.page.evaluate(() => ({ ...localStorage }));
  await secondStart.app.close();
  return { database: databaseContent, journaled: journaledRows, settings, link: teamLink };
}

/**
 * @param {string} buildFolder @param {string} profileFolder @param {readonly string[]} openedFiles
 * @returns {Promise<{ app: App, page: Page }>}
 */
async function openApp(buildFolder, profileFolder, openedFiles) {
  const { exe: electronPath } = await ensureElectron({ quiet: true });
  const asRoot = process.getuid?.() === 0;
  const electronApp = await _electron.launch({
    executablePath: process.env.ELECTRON_EXEC_PATH ?? electronPath,
    args: [...(asRoot ? ['--no-sandbox'] : []), join(buildFolder, 'test/support/app/held-start.cjs'), ...openedFiles],
    env: { .../** @type {Record<string, string>} */ (process.env), ROLLCALL_USER_DATA: profileFolder },
    chromiumSandbox: !asRoot,
  });
  const appPage = await electronApp.firstWindow();
  appPage.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await appPage.locator('h1').first().waitFor();
  return { app: electronApp, page: appPage };
}

/** @param {Page} appPage @param {string} address */
async function goTo(appPage, address) {
  await appPage.evaluate((addressHash) => {
    location.hash = addressHash;
  }, `#/${address}`);
}

/** @param {Page} appPage @param {string} address @param {string} newName */
async function renameDocument(appPage, address, newName) {
  await goTo(appPage, address);
  await appPage.getByRole('textbox', { name: 'Name', exact: true }).fill(newName);
  await waitUntilSaved(appPage);
}

/** @param {Page} appPage */
const waitUntilSaved = (appPage) =>
  appPage
    .locator('[role="status"]:not([data-busy])', { hasText: /^(Saved|Gespeichert)$/ })
    .waitFor({ state: 'attached' });

/** @param {Page} appPage */
async function importAll(appPage) {
  const importDialog = appPage.getByRole('dialog', { name: 'Import' });
  await importDialog.getByRole('button', { name: /^Import \d+$/ }).click();
  await appPage.getByText(/documents were imported\./).waitFor();
}

/**
 * Types into several fields and undoes some changes, so that there are steps to undo and steps to redo.
 * @param {Page} appPage
 */
async function editDocuments(appPage) {
  await goTo(appPage, 'characters/brasslung');
  for (const conceptText of ['First thought', 'Second thought', 'Third thought']) {
    await appPage.getByLabel('Concept').fill(conceptText);
    await appPage.getByLabel('Concept').blur();
    await waitUntilSaved(appPage);
    await appPage.getByRole('textbox', { name: 'Name', exact: true }).fill(`Brasslung, ${conceptText.toLowerCase()}`);
    await waitUntilSaved(appPage);
  }
  for (let undoIndex = 0; undoIndex < 2; undoIndex += 1) {
    await appPage.getByRole('button', { name: /^Undo/ }).first().click();
    await waitUntilSaved(appPage);
  }
  await goTo(appPage, 'teams/saturday');
  await appPage.getByRole('textbox', { name: 'Name', exact: true }).fill('Saturday Night Again');
  await waitUntilSaved(appPage);
  // An incomplete number is saved as it was typed.
  await goTo(appPage, 'characters/auntie-rook');
  await appPage.getByRole('textbox', { name: 'Level', exact: true }).fill('-');
  await waitUntilSaved(appPage);
}

/**
 * Creates tags, a named filter, and documents in the trash.
 * @param {Page} appPage
 */
async function sortLibrary(appPage) {
  await goTo(appPage, 'characters');
  const characterList = appPage.getByRole('region', { name: 'All characters' });
  await characterList.getByRole('link', { name: 'Candlewright' }).focus();
  await appPage.keyboard.press('Space');
  await appPage.keyboard.press('t');
  await appPage.getByRole('textbox', { name: 'New tag' }).fill('Saturday ☂');
  await appPage.keyboard.press('Enter');
  await appPage.keyboard.press('Enter');
  await appPage.getByText(/tags of .* changed/).waitFor();
  await appPage.keyboard.press('Escape');
  await appPage.getByRole('button', { name: 'Filters' }).click();
  await appPage.getByRole('checkbox', { name: /^Blaster,/ }).check();
  await appPage.getByRole('textbox', { name: 'Save these as' }).fill('All blasters');
  await appPage.keyboard.press('Enter');
  await appPage.getByRole('button', { name: 'All blasters', exact: true }).waitFor();
  await appPage.getByRole('button', { name: 'Clear all' }).click();
  for (const characterName of ['Ambassador Bloom', 'Becquerelle']) {
    await characterList.getByRole('link', { name: characterName }).focus();
    await appPage.keyboard.press('Delete');
    await waitUntilSaved(appPage);
    await characterList.getByRole('link', { name: characterName }).waitFor({ state: 'detached' });
  }
  await goTo(appPage, 'teams');
  await appPage.getByRole('link', { name: 'Too Large' }).focus();
  await appPage.keyboard.press('Delete');
  await waitUntilSaved(appPage);
}

/**
 * Pastes a spreadsheet and saves its column mapping under a name.
 * @param {Page} appPage
 */
async function saveMapping(appPage) {
  await goTo(appPage, 'characters');
  await appPage.getByRole('region', { name: 'All characters' }).waitFor();
  await appPage.evaluate((clipboardText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', clipboardText);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, 'Hero\tStufe\tSide\tPow\tMove\tHit points\tSize\nÝrsa\t4\thero\t3\t5\t9\t2');
  const mappingDialog = appPage.getByRole('dialog', { name: 'Import' });
  await mappingDialog.getByLabel('Keep this mapping as').fill('Club spreadsheet');
  await appPage.keyboard.press('Enter');
  await expect.poll(async () => (await readTable(appPage, 'mappings')).length).toBe(1);
  await appPage.keyboard.press('Escape');
  await mappingDialog.waitFor({ state: 'detached' });
}

/** @param {Page} appPage @param {readonly string[]} playerLists */
async function submitLists(appPage, playerLists) {
  await goTo(appPage, 'events/autumn-open');
  await appPage.getByRole('radiogroup', { name: 'What is shown' }).getByText('Lists').click();
  const fileChooser = appPage.waitForEvent('filechooser');
  await appPage.getByRole('button', { name: 'Choose files' }).click();
  await (await fileChooser).setFiles([...playerLists]);
  await appPage.getByRole('button', { name: `All ${playerLists.length}` }).waitFor();
  await appPage.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Players…' }).click();
  await appPage.getByRole('textbox', { name: 'One name a line' }).fill('Ada Ünlü\nNobody Yet');
  await appPage.getByRole('button', { name: 'Keep these names' }).click();
  await waitUntilSaved(appPage);
}

/**
 * Plays without knowing the rules by pressing what is offered, and undoes two events at the end.
 * @param {Page} appPage
 * @param {string} encounterId
 * @param {number} pressCount
 */
async function playEncounter(appPage, encounterId, pressCount) {
  const { module: pressModule } = await runnerImport(join(ROOT, 'test/support/play/press-next.ts'));
  await goTo(appPage, `encounters/${encounterId}`);
  await appPage.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table', { exact: true }).click();
  await appPage.locator('button[data-usual]').waitFor();
  let chance = 0.37;
  for (let pressIndex = 0; pressIndex < pressCount; pressIndex += 1) {
    // The same numbers in every run (middle-square method).
    chance = (chance * chance * 1_000 + 0.123) % 1;
    const preferredLabels = pressIndex < SETUP_PRESSES ? ['Terrain Roll', 'Play Slugfest'] : [];
    await pressModule.pressNext(appPage, { labels: preferredLabels, isOther: pressIndex % 3 === 0, chance });
  }
  await appPage.keyboard.press('Escape');
  const readEventCount = async () => Number(await appPage.locator('[data-events]').getAttribute('data-events'));
  const countBefore = await readEventCount();
  if (countBefore < 20) throw new Error(`${encounterId} could not be played: it has ${countBefore} events`);
  for (let undoCount = 1; undoCount <= 2; undoCount += 1) {
    await appPage.keyboard.press('Control+z');
    await expect.poll(readEventCount).toBeLessThanOrEqual(countBefore - undoCount);
  }
  await waitUntilSaved(appPage);
}

/** @param {{ app: App, page: Page }} window @param {string} backupParent */
async function chooseFolder({ app, page }, backupParent) {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, backupParent);
  await goTo(page, 'library/backups');
  await page.getByRole('button', { name: 'Choose another folder…' }).click();
  await page.getByText(join(backupParent, 'Rollcall Backups')).first().waitFor();
}

/** @param {Page} appPage */
async function backUp(appPage) {
  await goTo(appPage, 'library/backups');
  await appPage.getByRole('button', { name: /^(Back up now|Jetzt sichern)$/ }).click();
  await appPage
    .getByText(/A backup was made\.|Sicherung/)
    .last()
    .waitFor();
}

/** @param {{ app: App, page: Page }} window @param {string} filePath */
async function answerSaveDialog({ app }, filePath) {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, filePath);
}

/** @param {{ app: App, page: Page }} appWindow @param {string} filePath */
async function saveArchive(appWindow, filePath) {
  const { page } = appWindow;
  await answerSaveDialog(appWindow, filePath);
  await goTo(page, 'library/transfer');
  await page.getByRole('button', { name: 'Export the whole library…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => existsSync(filePath)).toBe(true);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** @param {{ app: App, page: Page }} appWindow @param {string} filePath */
async function printCards(appWindow, filePath) {
  const { page } = appWindow;
  await answerSaveDialog(appWindow, filePath);
  await goTo(page, 'print/teams/saturday');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(() => existsSync(filePath), { timeout: 60_000 }).toBe(true);
}

/** @param {{ app: App, page: Page }} window */
async function copyLink({ app, page }) {
  await goTo(page, 'teams/submitted');
  await page.getByRole('button', { name: /^Export…/ }).click();
  const exportDialog = page.getByRole('dialog', { name: /^Export/ });
  await exportDialog.getByRole('radio', { name: /link/i }).click({ force: true });
  await exportDialog.getByRole('button', { name: /copy/i }).click();
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toMatch(/^\S{200,}/);
  return app.evaluate(({ clipboard }) => clipboard.readText());
}

/**
 * Changes every preference. Afterwards the window speaks German.
 * @param {{ app: App, page: Page }} window
 */
async function changePreferences({ page: appPage }) {
  /** @param {string} groupName @param {string} choiceLabel */
  const chooseOption = (groupName, choiceLabel) =>
    appPage.getByRole('radiogroup', { name: groupName }).getByText(choiceLabel, { exact: true }).click();
  await goTo(appPage, 'settings');
  await appPage.getByRole('button', { name: /Game in new windows/ }).click();
  await appPage.getByRole('option', { name: 'Bulletproof Blues' }).click();
  await chooseOption('Theme', 'Dark');
  await chooseOption('Contrast', 'More');
  await chooseOption('Motion', 'Less');
  await chooseOption('Paper of rosters and references', 'Letter');
  await chooseOption('Language / Sprache', 'Deutsch');
  await appPage.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
}

/** Runs in the page: lists every row that the journal knows. */
async function readJournaled() {
  const { rollcall } = /** @type {any} */ (globalThis);
  const { rows } = await rollcall.journalKnown();
  return rows
    .map((/** @type {{ table: string, id: string }} */ { table: tableName, id }) => `${tableName}/${id}`)
    .sort();
}

/** @param {App} electronApp */
async function moveWindow(electronApp) {
  await electronApp.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1111, height: 777 }),
  );
}
