/** The parts of a form that need a browser: lists that open above it, and its section index. */
import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

test('the section index of a form stays in sight, jumps to sections, and marks what is missing or wrong', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  const sectionIndex = page.getByRole('navigation', { name: 'Sections of the form' });
  const getIndexEntry = (sectionName: string) => sectionIndex.getByRole('button', { name: sectionName });
  // A hero without a name is incomplete, although no rule is broken.
  await expect(page.locator('h1 + span')).toHaveText('Incomplete');
  await getIndexEntry('Who').getByRole('img', { name: 'Still missing: a name' }).waitFor();
  await page.getByRole('button', { name: 'Still missing: a name', exact: true }).click();
  await page.keyboard.insertText('Night Ferr');
  await page.keyboard.type('y');
  await expect(page.locator('h1 + span')).toHaveText('Legal');

  await test.step('a picker of one value: typing finds an option, Tab and Enter choose it, Escape keeps the old value', async () => {
    const sizeBox = page.locator('[data-path="/size"]').getByRole('button');
    const optionList = page.getByRole('listbox');
    const textBefore = (await sizeBox.textContent()) ?? '';
    await sizeBox.focus();
    for (const [keys, expectedText] of [
      [['ArrowDown', 'Escape'], textBefore],
      [['4', 'Tab'], /^4 /],
      [['1', 'Enter'], /^1 /],
      // Tab takes the highlighted option, Shift+Tab takes none, and both keep the focus on the box.
      [['ArrowDown', 'Tab'], /^2 /],
      [['ArrowUp', 'Shift+Tab'], /^2 /],
      [['ArrowUp', 'Tab'], /^1 /],
    ] as const) {
      await page.keyboard.press('Enter');
      await optionList.waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await optionList.waitFor({ state: 'detached' });
      // The focus returns to the box one frame after its list closes.
      await expect(sizeBox).toBeFocused();
      await expect(sizeBox).toHaveText(expectedText);
    }
  });

  await getIndexEntry('Notes').click();
  await expect(page.getByRole('button', { name: 'Notes', expanded: true })).toBeFocused();
  await expect(getIndexEntry('Notes')).toHaveAttribute('aria-current', 'true');
  await expect(getIndexEntry('Who')).toBeInViewport();
  // Credits are between Talents and Notes.
  await page.keyboard.press('Alt+PageUp');
  await page.keyboard.press('Alt+PageUp');
  const talentsHeading = page
    .getByRole('form', { name: 'Character' })
    .getByRole('button', { name: 'Talents, Abilities, Spells' });
  await expect(talentsHeading).toBeFocused();

  // A collapsed section stays collapsed for the next character of the game. Jumping to a field expands its section.
  await page.keyboard.press('Enter');
  await expect(talentsHeading).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Add a Talent' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.goto('/#/characters/brasslung');
  await page.getByRole('heading', { level: 1, name: 'Brasslung' }).waitFor();
  const powerField = page.getByRole('textbox', { name: 'Power', exact: true });
  await powerField.waitFor({ state: 'hidden' });
  await page.locator('[data-card] [data-field="/power"]').first().click();
  await expect(powerField).toBeFocused();
  await page.keyboard.type('-1');
  await getIndexEntry('Numbers').getByRole('img', { name: 'Breaks a rule' }).waitFor();

  // In a narrow window, a list of the sections appears above the form.
  await page.setViewportSize({ width: 640, height: 400 });
  await sectionIndex.waitFor({ state: 'hidden' });
  const sectionPicker = page.getByRole('button', { name: /Sections of the form/ });
  await sectionPicker.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Attacks' }).click();
  await expect(page.getByRole('button', { name: 'Attacks', exact: true })).toBeFocused();
  await expect(sectionPicker).toBeInViewport();
});
