/** The document list: sorting, filtering and changing hundreds of documents, by keyboard and by touch. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/sample-size.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const getCountStatus = (page: Page) => page.locator('h1 + [role="status"]');
const getRows = (page: Page) => page.getByRole('region', { name: 'All characters' }).locator('[data-key]');
const getRowNames = (page: Page) => getRows(page).locator('strong');

test('selects rows and cards by keyboard, mouse and touch, and opens a document from the command list', async ({
  page,
}) => {
  await page.goto('/#/characters');
  const links = getRows(page).locator('a');
  // On ordinary links, these clicks would open a tab or a window.
  await links.nth(1).click({ modifiers: ['Control'] });
  await links.nth(3).click({ modifiers: ['Shift'] });
  await expect(getCountStatus(page)).toHaveText(/^3 of \d+ selected/);
  await expect(page).toHaveURL(/#\/characters$/);
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(links.nth(2)).toBeFocused();
  await expect(getCountStatus(page)).toHaveText(/^2 of/);
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Cards' }).click();
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  await expect(getCountStatus(page)).toHaveText(/^1 of/);
  await expect(getRows(page).and(page.locator('[data-selected]')).locator('a')).toBeFocused();
  await page.keyboard.press('Escape');
  // While checkboxes are shown, a click selects a row and does not open it.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const listRegion = page.getByRole('region', { name: 'All characters' });
  const boxBefore = await listRegion.boundingBox();
  await links.first().click();
  await expect(getCountStatus(page)).toHaveText(/^1 of/);
  // The rows stay where they are, so that the next click hits the next row.
  const boxAfter = await listRegion.boundingBox();
  expect(Math.abs((boxAfter?.y ?? 0) - (boxBefore?.y ?? 0))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Select all that is shown' }).click();
  await expect(getCountStatus(page)).toHaveText(/^(\d+) of \1 selected/);
  await page.getByRole('button', { name: 'Done selecting' }).click();

  // A long press selects a card; after that, each tap selects.
  const touchSession = await page.context().newCDPSession(page);
  const touchRow = async (rowIndex: number, waitForHold?: () => Promise<void>) => {
    const { x = 0, y = 0, width = 0 } = (await links.nth(rowIndex).boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + 10 }];
    await touchSession.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await waitForHold?.();
    await touchSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // Waits for the selection, because a busy machine may take long.
  await touchRow(1, () => expect(getCountStatus(page)).toHaveText(/^1 of/));
  await expect(getCountStatus(page)).toHaveText(/^1 of/);
  await touchRow(2);
  await expect(getCountStatus(page)).toHaveText(/^2 of/);
  await touchRow(1);
  await expect(getCountStatus(page)).toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Done selecting' }).click();
  await touchSession.detach();

  await page.getByRole('radio', { name: 'Rows', exact: true }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('night b');
  await page.getByRole('menuitem', { name: 'Open The Night Bus: Character, SSUA' }).click();
  await expect(page).toHaveURL(/characters\/.*night-bus/);
});

/** `npm run soak` uses 300 heroes. A third of them are tanks, and a tenth have each Level. */
const HERO_COUNT = scaleRuns(300, 5);

test(`sorts, filters and tags ${HERO_COUNT} heroes, undoes the tags in one step, and saves the filters by name`, async ({
  page,
}) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const heroes = Array.from({ length: HERO_COUNT }, (_element, index) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Crowd ${index}`,
    level: 1 + (index % 10),
    classes: index % 3 === 0 ? ['tank'] : ['mage', 'blaster'],
    concept: index === HERO_COUNT - 2 ? 'Keeper of the Löwenzahn' : 'One of many',
  }));
  await putDocuments(page, 'characters', heroes, { clear: true });
  // Opening a hero makes the list show the game of that hero.
  await page.goto(`/#/compare/${heroes[0]?.id}`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
  await page.goto('/#/characters');
  await expect(getCountStatus(page)).toHaveText(String(HERO_COUNT));

  // Sorts by Level in both directions.
  const levelHeading = page.getByRole('columnheader', { name: 'Level' });
  await levelHeading.getByRole('button').click();
  await expect(levelHeading).toHaveAttribute('aria-sort', 'ascending');
  await levelHeading.getByRole('button').click();
  await expect(levelHeading).toHaveAttribute('aria-sort', 'descending');
  await expect(getRowNames(page).first()).toHaveText('Crowd 9');

  // Columns can be removed and resized, and the changes stay.
  const classesHeading = page.locator('[data-column="/classes"]');
  const measureHeading = async () => Math.round((await classesHeading.boundingBox())?.width ?? 0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Alignment' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Alignment' })).toHaveCount(0);
  const resizeHandleBox = await page.locator('[data-column="/classes"] > :last-child').boundingBox();
  const widthBefore = await measureHeading();
  const [x, y] = [(resizeHandleBox?.x ?? 0) + 6, (resizeHandleBox?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(measureHeading).toBe(widthBefore - 30);
  await expect(levelHeading).toHaveAttribute('aria-sort', 'descending');
  await classesHeading.getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(measureHeading).toBe(widthBefore - 14);

  // The search matches the beginning of any word on the card.
  await page.getByRole('searchbox').fill('lowenz tank');
  await expect(getCountStatus(page)).toHaveText(`0 of ${HERO_COUNT}`);
  await page.getByRole('searchbox').fill('lowenz mage');
  await expect(getRowNames(page)).toHaveText([`Crowd ${HERO_COUNT - 2}`]);
  await page.getByRole('searchbox').fill('');

  // A filter can have several values, each with its count.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: `Tank, ${HERO_COUNT / 3}` }).check();
  await page.getByRole('checkbox', { name: `Level 10, ${HERO_COUNT / 30}` }).check();
  await page.getByRole('checkbox', { name: `Level 1, ${HERO_COUNT / 30}` }).check();
  await expect(getCountStatus(page)).toHaveText(`${HERO_COUNT / 15} of ${HERO_COUNT}`);
  await page.getByRole('button', { name: 'Level Level 1: take out', exact: true }).click();
  await expect(getCountStatus(page)).toHaveText(`${HERO_COUNT / 30} of ${HERO_COUNT}`);
  await page.getByRole('textbox', { name: 'Save these as' }).fill('Big tanks');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Big tanks', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(getCountStatus(page)).toHaveText(String(HERO_COUNT));

  // Tags all heroes in one step.
  await getRows(page).locator('a').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Saturday');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(`The tags of ${HERO_COUNT} characters were changed.`).waitFor();
  await page.getByRole('checkbox', { name: `Saturday, ${HERO_COUNT}` }).waitFor();
  // Undo works after a restart too.
  await page.reload();
  await expect(getCountStatus(page)).toHaveText(String(HERO_COUNT));
  await page.getByRole('checkbox', { name: `Saturday, ${HERO_COUNT}` }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText(`Undid: tag ${HERO_COUNT} characters.`).waitFor();
  await expect(page.getByRole('checkbox', { name: `Saturday, ${HERO_COUNT}` })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Alignment' })).toHaveCount(0);

  // The command list finds the saved filters by name.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('big tanks');
  await page.keyboard.press('Enter');
  await expect(getCountStatus(page)).toHaveText(`${HERO_COUNT / 30} of ${HERO_COUNT}`);
  await page.getByRole('button', { name: 'Delete the filters Big tanks' }).click();
  await expect(page.getByRole('button', { name: 'Big tanks', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'Big tanks', exact: true }).waitFor();
});
