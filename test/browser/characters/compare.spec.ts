/** The comparison of two heroes, with a duel. */
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

test('compares two heroes of the list, and computes and simulates their duels', async ({ page }) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Half-Past' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Cigüeña' }).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/#\/compare\//);
  await page.getByRole('img', { name: 'Card of Half-Past' }).waitFor();
  await page
    .getByRole('row', { name: /^Fight dice/ })
    .getByText('Cigüeña is better off by 1')
    .waitFor({ state: 'attached' });

  const duel = page.getByRole('region', { name: 'Duel' });
  await duel.getByText(/^.+ wins \d+ % of the duels it begins/).waitFor();
  await duel.getByRole('button', { name: 'Fight', exact: true }).click();
  await duel.getByText(/^Of 1000 duels/).waitFor();
  await duel.getByRole('button', { name: 'Fight', exact: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  // A theme changes only colors, so only color rules are checked.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findAxeViolations(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);

  // A run of ten thousand duels can be stopped and keeps its result so far.
  await duel.getByText('10,000').click();
  await duel.getByRole('button', { name: 'Fight', exact: true }).click();
  await duel.getByRole('progressbar').waitFor();
  await duel.getByRole('button', { name: 'Stop' }).click();
  await duel.getByRole('progressbar').waitFor({ state: 'hidden' });
  await duel.getByRole('button', { name: 'Fight', exact: true }).waitFor();
});
