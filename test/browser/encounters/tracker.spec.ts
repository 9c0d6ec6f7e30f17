/** A table that keeps track without rules, its log, and its clock. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { saved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const FILE = 'samples/ssua/encounters/last-bus-to-gasworks.encounter.json';

let imported = 0;

async function importGame(page: Page, change: object = {}): Promise<void> {
  imported += 1;
  const id = `tracked-${imported}`;
  const encounter = { ...JSON.parse(readFileSync(FILE, 'utf8')), id, name: 'Tracked', ...change };
  await page.goto('/#/library/transfer');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  const buffer = Buffer.from(JSON.stringify(encounter));
  await chooser.setFiles({ name: 'tracked.encounter.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('radio', { name: 'Table' }).waitFor({ state: 'attached' });
}

async function play(page: Page, mode: string): Promise<void> {
  await page.getByRole('button', { name: 'How this table plays' }).click();
  await page.getByText(mode, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const rows = (page: Page) => page.getByRole('region', { name: 'Order of play' }).getByRole('listitem');
const event = (page: Page, words: string) => page.locator('[data-n]', { hasText: words });

test('two windows on one tracker agree, and each takes back what the other did', async ({ page }) => {
  await importGame(page, { log: [{ kind: 'begin' }] });
  await play(page, 'Tracker only');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const ap = (window: Page) => rows(window).first().getByRole('textbox').first();
  const less = (window: Page) =>
    rows(window)
      .first()
      .getByRole('button', { name: /one less$/ })
      .first()
      .click();
  const before = Number(await ap(page).inputValue());
  await expect(ap(other)).toHaveValue(String(before));
  await less(page);
  await expect(ap(other)).toHaveValue(String(before - 1));
  await less(other);
  await expect(ap(page)).toHaveValue(String(before - 2));
  await page.keyboard.press('Control+z');
  await expect(ap(other)).toHaveValue(String(before - 1));
  await expect(ap(page)).toHaveValue(String(before - 1));
});

test('numbers, conditions and order without rules; undone, played again, and carried back into the rules', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await importGame(page, { log: [{ kind: 'begin' }] });
  await play(page, 'Tracker only');
  const first = rows(page).first();
  const name = (await first.locator('strong').first().textContent()) ?? '';
  const ap = first.getByRole('textbox').first();
  const before = Number(await ap.inputValue());
  await first
    .getByRole('button', { name: /one less$/ })
    .first()
    .click();
  await expect(event(page, `${name}: AP ${before - 1}`)).toBeVisible();
  await first.getByRole('button', { name: /: more$/ }).click();
  await first.getByPlaceholder('Condition').fill('on fire');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: 'No longer on fire' })).toBeVisible();
  await first.getByRole('button', { name: /^Move / }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).locator('strong').first()).toHaveText(name);

  await page.getByRole('button', { name: 'Go back to here: after event 1' }).click();
  await expect(first.locator('strong').first()).toHaveText(name);
  await expect(ap).toHaveValue(String(before));
  await page.getByRole('button', { name: 'Play again up to here: event 3' }).click();
  await expect(ap).toHaveValue(String(before - 1));
  // Once the disk has it, as the window says.
  await saved(page);
  await page.reload();
  await expect(ap).toHaveValue(String(before - 1));

  await play(page, 'With the rules');
  await expect(page.getByText('1 number was carried into the rules')).toBeVisible();
  await expect(event(page, 'from the tracker')).toContainText('Correction');
  await play(page, 'Tracker only');
  await expect(ap).toHaveValue(String(before - 1));
  await expect(first.getByRole('button', { name: 'No longer on fire' })).toBeVisible();

  // The turn goes round under its heading; what the way back into the rules wrote is taken back with it.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('n');
  await expect(page.locator('[data-on]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
  await play(page, 'With the rules');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[data-on]')).toHaveCount(1);
});

test('the log is cut down to words and models, and takes notes, also beside an event', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  const log = [{ kind: 'note', text: 'The bus is late.' }, { kind: 'nothing-like-this' }, { kind: 'begin' }];
  await importGame(page, { log });
  await page.getByRole('textbox', { name: 'Note for the log' }).fill('Tea is served.');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-n]').first()).toContainText('Tea is served.');
  await expect(event(page, 'Refused')).toContainText('nothing like this');
  await page.getByRole('button', { name: /^Event 3\b/ }).click();
  await page.getByRole('button', { name: 'Write beside it' }).click();
  await page.getByRole('textbox', { name: 'Beside event 3' }).fill('at last');
  await page.keyboard.press('Enter');
  const noted = page.getByRole('button', { name: /^Event 3\b.*at last/ });
  await expect(noted).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(noted).toHaveCount(0);
  await expect(page.locator('[data-n]')).toHaveCount(4);
  await page.keyboard.press('Control+Shift+z');
  await expect(noted).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill('LAST');
  await expect(page.locator('[data-n]')).toHaveCount(1);
  await expect(page.getByText('1 of 4 events')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('[data-n]')).toHaveCount(4);
});

test('a character with an error of its own is tracked all the same', async ({ page }) => {
  const encounter = JSON.parse(readFileSync(FILE, 'utf8')) as { sides: { models: { character: string }[] }[] };
  const [model] = encounter.sides[0]?.models ?? [];
  const broken = {
    ...{ format: 'rollcall.character', version: 1, ruleset: 'ssua', id: model?.character },
    ...{ name: 'Bent Rule', agility: -1, mind: 4, hits: 3 },
  };
  await importGame(page, { characters: [broken], log: [] });
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'It cannot be played yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Use the tracker instead' }).click();
  await expect(rows(page).filter({ hasText: 'Bent Rule' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Tracker' })).toContainText('Round 1');
});

test('a clock runs where somebody switches it on, and goes on after a reload', async ({ page }) => {
  await importGame(page, { log: [{ kind: 'begin' }] });
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'How this table plays' }).click();
  await page.getByText('Turn timer', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toContainText('of 5:00');
  await expect(page.getByRole('timer')).toContainText(/0:0[1-9]/);
  await page.getByRole('button', { name: 'Pause the turn timer' }).click();
  const time = await page.getByRole('timer').locator('strong').textContent();
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(`${time}`);
  await expect(page.getByRole('timer')).toContainText('paused');
});
