/** A table becomes characters: columns and fields, bad rows named and repaired, a mapping that is kept. */

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { resetProfile, test } from '../../support/browser/window.ts';
import { createHeroSpreadsheet } from '../../support/files/hero-table.ts';
import { buildWorkbook, createTextRow } from '../../support/files/workbook.ts';

test.use({ start: 'kept' });

async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content as string], file as string));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const start = async (page: Page) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
};

const IN_DIALOG = { part: '[role="dialog"]' };

/** Drops a file of bytes. */
async function dropBytes(page: Page, name: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      const letters = Uint8Array.from(atob(content as string), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([letters], file as string));
      return transfer;
    },
    [name, bytes.toString('base64')],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** All characters of the library, as the database holds them. */
const charactersOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Character[]>((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('characters').objectStore('characters').getAll();
          all.onsuccess = () => resolve((all.result as { document: Character }[]).map((row) => row.document));
        };
      }),
  );

/** By id. */
async function printsOf(page: Page): Promise<Record<string, string>> {
  const all = await charactersOf(page);
  return Object.fromEntries(all.map((document) => [document.id, computeFingerprint(GAMES, document)] as const).sort());
}

async function exported(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await press();
  return readFileSync(await (await coming).path());
}

// It stands first and ends with the samples alone, so that the ones after it go on in its window.
test.describe(() => {
  test.use({ start: 'anew' });

  test('a table with bad rows comes in, is tagged, leaves as .rollcall, and is the same in a fresh library', async ({
    page,
    baseURL,
  }) => {
    await start(page);
    await drop(page, 'league.csv', createHeroSpreadsheet(12, 2).csv);
    await dialog(page).getByRole('combobox', { name: 'All belong to' }).fill('The Breakwater');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await dialog(page).getByRole('button', { name: 'Look at 10 characters' }).click();
    await dialog(page).getByRole('button', { name: 'Import 10' }).click();
    await page.getByText('10 documents were imported.').waitFor();
    const before = await printsOf(page);
    const heroes = (await charactersOf(page)).filter(({ id }) => id.startsWith('hero-'));
    expect(heroes).toHaveLength(10);
    expect(heroes.every(({ factions }) => factions?.includes('breakwater'))).toBe(true);

    await page.goto('/#/library');
    await page.getByRole('button', { name: 'Export the whole library…' }).click();
    const archive = await exported(page, () => page.getByRole('button', { name: 'Download' }).click());

    await resetProfile(page, baseURL ?? '');
    await start(page);
    await dropBytes(page, 'library.rollcall', archive);
    await dialog(page).getByText('New: 10').first().waitFor();
    await dialog(page).getByRole('button', { name: 'Import 10' }).click();
    await page.getByText('10 documents were imported.').waitFor();
    expect(await printsOf(page)).toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await charactersOf(page)).some(({ id }) => id.startsWith('hero-'))).toBe(false);
  });
});

