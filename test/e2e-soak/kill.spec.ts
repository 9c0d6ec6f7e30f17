import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createTempFolder, killHard, openApp } from '../support/app/app-window.ts';
import { createSequence } from '../support/app/sequence.ts';
import { openCharacter } from '../support/browser/screens.ts';

const ROUNDS = 100;
/** What stood on the screen for this long must survive, in milliseconds. */
const SAFE = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test(`killed ${ROUNDS} times while typing: what was there for a second is never lost, and the library always opens`, async () => {
  const folder = createTempFolder();
  const random = createSequence(20_241_107);
  try {
    /** The least that must be there, and the most that can be. */
    let least = '';
    let most = '';
    for (let round = 0; round < ROUNDS; round++) {
      const window = await openApp(folder.path);
      const { page } = window;
      await openCharacter(page, 'Brasslung');
      const concept = page.getByLabel('Concept');
      const there = await concept.inputValue();
      if (round > 0) {
        expect(there.length, `round ${round}: ${there}`).toBeGreaterThanOrEqual(least.length);
        expect(most.startsWith(there), `round ${round}: ${there} is no beginning of ${most}`).toBe(true);
      }

      const base = `${round} `;
      await concept.fill(base);
      await wait(SAFE);
      // Then letters at odd moments, until the power goes.
      const typed: { at: number; text: string }[] = [{ at: 0, text: base }];
      const start = Date.now();
      const end = start + random() * SAFE * 2;
      while (Date.now() < end) {
        const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
        await page.keyboard.type(letter);
        typed.push({ at: Date.now(), text: `${typed.at(-1)?.text}${letter}` });
        await wait(random() * 120);
      }
      const killed = Date.now();
      await killHard(window);
      least = typed.filter(({ at }) => at === 0 || killed - at >= SAFE).at(-1)?.text ?? base;
      most = typed.at(-1)?.text ?? base;
    }
  } finally {
    folder.remove();
  }
});
