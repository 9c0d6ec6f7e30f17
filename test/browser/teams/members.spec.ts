import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept', viewport: { width: 1280, height: 800 } });

const getMembers = (page: Page) => page.locator('[data-member-list] > li');
const getMemberNames = (page: Page) => getMembers(page).getByRole('link').allInnerTexts();

async function openTeam(page: Page, teamId: string): Promise<void> {
  await page.goto(`/#/teams/${teamId}`);
  await getMembers(page).first().waitFor();
}

/** Drags a character of the library with the mouse. The button is still pressed at the end. */
async function dragTo(page: Page, characterName: string, x: number, y: number): Promise<void> {
  const candidate = page.getByRole('button', { name: new RegExp(`^Add.*${characterName}`) });
  await candidate.hover();
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 20 });
}

test('shows members with portraits when a team opens, at 1280 by 800, 900 by 700 and 150 %', async ({ page }) => {
  for (const [width, height, visibleRows] of [
    [1280, 800, 6],
    [900, 700, 5],
    [853, 533, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTeam(page, 'first-watch');
    for (let index = 0; index < visibleRows; index += 1) await expect(getMembers(page).nth(index)).toBeInViewport();
    await expect(getMembers(page).first().locator('svg[class*=portrait]')).toBeInViewport();
  }
});

test('drops a character anywhere in the column, and shows where it joins', async ({ page }) => {
  await openTeam(page, 'dock-brawl');
  const namesBefore = await getMemberNames(page);
  const form = page.getByRole('form', { name: 'Team' });

  // The settings above the list: the character joins at the end and becomes visible.
  await dragTo(page, 'Ambassador Bloom', 740, 160);
  await expect(page.locator('[data-over]')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => getMemberNames(page)).toEqual([...namesBefore, 'Ambassador Bloom']);
  await expect(getMembers(page).last()).toBeInViewport();
  await expect(form.getByText('Ambassador Bloom joined the team.')).toBeAttached();

  // Over the list, the pointer chooses the position.
  const firstRow = await getMembers(page).first().boundingBox();
  await dragTo(page, 'Auntie Rook', 740, (firstRow?.y ?? 0) + 5);
  await expect(getMembers(page).first()).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect.poll(() => getMemberNames(page)).toEqual(['Auntie Rook', ...namesBefore, 'Ambassador Bloom']);

  // Outside the column, nothing happens.
  await dragTo(page, 'Brasslung', 1120, 600);
  await page.mouse.up();
  expect(await getMemberNames(page)).toHaveLength(namesBefore.length + 2);
});

test('keeps a drop at the lower edge, where the column scrolls under the pointer', async ({ page }) => {
  await openTeam(page, 'first-watch');
  const memberCount = await getMembers(page).count();
  await dragTo(page, 'Brasslung', 740, 794);
  // The column scrolls without a move of the mouse.
  const column = page.locator('[data-over]');
  await expect.poll(() => column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await page.mouse.up();
  await expect(getMembers(page)).toHaveCount(memberCount + 1);
  await expect(getMembers(page).filter({ hasText: 'Brasslung' })).toBeInViewport();
});

test('moves a member by its handle, shows where it goes, and undoes it in one step', async ({ page }) => {
  await openTeam(page, 'first-watch');
  // The rows have their places once the portraits and the verdict are drawn.
  await getMembers(page).first().locator('svg[class*=portrait]').waitFor();
  await page.getByRole('complementary', { name: 'Verdict' }).waitFor();
  const namesBefore = await getMemberNames(page);
  const [firstName = ''] = namesBefore;
  const handle = page.getByRole('button', { name: `Move ${firstName}` });
  // The column may still be scrolled as it was left, and the pointer scrolls the row into view.
  await handle.hover();
  const thirdRow = await getMembers(page).nth(2).boundingBox();
  await page.mouse.down();
  await page.mouse.move(740, (thirdRow?.y ?? 0) + (thirdRow?.height ?? 0) - 8, { steps: 12 });
  await expect(getMembers(page).nth(3)).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await page.mouse.up();
  expect(await getMemberNames(page)).toEqual(namesBefore);

  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(740, (thirdRow?.y ?? 0) + (thirdRow?.height ?? 0) - 8, { steps: 12 });
  await page.mouse.up();
  const movedNames = [...namesBefore.slice(1, 3), firstName, ...namesBefore.slice(3)];
  await expect.poll(() => getMemberNames(page)).toEqual(movedNames);
  await page.keyboard.press('Control+z');
  await expect.poll(() => getMemberNames(page)).toEqual(namesBefore);
});

test('says why an event refuses a dropped character', async ({ page }) => {
  await openTeam(page, 'night-sitting');
  const memberCount = await getMembers(page).count();
  await page.getByRole('button', { name: /^Settings:/ }).click();
  await page.getByRole('radiogroup', { name: 'Mode' }).getByText('Event').click();
  await page.getByText('Event: Spring Tide Open').first().waitFor();
  await page.locator('[data-state="refused"]').first().hover();
  await page.mouse.down();
  await page.mouse.move(740, 160, { steps: 20 });
  await page.mouse.up();
  await expect(page.getByText('The event refuses this addition.')).toBeVisible();
  await expect(getMembers(page)).toHaveCount(memberCount);
});

test('unfolds the settings when a finding leads to one of them, and keeps them unfolded', async ({ page }) => {
  await openTeam(page, 'every-bell-in-town');
  const levelsField = page.getByRole('textbox', { name: 'Agreed Levels' });
  await expect(levelsField).toBeHidden();
  const summary = page.getByRole('button', { name: /^Settings:/ });
  await summary.click();
  await levelsField.fill('0');
  await summary.click();
  await expect(summary).toHaveAccessibleName(/1 error$/);
  await page.getByRole('complementary', { name: 'Verdict' }).getByText('The agreed size is 0 Levels').click();
  await expect(levelsField).toBeFocused();
  await openTeam(page, 'foundry-shift');
  await expect(levelsField).toBeHidden();
  await openTeam(page, 'every-bell-in-town');
  await expect(levelsField).toBeVisible();
});
