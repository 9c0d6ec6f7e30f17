import { expect, test } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { sharedApp } from '../support/app/shared-app.ts';
import { putDocuments } from '../support/browser/library.ts';
import { openCharacter, saved } from '../support/browser/screens.ts';

const shared = sharedApp();
test.afterAll(() => shared.end());

/** Parts of the drawing on the card. */
const PARTS = '[data-card="front"] svg path';

test('a library of an older Rollcall opens with everything, and its drawings stand apart from then on', async () => {
  const { page } = await shared.open();
  await openCharacter(page, 'Brasslung');
  await expect.poll(() => page.locator(PARTS).count()).toBeGreaterThan(100);
  const parts = await page.locator(PARTS).count();
  const crowd = Array.from({ length: 120 }, (_, i) => ({ ...hero, id: `crowd-${i}` }));
  await putDocuments(page, 'characters', crowd);
  // An older one knew of no such thing.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => {
          const change = opening.result.transaction('meta', 'readwrite');
          change.objectStore('meta').delete('drawings-apart');
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  const lengths = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const opening = indexedDB.open('rollcall');
          opening.onsuccess = () => {
            const change = opening.result.transaction('characters');
            const all = change.objectStore('characters').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result.map((row) => JSON.stringify(row).length));
            };
          };
        }),
    );
  // The list can be used while the library is brought up to date behind it.
  await expect.poll(async () => Math.max(...(await lengths()))).toBeLessThan(6000);
  expect((await lengths()).length).toBeGreaterThan(120);
  await page.evaluate(() => {
    location.hash = '#/characters/crowd-77';
  });
  await expect.poll(() => page.locator(PARTS).count()).toBe(parts);
  await page.getByLabel('Concept').fill('Still here');
  await saved(page);
});

test('Ctrl+N makes what the screen is about, on lists and on documents; Ctrl+S says that all is saved', async () => {
  const { app, page } = await shared.open();
  for (const [section, address] of [
    ['Characters', /#\/characters\/hero-/],
    ['Teams', /#\/teams\/team-/],
    ['Factions', /#\/factions\/faction-/],
  ] as const) {
    await page.getByRole('link', { name: section }).click();
    await page.getByRole('heading', { level: 1, name: section }).waitFor();
    await page.keyboard.press('Control+n');
    await expect(page).toHaveURL(address);
    const first = page.url();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`First of ${section}`);
    await page.keyboard.press('Control+n');
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.url()).not.toBe(first);
    await expect(page.getByRole('heading', { level: 1, name: 'Unnamed' })).toBeVisible();
  }
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await page.keyboard.press('Control+k');
  const command = page.getByRole('menuitem', { name: /New faction/ });
  await expect(command).toContainText('Ctrl+N');
  await page.keyboard.press('Control+n');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Rollcall saves while you type.')).toBeVisible();
});
