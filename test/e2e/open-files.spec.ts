/** Files opened with the app: on its command line, and by a second start while it runs. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { electronPath, environment, FLAGS, freshFolder, openApp } from '../support/app-window.ts';

const write = (folder: string, name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
};

test('a file on the command line is looked at, and one of a second start joins it', async () => {
  const folder = freshFolder();
  try {
    const lists = join(folder.path, 'lists');
    mkdirSync(lists);
    const first = write(lists, 'ash.hero.json', { ...hero, id: 'ash', name: 'Ash' });
    write(lists, 'birch.hero.json', { ...hero, id: 'birch', name: 'Birch' });
    write(lists, 'torn.hero.json', '{\n  "format": "rollcall.character",\n  "name": }');
    const data = join(folder.path, 'data');
    const { app, page } = await openApp(data, [], [first]);
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await expect(dialog.getByText('ash.hero.json').first()).toBeVisible();

    // Names relative to the folder of the second start; a folder is no file, and a name that leads nowhere is said.
    const second = spawn(
      await electronPath(),
      [...FLAGS, ROOT, 'birch.hero.json', 'torn.hero.json', 'gone.hero.json', '.'],
      {
        cwd: lists,
        env: environment(data),
        stdio: 'ignore',
      },
    );
    await new Promise((resolve) => second.once('exit', resolve));
    await expect(dialog.getByText('birch.hero.json').first()).toBeVisible();
    await expect(dialog.getByText('line 3, column 11')).toBeVisible();
    await expect(dialog.getByText('no such file or folder')).toBeVisible();
    await expect(dialog.getByText('It is no file.')).toBeVisible();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/opened.png` });
    await dialog.getByRole('button', { name: 'Import 2' }).click();
    await expect(page.getByRole('link', { name: 'Birch' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ash' })).toBeVisible();
    await app.close();
  } finally {
    folder.remove();
  }
});
