/** Uses the real app as somebody would who owns everything: the profile that a corpus holds. */
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

/** The encounters among the samples, one a game. */
const ENCOUNTERS = [
  'harbour-lamps-out',
  'last-bus-to-gasworks',
  'ford-at-old-sump',
  'audit-at-the-opera',
  'night-shift-on-pier-nine',
];
const PRESSES = 140;
/** Presses within which everything before the game is agreed on. */
const SETTING_UP = 60;

/**
 * Fills a profile.
 * @param {{ build: string, profile: string, chosen: string, archive: string, lists: readonly string[], out: string }} places
 *   `build`: the built checkout. `chosen`: an empty folder for backups. `archive`: what is imported first. `lists`: files that
 *   are sent in for an event. `out`: an empty folder for what the app exports.
 * @returns what the database and the settings hold at the end
 */
export async function fillProfile({ build, profile, chosen, archive, lists, out }) {
  const first = await openApp(build, profile, [archive]);
  await importAll(first.page);
  await editDocuments(first.page);
  await sortLibrary(first.page);
  await keepMapping(first.page);
  await sendInLists(first.page, lists);
  for (const id of ENCOUNTERS) await playEncounter(first.page, id, PRESSES);
  await chooseFolder(first, chosen);
  await saveArchive(first, join(out, 'by-app.rollcall'));
  await printCards(first, join(out, 'cards-by-app.pdf'));
  const link = await copyLink(first);
  await backUp(first.page);
  await changePreferences(first);
  await first.app.close();

  const second = await openApp(build, profile, []);
  await second.page.getByRole('link', { name: 'Charaktere' }).first().waitFor();
  await rename(second.page, 'characters/fresnel', 'Fresnel, backed up');
  await backUp(second.page);
  // Newer than any backup: only the journal has it besides the database.
  await rename(second.page, 'characters/fresnel', 'Fresnel, newest');
  await rename(second.page, 'factions/lantern-guild', 'Lantern Guild, newest');
  await moveWindow(second.app);
  const database = await readDatabase(second.page);
  const journaled = await second.page.evaluate(readJournaled);
  const settings = await second.page.evaluate(() => ({ ...localStorage }));
  await second.app.close();
  return { database, journaled, settings, link };
}

/**
 * @param {string} build @param {string} profile @param {readonly string[]} files
 * @returns {Promise<{ app: App, page: Page }>}
 */
async function openApp(build, profile, files) {
  const { exe } = await ensureElectron({ quiet: true });
  const asRoot = process.getuid?.() === 0;
  const app = await _electron.launch({
    executablePath: process.env.ELECTRON_EXEC_PATH ?? exe,
    args: [...(asRoot ? ['--no-sandbox'] : []), join(build, 'test/support/app/held-start.cjs'), ...files],
    env: { .../** @type {Record<string, string>} */ (process.env), ROLLCALL_USER_DATA: profile },
    chromiumSandbox: !asRoot,
  });
  const page = await app.firstWindow();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await page.locator('h1').first().waitFor();
  return { app, page };
}

/** @param {Page} page @param {string} address */
async function goTo(page, address) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${address}`);
}

/** @param {Page} page @param {string} address @param {string} name */
async function rename(page, address, name) {
  await goTo(page, address);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await saved(page);
}

/** @param {Page} page */
const saved = (page) =>
  page.locator('[role="status"]:not([data-busy])', { hasText: /^(Saved|Gespeichert)$/ }).waitFor({ state: 'attached' });

/** @param {Page} page */
async function importAll(page) {
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByRole('button', { name: /^Import \d+$/ }).click();
  await page.getByText(/documents were imported\./).waitFor();
}

/**
 * Types into several fields, takes some of it back, so that there are steps to undo and steps to redo.
 * @param {Page} page
 */
async function editDocuments(page) {
  await goTo(page, 'characters/brasslung');
  for (const concept of ['First thought', 'Second thought', 'Third thought']) {
    await page.getByLabel('Concept').fill(concept);
    await page.getByLabel('Concept').blur();
    await saved(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Brasslung, ${concept.toLowerCase()}`);
    await saved(page);
  }
  for (let index = 0; index < 2; index += 1) {
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await saved(page);
  }
  await goTo(page, 'teams/saturday');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saturday Night Again');
  await saved(page);
  // A number that is only begun is kept as it stands.
  await goTo(page, 'characters/auntie-rook');
  await page.getByRole('textbox', { name: 'Level', exact: true }).fill('-');
  await saved(page);
}

/**
 * Tags, a filter with a name, and documents in the trash.
 * @param {Page} page
 */
