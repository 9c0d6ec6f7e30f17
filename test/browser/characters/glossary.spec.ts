import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

/** Types the last letter alone: each lays the card out anew. */
async function write(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text.slice(0, -1));
  await page.keyboard.type(text.slice(-1));
}

test('a Talent that another card has comes back with its text; Escape gives back the name that stood there', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  const entry = page.locator('[data-path="/talents/0"]');
  const name = entry.getByRole('combobox', { name: 'Name' });
  const text = entry.getByRole('textbox', { name: 'Text on the card' });
  // Found by a word of its text, taken by Enter.
  await write(page, name, '2″ less');
  await expect(page.getByRole('option', { name: 'Ballast' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Ballast');
  await expect(text).toHaveValue('Knockback moves Brasslung 2″ less.');
  await name.selectText();
  await page.keyboard.type('So');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Ballast');
  await expect(name).toBeFocused();
  // A name typed in full is taken by Tab, as it is known; a text that another card has gives way to its own.
  await write(page, name, 'pressure suit');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Pressure Suit');
  await expect(text).toHaveValue(/first point of Damage/);
  // What somebody has written stays.
  await text.fill('Written for this one alone.');
  await write(page, name, 'Ballast');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Ballast');
  await expect(text).toHaveValue('Written for this one alone.');
  // The things of a Talent such as Gear come back one by one, and new ones are taken as they are typed.
  const items = entry.getByRole('combobox', { name: 'Add: Items in brackets' });
  const things = entry.getByRole('grid', { name: 'Items in brackets' }).getByRole('row');
  await write(page, items, 'lamp');
  await expect(page.getByRole('option', { name: 'Storm lamp' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(things).toHaveText(['Storm lamp']);
  await expect(items).toHaveValue('');
  await write(page, items, 'Lamp oil');
  await page.keyboard.press('Enter');
  await page.keyboard.type('rope,Wick');
  await page.keyboard.press('Tab');
  await expect(things).toHaveText(['Storm lamp', 'Lamp oil', 'rope', 'Wick']);
  await items.focus();
  await page.keyboard.type('Wi');
  await page.keyboard.press('Escape');
  await expect(items).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(things).toHaveText(['Storm lamp', 'Lamp oil', 'rope']);
});

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
