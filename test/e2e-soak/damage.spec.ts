import { expect, test } from '@playwright/test';
import { expectNothingLost } from '../support/app/after-damage.ts';
import { createTempFolder, openApp } from '../support/app/app-window.ts';
import { type Contents, copyProfile, createUsedLibrary, RARE_DAMAGES, readContents } from '../support/app/damage.ts';

const whole = createTempFolder();
let contents: Contents | undefined;

test.afterAll(() => whole.remove());

for (const damage of RARE_DAMAGES) {
  test(`${damage.name}: every document is back${damage.both === undefined ? '' : `, or it is ${damage.both}`}`, async () => {
    contents ??= await createUsedLibrary(whole.path);
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

test('a document that cannot be read any more while another comes back: both are named, and both are back', async () => {
  contents ??= await createUsedLibrary(whole.path);
  const folder = createTempFolder();
  copyProfile(whole.path, folder.path);
  RARE_DAMAGES.find(({ name }) => name === 'the log is cut in half')?.do(folder.path);
  const { app, page } = await openApp(folder.path);
  try {
    const back = page.getByRole('button', { name: 'Bring everything back…' });
    await expect(back).toBeEnabled();
    await page.evaluate(failToRead, 'lantern');
    await back.click();
    const list = page.getByRole('region', { name: 'Documents that are missing' });
    await expect(list.locator('li strong')).toHaveText(['Brasslung', 'Large lantern']);
    await back.click();
    await page.getByRole('button', { name: 'Restore 2' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(await readContents(page)).toEqual(contents);
  } finally {
    await app.close();
    folder.remove();
  }
});

/** From now on a character cannot be read until it is taken out, as on a disk that dies while the app runs. */
function failToRead(id: string): void {
  let isOut = false;
  const store = IDBObjectStore.prototype;
  const { get, getAll, delete: remove } = store;
  const fail = (): never => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  store.get = function (key) {
    return !isOut && this.name === 'characters' && key === id ? fail() : get.call(this, key);
  };
  store.getAll = function (...asked) {
    return !isOut && this.name === 'characters' ? fail() : getAll.apply(this, asked);
  };
  store.delete = function (key) {
    isOut ||= this.name === 'characters' && key === id;
    return remove.call(this, key);
  };
}
