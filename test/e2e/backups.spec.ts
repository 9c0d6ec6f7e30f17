/** The backups on the screen: made, looked into, brought back from; broken ones and a disk that refuses. */
import { readdirSync, renameSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { JournalBridge } from '../../src/shared/bridge.ts';
import type { AppWindow } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { openCharacter, waitUntilSaved } from '../support/browser/screens.ts';

async function openBackups(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/library/backups';
  });
  await page.getByText('Folder of the backups').waitFor();
}

const looks = (page: Page) => page.getByRole('button', { name: /^Look inside the backup/ });
const pressBackUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup was made.').last()).toBeVisible();
};
const backUp = async (page: Page) => {
  const before = await looks(page).count();
  await pressBackUp(page);
  await expect.poll(() => looks(page).count()).toBeGreaterThan(before);
};

test('a backup is made, looked into, and brings back what has changed since', async ({ everyday }) => {
  const { page } = await everyday.open();
  await openCharacter(page, 'Candlewright');
  await page.getByLabel('Concept').fill('As it was backed up');
  await waitUntilSaved(page);
  await openBackups(page);
  await backUp(page);
  await page.evaluate(() => {
    location.hash = '#/characters/candlewright';
  });
  await page.getByLabel('Concept').fill('As it is now');
  await waitUntilSaved(page);

  await openBackups(page);
  await looks(page).first().click();
  const dialog = page.getByRole('dialog', { name: /^Backup of/ });
  await expect(dialog.getByText('As it was backed up')).toBeVisible();
  await expect(dialog.getByText('As it is now')).toBeVisible();
  // Mine is newer: nothing of it is replaced unless the user says so.
  await dialog.getByText('Take theirs', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Restore 1' }).click();
  await expect(page.getByText('Candlewright was restored.')).toBeVisible();
  await expect(page.getByLabel('Concept')).toHaveValue('As it was backed up');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Concept')).toHaveValue('As it is now');
});

test('a broken backup says why; a folder that is gone is made anew', async ({ everyday }) => {
  const { page } = await everyday.open();
  await page.getByRole('link', { name: 'Candlewright' }).waitFor();
  await openBackups(page);
  await pressBackUp(page);
  // The one of the day may have been made just before, and nothing has changed since.
  await expect(looks(page)).not.toHaveCount(0);
  const backups = path.join(everyday.profile, 'Backups');
  const [file] = readdirSync(backups).filter((name) => name.endsWith('.rollcall'));
  truncateSync(path.join(backups, file ?? ''), 2000);
  await page.reload();
  await expect(page.getByText('Cannot be read.')).toBeVisible();

  // In one step: the app may be writing the backup of the day into it.
  renameSync(backups, `${everyday.profile} backups`);
  await page.reload();
  await expect(page.getByText('Cannot be read.')).toBeHidden();
  await pressBackUp(page);
  await expect(looks(page)).not.toHaveCount(0);
  expect(readdirSync(backups).some((name) => name.endsWith('.rollcall'))).toBe(true);
});

/** Main answers as it does when its disk is full, or as it does again. */
const refuse = ({ app }: AppWindow, reason: string | undefined): Promise<void> =>
  app.evaluate(({ ipcMain }, reason) => {
    type Handler = () => unknown;
    const held = globalThis as unknown as { handler?: Handler | undefined };
    const channel = 'rollcall:journal-append';
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })._invokeHandlers;
    held.handler ??= handlers.get(channel);
    const { handler } = held;
    if (reason !== undefined) handlers.set(channel, () => ({ ok: false, refused: reason }));
    else if (handler !== undefined) handlers.set(channel, handler);
  }, reason);

test('work goes on where only the copy cannot be written, and the copy gets it later', async ({ everyday }) => {
  const window = await everyday.open();
  const { page } = window;
  await openCharacter(page, 'Candlewright');
  await waitUntilSaved(page);
  await refuse(window, 'Your changes cannot be kept in the journal: the disk is full.');
  await page.getByLabel('Concept').fill('Written on a full disk');
  const alert = page.getByRole('alert').filter({ hasText: 'Saved, without a copy' });
  await expect(alert).toContainText('the disk is full');
  await expect(alert).toContainText('Your work is in the library');
  await page.getByLabel('Concept').fill('Written on a full disk, and on');
  await refuse(window, undefined);
  // Nobody has to ask for it.
  await waitUntilSaved(page);
  const row = await page.evaluate(async () => {
    const { rollcall } = globalThis as unknown as { rollcall: JournalBridge };
    const rows = await rollcall.journalRows([{ table: 'characters', id: 'candlewright' }]);
    return (rows[0]?.row as { document?: { concept?: string } } | undefined)?.document?.concept;
  });
  expect(row).toBe('Written on a full disk, and on');
});
