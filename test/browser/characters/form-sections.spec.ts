import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test('the index of sections stays in sight, jumps, folds and says where something is missing or wrong', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  const entry = (name: string) => index.getByRole('button', { name });
  // Without a name it is no finished hero, though no rule is broken.
  await expect(page.locator('h1 + span')).toHaveText('Unfinished');
  await expect(entry('Who').getByRole('img', { name: 'Still missing: a name' })).toBeVisible();
  await page.getByRole('button', { name: 'Still missing: a name', exact: true }).click();
  await page.keyboard.type('Night Ferry');
  await expect(page.locator('h1 + span')).toHaveText('Legal');

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
  await expect(page.getByRole('button', { name: 'Add a Talent' })).toBeHidden();
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.goto('/#/characters/brasslung');
  await expect(page.getByRole('heading', { level: 1, name: 'Brasslung' })).toBeVisible();
  const power = page.getByRole('textbox', { name: 'Power', exact: true });
  await expect(power).toBeHidden();
  await page.locator('[data-card] [data-field="/power"]').first().click();
  await expect(power).toBeFocused();
  await page.keyboard.type('-1');
  await expect(entry('Numbers').getByRole('img', { name: 'Breaks a rule' })).toBeVisible();

  // Where there is no room beside the form, a list of the sections stands above it.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(index).toBeHidden();
  const picker = page.getByRole('button', { name: /Sections of the form/ });
  await picker.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Attacks' }).click();
  await expect(page.getByRole('button', { name: 'Attacks', exact: true })).toBeFocused();
  await expect(picker).toBeInViewport();
});
