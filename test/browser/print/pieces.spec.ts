import { expect } from '@playwright/test';
import { printOnly } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, pdfText } from '../../support/cards/pdf.ts';

test('a team prints its Gimmick cards, and the tokens and markers it can meet', async ({ page }, info) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'First Watch' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  for (const [what, name, word] of [
    ['Gimmick cards', 'The First Watch gimmicks.pdf', /GIMMICK/],
    ['Tokens and markers', 'The First Watch markers.pdf', /PLASMA X/],
  ] as const) {
    await printOnly(page, what);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    const file = info.outputPath(name);
    await download.saveAs(file);
    checkPdf(file);
    expect(pdfText(file)).toMatch(word);
  }
});
