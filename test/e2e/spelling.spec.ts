/** Spell checking of prose with Rollcall's own dictionaries, because Chromium would download its dictionaries. */
import { expect } from '@playwright/test';
import type { Menu } from 'electron';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter } from '../support/browser/screens.ts';

test('corrects a misspelled word from its menu, and accepts a word that was added to the dictionary', async ({
  everyday,
}) => {
  const { app, page } = await everyday.open();
  // A system menu would block the test, so the test keeps it instead of showing it.
  await app.evaluate(({ Menu: Shown }) => {
    Shown.prototype.popup = function (this: Menu) {
      Object.assign(globalThis, { openMenu: this });
    };
  });
  const readLabels = () =>
    app.evaluate(() =>
      (globalThis as { openMenu?: Menu }).openMenu?.items.map(({ label }) => label).filter((label) => label),
    );
  const chooseItem = (itemLabel: string) =>
    app.evaluate((_electron, label) => {
      const menuState = globalThis as { openMenu?: Menu | undefined };
      menuState.openMenu?.items.find((item) => item.label === label)?.click();
      menuState.openMenu = undefined;
    }, itemLabel);
  await openCharacter(page, 'Half-Past');
  const concept = page.getByLabel('Concept');
  const openFirstWordMenu = async () => {
    await app.evaluate(() => Object.assign(globalThis, { openMenu: undefined }));
    await concept.click({ button: 'right', position: { x: 20, y: 15 } });
    // Suggestions appear a moment later.
    await expect.poll(readLabels).toBeDefined();
    return readLabels();
  };

  await concept.fill('teh harbour keeps Lampblack dry');
  await concept.press('End');
  await concept.press(' ');
  await expect.poll(openFirstWordMenu).toEqual(expect.arrayContaining(['the', 'Add to the dictionary', 'Cu&t']));
  await chooseItem('the');
  await expect(concept).toHaveValue('the harbour keeps Lampblack dry ');

  await concept.fill('blorpish harbour keeps Lampblack dry');
  await concept.press('End');
  await concept.press(' ');
  await expect.poll(openFirstWordMenu).toContain('Add to the dictionary');
  await chooseItem('Add to the dictionary');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rollcall.spelling.words'))).toBe('blorpish');
  await expect.poll(openFirstWordMenu).not.toContain('Add to the dictionary');
  await expect(concept).toHaveValue('blorpish harbour keeps Lampblack dry ');
});
