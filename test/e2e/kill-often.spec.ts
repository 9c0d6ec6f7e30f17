import { test } from '../support/app/everyday-app.ts';
import { runKillRounds } from '../support/app/kill-rounds.ts';

// `npm run soak` kills the app a hundred times, also while restoring, typing and deleting. `kill.spec.ts` kills it once while restoring.
test('loses nothing when the app is killed during an import', async ({ everyday }) => {
  const [roundCount, randomSeed] = [1, 20_261_122];
  await runKillRounds(everyday, roundCount, randomSeed);
});
