/** An organiser's evening: a pack made by form, lists dropped, the report, a list repaired with its player. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

const read = <D>(kind: string): D[] =>
  readdirSync(`samples/supers-unlimited/${kind}`)
    .sort()
    .map((file) => JSON.parse(readFileSync(`samples/supers-unlimited/${kind}/${file}`, 'utf8')) as D);

interface Named {
  id: string;
  name: string;
  members?: { character: string }[];
}

/** Twenty lists with their characters inside, one of them cut short. */
function lists() {
  const characters = new Map(read<Named>('characters').map((one) => [one.id, one]));
  const teams = read<Named>('teams');
  return Array.from({ length: 20 }, (_, index) => {
    const team = teams[index % teams.length] as Named;
    const whole = {
      ...team,
      id: `${team.id}-${index}`,
      name: `${team.name} ${index}`,
      characters: (team.members ?? []).flatMap(({ character }) => characters.get(character) ?? []),
    };
    const text = JSON.stringify(whole);
    const buffer = Buffer.from(index === 17 ? text.slice(0, 500) : text);
    return { name: `${String(index).padStart(2, '0')}.team.json`, mimeType: 'application/json', buffer };
  });
}

test('a pack is made by form, twenty lists are judged, and one is repaired', async ({ page }) => {
  await page.goto('/#/events');
  await page.getByRole('button', { name: 'New event pack' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Autumn Cup');
  await page.getByRole('button', { name: 'Goon Squad' }).click();
  await page.getByRole('textbox', { name: 'Highest Level' }).fill('8');
  await page.getByRole('button', { name: 'House rules…' }).click();
  const rule = page.locator('[data-option="su.uniqueSupers"]');
  await rule.getByText('on', { exact: true }).click();
  await expect(rule).toContainText('differs');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('of 7 teams legal').waitFor();
  await waitUntilSaved(page);

  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Lists').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(lists());
  await page.getByRole('button', { name: 'All 20' }).waitFor();
  await page.getByRole('button', { name: 'Unreadable 1', exact: true }).waitFor();
  // One that came late is dropped; what is no list stands beside them.
  await page.getByRole('region', { name: 'Lists of the event' }).evaluate((part) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['see you at seven'], 'notes.txt'));
    for (const kind of ['dragenter', 'dragover', 'drop'])
      part.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Other files 1' }).waitFor();
  // Who is expected is written down; one of them has not sent a list.
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Players…' }).click();
  await page.getByRole('textbox', { name: 'One name a line' }).fill('03\n04\nNobody Yet');
  await page.getByRole('button', { name: 'Keep these names' }).click();
  await page.getByText('2 of 3 players have sent a list.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('Autumn Cup report.pdf');
  await page.getByText(/^Compared with the report of/).waitFor();

  // The list is one stop of the Tab key, through which arrow keys go.
  const rows = page.getByRole('region', { name: 'Lists, with their verdicts' }).getByRole('listitem');
  await rows.first().getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(page.locator('[aria-posinset="20"] button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-posinset="19"] button')).toBeFocused();
  expect(await rows.locator('button[tabindex="0"]').count()).toBe(1);

  await page
    .getByRole('button', { name: /^Illegal \d+$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /The Closed Session/ })
    .first()
    .click();
  const why = page.getByRole('complementary', { name: /^Why: The Closed Session/ });
  await expect(why).toContainText('the event allows 25');
  expect(await findAxeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
  await why.getByRole('button', { name: 'Open to repair' }).click();

  await page.getByText('Event: Autumn Cup').waitFor();
  await page.getByRole('button', { name: 'Repair with the fewest changes' }).click();
  await page.getByRole('button', { name: 'Use this' }).first().click();
  await page.getByRole('complementary', { name: 'Verdict' }).getByText('Legal', { exact: true }).waitFor();
  // The copy takes the place of the list.
  await waitUntilSaved(page);
  await page.goBack();
  const illegal = page.getByRole('button', { name: /^Illegal \d+$/ });
  const before = Number((await illegal.innerText()).replace(/\D/g, ''));
  await page.getByRole('searchbox').fill('Closed Session');
  await page
    .getByRole('button', { name: /The Closed Session/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Put it in place of the list' }).click();
  await expect(illegal).toHaveText(`Illegal ${before - 1}`);
  await page.getByRole('button', { name: 'Changed 1' }).waitFor();
  await page.getByRole('button', { name: 'All 20' }).click();
  await page
    .getByRole('button', { name: /^Legal.*The Closed Session/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the copy' }).click();
  // The event refuses who would break a rule.
  await page.locator('[data-state="refused"]').first().click();
  await page.getByText('The event refuses this addition.').waitFor();
});
