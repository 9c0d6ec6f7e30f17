import { test } from '@playwright/test';
import { freshFolder } from '../support/app/app-window.ts';
import { killRounds } from '../support/app/kill-rounds.ts';

const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`killed ${ROUNDS} times while typing, importing, restoring and deleting: nothing is missing`, async () => {
  const folder = freshFolder();
  try {
    await killRounds(folder.path, ROUNDS, 20_260_406);
  } finally {
    folder.remove();
  }
});
