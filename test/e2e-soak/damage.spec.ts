import { test } from '@playwright/test';
import { expectNothingLost } from '../support/after-damage.ts';
import { freshFolder } from '../support/app-window.ts';
import { type Contents, copyProfile, createUsedLibrary, RARE_DAMAGES } from '../support/damage.ts';

const whole = freshFolder();
let contents: Contents | undefined;

test.afterAll(() => whole.remove());

for (const damage of RARE_DAMAGES) {
  test(`${damage.name}: every document is back${damage.both === undefined ? '' : `, or it is ${damage.both}`}`, async () => {
    contents ??= await createUsedLibrary(whole.path);
    const folder = freshFolder();
    try {
      copyProfile(whole.path, folder.path);
      damage.do(folder.path);
      await expectNothingLost(folder.path, contents, damage.both);
    } finally {
      folder.remove();
    }
  });
}
