import { test } from '@playwright/test';
import { expectNothingLost } from '../support/after-damage.ts';
import { freshFolder } from '../support/app-window.ts';
import { COMMON_DAMAGES, copyProfile, RARE_DAMAGES, workedOn } from '../support/damage.ts';

test('a profile damaged in more than thirty ways: every document is back, or it is named', async () => {
  const whole = freshFolder();
  try {
    const contents = await workedOn(whole.path);
    for (const damage of [...COMMON_DAMAGES, ...RARE_DAMAGES]) {
      const folder = freshFolder();
      try {
        await test.step(damage.name, async () => {
          copyProfile(whole.path, folder.path);
          damage.do(folder.path);
          await expectNothingLost(folder.path, contents, damage.both === true);
        });
      } finally {
        folder.remove();
      }
    }
  } finally {
    whole.remove();
  }
});