async function sortLibrary(page) {
  await goTo(page, 'characters');
  const list = page.getByRole('region', { name: 'All characters' });
  await list.getByRole('link', { name: 'Candlewright' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Saturday ☂');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(/tags of .* changed/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Blaster,/ }).check();
  await page.getByRole('textbox', { name: 'Save these as' }).fill('All blasters');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All blasters', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  for (const name of ['Ambassador Bloom', 'Becquerelle']) {
    await list.getByRole('link', { name }).focus();
    await page.keyboard.press('Delete');
    await saved(page);
    await list.getByRole('link', { name }).waitFor({ state: 'detached' });
  }
  await goTo(page, 'teams');
  await page.getByRole('link', { name: 'Too Large' }).focus();
  await page.keyboard.press('Delete');
  await saved(page);
}

/** A spreadsheet is pasted, and how its columns are read is kept under a name. @param {Page} page */
async function keepMapping(page) {
  await goTo(page, 'characters');
  await page.getByRole('region', { name: 'All characters' }).waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, 'Hero\tStufe\tSide\tPow\tMove\tHit points\tSize\nÝrsa\t4\thero\t3\t5\t9\t2');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('Keep this mapping as').fill('Club spreadsheet');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readTable(page, 'mappings')).length).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** @param {Page} page @param {readonly string[]} lists */
async function sendInLists(page, lists) {
  await goTo(page, 'events/autumn-open');
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Lists').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([...lists]);
  await page.getByRole('button', { name: `All ${lists.length}` }).waitFor();
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Players…' }).click();
  await page.getByRole('textbox', { name: 'One name a line' }).fill('Ada Ünlü\nNobody Yet');
  await page.getByRole('button', { name: 'Keep these names' }).click();
  await saved(page);
}

/**
 * Plays like somebody without the book, who presses what is offered, and takes two events back at the end.
 * @param {Page} page @param {string} id @param {number} presses
 */
async function playEncounter(page, id, presses) {
  const { module } = await runnerImport(join(ROOT, 'test/support/play/whole-game.ts'));
  await goTo(page, `encounters/${id}`);
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table', { exact: true }).click();
  await page.locator('button[data-usual]').waitFor();
  let chance = 0.37;
  for (let press = 0; press < presses; press += 1) {
    // The same numbers at every run: the middle of a square.
    chance = (chance * chance * 1_000 + 0.123) % 1;
    const labels = press < SETTING_UP ? ['Terrain Roll', 'Play Slugfest'] : [];
    await module.pressNext(page, { labels, isOther: press % 3 === 0, chance });
  }
  await page.keyboard.press('Escape');
  const count = async () => Number(await page.locator('[data-events]').getAttribute('data-events'));
  const before = await count();
  if (before < 20) throw new Error(`${id} could not be played: it has ${before} events`);
  for (let undone = 1; undone <= 2; undone += 1) {
    await page.keyboard.press('Control+z');
    await expect.poll(count).toBeLessThanOrEqual(before - undone);
  }
  await saved(page);
}

/** @param {{ app: App, page: Page }} window @param {string} folder */
async function chooseFolder({ app, page }, folder) {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, folder);
  await goTo(page, 'library/backups');
  await page.getByRole('button', { name: 'Choose another folder…' }).click();
  await page.getByText(join(folder, 'Rollcall Backups')).first().waitFor();
}

/** @param {Page} page */
async function backUp(page) {
  await goTo(page, 'library/backups');
  await page.getByRole('button', { name: /^(Back up now|Jetzt sichern)$/ }).click();
  await page
    .getByText(/A backup was made\.|Sicherung/)
    .last()
    .waitFor();
}

/** @param {{ app: App, page: Page }} window @param {string} file */
async function answerSaveDialog({ app }, file) {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
}

/** @param {{ app: App, page: Page }} window @param {string} file */
async function saveArchive(window, file) {
  const { page } = window;
  await answerSaveDialog(window, file);
  await goTo(page, 'library/transfer');
  await page.getByRole('button', { name: 'Export the whole library…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** @param {{ app: App, page: Page }} window @param {string} file */
async function printCards(window, file) {
  const { page } = window;
  await answerSaveDialog(window, file);
  await goTo(page, 'print/teams/saturday');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
}

/** @param {{ app: App, page: Page }} window */
async function copyLink({ app, page }) {
  await goTo(page, 'teams/submitted');
  await page.getByRole('button', { name: /^Export…/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: /link/i }).click({ force: true });
  await dialog.getByRole('button', { name: /copy/i }).click();
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toMatch(/^\S{200,}/);
  return app.evaluate(({ clipboard }) => clipboard.readText());
}

/**
 * Nothing is as at the beginning any more, and the window speaks German.
 * @param {{ app: App, page: Page }} window
 */
async function changePreferences({ page }) {
  /** @param {string} group @param {string} choice */
  const choose = (group, choice) =>
    page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();
  await goTo(page, 'settings');
  await page.getByRole('button', { name: /Game that a new window shows/ }).click();
  await page.getByRole('option', { name: 'Bulletproof Blues' }).click();
  await choose('Theme', 'Dark');
  await choose('Contrast', 'More');
  await choose('Motion', 'Less');
  await choose('Paper of rosters and references', 'Letter');
  await choose('Language / Sprache', 'Deutsch');
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
}

/** Runs in the page: every row that the journal knows. */
async function readJournaled() {
  const { rollcall } = /** @type {any} */ (globalThis);
  const { rows } = await rollcall.journalKnown();
  return rows.map((/** @type {{ table: string, id: string }} */ { table, id }) => `${table}/${id}`).sort();
}

/** @param {App} app */
async function moveWindow(app) {
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1111, height: 777 }),
  );
}