test('two dozen rows, six of them bad; the step can be used by everybody, light, dark and narrow', async ({ page }) => {
  await start(page);
  const { csv, bad } = createHeroSpreadsheet(24, 6);
  await drop(page, 'league.csv', csv);
  const step = dialog(page);
  await step.getByText('18 rows can be read. 6 rows cannot').waitFor();
  await step.getByText(`Row ${bad[0]?.row}, column Lvl: 'six' is no number.`).waitFor();
  expect(await findAxeViolations(page, IN_DIALOG)).toEqual([]);
  // Without motion the colours are the new ones at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A theme can break nothing else.
  expect(await findAxeViolations(page, { ...IN_DIALOG, rules: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 400, height: 740 });
  expect(await step.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await step.getByLabel('Row 2, Lvl').fill('6');
  await page.keyboard.press('Enter');
  await step.getByText('19 rows can be read. 5 rows cannot').waitFor();
  await step.getByText('Can be read now').waitFor();
  await step.getByRole('button', { name: 'Look at 19 characters' }).click();
  await step.getByText('New: 19').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
});

/** Columns that nobody guesses, and one that is missing. */
const STRANGE = [
  'Held\tStufe\tSeite\tPow\tMove\tHit points\tFight\tRes\tAim\tRes\tMind\tRes\tMagic\tRes\tRecovery',
  'Ýrsa\t4\thero\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
  'Żar\t5\tvillain\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
].join('\n');

test('a table is pasted from a spreadsheet, and read by keyboard alone', async ({ page }) => {
  await start(page);
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    STRANGE.replace('Ýrsa', 'Æsa')
      .replace('Held', 'Hero')
      .replace('Stufe', 'Level')
      .replace('Seite', 'Side')
      .replaceAll('\t9\t', '\tnine\t'),
  );
  const step = dialog(page);
  await step.getByLabel('Size', { exact: true }).fill('2');
  await step.getByText("Row 2, column Hit points: 'nine' is no number.").waitFor();
  await step.getByRole('region', { name: 'Rows of the table' }).focus();
  await page.keyboard.press('Tab');
  await expect(step.getByLabel('Row 2, Hit points')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await step.getByText('1 row can be read. 1 row cannot').waitFor();
  await step.getByRole('button', { name: 'All: 2' }).click();
  await step.getByText('Level 4, Hero').waitFor();
  await page.keyboard.press('Escape');
  await step.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ýrsa' }).waitFor({ state: 'hidden' });
});

test('a character leaves as a spreadsheet, and the library knows it again, its picture untouched', async ({ page }) => {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByRole('button', { name: 'Export…' }).click();
  await page.getByText('Table (XLSX)', { exact: true }).click();
  const table = await exported(page, () => page.getByRole('button', { name: 'Download' }).click());
  await dropBytes(page, 'b.xlsx', table);
  await dialog(page).getByRole('button', { name: 'Look at 1 character' }).click();
  await dialog(page).getByText('Same: 1').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
});

test('what is printed of attacks is pasted into one', async ({ page }) => {
  await start(page);
  await openCharacter(page, 'Brasslung');
  await page.getByRole('button', { name: 'Add an attack' }).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/plain',
      'Lamp Bolt: Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)\nBeam 2: Aim / Beam 6',
    );
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  const names = page.getByLabel('Name of the attack');
  await expect(names.nth(-2)).toHaveValue('Lamp Bolt');
  await expect(names.last()).toHaveValue('Beam 2');
  await waitUntilSaved(page);
  const [hero] = (await charactersOf(page)).filter(({ id }) => id === 'brasslung');
  expect(hero?.attacks.at(-2)).toEqual({
    name: 'Lamp Bolt',
    trait: 'mind',
    versus: 'aim',
    type: 'projectile',
    range: 8,
    bonusDice: 1,
    effects: [{ effect: 'damage' }, { effect: 'control', type: 'robotic' }],
  });
});

test('hidden rows of a spreadsheet are named, and left out with a switch; repairs stay', async ({ page }) => {
  const headings = ['Name', 'Level', 'Alignment', 'Classes', 'Power', 'Move', 'Size', 'HP'];
  const makeRow = (row: number, name: string, level: string, attributes = '') =>
    createTextRow(row, [name, level, 'hero', 'tank', '2', '4', '1', '8'], attributes);
  const rows = [makeRow(2, 'Ash', 'two'), makeRow(3, 'Rook', '2', 'hidden="1"'), makeRow(4, 'Wren', '2')];
  const heroes = { name: 'Heroes', rows: createTextRow(1, headings) + rows.join('') };
  const old = { ...heroes, name: 'Old', state: 'hidden' as const };
  await start(page);
  await dropBytes(page, 'heroes.xlsx', Buffer.from(buildWorkbook({ sheets: [old, heroes] })));
  const shown = dialog(page);
  await shown.getByText('Rows that are hidden in the spreadsheet and were read too: 1 (row 3).').waitFor();
  await shown.getByText('3 rows, 8 columns').waitFor();
  await expect(shown.getByRole('button', { name: 'Heroes Sheet' })).toBeVisible();
  await shown.getByRole('textbox', { name: 'Row 2, Level' }).fill('2');
  await shown.getByRole('textbox', { name: 'Row 2, Level' }).press('Enter');
  await shown.getByText('Leave out hidden rows and columns').click();
  await shown.getByText('Hidden rows that were left out: 1 (row 3).').waitFor();
  await shown.getByText('2 rows, 8 columns').waitFor();
  await expect(shown.getByText("'two' is no number")).toHaveCount(0);
  expect((await findAxeViolations(page, IN_DIALOG)).join('\n')).toBe('');
  await shown.getByRole('button', { name: 'Heroes Sheet' }).click();
  await page.getByRole('option', { name: 'Old (hidden)' }).click();
  await shown.getByText('The sheet Old is hidden in the spreadsheet.').waitFor();
});
