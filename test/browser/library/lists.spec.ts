/** A library is sorted, narrowed down and changed by the hundred, with the keys and with fingers. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/runs.ts';

test.use({ start: 'kept' });

const count = (page: Page) => page.locator('h1 + [role="status"]');
const rows = (page: Page) => page.getByRole('region', { name: 'All characters' }).locator('[data-key]');
const names = (page: Page) => rows(page).locator('strong');

test('arrow keys go through rows and cards and select them with Shift, and so do Ctrl and Shift with the pointer; a document is opened from the list of commands', async ({
  page,
}) => {
  await page.goto('/#/characters');
  const links = rows(page).locator('a');
  // Of a link these open a tab or a window elsewhere.
  await links.nth(1).click({ modifiers: ['Control'] });
  await links.nth(3).click({ modifiers: ['Shift'] });
  await expect(count(page)).toHaveText(/^3 of \d+ selected/);
  await expect(page).toHaveURL(/#\/characters$/);
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(links.nth(2)).toBeFocused();
  await expect(count(page)).toHaveText(/^2 of/);
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Cards' }).click();
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(count(page)).toHaveText(/^1 of/);
  await expect(rows(page).and(page.locator('[data-selected]')).locator('a')).toBeFocused();
  await page.keyboard.press('Escape');
  // A press that selects while boxes are shown opens nothing.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const list = page.getByRole('region', { name: 'All characters' });
  const place = await list.boundingBox();
  await links.first().click();
  await expect(count(page)).toHaveText(/^1 of/);
  // What is under the pointer stays there, so that the next press meets the next row.
  const after = await list.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Select all that is shown' }).click();
  await expect(count(page)).toHaveText(/^(\d+) of \1 selected/);
  await page.getByRole('button', { name: 'Done selecting' }).click();

  // A finger that rests on a card selects it; after that each tap does.
  const finger = await page.context().newCDPSession(page);
  const press = async (n: number, rest?: () => Promise<void>) => {
    const { x = 0, y = 0, width = 0 } = (await links.nth(n).boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + 10 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await rest?.();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // Until it is selected: how long that takes is up to a busy machine.
  await press(1, () => expect(count(page)).toHaveText(/^1 of/));
  await expect(count(page)).toHaveText(/^1 of/);
  await press(2);
  await expect(count(page)).toHaveText(/^2 of/);
  await press(1);
  await expect(count(page)).toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Done selecting' }).click();
  await finger.detach();

  await page.getByRole('radio', { name: 'Rows', exact: true }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('night b');
  await page.getByRole('menuitem', { name: 'Open The Night Bus: Character, SSUA' }).click();
  await expect(page).toHaveURL(/characters\/.*night-bus/);
});

/** Three hundred in `npm run soak`. A third of them are tanks, a tenth are of each Level. */
const CROWD = scaleRuns(300, 5);

test(`${CROWD} heroes: sorted, filtered, tagged in one step that is undone as one, and the filter kept by its name`, async ({
  page,
}) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const crowd = Array.from({ length: CROWD }, (_, index) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Crowd ${index}`,
    level: 1 + (index % 10),
    classes: index % 3 === 0 ? ['tank'] : ['mage', 'blaster'],
    concept: index === CROWD - 2 ? 'Keeper of the Löwenzahn' : 'One of many',
  }));
  await putDocuments(page, 'characters', crowd, { clear: true });
  // Whatever game was shown before, the list is that of one who has been looked at.
  await page.goto(`/#/compare/${crowd[0]?.id}`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
  await page.goto('/#/characters');
  await expect(count(page)).toHaveText(String(CROWD));

  // Up, down, and by name again.
  const level = page.getByRole('columnheader', { name: 'Level' });
  await level.getByRole('button').click();
  await expect(level).toHaveAttribute('aria-sort', 'ascending');
  await level.getByRole('button').click();
  await expect(level).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page).first()).toHaveText('Crowd 9');

  // Columns are taken out and made wider, and stay so.
  const heading = page.locator('[data-column="/classes"]');
  const widthOf = async () => Math.round((await heading.boundingBox())?.width ?? 0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Alignment' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Alignment' })).toHaveCount(0);
  const edge = await page.locator('[data-column="/classes"] > :last-child').boundingBox();
  const before = await widthOf();
  const [x, y] = [(edge?.x ?? 0) + 6, (edge?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(before - 30);
  await expect(level).toHaveAttribute('aria-sort', 'descending');
  await heading.getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(widthOf).toBe(before - 14);

  // Any word of the card, by its beginning.
  await page.getByRole('searchbox').fill('lowenz tank');
  await expect(count(page)).toHaveText(`0 of ${CROWD}`);
  await page.getByRole('searchbox').fill('lowenz mage');
  await expect(names(page)).toHaveText([`Crowd ${CROWD - 2}`]);
  await page.getByRole('searchbox').fill('');

  // Several values of a facet, with how many have each.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: `Tank, ${CROWD / 3}` }).check();
  await page.getByRole('checkbox', { name: `Level 10, ${CROWD / 30}` }).check();
  await page.getByRole('checkbox', { name: `Level 1, ${CROWD / 30}` }).check();
  await expect(count(page)).toHaveText(`${CROWD / 15} of ${CROWD}`);
  await page.getByRole('button', { name: 'Level Level 1: take out', exact: true }).click();
  await expect(count(page)).toHaveText(`${CROWD / 30} of ${CROWD}`);
  await page.getByRole('textbox', { name: 'Save these as' }).fill('Big tanks');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Big tanks', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText(String(CROWD));

  // One step for all of them.
  await rows(page).locator('a').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Saturday');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(`The tags of ${CROWD} characters were changed.`).waitFor();
  await page.getByRole('checkbox', { name: `Saturday, ${CROWD}` }).waitFor();
  // It is taken back after a new start, too.
  await page.reload();
  await expect(count(page)).toHaveText(String(CROWD));
  await page.getByRole('checkbox', { name: `Saturday, ${CROWD}` }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText(`Undid: tag ${CROWD} characters.`).waitFor();
  await expect(page.getByRole('checkbox', { name: `Saturday, ${CROWD}` })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Alignment' })).toHaveCount(0);

  // So does the filter come back by its name, from the list of commands.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('big tanks');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(`${CROWD / 30} of ${CROWD}`);
  await page.getByRole('button', { name: 'Delete the filters Big tanks' }).click();
  await expect(page.getByRole('button', { name: 'Big tanks', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'Big tanks', exact: true }).waitFor();
});
