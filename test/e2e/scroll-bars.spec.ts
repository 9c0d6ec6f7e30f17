/** A scroll bar that comes or goes moves nothing: only the app has bars that take room, a browser under test hides them. */
import { expect, type Page, test } from '@playwright/test';
import { type AppWindow, closeApp, freshFolder, openApp } from '../support/app-window.ts';

const folder = freshFolder();
let window: AppWindow;

test.beforeAll(async () => {
  window = await openApp(folder.path);
});

test.afterAll(async () => {
  await closeApp(window);
  folder.remove();
});

const SCREENS = ['characters', 'characters/brasslung', 'teams/first-watch', 'factions/breakwater', 'about'];
const SIZES = [
  { width: 1240, height: 860, zoom: 1 },
  { width: 1240, height: 860, zoom: 2 },
  { width: 1010, height: 700, zoom: 1 },
  { width: 740, height: 600, zoom: 1 },
];

/** Widths between the edges of every area that scrolls: with nothing in it, and with more than it can show. */
const widths = (page: Page): Promise<{ name: string; empty: number; full: number }[]> =>
  page.evaluate(() => {
    const isShown = (element: HTMLElement) => element.offsetParent !== null && element.clientHeight > 0;
    const areas = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => isShown(element) && /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    // The frame of a list never scrolls while the list does.
    const inner = areas.filter((area) => !areas.some((other) => other !== area && area.contains(other)));
    return inner.map((area) => {
      const children = [...area.children] as HTMLElement[];
      const displays = children.map(({ style }) => style.display);
      for (const { style } of children) style.display = 'none';
      const empty = area.clientWidth;
      const tall = area.appendChild(document.createElement('div'));
      tall.style.height = '9000px';
      const full = area.clientWidth;
      tall.remove();
      for (const [i, { style }] of children.entries()) style.display = displays[i] ?? '';
      return { name: `${area.tagName}.${area.className}`, empty, full };
    });
  });

for (const { width, height, zoom } of SIZES) {
  test(`nothing moves beside a scroll bar at ${width} x ${height}, ${zoom * 100} %`, async () => {
    const { app, page } = window;
    await app.evaluate(
      ({ BrowserWindow }, size) => {
        const [first] = BrowserWindow.getAllWindows();
        first?.setContentSize(size.width, size.height);
        first?.webContents.setZoomFactor(size.zoom);
      },
      { width, height, zoom },
    );
    for (const screen of SCREENS) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, screen);
      await expect(page.locator('main h1, main header input').first()).toBeVisible();
      const areas = await widths(page);
      expect(areas.length, screen).toBeGreaterThan(0);
      for (const { name, empty, full } of areas) expect(full, `${screen}: ${name}`).toBe(empty);
    }
  });
}
