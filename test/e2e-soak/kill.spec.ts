import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createTempFolder, killHard, openApp } from '../support/app/app-window.ts';
import { createSequence } from '../support/app/sequence.ts';
import { openCharacter } from '../support/browser/screens.ts';

const ROUNDS = 100;
/** Text that was on the screen for this time must survive. */
const SAFE_MILLISECONDS = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test(`loses no text older than a second when killed ${ROUNDS} times while typing, and always opens the library`, async () => {
  const folder = createTempFolder();
  const random = createSequence(20_241_107);
  try {
    /** The shortest text that must be saved, and the longest that can be. */
    let minText = '';
    let maxText = '';
    for (let round = 0; round < ROUNDS; round++) {
      const window = await openApp(folder.path);
      const { page } = window;
      await openCharacter(page, 'Brasslung');
      const concept = page.getByLabel('Concept');
      const savedText = await concept.inputValue();
      if (round > 0) {
        expect(savedText.length, `round ${round}: ${savedText}`).toBeGreaterThanOrEqual(minText.length);
        expect(maxText.startsWith(savedText), `round ${round}: ${savedText} is no beginning of ${maxText}`).toBe(true);
      }

      const roundPrefix = `${round} `;
      await concept.fill(roundPrefix);
      await wait(SAFE_MILLISECONDS);
      // Types letters at random moments until the kill.
      const typedTexts: { typedAt: number; text: string }[] = [{ typedAt: 0, text: roundPrefix }];
      const start = Date.now();
      const end = start + random() * SAFE_MILLISECONDS * 2;
      while (Date.now() < end) {
        const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
        await page.keyboard.type(letter);
        typedTexts.push({ typedAt: Date.now(), text: `${typedTexts.at(-1)?.text}${letter}` });
        await wait(random() * 120);
      }
      const killedAt = Date.now();
      await killHard(window);
      minText =
        typedTexts.filter(({ typedAt }) => typedAt === 0 || killedAt - typedAt >= SAFE_MILLISECONDS).at(-1)?.text ??
        roundPrefix;
      maxText = typedTexts.at(-1)?.text ?? roundPrefix;
    }
  } finally {
    folder.remove();
  }
});
