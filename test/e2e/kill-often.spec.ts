import { test } from '../support/app/everyday-app.ts';
import { runKillRounds } from '../support/app/kill-rounds.ts';

// `npm run soak` kills the app a hundred times, also while restoring, typing and deleting. `kill.spec.ts` kills it once while restoring.
test('loses nothing when the app is killed during an import', async ({ everyday }) => {
  await runKillRounds(everyday, 1, 20_261_122);
});
