import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { getFindings, getLevelField, openCharacter } from '../support/browser/screens.ts';
import { checkPdf, countPages, readPdfText } from '../support/cards/pdf.ts';

let window: AppWindow;
let papers: string;

test.beforeEach(async ({ everyday }) => {
  window = await everyday.open();
  papers = join(everyday.folder, 'papers');
  mkdirSync(papers, { recursive: true });
  await openCharacter(window.page, 'Brasslung');
});

test('E-31: Level 11 is found, beside the field too, and one press repairs it', async () => {
  const { page } = window;
  await expect(getFindings(page)).toContainText('This one is legal');
  const onCard = page.locator('[data-card="front"] [data-field="/level"]').first();
  const six = await onCard.innerHTML();
  await getLevelField(page).fill('11');
  await expect(getFindings(page)).toContainText('Level 11');
  await expect(getFindings(page)).toContainText('Chapter 1');
  await expect(page.locator('[data-about="/level"]')).toContainText('Level 11');
  await expect.poll(() => onCard.innerHTML()).not.toBe(six);
  await getFindings(page).getByRole('button', { name: 'Set Level to 10' }).click();
  await expect(getLevelField(page)).toHaveValue('10');
  await expect(getFindings(page)).toContainText('This one is legal');
  await page.keyboard.press('Control+z');
  await expect(getLevelField(page)).toHaveValue('11');
  await getLevelField(page).fill('6');
  await expect(getFindings(page)).toContainText('This one is legal');
  await expect.poll(() => onCard.innerHTML()).toBe(six);
});

test('a number on the card leads to its field', async () => {
  const { page } = window;
  await page.locator('[data-card="front"] [data-field="/move"]').first().click();
  await expect(page.getByRole('textbox', { name: 'Move (inches)' })).toBeFocused();
});

test('cards are saved as a sound PDF where the dialog says; where it is closed, or names a bad place, nothing is', async () => {
  const { app, page } = window;
  const save = page.getByRole('button', { name: 'Save as PDF' });
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(page.getByText('Nothing stands in the way.')).toBeVisible();
  await answerSaveDialog(app, undefined);
  await save.click();
  await expect(save).toBeEnabled();
  const nowhere = join(papers, 'missing', 'cards.pdf');
  await answerSaveDialog(app, nowhere);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  expect(readdirSync(papers)).toEqual([]);

  const file = join(papers, 'brasslung.pdf');
  await answerSaveDialog(app, file);
  await save.click();
  await expect(page.getByText('brasslung.pdf is saved.')).toBeVisible();
  // The system is asked for what the app has written itself, and for what is to be printed.
  await app.evaluate(({ BrowserWindow, shell }) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    shell.openPath = async (file) => `${asked.push(file) > 9}`.replace('false', '');
    shell.showItemInFolder = (file) => asked.push(`folder ${file}`);
    // Whoever runs this may have a printer, and who does not shall see its dialog asked for.
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.getPrintersAsync = async () => [];
  });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await page.keyboard.press('Control+p');
  await expect(page.getByText('No printer is set up, so it is open where your system shows PDFs.')).toBeVisible();
  const asked = await app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(asked.slice(0, 2)).toEqual([file, `folder ${file}`]);
  expect(asked[2]).toMatch(/rollcall-print-.*Brasslung cards\.pdf$/);
  expect(readPdfText(file).toLowerCase()).toContain('brasslung');
  checkPdf(file);
  expect(countPages(file)).toBe(2);
  expect(readdirSync(papers)).toEqual(['brasslung.pdf']);

  // With a printer the dialog of the system is asked for, on a window that holds the file and nothing else. Here all is done but
  // the press itself: nobody would answer the dialog. One in which the viewer stays blank is replaced by another.
  await app.evaluate(({ app, BrowserWindow }) => {
    const [ours] = BrowserWindow.getAllWindows();
    if (ours === undefined) return;
    app.once('browser-window-created', (_, printing) => {
      Object.assign(globalThis, { blank: printing.webContents.session });
      printing.loadURL = async () => void Reflect.deleteProperty(printing, 'loadURL');
    });
    ours.webContents.getPrintersAsync = async () => [{} as Electron.PrinterInfo];
    const frames = Object.getPrototypeOf(ours.webContents.mainFrame) as Electron.WebFrameMain;
    const run = frames.executeJavaScript;
    const putBack = () => {
      frames.executeJavaScript = run;
      Reflect.deleteProperty(ours.webContents, 'getPrintersAsync');
    };
    Object.assign(globalThis, { putBack });
    frames.executeJavaScript = function (code, gesture) {
      return run.call(this, code.replace('button.click();', ''), gesture === true);
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.getByText('Your system asks for a printer.')).toBeVisible();
  const printing = await app.evaluate(async ({ BrowserWindow, session }) => {
    const window = BrowserWindow.getAllWindows().find((one) => one.getTitle().startsWith('Print: '));
    if (window === undefined) return undefined;
    const { mainFrame, session: own } = window.webContents;
    const frames = mainFrame.framesInSubtree.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    const bridge = await mainFrame.executeJavaScript('typeof window.rollcall');
    const title = window.getTitle();
    window.destroy();
    const { blank, putBack } = globalThis as unknown as { blank: Electron.Session; putBack(): void };
    putBack();
    return { title, frames, bridge, isOwn: own !== session.defaultSession, isAnother: own !== blank };
  });
  expect(printing).toEqual({
    title: 'Print: Brasslung cards',
    frames: ['Brasslung%20cards.pdf', 'index.html', 'Brasslung%20cards.pdf'],
    bridge: 'undefined',
    isOwn: true,
    isAnother: true,
  });

  await page.getByRole('button', { name: 'Leave the print screen' }).click();
  await expect(getLevelField(page)).toBeVisible();
});
