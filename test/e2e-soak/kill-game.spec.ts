import { test } from '@playwright/test';
import { createTempFolder } from '../support/app/app-window.ts';
import { killDuringGame } from '../support/app/kill-game.ts';

const RANDOM_SEED = 20_261_123;
const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`loses nothing that was on the screen for a second when killed ${ROUNDS} times during a game`, async () => {
  const folder = createTempFolder();
  try {
    await killDuringGame(folder.path, ROUNDS, RANDOM_SEED);
  } finally {
    folder.remove();
  }
});
