import { test } from '@playwright/test';
import { runKillRounds } from '../support/app/kill-rounds.ts';
import { createSharedApp } from '../support/app/shared-app.ts';

/** The seed of the random actions and moments, so that a failure can be repeated. */
const SEED = 20_260_406;
const ROUNDS = Number(process.env.ROLLCALL_KILLS ?? 100);

test(`loses nothing when killed ${ROUNDS} times while typing, importing, restoring, deleting and undoing`, async () => {
  const app = createSharedApp();
  try {
    await runKillRounds(app, ROUNDS, SEED);
  } finally {
    await app.end();
  }
});
