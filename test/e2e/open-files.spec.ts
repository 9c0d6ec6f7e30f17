/** Files that further starts open while the app runs. `kill.spec.ts` covers the command line of the first start. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { PRODUCT } from '../../src/shared/base/product.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createLink } from '../../src/shared/library/link.ts';
import { exportSpreadsheet } from '../../src/shared/spreadsheet/export-spreadsheet.ts';
import { createTranslate } from '../../src/shared/texts/translate.ts';
import { test } from '../support/app/everyday-app.ts';
import { startSecondInstance } from '../support/app/second-start.ts';
import { LOADED_GAMES } from '../support/games.ts';

/** Returns message keys instead of texts, because no text is checked. */
const translate = createTranslate('en', []);

/** The number of rows in the spreadsheet. */
const ROW_COUNT = 60;

const writeDocument = (folder: string, fileName: string, content: unknown): string => {
  const filePath = join(folder, fileName);
  writeFileSync(filePath, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return filePath;
};

test('adds files of a second and a third start to one import dialog, and imports a spreadsheet as characters', async ({
  everyday,
}) => {
  const documentFolder = join(everyday.folder, 'lists');
  mkdirSync(documentFolder);
  const firstPath = writeDocument(documentFolder, 'ash.hero.json', { ...hero, id: 'ash', name: 'Ash' });
  writeDocument(documentFolder, 'birch.hero.json', { ...hero, id: 'birch', name: 'Birch' });
  writeDocument(documentFolder, 'torn.hero.json', '{\n  "format": "rollcall.character",\n  "name": }');
  const { page } = await everyday.open();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const startAgain = (...files: string[]) => startSecondInstance(everyday.profile, { files, cwd: documentFolder });
  await startAgain(firstPath);
  await expect(dialog.getByText('ash.hero.json').first()).toBeVisible();
  // Names are relative to the folder of that start. The dialog reports folders and missing files.
  await startAgain('birch.hero.json', 'torn.hero.json', 'gone.hero.json', '.');
  await expect(dialog.getByText('birch.hero.json').first()).toBeVisible();
  await expect(dialog.getByText('line 3, column 11')).toBeVisible();
  await expect(dialog.getByText('no such file or folder')).toBeVisible();
  await expect(dialog.getByText('It is no file.')).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/opened.png` });
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByRole('link', { name: 'Birch' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ash' })).toBeVisible();

  // A link that the system passes on. Nothing is imported before the user confirms.
  const link = createLink(translate, { ...hero, id: 'clicked', name: 'Clicked', art: undefined });
  if (!link.ok) throw new Error(link.message);
  await startAgain(link.text.replace('rollcall:', `${PRODUCT.linkScheme}:`));
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(page.getByRole('heading', { name: 'Clicked' })).toBeVisible();
  await page.getByRole('link', { name: 'Characters', exact: true }).click();

  // The app's older Chromium reads a spreadsheet too, in a worker and under the content security policy.
  const heroes = Array.from({ length: ROW_COUNT }, (_element, index) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Zed ${index}`,
  }));
  writeFileSync(
    join(documentFolder, 'crowd.xlsx'),
    (await exportSpreadsheet(translate, LOADED_GAMES, heroes as Character[], 'xlsx')).bytes,
  );
  await startAgain('crowd.xlsx');
  await expect(dialog.getByText(`${ROW_COUNT} rows can be read.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Look at ${ROW_COUNT} characters` }).click();
  await dialog.getByRole('button', { name: `Import ${ROW_COUNT}` }).click();
  await expect(page.getByText(`${ROW_COUNT} documents were imported.`)).toBeVisible();
});
