/** Files opened with the app by further starts while it runs; those on the command line of the first: `kill.spec.ts`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { exportSpreadsheet } from '../../src/shared/spreadsheet/export-spreadsheet.ts';
import { createTranslate } from '../../src/shared/texts/translate.ts';
import { test } from '../support/app/everyday-app.ts';
import { startSecondInstance } from '../support/app/second-start.ts';
import { LOADED_GAMES } from '../support/games.ts';

/** Names messages instead of formatting them: no text is looked at. */
const translate = createTranslate('en', []);

/** Of the spreadsheet. */
const ROWS = 60;

const write = (folder: string, name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
};

test('a file of a second start is looked at, those of a third join it, and a spreadsheet becomes characters', async ({
  everyday,
}) => {
  const lists = join(everyday.folder, 'lists');
  mkdirSync(lists);
  const first = write(lists, 'ash.hero.json', { ...hero, id: 'ash', name: 'Ash' });
  write(lists, 'birch.hero.json', { ...hero, id: 'birch', name: 'Birch' });
  write(lists, 'torn.hero.json', '{\n  "format": "rollcall.character",\n  "name": }');
  const { page } = await everyday.open();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const startAgain = (...files: string[]) => startSecondInstance(everyday.profile, { files, cwd: lists });
  await startAgain(first);
  await expect(dialog.getByText('ash.hero.json').first()).toBeVisible();
  // Names relative to the folder of that start; a folder is no file, and a name that leads nowhere is said.
  await startAgain('birch.hero.json', 'torn.hero.json', 'gone.hero.json', '.');
  await expect(dialog.getByText('birch.hero.json').first()).toBeVisible();
  await expect(dialog.getByText('line 3, column 11')).toBeVisible();
  await expect(dialog.getByText('no such file or folder')).toBeVisible();
  await expect(dialog.getByText('It is no file.')).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/opened.png` });
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByRole('link', { name: 'Birch' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ash' })).toBeVisible();

  // A spreadsheet too: read by the old Chromium of the app, in its worker, under its content security policy.
  const crowd = Array.from({ length: ROWS }, (_, index) => ({ ...hero, id: `crowd-${index}`, name: `Zed ${index}` }));
  writeFileSync(
    join(lists, 'crowd.xlsx'),
    (await exportSpreadsheet(translate, LOADED_GAMES, crowd as Character[], 'xlsx')).bytes,
  );
  await startAgain('crowd.xlsx');
  await expect(dialog.getByText(`${ROWS} rows can be read.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Look at ${ROWS} characters` }).click();
  await dialog.getByRole('button', { name: `Import ${ROWS}` }).click();
  await expect(page.getByText(`${ROWS} documents were imported.`)).toBeVisible();
});
