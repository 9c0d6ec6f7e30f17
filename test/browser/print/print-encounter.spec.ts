/** What an encounter prints: everything for just this game, from its print screen. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { printOnly } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, pdfText } from '../../support/cards/pdf.ts';

// Nothing here changes a document.
test.use({ start: 'kept' });

async function openEncounter(page: Page): Promise<void> {
  await page.goto('/#/encounters');
  await page.getByRole('heading', { level: 1, name: 'Play' }).waitFor();
  await page.getByRole('link', { name: /Harbour Lamps Out/ }).click();
}

test('a saved line-up prints its dashboards, markers, line-up, score sheet and log', async ({ page }, info) => {
  await openEncounter(page);
  await page.getByRole('button', { name: /^Print/ }).click();
  for (const [what, file, word] of [
    ['Cards', 'Harbour Lamps Out cards.pdf', /SLAGHEART/],
    ['Dashboards', 'Harbour Lamps Out dashboards.pdf', /LAMP THIEF 1–4/],
    ['Tokens and markers', 'Harbour Lamps Out markers.pdf', /FISH CRATE/],
    ['Gimmick cards', 'Harbour Lamps Out gimmicks.pdf', /TAG TEAM/i],
    ['Line-up', 'Harbour Lamps Out line-up.pdf', /LINE-UP/],
    ['Quick reference', 'Harbour Lamps Out quick reference.pdf', /Slugfest/],
    ['Score sheet', 'Harbour Lamps Out score sheet.pdf', /SCENARIO: TICK ONE/],
    ['Log', 'Harbour Lamps Out log.pdf', /Nothing has happened yet/],
  ] as const) {
    await printOnly(page, what);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    const path = info.outputPath(file);
    await download.saveAs(path);
    checkPdf(path);
    expect(pdfText(path)).toMatch(word);
  }
});

test('the log is saved as a text, and the print screen opens by its keys', async ({ page }, info) => {
  await openEncounter(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log as text' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Harbour Lamps Out log.txt');
  await download.saveAs(info.outputPath('log.txt'));
  expect(readFileSync(info.outputPath('log.txt'), 'utf8')).toMatch(
    /^Harbour Lamps Out .*Slagheart.*Nothing has happened yet\.\n$/s,
  );
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('heading', { level: 1, name: 'Print: Harbour Lamps Out' })).toBeVisible();
});
