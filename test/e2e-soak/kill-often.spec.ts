import { test } from '@playwright/test';
import { killRounds } from '../support/app/kill-rounds.ts';
import { sharedApp } from '../support/app/shared-app.ts';

const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`killed ${ROUNDS} times while typing, importing, restoring, deleting and undoing: nothing is missing`, async () => {
  const app = sharedApp();
  try {
    await killRounds(app, ROUNDS, 20_260_406);
  } finally {
    await app.end();
  }
});
