import { expect, type Page } from '@playwright/test';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, readPdfText } from '../../support/cards/pdf.ts';

// The first test finds a first start; the others touch nothing that one after them looks at.
test.use({ start: 'kept' });

/** One sample of each game. */
const GAMES = [
  { game: 'Supers Unlimited', id: 'brasslung', name: 'Brasslung' },
  { game: 'SSUA', id: 'night-bus', name: 'The Night Bus' },
  { game: 'BattleTech combat rules', id: 'clay-badger', name: 'Clay Badger' },
  { game: 'The Action Round', id: 'oxbow', name: 'Oxbow' },
  { game: 'Bulletproof Blues', id: 'paper-tiger', name: 'Paper Tiger' },
];

const gameSwitch = (page: Page) => page.getByRole('button', { name: /Game$/ });
/** That of the character: names of its powers come after it. */
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: false });

async function choose(page: Page, game: string): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  if ((await gameSwitch(page).textContent())?.includes(game)) return;
  await gameSwitch(page).click();
  await page.getByRole('option', { name: game }).click();
  await expect(gameSwitch(page)).toContainText(game);
}

test('a first start shows Supers Unlimited; another game is chosen by keyboard and kept', async ({ page, context }) => {
  await page.goto('/#/characters');
  await expect(gameSwitch(page)).toContainText('Supers Unlimited');
  await row(page, 'Brasslung').waitFor();
  await expect(row(page, 'Clay Badger')).toHaveCount(0);
  await gameSwitch(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('batt');
  await page.keyboard.press('Enter');
  await expect(gameSwitch(page)).toBeFocused();
  await row(page, 'Clay Badger').waitFor();
  await expect(row(page, 'Brasslung')).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Unit' }).waitFor();
  await page.reload();
  await row(page, 'Clay Badger').waitFor();
  // Another window begins with what was chosen last, and keeps its own.
  const other = await context.newPage();
  await other.goto('/#/characters');
  await row(other, 'Clay Badger').waitFor();
  await choose(other, 'SSUA');
  await row(other, 'The Night Bus').waitFor();
  await row(page, 'Clay Badger').waitFor();
});

test('search, selection and counts are about the game shown', async ({ page }) => {
  await choose(page, 'The Action Round');
  const all = await page.getByRole('region', { name: 'All characters' }).locator('[data-key]').count();
  await page.keyboard.press('Control+a');
  await page
    .getByRole('status')
    .filter({ hasText: `${all} of ${all} selected` })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('brasslung');
  await page.getByRole('heading', { name: 'Nobody by that description' }).waitFor();
  await choose(page, 'Supers Unlimited');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await row(page, 'Brasslung').waitFor();
});

test('a game without teams offers none, and its address says so', async ({ page }) => {
  await choose(page, 'SSUA');
  await expect(page.getByRole('link', { name: 'Teams' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'All commands' }).fill('team');
  await expect(page.getByRole('menuitem', { name: 'New team' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goto('/#/teams');
  await page.getByRole('heading', { name: 'SSUA has no teams' }).waitFor();
  await page.getByRole('button', { name: 'Teams of Supers Unlimited' }).click();
  await page.getByRole('link', { name: /First Watch/ }).waitFor();
});

test('the list of commands shows another game', async ({ page }) => {
  await page.goto('/#/library');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'All commands' }).fill('game: bullet');
  await page.getByRole('menuitem', { name: 'Game: Bulletproof Blues' }).click();
  await expect(gameSwitch(page)).toContainText('Bulletproof Blues');
  await row(page, 'Paper Tiger').waitFor();
});

test('a link to a character of another game brings its list along', async ({ page }) => {
  await choose(page, 'Supers Unlimited');
  await page.goto('/#/characters/clay-badger');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(gameSwitch(page)).toContainText('BattleTech');
});

test('a team takes nobody of another game who has the id of a member', async ({ page }) => {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  const team = {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'mixed',
    name: 'Mixed Company',
    levels: 25,
    formation: 'combined-team',
    allegiance: { kind: 'alignment', alignment: 'hero' },
    members: [{ character: 'brasslung' }, { character: 'clay-badger' }],
  };
  await putDocuments(page, 'teams', [team]);
  await page.goto('/#/teams/mixed');
  await page.reload();
  await page.getByRole('heading', { name: 'Mixed Company' }).waitFor();
  await expect(page.getByText('Not in your library')).toHaveCount(1);
  const pane = page.getByRole('region', { name: 'Library' });
  await pane.getByRole('searchbox').fill('clay');
  await pane.getByText('No character fits.').waitFor();
});

/** Games whose new character lacks nothing once it has a name; those of the others are unfinished. */
const COMPLETE = ['Supers Unlimited', 'BattleTech combat rules'];

for (const { game, id, name } of GAMES) {
  test(`${game}: a new character has its form beside its card, a sample too`, async ({ page }) => {
    await choose(page, game);
    await page.keyboard.press('Alt+n');
    await page.locator('[data-card="front"] svg').waitFor();
    await nameField(page).fill('Aardwolf Bell');
    await waitUntilSaved(page);
    await expect(page.getByRole('complementary', { name: 'Card' })).toContainText(
      COMPLETE.includes(game) ? 'This one is legal' : "It doesn't break any rules, but there's more to fill in",
    );
    await openCharacterById(page, id);
    await expect(nameField(page)).toHaveValue(name);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(gameSwitch(page)).toContainText(game);
    await row(page, 'Aardwolf Bell').waitFor();
  });
}

test('all of the game shown are printed', async ({ page }, info) => {
  await choose(page, 'Bulletproof Blues');
  await page.getByRole('button', { name: 'Print cards' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = info.outputPath('cards.pdf');
  await (await coming).saveAs(file);
  checkPdf(file);
  const text = readPdfText(file).toLowerCase();
  expect(text).toContain('paper tiger');
  expect(text).not.toContain('brasslung');
});
