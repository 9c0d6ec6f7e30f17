import { test } from '@playwright/test';
import { freshFolder } from '../support/app-window.ts';
import { killRounds } from '../support/kill-rounds.ts';

/** More of them run with `npm run soak`. */
const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 5);

test(`killed ${ROUNDS} times while typing, importing, restoring and deleting: nothing is missing`, async () => {
  const folder = freshFolder();
  try {
    await killRounds(folder.path, ROUNDS, 20_261_122);
  } finally {
    folder.remove();
  }
});
