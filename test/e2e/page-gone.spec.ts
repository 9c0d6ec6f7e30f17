/** A page that dies: what is on disk is said, and it is opened again with all of it. */
import { expect, test } from '@playwright/test';
import { sharedApp } from '../support/app/shared-app.ts';
import { openCharacter, saved } from '../support/browser/screens.ts';

const shared = sharedApp();
test.afterAll(() => shared.end());

test('a page that is gone is told with what is saved, and opened again as it was', async () => {
  const { app, page } = await shared.open();
  await openCharacter(page, 'Brasslung');
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
});
