/** A scroll bar that comes or goes moves nothing: only the app has bars that take room, a browser under test hides them. */
import { expect, type Page } from '@playwright/test';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';

const SCREENS = ['characters', 'characters/brasslung', 'teams/first-watch', 'factions/breakwater', 'about'];
const SIZES = [
  { width: 1240, height: 860, zoom: 1 },
  { width: 1240, height: 860, zoom: 2 },
  { width: 1010, height: 700, zoom: 1 },
  { width: 900, height: 600, zoom: 1 },
] as const;

const setSize = ({ app }: AppWindow, size: { width: number; height: number; zoom: number }): Promise<void> =>
  app.evaluate(({ BrowserWindow }, { width, height, zoom }) => {
    const [first] = BrowserWindow.getAllWindows();
    first?.setContentSize(width, height);
    first?.webContents.setZoomFactor(zoom);
  }, size);

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
      for (const [index, { style }] of children.entries()) style.display = displays[index] ?? '';
      return { name: `${area.tagName}.${area.className}`, empty, full };
    });
  });

for (const screen of SCREENS) {
  test(`nothing moves beside a scroll bar, whatever the size of the window: ${screen}`, async ({ everyday }) => {
    const window = await everyday.open();
    const { app, page } = window;
    const [width = 0, height = 0] = await app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize() ?? [],
    );
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, screen);
    await expect(page.locator('main h1, main header input').first()).toBeVisible();
    for (const size of SIZES) {
      await setSize(window, size);
      const inside = [Math.round(size.width / size.zoom), Math.round(size.height / size.zoom)];
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual(inside);
      const areas = await widths(page);
      const where = `${size.width} x ${size.height}, ${size.zoom * 100} %`;
      expect(areas.length, where).toBeGreaterThan(0);
      for (const { name, empty, full } of areas) expect(full, `${where}: ${name}`).toBe(empty);
    }
    await setSize(window, { width, height, zoom: 1 });
  });
}
