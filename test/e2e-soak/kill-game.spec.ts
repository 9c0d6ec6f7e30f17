import { test } from '@playwright/test';
import { freshFolder } from '../support/app/app-window.ts';
import { killGame } from '../support/app/kill-game.ts';

const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`killed ${ROUNDS} times in mid-game: nothing that was on the screen for a second is missing`, async () => {
  const folder = freshFolder();
  try {
    await killGame(folder.path, ROUNDS, 20_261_123);
  } finally {
    folder.remove();
  }
});
