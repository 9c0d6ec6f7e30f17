import { expect, type Request } from '@playwright/test';
import { getFindings, getLevelField, openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, readPdfText } from '../../support/cards/pdf.ts';

test('a plain browser: a hero is changed, its cards are downloaded, and everything comes from the place of the app itself', async ({
  page,
  context,
  baseURL,
}, info) => {
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url());
  context.on('request', note);
  await page.goto('/');
  await openCharacter(page, 'Brasslung');
  await getLevelField(page).fill('11');
  await expect(getFindings(page)).toContainText('Level 11');
  await getLevelField(page).fill('6');
  await expect(getFindings(page)).toContainText('This one is legal');
  await page.getByLabel('Concept').fill('Kolorful speling errors abownd');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Brasslung cards.pdf');
  const file = info.outputPath('cards.pdf');
  await download.saveAs(file);
  checkPdf(file);
  expect(readPdfText(file).toLowerCase()).toContain('brasslung');
  for (const screen of ['teams', 'factions', 'about']) {
    await page.goto(`/#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  context.off('request', note);
  const isOwn = (address: string) => address.startsWith(`${baseURL}/`) || /^(?:blob|data):/.test(address);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((address) => !isOwn(address))).toEqual([]);
});
