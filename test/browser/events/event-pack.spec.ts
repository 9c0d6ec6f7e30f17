/** An organizer's work: an event pack made by form, submissions, the report, and a submission repaired with its player. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const readSamples = <D>(documentKind: string): D[] =>
  readdirSync(`samples/supers-unlimited/${documentKind}`)
    .sort()
    .map((file) => JSON.parse(readFileSync(`samples/supers-unlimited/${documentKind}/${file}`, 'utf8')) as D);

interface Named {
  id: string;
  name: string;
  members?: { character: string }[];
}

/** Creates twenty submissions that contain their characters. One of them is truncated. */
function createSubmissions() {
  const characters = new Map(readSamples<Named>('characters').map((character) => [character.id, character]));
  const teams = readSamples<Named>('teams');
  return Array.from({ length: 20 }, (_element, index) => {
    const team = teams[index % teams.length] as Named;
    const submission = {
      ...team,
      id: `${team.id}-${index}`,
      name: `${team.name} ${index}`,
      characters: (team.members ?? []).flatMap(({ character }) => characters.get(character) ?? []),
    };
    const submissionText = JSON.stringify(submission);
    const buffer = Buffer.from(index === 17 ? submissionText.slice(0, 500) : submissionText);
    return { name: `${String(index).padStart(2, '0')}.team.json`, mimeType: 'application/json', buffer };
  });
}

test('creates an event pack by form, judges twenty submissions, and repairs one of them', async ({ page }) => {
  await page.goto('/#/events');
  await page.getByRole('button', { name: 'New event' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Autumn Cup');
  await page.getByRole('button', { name: 'Goon Squad' }).click();
  await page.getByRole('textbox', { name: 'Highest Level' }).fill('8');
  await page.getByRole('button', { name: 'House rules…' }).click();
  const houseRule = page.locator('[data-option="su.uniqueSupers"]');
  await houseRule.getByText('on', { exact: true }).click();
  await expect(houseRule).toContainText('differs');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('of 7 teams legal').waitFor();
  await waitUntilSaved(page);

  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Lists').click();
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooserEvent).setFiles(createSubmissions());
  await page.getByRole('button', { name: 'All 20' }).waitFor();
  await page.getByRole('button', { name: 'Unreadable 1', exact: true }).waitFor();
  // A late file is dropped. It is not a submission, so the screen lists it separately.
  await page.getByRole('region', { name: 'Lists of the event' }).evaluate((region) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['see you at seven'], 'notes.txt'));
    for (const eventType of ['dragenter', 'dragover', 'drop'])
      region.dispatchEvent(new DragEvent(eventType, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Other files 1' }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add a folder',
    'Players…',
    'Compare with an earlier table',
    'Remove all lists',
  ]);
  await page.keyboard.press('Escape');
  // The organizer enters the expected players. The files 03 and 04 belong to two of them; the third has not sent a list.
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Players…' }).click();
  await page.getByRole('textbox', { name: 'One name per line' }).fill('03\n04\nNobody Yet');
  await page.getByRole('button', { name: 'Save names' }).click();
  await page.getByText('2 of 3 players have sent a list.').waitFor();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report (PDF)…' }).click();
  await page.getByRole('dialog', { name: 'Save report' }).getByText('One page per list').click();
  await page.getByRole('button', { name: 'Save report' }).click();
  expect((await downloadEvent).suggestedFilename()).toBe('Autumn Cup report.pdf');
  await page.getByText(/^Compared with the report of/).waitFor();

  // The list is one Tab stop, and the arrow keys move through it.
  const submissionRows = page.getByRole('region', { name: 'Lists, with their verdicts' }).getByRole('listitem');
  await submissionRows.first().getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(page.locator('[aria-posinset="20"] button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-posinset="19"] button')).toBeFocused();
  expect(await submissionRows.locator('button[tabindex="0"]').count()).toBe(1);

  await page
    .getByRole('button', { name: /^Illegal \d+$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /The Closed Session/ })
    .first()
    .click();
  const explanationPanel = page.getByRole('complementary', { name: /^Why: The Closed Session/ });
  await expect(explanationPanel).toContainText('the event allows 25');
  expect(await findAxeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
  // The judge accepts the list with a reason, and takes that back: both stay in the history.
  await explanationPanel.getByRole('button', { name: 'Accept anyway' }).click();
  const rulingDialog = page.getByRole('dialog', { name: 'Accept this list anyway' });
  await expect(rulingDialog.getByRole('button', { name: 'Accept anyway' })).toBeDisabled();
  await rulingDialog.getByRole('textbox', { name: 'Reason' }).fill('agreed by mail');
  await rulingDialog.getByRole('textbox', { name: 'Judge' }).fill('Ada');
  await rulingDialog.getByRole('button', { name: 'Accept anyway' }).click();
  await expect(explanationPanel).toContainText('Accepted by Ada: agreed by mail');
  await page.getByRole('button', { name: 'Accepted 1' }).waitFor();
  // The keys of Undo and Redo are about the lists here, not about the rules of the event.
  await page.keyboard.press('Control+z');
  await explanationPanel.getByText('History: 2 entries').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await explanationPanel.getByText('History: 3 entries').waitFor();
  await explanationPanel.getByRole('button', { name: 'Revoke decision' }).click();
  await explanationPanel.getByText('History: 4 entries').waitFor();
  await explanationPanel.getByRole('button', { name: 'Open a copy to fix' }).click();

  await page.getByText('Event: Autumn Cup', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Repair with the fewest changes' }).click();
  await page.getByRole('button', { name: 'Use this' }).first().click();
  await page.getByRole('complementary', { name: 'Verdict' }).getByText('Legal', { exact: true }).waitFor();
  // The repaired copy replaces the submission.
  await waitUntilSaved(page);
  await page.goBack();
  const illegalFilter = page.getByRole('button', { name: /^Illegal \d+$/ });
  const illegalBefore = Number((await illegalFilter.innerText()).replace(/\D/g, ''));
  await page.getByRole('searchbox').fill('Closed Session');
  await page
    .getByRole('button', { name: /The Closed Session/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Replace the list with it' }).click();
  await expect(illegalFilter).toHaveText(`Illegal ${illegalBefore - 1}`);
  await page.getByRole('button', { name: 'Changed 1' }).waitFor();
  await expect(explanationPanel).toContainText('Changed by the organizer on');
  await page.getByRole('button', { name: 'All 20' }).click();
  await page
    .getByRole('button', { name: /^Legal.*The Closed Session/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the copy' }).click();
  // The event refuses characters that would break a rule.
  await page.locator('[data-state="refused"]').first().click();
  await page.getByText('The event refuses this addition.').waitFor();
});
