import { test } from '@playwright/test';
import { freshFolder } from '../support/app/app-window.ts';
import { killRounds } from '../support/app/kill-rounds.ts';
import { runs } from '../support/runs.ts';

/** A hundred of them run with `npm run soak`. */
const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? runs(5));

test(`killed ${ROUNDS} times, while importing, restoring, typing and deleting in turn: nothing is missing`, async () => {
  const folder = freshFolder();
  try {
    await killRounds(folder.path, ROUNDS, 20_261_122);
  } finally {
    folder.remove();
  }
});
