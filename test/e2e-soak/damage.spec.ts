/** Damages the files of a profile in ways that are too rare for the everyday tests, and expects the app to restore its library. */
import { expect, test } from '@playwright/test';
import { createTempFolder, openApp } from '../support/app/app-window.ts';
import { type Contents, copyProfile, createUsedLibrary, RARE_DAMAGES, readContents } from '../support/app/damage.ts';
import { expectNothingLost } from '../support/app/expect-nothing-lost.ts';

const intactProfile = createTempFolder();
let contents: Contents | undefined;

test.afterAll(() => intactProfile.remove());

for (const damage of RARE_DAMAGES) {
  test(`${damage.name}: restores every document${damage.loss === undefined ? '' : `, or the loss is ${damage.loss}`}`, async () => {
    contents ??= await createUsedLibrary(intactProfile.path);
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

test('restores an unreadable document together with a missing one, and names both', async () => {
  contents ??= await createUsedLibrary(intactProfile.path);
  const folder = createTempFolder();
  copyProfile(intactProfile.path, folder.path);
  RARE_DAMAGES.find(({ name }) => name === 'the log is cut in half')?.apply(folder.path);
  const { app, page } = await openApp(folder.path);
  try {
    const restoreButton = page.getByRole('button', { name: 'Bring everything back…' });
    await expect(restoreButton).toBeEnabled();
    await page.evaluate(failToRead, 'lantern');
    await restoreButton.click();
    const missingList = page.getByRole('region', { name: 'Documents that are missing' });
    await expect(missingList.locator('li strong')).toHaveText(['Brasslung', 'Large lantern']);
    await restoreButton.click();
    await page.getByRole('button', { name: 'Restore 2' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(await readContents(page)).toEqual(contents);
  } finally {
    await app.close();
    folder.remove();
  }
});

/** Makes a character unreadable until it is deleted, as a disk that fails while the app runs does. */
function failToRead(characterId: string): void {
  let isRemoved = false;
  const storePrototype = IDBObjectStore.prototype;
  const { get, getAll, delete: deleteRow } = storePrototype;
  const fail = (): never => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  storePrototype.get = function (key) {
    return !isRemoved && this.name === 'characters' && key === characterId ? fail() : get.call(this, key);
  };
  storePrototype.getAll = function (...query) {
    return !isRemoved && this.name === 'characters' ? fail() : getAll.apply(this, query);
  };
  storePrototype.delete = function (key) {
    isRemoved ||= this.name === 'characters' && key === characterId;
    return deleteRow.call(this, key);
  };
}
