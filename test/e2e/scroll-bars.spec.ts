/** Scroll bars that appear or disappear move nothing. Only the app has scroll bars with a width; browsers under test hide them. */
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

const setWindowSize = ({ app }: AppWindow, size: { width: number; height: number; zoom: number }): Promise<void> =>
  app.evaluate(({ BrowserWindow }, { width, height, zoom }) => {
    const [appWindow] = BrowserWindow.getAllWindows();
    appWindow?.setContentSize(width, height);
    appWindow?.webContents.setZoomFactor(zoom);
  }, size);

/** Measures the inner width of every scroll area, without content and with too much content. */
const measureScrollAreas = (page: Page): Promise<{ name: string; empty: number; full: number }[]> =>
  page.evaluate(() => {
    const isShown = (element: HTMLElement) => element.offsetParent !== null && element.clientHeight > 0;
    const scrollAreas = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => isShown(element) && /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    // The frame around a list does not scroll, the list does.
    const innerAreas = scrollAreas.filter(
      (area) => !scrollAreas.some((otherArea) => otherArea !== area && area.contains(otherArea)),
    );
    return innerAreas.map((area) => {
      const children = [...area.children] as HTMLElement[];
      const displays = children.map(({ style }) => style.display);
      for (const { style } of children) style.display = 'none';
      const emptyWidth = area.clientWidth;
      const tallChild = area.appendChild(document.createElement('div'));
      tallChild.style.height = '9000px';
      const fullWidth = area.clientWidth;
      tallChild.remove();
      for (const [index, { style }] of children.entries()) style.display = displays[index] ?? '';
      return { name: `${area.tagName}.${area.className}`, empty: emptyWidth, full: fullWidth };
    });
  });

for (const screen of SCREENS) {
  test(`keeps the layout in place when scroll bars appear, at every window size: ${screen}`, async ({ everyday }) => {
    const window = await everyday.open();
    const { app, page } = window;
    const [width = 0, height = 0] = await app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize() ?? [],
    );
    await page.evaluate((address) => {
      location.hash = `#/${address}`;
    }, screen);
    await expect(page.locator('main h1, main header input').first()).toBeVisible();
    for (const size of SIZES) {
      await setWindowSize(window, size);
      const viewportSize = [Math.round(size.width / size.zoom), Math.round(size.height / size.zoom)];
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual(viewportSize);
      const areaWidths = await measureScrollAreas(page);
      const sizeLabel = `${size.width} x ${size.height}, ${size.zoom * 100} %`;
      expect(areaWidths.length, sizeLabel).toBeGreaterThan(0);
      for (const { name: areaName, empty: emptyWidth, full: fullWidth } of areaWidths)
        expect(fullWidth, `${sizeLabel}: ${areaName}`).toBe(emptyWidth);
    }
    await setWindowSize(window, { width, height, zoom: 1 });
  });
}
