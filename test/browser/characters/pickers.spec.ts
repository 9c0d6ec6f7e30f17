/** What a form needs a browser for: lists that open above it, and its index of sections. */
import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('the index of sections stays in sight, jumps, folds and says where something is missing or wrong', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  const entry = (name: string) => index.getByRole('button', { name });
  // Without a name it is no finished hero, though no rule is broken.
  await expect(page.locator('h1 + span')).toHaveText('Unfinished');
  await entry('Who').getByRole('img', { name: 'Still missing: a name' }).waitFor();
  await page.getByRole('button', { name: 'Still missing: a name', exact: true }).click();
  await page.keyboard.insertText('Night Ferr');
  await page.keyboard.type('y');
  await expect(page.locator('h1 + span')).toHaveText('Legal');

  await test.step('a list of one: typing goes to the word, Tab and Enter take it, Escape leaves what was', async () => {
    const size = page.locator('[data-path="/size"]').getByRole('button');
    const list = page.getByRole('listbox');
    const before = (await size.textContent()) ?? '';
    await size.focus();
    for (const [keys, chosen] of [
      [['ArrowDown', 'Escape'], before],
      [['4', 'Tab'], /^4 /],
      [['1', 'Enter'], /^1 /],
      // Tab takes the highlighted choice, Shift+Tab none, and both stay at its box.
      [['ArrowDown', 'Tab'], /^2 /],
      [['ArrowUp', 'Shift+Tab'], /^2 /],
      [['ArrowUp', 'Tab'], /^1 /],
    ] as const) {
      await page.keyboard.press('Enter');
      await list.waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await list.waitFor({ state: 'detached' });
      // The focus comes back to the box a frame after its list has gone.
      await expect(size).toBeFocused();
      await expect(size).toHaveText(chosen);
    }
  });

  await entry('Notes').click();
  await expect(page.getByRole('button', { name: 'Notes', expanded: true })).toBeFocused();
  await expect(entry('Notes')).toHaveAttribute('aria-current', 'true');
  await expect(entry('Who')).toBeInViewport();
  await page.keyboard.press('Alt+PageUp');
  const talents = page.getByRole('button', { name: 'Talents, Abilities, Spells' });
  await expect(talents).toBeFocused();

  // Folded, it stays so for the next character of the game; going to a field unfolds it.
  await page.keyboard.press('Enter');
  await expect(talents).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Add a Talent' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.goto('/#/characters/brasslung');
  await page.getByRole('heading', { level: 1, name: 'Brasslung' }).waitFor();
  const power = page.getByRole('textbox', { name: 'Power', exact: true });
  await power.waitFor({ state: 'hidden' });
  await page.locator('[data-card] [data-field="/power"]').first().click();
  await expect(power).toBeFocused();
  await page.keyboard.type('-1');
  await entry('Numbers').getByRole('img', { name: 'Breaks a rule' }).waitFor();

  // Where there is no room beside the form, a list of the sections stands above it.
  await page.setViewportSize({ width: 640, height: 400 });
  await index.waitFor({ state: 'hidden' });
  const picker = page.getByRole('button', { name: /Sections of the form/ });
  await picker.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Attacks' }).click();
  await expect(page.getByRole('button', { name: 'Attacks', exact: true })).toBeFocused();
  await expect(picker).toBeInViewport();
});
