/** Text without end in a form: the card beside it follows, and typing goes on. */
import { expect } from '@playwright/test';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** Elements of a screen that draws the sides in sight; every side of a card has a thousand. */
const MOST_ELEMENTS = 6000;

for (const [kind, text] of [
  ['a word', 'abcdefghij'.repeat(500)],
  ['words', 'lorem ipsum '.repeat(8000)],
] as const) {
  test(`${kind} of ${text.length} letters in a name, a concept and a talent`, async ({ page }) => {
    await openCharacterById(page, 'brasslung');
    const front = page.locator('[data-card="front"] svg');
    for (const path of ['/name', '/concept', '/talents/0/text']) {
      const field = page.locator(`[data-path="${path}"]`).locator('input, textarea').first();
      await field.focus();
      const before = await field.inputValue();
      const drawn = await front.getAttribute('aria-label');
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
      await page.keyboard.type('c');
      await expect(field).toHaveValue(`${text}c`);
      // The name stands in what a reader is told of the card.
      if (path === '/name') await expect(front).not.toHaveAttribute('aria-label', drawn ?? '');
      expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(before);
      await expect(front).toHaveAttribute('aria-label', drawn ?? '');
    }
  });
}

// A box that finds the direction of each paragraph by itself takes a quarter of a minute a key for a text of this length.
for (const [direction, word] of [
  ['ltr', 'lorem ipsum '],
  ['rtl', 'שלום עולם '],
] as const) {
  test(`pages of text that run ${direction} stand in a box that knows so before they are laid out`, async ({
    page,
  }) => {
    await page.goto('/#/characters/brasslung');
    const box = page.locator('[data-path="/notes"] textarea');
    await box.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('a few words');
    await expect(box).toHaveAttribute('dir', 'auto');
    await box.evaluate((element) =>
      element.addEventListener('input', () => element.setAttribute('data-met', element.getAttribute('dir') ?? ''), {
        capture: true,
        once: true,
      }),
    );
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(word.repeat(1000));
    await expect(box).toHaveAttribute('data-met', direction);
    await expect(box).toHaveAttribute('dir', direction);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('a few words');
    await expect(box).toHaveAttribute('dir', 'auto');
  });
}
