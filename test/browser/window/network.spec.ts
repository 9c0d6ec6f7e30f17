import { expect, type Request } from '@playwright/test';
import { getFindings, getLevelField, openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, readPdfText } from '../../support/cards/pdf.ts';

test('loads everything from its own server while a hero is changed and printed in a browser', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  const requestedUrls: string[] = [];
  const recordRequest = (request: Request) => void requestedUrls.push(request.url());
  context.on('request', recordRequest);
  await page.goto('/');
  await openCharacter(page, 'Brasslung');
  await getLevelField(page).fill('11');
  await expect(getFindings(page)).toContainText('Level 11');
  await getLevelField(page).fill('6');
  await expect(getFindings(page)).toContainText('This one is legal');
  await page.getByLabel('Concept').fill('Kolorful speling errors abownd');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('Brasslung cards.pdf');
  const pdfPath = testInfo.outputPath('cards.pdf');
  await download.saveAs(pdfPath);
  checkPdf(pdfPath);
  expect(readPdfText(pdfPath).toLowerCase()).toContain('brasslung');
  for (const screen of ['teams', 'factions', 'about']) {
    await page.goto(`/#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  context.off('request', recordRequest);
  const isOwnAddress = (address: string) => address.startsWith(`${baseURL}/`) || /^(?:blob|data):/.test(address);
  expect(requestedUrls.length).toBeGreaterThan(10);
  expect(requestedUrls.filter((address) => !isOwnAddress(address))).toEqual([]);
});
