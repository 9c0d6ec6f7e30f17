import { test } from '@playwright/test';
import { createTempFolder } from '../support/app/app-window.ts';
import { killDuringGame } from '../support/app/kill-game.ts';

const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`killed ${ROUNDS} times in mid-game: nothing that was on the screen for a second is missing`, async () => {
  const folder = createTempFolder();
  try {
    await killDuringGame(folder.path, ROUNDS, 20_261_123);
  } finally {
    folder.remove();
  }
});
