import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { levelField, openCharacter, saved } from '../support/browser/screens.ts';
import { addBluePicture, expectBluePicture } from '../support/files/blue-picture.ts';

/** Keeps the table busy for a while, as a slow disk does: what is written to it meanwhile waits. */
const holdDisk = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const until = performance.now() + ms;
    const store = db.transaction('characters', 'readwrite').objectStore('characters');
    const spin = () => {
      if (performance.now() < until) store.count().onsuccess = spin;
    };
    spin();
  }, ms);

for (const [how, end] of [
  [
    'the window is closed',
    ({ app }: AppWindow) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  ],
  ['the app is quit', ({ app }: AppWindow) => app.evaluate(({ app }) => app.quit())],
] as const) {
  test(`${how} in the middle of typing: the last letter is kept`, async ({ everyday }) => {
    const first = await everyday.open();
    await openCharacter(first.page, 'Galvanessa');
    await first.page.getByLabel('Concept').fill('');
    await saved(first.page);
    await holdDisk(first.page, 600);
    await first.page.getByLabel('Concept').pressSequentially('Bell under');
    const gone = first.app.waitForEvent('close');
    await end(first);
    await gone;

    const second = await everyday.open();
    await openCharacter(second.page, 'Galvanessa');
    await expect(second.page.getByLabel('Concept')).toHaveValue('Bell under');
  });
}

async function setConcept({ page }: AppWindow, text: string): Promise<void> {
  await page.getByLabel('Concept').fill(text);
  await saved(page);
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

test('what was typed a second before the machine dies is there afterwards, a half-typed number too; a write that the kill cut short costs nothing, also at the start after the next', async ({
  everyday,
}) => {
  const first = await everyday.open();
  await openCharacter(first.page, 'Galvanessa');
  const concept = first.page.getByLabel('Concept');
  await concept.fill('');
  await concept.pressSequentially('Before the kill');
  await levelField(first.page).fill('-');
  // A second of the window: one that a busy machine holds up has not had it yet.
  await first.page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
  await everyday.kill();
  tearLog(everyday.profile);

  const second = await everyday.open();
  await openCharacter(second.page, 'Galvanessa');
  await expect(second.page.getByLabel('Concept')).toHaveValue('Before the kill');
  await expect(levelField(second.page)).toHaveValue('-');
  await setConcept(second, 'Written behind it');
  await everyday.kill();

  // Chromium by itself finds the log corrupt now and starts with an empty database.
  const third = await everyday.open();
  await openCharacter(third.page, 'Galvanessa');
  await expect(third.page.getByLabel('Concept')).toHaveValue('Written behind it');
});

test('a database that Chromium finds damaged and empties comes back from the journal with its pictures; nobody takes the samples for the library', async ({
  everyday,
}) => {
  const first = await everyday.open();
  await openCharacter(first.page, 'Galvanessa');
  await addBluePicture(first.page, 'avif');
  await setConcept(first, 'Before the damage');
  await everyday.kill();
  for (const log of logsOf(everyday.profile)) {
    const bytes = readFileSync(log);
    bytes[1000] = (bytes[1000] ?? 0) ^ 0xff;
    writeFileSync(log, bytes);
  }

  const second = await everyday.open();
  await expect(second.page.getByRole('heading', { name: 'Your library was lost. Its copy is here.' })).toBeVisible();
  await second.page.getByRole('button', { name: 'Bring everything back' }).click();
  await second.page.getByRole('button', { name: /^Restore \d+$/ }).click();
  await openCharacter(second.page, 'Galvanessa');
  await expect(second.page.getByLabel('Concept')).toHaveValue('Before the damage');
  await expectBluePicture(second.page);

  await everyday.close();
  const third = await everyday.open();
  await openCharacter(third.page, 'Galvanessa');
  await expectBluePicture(third.page);
});
