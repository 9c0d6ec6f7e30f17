import { expect, type Request } from '@playwright/test';
import { openCharacter, saved } from '../support/screens.ts';
import { test } from '../support/window.ts';

test('in a browser, too, everything comes from the place of the app itself', async ({ page, context, baseURL }) => {
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url());
  context.on('request', note);
  await page.goto('/');
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Kolorful speling errors abownd');
  await saved(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await (await coming).path();
  for (const screen of ['teams', 'factions', 'about']) {
    await page.goto(`/#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  context.off('request', note);
  const isOwn = (address: string) => address.startsWith(`${baseURL}/`) || /^(?:blob|data):/.test(address);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((address) => !isOwn(address))).toEqual([]);
});
