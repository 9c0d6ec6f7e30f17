import { createTempFolder } from '../support/app/app-window.ts';
import { COMMON_DAMAGES, type Contents, copyProfile, createUsedLibrary } from '../support/app/damage.ts';
// Uses the process of the other test files, because another process takes as long as a start of the app.
import { test } from '../support/app/everyday-app.ts';
import { expectNothingLost } from '../support/app/expect-nothing-lost.ts';

const intactProfile = createTempFolder();
let contents: Contents;

test.beforeAll(async () => {
  contents = await createUsedLibrary(intactProfile.path);
});

test.afterAll(() => intactProfile.remove());

for (const damage of COMMON_DAMAGES) {
  test(`${damage.name}: restores every document${damage.loss === undefined ? '' : `, or the loss is ${damage.loss}`}`, async () => {
    const folder = createTempFolder();
    try {
      copyProfile(intactProfile.path, folder.path);
      damage.apply(folder.path);
      await expectNothingLost(folder.path, contents, damage);
    } finally {
      folder.remove();
    }
  });
}
