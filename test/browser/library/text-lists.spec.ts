/** Teams as plain text: copied, pasted and dropped; questions about unclear lines; lists of an event. */
import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const pasteText = (page: Page, pastedText: string) =>
  page.locator('body').evaluate((body, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pastedText);

const dropTextFile = async (page: Page, fileName: string, text: string) => {
  const dataTransfer = await page.evaluateHandle(
    ({ name, content }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name));
      return transfer;
    },
    { name: fileName, content: text },
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
};

test('a team is copied as text, deleted, pasted and answered, and is the same team again', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/teams/first-watch');
  const members = page.getByRole('main').locator('[data-path="/members"] li');
  await expect(members).not.toHaveCount(0);
  const memberTexts = await members.locator('a').allTextContents();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied. Paste it into a chat or an email.')).toBeVisible();
  const copiedText = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedText).toContain('Compass Rosa (5), leader');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  // A typing error makes one line a question.
  await pasteText(page, copiedText.replace('Compass Rosa', 'Compas Rosa'));
  const review = page.getByRole('dialog', { name: 'New team from text' });
  await expect(review.getByText('1 question is open.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Create team' })).toBeDisabled();
  expect(await findAxeViolations(page)).toEqual([]);
  await review.getByRole('button', { name: /^Compass Rosa/ }).click();
  await expect(review.getByRole('button', { name: 'Create team' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'The First Watch', level: 1 })).toBeVisible();
  await expect(members.locator('a')).toHaveText(memberTexts);
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copiedText);
});

test('two lists that are pasted together are reviewed one after the other', async ({ page }) => {
  await page.goto('/#/teams');
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  await pasteText(page, 'Night\n\nFresnel (7)\n\n---\n\nDay\n\nLongline (4)\n');
  const review = page.getByRole('dialog', { name: 'New team from text' });
  for (const teamName of ['Night', 'Day']) {
    await expect(review.getByRole('textbox', { name: 'Team name' })).toHaveValue(teamName);
    await review.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(review).toBeHidden();
});

test('a text file that is dropped anywhere becomes a team, and other texts are explained', async ({ page }) => {
  await page.goto('/#/characters');
  await expect(page.getByRole('heading', { name: 'Characters', level: 1 })).toBeVisible();
  await dropTextFile(page, 'Friday.txt', 'Fresnel (7)\n2x Harbour Volunteer (1)\n');
  const review = page.getByRole('dialog', { name: 'New team from text' });
  await expect(review.getByRole('textbox', { name: 'Team name' })).toHaveValue('Friday');
  await review.getByRole('button', { name: 'Cancel' }).click();
  await dropTextFile(page, 'notes.txt', 'Buy milk.');
  await expect(page.getByText('This text doesn’t name any character of your library.')).toBeVisible();
});

test('a list that is pasted into an event is resolved and judged', async ({ page }) => {
  await page.goto('/#/events');
  await page.getByRole('button', { name: 'New event' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cup');
  await waitUntilSaved(page);
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Lists').click();
  await expect(page.getByText('Drop the lists here')).toBeVisible();
  await pasteText(page, 'Zed’s Watch\nFresnl (7)\n2x Harbour Volunteer (1)\n');
  await page.getByRole('button', { name: /Unclear.*Zed/ }).click();
  await page.getByRole('button', { name: 'Resolve unclear lines' }).click();
  const review = page.getByRole('dialog', { name: /^Resolve unclear lines/ });
  await review.getByRole('button', { name: /^Fresnel/ }).click();
  await review.getByRole('button', { name: 'Use this list' }).click();
  await expect(page.getByText('Zed’s Watch replaces the list and was checked.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Legal.*Zed’s Watch/ })).toBeVisible();
});
