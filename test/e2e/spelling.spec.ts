/** Spelling of prose: by dictionaries of ours, since those of the system would come from the network. */
import { expect } from '@playwright/test';
import type { Menu } from 'electron';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter } from '../support/browser/screens.ts';

test('a word that is spelled wrong is put right from its menu, and a word that is added is right from then on', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  // A menu of the system keeps the test waiting: it is held instead of shown.
  await app.evaluate(({ Menu: Shown }) => {
    Shown.prototype.popup = function (this: Menu) {
      Object.assign(globalThis, { held: this });
    };
  });
  const labels = () =>
    app.evaluate(() => (globalThis as { held?: Menu }).held?.items.map(({ label }) => label).filter((label) => label));
  const choose = (wanted: string) =>
    app.evaluate((_, label) => {
      const here = globalThis as { held?: Menu | undefined };
      here.held?.items.find((item) => item.label === label)?.click();
      here.held = undefined;
    }, wanted);
  await openCharacter(page, 'Half-Past');
  const concept = page.getByLabel('Concept');
  const menuOfFirstWord = async () => {
    await app.evaluate(() => Object.assign(globalThis, { held: undefined }));
    await concept.click({ button: 'right', position: { x: 20, y: 15 } });
    // Suggestions come a moment later.
    await expect.poll(labels).toBeDefined();
    return labels();
  };

  await concept.fill('teh harbour keeps Lampblack dry');
  await concept.press('End');
  await concept.press(' ');
  await expect.poll(menuOfFirstWord).toEqual(expect.arrayContaining(['the', 'Add to the dictionary', 'Cu&t']));
  await choose('the');
  await expect(concept).toHaveValue('the harbour keeps Lampblack dry ');

  await concept.fill('blorpish harbour keeps Lampblack dry');
  await concept.press('End');
  await concept.press(' ');
  await expect.poll(menuOfFirstWord).toContain('Add to the dictionary');
  await choose('Add to the dictionary');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rollcall.spelling.words'))).toBe('blorpish');
  await expect.poll(menuOfFirstWord).not.toContain('Add to the dictionary');
  await expect(concept).toHaveValue('blorpish harbour keeps Lampblack dry ');
});
