/** Very long texts in a form: the card next to it follows, and typing stays possible. */
import { expect } from '@playwright/test';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

/** The limit for a screen that draws only the visible sides of cards; each side has about a thousand elements. */
const MAX_ELEMENTS = 6000;

for (const [kind, text] of [
  ['a word', 'abcdefghij'.repeat(500)],
  ['words', 'lorem ipsum '.repeat(8000)],
] as const) {
  test(`accepts ${kind} of ${text.length} letters in a name, a concept and a talent, and draws few elements`, async ({
    page,
  }) => {
    await openCharacterById(page, 'brasslung');
    const frontSvg = page.locator('[data-card="front"] svg');
    for (const fieldPointer of ['/name', '/concept', '/talents/0/text']) {
      const field = page.locator(`[data-path="${fieldPointer}"]`).locator('input, textarea').first();
      await field.focus();
      const valueBefore = await field.inputValue();
      const cardLabel = await frontSvg.getAttribute('aria-label');
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
      await page.keyboard.type('c');
      await expect(field).toHaveValue(`${text}c`);
      // The accessible name of the card contains the name.
      if (fieldPointer === '/name') await expect(frontSvg).not.toHaveAttribute('aria-label', cardLabel ?? '');
      expect(await page.locator('*').count()).toBeLessThan(MAX_ELEMENTS);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(valueBefore);
      await expect(frontSvg).toHaveAttribute('aria-label', cardLabel ?? '');
    }
  });
}

// A box with automatic direction needs a quarter of a minute per key for a text of this length.
for (const [direction, sampleText] of [
  ['ltr', 'lorem ipsum '],
  ['rtl', 'שלום עולם '],
] as const) {
  test(`sets the direction ${direction} on a text box before it lays out pages of text`, async ({ page }) => {
    await page.goto('/#/characters/brasslung');
    const notesBox = page.locator('[data-path="/notes"] textarea');
    await notesBox.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('a few words');
    await expect(notesBox).toHaveAttribute('dir', 'auto');
    await notesBox.evaluate((element) =>
      element.addEventListener('input', () => element.setAttribute('data-met', element.getAttribute('dir') ?? ''), {
        capture: true,
        once: true,
      }),
    );
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(sampleText.repeat(1000));
    await expect(notesBox).toHaveAttribute('data-met', direction);
    await expect(notesBox).toHaveAttribute('dir', direction);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('a few words');
    await expect(notesBox).toHaveAttribute('dir', 'auto');
  });
}
