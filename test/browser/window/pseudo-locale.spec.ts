/** The main screens in the pseudo-locale: every text comes from a catalogue, and longer texts have room. */
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

const GERMAN = new Map(readMessages('de').map(({ key, text }) => [key, text]));

/**
 * English messages of two words or more that take no values, as they would be seen if nobody had translated them. Terms of the
 * rules, which German has in English as well, also stand on cards and in lists of names.
 */
const ENGLISH: ReadonlySet<string> = new Set(
  readMessages('en').flatMap(({ key, text }) =>
    /^[^{}]*\p{L} \p{L}[^{}]*$/u.test(text) && GERMAN.get(key) !== text ? [text] : [],
  ),
);
/** Names of templates that come with Rollcall, which are documents. */
const TEMPLATE_NAMES = ['Legend of icons'];

const GROUPS = [...new Set(readMessages('en').map(({ key }) => key.split('.')[0]))].join('|');

interface Seen {
  readonly texts: readonly string[];
  /** Texts that are cut off, and the page where it is wider than the window. */
  readonly cut: readonly string[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    /** Whether a text reaches beyond the entry of a list it is in, or beyond something that hides what is outside of it. */
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let outer = text.parentElement; outer !== null; outer = outer.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(outer);
        const place = outer.getBoundingClientRect();
        // Text for screen readers is in a box of one pixel, and what scrolls can be reached.
        if (place.width <= 1 || overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          return false;
        const hasEdge = overflowX !== 'visible' || outer.matches('li, article');
        if (hasEdge && (right > place.right + 1 || left < place.left - 1)) return true;
      }
      return false;
    };
    const texts: string[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Cards are in the language of prints, and what stands in a field is the document's.
      if (node.parentElement?.closest('svg, style, script, textarea') !== null) continue;
      const text = node.textContent?.trim() ?? '';
      texts.push(text);
      if (text !== '' && isCut(node)) cut.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return { texts: [...new Set(texts)], cut: [...cut, ...wide] };
  });

test('the main screens say nothing outside of a catalogue, and have room for longer texts', async ({ page }) => {
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
    const { texts, cut } = await look(page);
    expect(texts.filter((text) => /~\]/.test(text)).length, screen).toBeGreaterThan(5);
    expect(
      texts.filter((text) => ENGLISH.has(text) && !TEMPLATE_NAMES.includes(text)),
      `${screen} in English`,
    ).toEqual([]);
    const isKey = new RegExp(`^(?:${GROUPS})\\.[a-z]\\w+(?:\\.\\w+)*$`);
    expect(
      texts.filter((text) => isKey.test(text)),
      `${screen} as keys`,
    ).toEqual([]);
    expect(cut, `${screen}: cut off`).toEqual([]);
  }
});
