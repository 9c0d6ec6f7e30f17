import { test } from '../support/app/everyday-app.ts';
import { runKillRounds } from '../support/app/kill-rounds.ts';

// A hundred times, while restoring, typing and deleting too, by `npm run soak`; while restoring once in `kill.spec.ts`.
test('killed while importing: nothing is missing', async ({ everyday }) => {
  await runKillRounds(everyday, 1, 20_261_122);
});
