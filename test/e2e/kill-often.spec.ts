import { test } from '../support/app/everyday-app.ts';
import { killRounds } from '../support/app/kill-rounds.ts';

// A hundred times, while typing and deleting too, by `npm run soak`.
test('killed while importing and while restoring: nothing is missing', async ({ everyday }) => {
  await killRounds(everyday, 2, 20_261_122);
});
