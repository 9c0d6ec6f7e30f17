/** A page that dies: what is on disk is said, and it is opened again with all of it. */
import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter, saved } from '../support/browser/screens.ts';

test('a page that is gone is told with what is saved, and opened again as it was', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  await openCharacter(page, 'Ambassador Bloom');
  await page.getByLabel('Concept').fill('Typed before the end');
  await saved(page);
  const told = app.evaluate(
    ({ dialog, clipboard }) =>
      new Promise<{ detail: string; report: string }>((resolve) => {
        let times = 0;
        let detail = '';
        // First the report is copied, then the page opened again.
        dialog.showMessageBox = (async (_window: unknown, options: { detail: string }) => {
          times += 1;
          detail = options.detail;
          if (times === 2) resolve({ detail, report: await clipboard.readText() });
          return { response: times === 1 ? 1 : 0, checkboxChecked: false };
        }) as unknown as typeof dialog.showMessageBox;
      }),
  );
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  const { detail, report } = await told;
  expect(detail).toMatch(/^Everything up to \d\d:\d\d is on disk\.$/);
  expect(report).toMatch(/Electron [\d.]+.*\[page\] The page is gone: /s);
  const typed = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `[...document.querySelectorAll('input, textarea')].some(({ value }) => value === 'Typed before the end')`,
      ),
    );
  await expect.poll(typed).toBe(true);
  // The driver takes the page for dead.
  await everyday.close();
});
