import { expectNothingLost } from '../support/app/after-damage.ts';
import { createTempFolder } from '../support/app/app-window.ts';
import { COMMON_DAMAGES, type Contents, copyProfile, createUsedLibrary } from '../support/app/damage.ts';
// The same process as for the other files: another one takes as long as a start of the app.
import { test } from '../support/app/everyday-app.ts';

const whole = createTempFolder();
let contents: Contents;

test.beforeAll(async () => {
  contents = await createUsedLibrary(whole.path);
});

test.afterAll(() => whole.remove());

for (const damage of COMMON_DAMAGES) {
  test(`${damage.name}: every document is back${damage.both === undefined ? '' : `, or it is ${damage.both}`}`, async () => {
    const folder = createTempFolder();
    try {
      copyProfile(whole.path, folder.path);
      damage.do(folder.path);
      await expectNothingLost(folder.path, contents, damage);
    } finally {
      folder.remove();
    }
  });
}
