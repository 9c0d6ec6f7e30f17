/**
 * The main screens in the pseudo-locale `en-XA`: every text comes from a catalog, and longer texts have room. The pseudo-locale shows
 * every message longer and in brackets: `[Chåråçtérs ~~~]`.
 */
import { expect, type Page } from '@playwright/test';
import { readMessages } from '../../../scripts/lib/texts/messages.mjs';
import { test } from '../../support/browser/window.ts';

const SCREENS = [
  '#/',
  '#/characters/brasslung',
  '#/teams',
  '#/factions',
  '#/events',
  '#/encounters',
  '#/decks',
  '#/templates',
  '#/glossary',
  '#/library',
  '#/library/trash',
  '#/settings',
  '#/about',
  '#/print/characters/brasslung',
  '#/compare/brasslung',
];

const GERMAN_TEXTS = new Map(readMessages('de').map(({ key, text }) => [key, text]));

/**
 * English messages with at least two words and without values, as they would appear if they were not translated. Terms of the
 * rules that are English in German too are left out, because they also appear on cards and in lists of names.
 */
const ENGLISH_TEXTS: ReadonlySet<string> = new Set(
  readMessages('en').flatMap(({ key, text }) =>
    /^[^{}]*\p{L} \p{L}[^{}]*$/u.test(text) && GERMAN_TEXTS.get(key) !== text ? [text] : [],
  ),
);
/** Names of built-in templates, which are documents and not translated. */
const TEMPLATE_NAMES = ['Legend of icons'];

const KEY_GROUPS = [...new Set(readMessages('en').map(({ key }) => key.split('.')[0]))].join('|');

interface Seen {
  readonly texts: readonly string[];
  /** Texts that are cut off, and the page if it is wider than the window. */
  readonly cut: readonly string[];
}

const readScreen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    /** Whether a text extends beyond its list entry or beyond an element that hides overflow. */
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let outer = text.parentElement; outer !== null; outer = outer.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(outer);
        const outerBox = outer.getBoundingClientRect();
        // Text for screen readers is in a box of one pixel, and scrollable content can be reached.
        if (outerBox.width <= 1 || overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          return false;
        const hasEdge = overflowX !== 'visible' || outer.matches('li, article');
        if (hasEdge && (right > outerBox.right + 1 || left < outerBox.left - 1)) return true;
      }
      return false;
    };
    const texts: string[] = [];
    const cutTexts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Cards use the print language, and the content of fields belongs to the document.
      if (node.parentElement?.closest('svg, style, script, textarea') !== null) continue;
      const text = node.textContent?.trim() ?? '';
      texts.push(text);
      if (text !== '' && isCut(node)) cutTexts.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
    const wideParts = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return { texts: [...new Set(texts)], cut: [...cutTexts, ...wideParts] };
  });

test('the main screens show only texts from the catalogs, and have room for longer texts', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('rollcall.language', 'en-XA'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await page.locator('main h1').waitFor();
  for (const screen of SCREENS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, screen);
    await expect(
      page
        .locator('main')
        .getByText(/\[.*~\]/)
        .first(),
      screen,
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { texts, cut: cutTexts } = await readScreen(page);
    expect(texts.filter((text) => /~\]/.test(text)).length, screen).toBeGreaterThan(5);
    expect(
      texts.filter((text) => ENGLISH_TEXTS.has(text) && !TEMPLATE_NAMES.includes(text)),
      `${screen} in English`,
    ).toEqual([]);
    const messageKeyPattern = new RegExp(`^(?:${KEY_GROUPS})\\.[a-z]\\w+(?:\\.\\w+)*$`);
    expect(
      texts.filter((text) => messageKeyPattern.test(text)),
      `${screen} as keys`,
    ).toEqual([]);
    expect(cutTexts, `${screen}: cut off`).toEqual([]);
  }
});
