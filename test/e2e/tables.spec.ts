/** A spreadsheet in the real app: its old Chromium, its worker, its content security policy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import hero from '../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { exportTable } from '../../src/shared/table/export-table.ts';
import { freshFolder, openApp } from '../support/app-window.ts';

test('a spreadsheet on the command line becomes characters', async () => {
  const folder = freshFolder();
  try {
    const crowd = Array.from({ length: 300 }, (_, i) => ({ ...hero, id: `crowd-${i}`, name: `Crowd ${i}` }));
    const { bytes } = await exportTable(crowd as Character[], 'xlsx');
    const file = join(folder.path, 'crowd.xlsx');
    writeFileSync(file, bytes);
    const { app, page } = await openApp(join(folder.path, 'data'), [], [file]);
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await expect(dialog.getByText('300 rows can be read.')).toBeVisible();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/table-electron.png` });
    await dialog.getByRole('button', { name: 'Look at 300 characters' }).click();
    await dialog.getByRole('button', { name: 'Import 300' }).click();
    await expect(page.getByText('300 documents were imported.')).toBeVisible();
    await app.close();
  } finally {
    folder.remove();
  }
});
