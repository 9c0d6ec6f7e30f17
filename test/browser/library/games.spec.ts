import { expect, type Page } from '@playwright/test';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, readPdfText } from '../../support/cards/pdf.ts';

// The first test needs a first start. The other tests change nothing that a later one checks.
test.use({ start: 'kept' });

/** One sample of each game. */
const GAMES = [
  { game: 'Supers Unlimited', id: 'brasslung', name: 'Brasslung' },
  { game: 'SSUA', id: 'night-bus', name: 'The Night Bus' },
  { game: 'BattleTech combat rules', id: 'clay-badger', name: 'Clay Badger' },
  { game: 'The Action Round', id: 'oxbow', name: 'Oxbow' },
  { game: 'Bulletproof Blues', id: 'paper-tiger', name: 'Paper Tiger' },
];

const getGameSwitch = (page: Page) => page.getByRole('button', { name: /Game$/ });
/** Returns the name field of the character. The names of its powers follow it. */
const getNameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
const getRowLink = (page: Page, characterName: string) => page.getByRole('link', { name: characterName, exact: false });

async function chooseGame(page: Page, gameName: string): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  if ((await getGameSwitch(page).textContent())?.includes(gameName)) return;
  await getGameSwitch(page).click();
  await page.getByRole('option', { name: gameName }).click();
  await expect(getGameSwitch(page)).toContainText(gameName);
}

test('shows Supers Unlimited on the first start, and remembers another game that is chosen by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/#/characters');
  await expect(getGameSwitch(page)).toContainText('Supers Unlimited');
  await getRowLink(page, 'Brasslung').waitFor();
  await expect(getRowLink(page, 'Clay Badger')).toHaveCount(0);
  await getGameSwitch(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('batt');
  await page.keyboard.press('Enter');
  await expect(getGameSwitch(page)).toBeFocused();
  await getRowLink(page, 'Clay Badger').waitFor();
  await expect(getRowLink(page, 'Brasslung')).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Unit' }).waitFor();
  await page.reload();
  await getRowLink(page, 'Clay Badger').waitFor();
  // Another window starts with the game that was chosen last, and keeps its own choice.
  const otherPage = await context.newPage();
  await otherPage.goto('/#/characters');
  await getRowLink(otherPage, 'Clay Badger').waitFor();
  await chooseGame(otherPage, 'SSUA');
  await getRowLink(otherPage, 'The Night Bus').waitFor();
  await getRowLink(page, 'Clay Badger').waitFor();
});

test('search, selection and counts cover only the game shown', async ({ page }) => {
  await chooseGame(page, 'The Action Round');
  const totalCount = await page.getByRole('region', { name: 'All characters' }).locator('[data-key]').count();
  await page.keyboard.press('Control+a');
  await page
    .getByRole('status')
    .filter({ hasText: `${totalCount} of ${totalCount} selected` })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('brasslung');
  await page.getByRole('heading', { name: 'Nobody by that description' }).waitFor();
  await chooseGame(page, 'Supers Unlimited');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await getRowLink(page, 'Brasslung').waitFor();
});

test('offers no teams in a game without teams, and says so at their address', async ({ page }) => {
  await chooseGame(page, 'SSUA');
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
  // The game is chosen at the same place in every list, also where other games have no such documents.
  for (const [address, title] of [
    ['/#/teams', 'Teams'],
    ['/#/events', 'Events'],
    ['/#/encounters', 'Play'],
    ['/#/factions', 'Factions'],
    ['/#/templates', 'Card templates'],
    ['/#/glossary', 'Glossary'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect(page.locator('h1 ~ *').getByRole('button', { name: /Game$/ })).toBeVisible();
  }
  await page.goto('/#/events');
  await page.getByRole('button', { name: /Game$/ }).click();
  await page.getByRole('option', { name: 'SSUA' }).click();
  await page.getByRole('heading', { name: 'SSUA doesn’t have events' }).waitFor();
  await page.getByRole('button', { name: /Game$/ }).click();
  await page.getByRole('option', { name: 'Supers Unlimited' }).click();
  await page.getByRole('link', { name: /Spring Tide/ }).waitFor();
});

test('switches the game from the command list', async ({ page }) => {
  await page.goto('/#/library');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'All commands' }).fill('game: bullet');
  await page.getByRole('menuitem', { name: 'Game: Bulletproof Blues' }).click();
  await expect(getGameSwitch(page)).toContainText('Bulletproof Blues');
  await getRowLink(page, 'Paper Tiger').waitFor();
});

test('a link to a character of another game switches the list to that game', async ({ page }) => {
  await chooseGame(page, 'Supers Unlimited');
  await page.goto('/#/characters/clay-badger');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(getGameSwitch(page)).toContainText('BattleTech');
});

test('does not add a character of another game to a team', async ({ page }) => {
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
  const libraryPane = page.getByRole('region', { name: 'Library' });
  await libraryPane.getByRole('searchbox').fill('clay');
  await libraryPane.getByText('No character matches.').waitFor();
});

/** Games in which a new character is complete as soon as it has a name. */
const COMPLETE_GAMES = ['Supers Unlimited', 'BattleTech combat rules'];

for (const { game: gameName, id: characterId, name: characterName } of GAMES) {
  test(`${gameName}: shows the form of a new character and of a sample next to its card`, async ({ page }) => {
    await chooseGame(page, gameName);
    await page.keyboard.press('Alt+n');
    await page.locator('[data-card="front"] svg').waitFor();
    await getNameField(page).fill('Aardwolf Bell');
    await waitUntilSaved(page);
    await expect(page.getByRole('complementary', { name: 'Card' })).toContainText(
      COMPLETE_GAMES.includes(gameName) ? 'This one is legal' : 'Still missing:',
    );
    await openCharacterById(page, characterId);
    await expect(getNameField(page)).toHaveValue(characterName);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(getGameSwitch(page)).toContainText(gameName);
    await getRowLink(page, 'Aardwolf Bell').waitFor();
  });
}

test('prints the characters of the game shown only', async ({ page }, testInfo) => {
  await chooseGame(page, 'Bulletproof Blues');
  await page.getByRole('button', { name: 'Print cards' }).click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = testInfo.outputPath('cards.pdf');
  await (await downloadEvent).saveAs(pdfPath);
  checkPdf(pdfPath);
  const pdfText = readPdfText(pdfPath).toLowerCase();
  expect(pdfText).toContain('paper tiger');
  expect(pdfText).not.toContain('brasslung');
});
