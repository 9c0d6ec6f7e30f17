import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { getFindings, getLevelField, openCharacter } from '../support/browser/screens.ts';
import { checkPdf, countPages, readPdfText } from '../support/cards/pdf.ts';

let window: AppWindow;
let printFolder: string;

test.beforeEach(async ({ everyday }) => {
  window = await everyday.open();
  printFolder = join(everyday.folder, 'papers');
  mkdirSync(printFolder, { recursive: true });
  await openCharacter(window.page, 'Brasslung');
});

// Levels are 1 to 10 (E-31).
test('E-31: reports Level 11 in the findings and next to its field, and repairs it with one click', async () => {
  const { page } = window;
  await expect(getFindings(page)).toContainText('This one is legal');
  const levelOnCard = page.locator('[data-card="front"] [data-field="/level"]').first();
  const levelBefore = await levelOnCard.innerHTML();
  await getLevelField(page).fill('11');
  await expect(getFindings(page)).toContainText('Level 11');
  await expect(getFindings(page)).toContainText('Chapter 1');
  await expect(page.locator('[data-about="/level"]')).toContainText('Level 11');
  await expect.poll(() => levelOnCard.innerHTML()).not.toBe(levelBefore);
  await getFindings(page).getByRole('button', { name: 'Set Level to 10' }).click();
  await expect(getLevelField(page)).toHaveValue('10');
  await expect(getFindings(page)).toContainText('This one is legal');
  await page.keyboard.press('Control+z');
  await expect(getLevelField(page)).toHaveValue('11');
  await getLevelField(page).fill('6');
  await expect(getFindings(page)).toContainText('This one is legal');
  await expect.poll(() => levelOnCard.innerHTML()).toBe(levelBefore);
});

test('a click on a number on the card focuses its field', async () => {
  const { page } = window;
  await page.locator('[data-card="front"] [data-field="/move"]').first().click();
  await expect(page.getByRole('textbox', { name: 'Move (inches)' })).toBeFocused();
});

test('saves and prints the cards as a valid PDF, and saves nothing if the dialog is canceled or the folder is missing', async () => {
  const { app, page } = window;
  const saveButton = page.getByRole('button', { name: 'Save as PDF' });
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(page.getByText('Ready to print.')).toBeVisible();
  await answerSaveDialog(app, undefined);
  await saveButton.click();
  await expect(saveButton).toBeEnabled();
  const missingPath = join(printFolder, 'missing', 'cards.pdf');
  await answerSaveDialog(app, missingPath);
  await saveButton.click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t save the PDF');
  expect(readdirSync(printFolder)).toEqual([]);

  const pdfPath = join(printFolder, 'brasslung.pdf');
  await answerSaveDialog(app, pdfPath);
  await saveButton.click();
  await expect(page.getByText('Saved brasslung.pdf.')).toBeVisible();
  // Records which files the app asks the system to open or show.
  await app.evaluate(({ BrowserWindow, shell }) => {
    const requestedPaths: string[] = [];
    Object.assign(globalThis, { requestedPaths });
    shell.openPath = async (filePath) => {
      requestedPaths.push(filePath);
      // An empty text means that the file was opened.
      return '';
    };
    shell.showItemInFolder = (filePath) => requestedPaths.push(`folder ${filePath}`);
    // The test must not depend on the printers of the computer it runs on.
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.getPrintersAsync = async () => [];
  });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await page.keyboard.press('Control+p');
  await expect(page.getByText('No printer is set up, so the PDF opened in your PDF viewer.')).toBeVisible();
  const requestedPaths = await app.evaluate(
    () => (globalThis as unknown as { requestedPaths: string[] }).requestedPaths,
  );
  expect(requestedPaths.slice(0, 2)).toEqual([pdfPath, `folder ${pdfPath}`]);
  expect(requestedPaths[2]).toMatch(/rollcall-print-.*Brasslung cards\.pdf$/);
  expect(readPdfText(pdfPath).toLowerCase()).toContain('brasslung');
  checkPdf(pdfPath);
  expect(countPages(pdfPath)).toBe(2);
  expect(readdirSync(printFolder)).toEqual(['brasslung.pdf']);

  // With a printer, the app opens the print dialog of the system on a window that contains only the file. The test does everything
  // except the final click, because nothing would answer the dialog. The app replaces a window whose viewer stays blank.
  await app.evaluate(({ app, BrowserWindow }) => {
    const [appWindow] = BrowserWindow.getAllWindows();
    if (appWindow === undefined) return;
    // The first print window loads nothing, so its viewer stays blank. The app has to replace the window.
    app.once('browser-window-created', (_event, printWindow) => {
      Object.assign(globalThis, { blank: printWindow.webContents.session });
      printWindow.loadURL = async () => void Reflect.deleteProperty(printWindow, 'loadURL');
    });
    appWindow.webContents.getPrintersAsync = async () => [{} as Electron.PrinterInfo];
    const framePrototype = Object.getPrototypeOf(appWindow.webContents.mainFrame) as Electron.WebFrameMain;
    const executeJavaScript = framePrototype.executeJavaScript;
    const restoreMethods = () => {
      framePrototype.executeJavaScript = executeJavaScript;
      Reflect.deleteProperty(appWindow.webContents, 'getPrintersAsync');
    };
    Object.assign(globalThis, { putBack: restoreMethods });
    // Leaves out the click on the Print button, which would open the dialog of the system.
    framePrototype.executeJavaScript = function (code, gesture) {
      return executeJavaScript.call(this, code.replace('button.click();', ''), gesture === true);
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.getByText('Your system asks for a printer.')).toBeVisible();
  const printWindowState = await app.evaluate(async ({ BrowserWindow, session }) => {
    const window = BrowserWindow.getAllWindows().find((candidate) => candidate.getTitle().startsWith('Print: '));
    if (window === undefined) return undefined;
    const { mainFrame, session: printSession } = window.webContents;
    const frameNames = mainFrame.framesInSubtree.map(({ url: frameUrl }) =>
      frameUrl.slice(frameUrl.lastIndexOf('/') + 1),
    );
    const bridge = await mainFrame.executeJavaScript('typeof window.rollcall');
    const title = window.getTitle();
    window.destroy();
    const { blank, putBack } = globalThis as unknown as { blank: Electron.Session; putBack(): void };
    putBack();
    return {
      title,
      frames: frameNames,
      bridge,
      isOwn: printSession !== session.defaultSession,
      isAnother: printSession !== blank,
    };
  });
  expect(printWindowState).toEqual({
    title: 'Print: Brasslung cards',
    frames: ['Brasslung%20cards.pdf', 'index.html', 'Brasslung%20cards.pdf'],
    bridge: 'undefined',
    isOwn: true,
    isAnother: true,
  });

  await page.getByRole('button', { name: 'Close the print screen' }).click();
  await expect(getLevelField(page)).toBeVisible();
});
