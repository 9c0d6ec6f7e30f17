import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test('the glossary: a text for all cards, a new name, a merge and a new entry, each taken back by one step', async ({
  page,
}) => {
  await page.goto('/#/glossary');
  const entry = (name: string) => page.getByRole('navigation', { name: 'Entries' }).getByRole('button', { name });
  const panel = page.getByRole('region', { name: 'Entry' });
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
  await entry('Ballast').click();
  await field('Text on the card').fill('Heavy.');
  await panel.getByRole('switch', { name: 'Offered in forms' }).focus();
  await panel.getByRole('button', { name: 'Put this text on 1 card' }).click();
  await expect(page.getByText('The text of Ballast stands on 1 card now.')).toBeVisible();
  // A new name goes to the card, and the field that gets the focus keeps it.
  await field('Name').fill('Lead Boots');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ballast is called Lead Boots on 1 card now.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Lead Boots' })).toBeVisible();
  await expect(field('Text on the card')).toBeFocused();
  await panel.getByRole('link', { name: 'Brasslung' }).click();
  const talent = page.locator('[data-path="/talents/1"]');
  await expect(talent.getByRole('combobox', { name: 'Name' })).toHaveValue('Lead Boots');
  await expect(talent.getByRole('textbox', { name: 'Text on the card' })).toHaveValue('Heavy.');

  await page.getByRole('button', { name: 'Glossary' }).first().click();
  await entry('Lead Boots').click();
  await panel.getByRole('button', { name: /Merge into/ }).click();
  await page.getByRole('option', { name: 'Pressure Suit' }).click();
  await expect(page.getByText('Lead Boots is Pressure Suit now, on 1 card too.')).toBeVisible();
  await expect(entry('Lead Boots')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(entry('Lead Boots')).toBeVisible();

  await page.getByRole('button', { name: 'New in Spells' }).click();
  await expect(field('Name')).toBeFocused();
  await page.keyboard.insertText('Second Sight');
  await page.keyboard.press('Tab');
  await expect(field('Text on the card')).toBeFocused();
  await page.keyboard.insertText('Sees twice.');
  await expect(field('Text on the card')).toHaveValue('Sees twice.');
  // Leaving the screen writes it down, and the disk takes its time.
  await page.goto('/#/characters/oxbow');
  await expect.poll(() => page.evaluate(glossaryText)).toContain('Sees twice.');
  await page.goto('/#/characters/brasslung');
  await page.getByRole('button', { name: 'Add a Spell' }).click();
  const spell = page.locator('[data-path="/spells/0"]');
  await expect(spell.getByRole('combobox', { name: 'Name' })).toBeFocused();
  await page.keyboard.insertText('second sight');
  await page.keyboard.press('Tab');
  await expect(spell.getByRole('textbox', { name: 'Text on the card' })).toHaveValue('Sees twice.');
});

/** All that the library has written down of the glossary, as JSON. Runs in the page. */
const glossaryText = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('rollcall');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('glossaries').objectStore('glossaries').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
