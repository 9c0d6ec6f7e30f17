/** The backups screen: making and restoring backups, damaged backups, and a disk that refuses writes. */
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

const getLookInsideButtons = (page: Page) => page.getByRole('button', { name: /^Look inside the backup/ });
const pressBackUpNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup was made.').last()).toBeVisible();
};
const makeBackup = async (page: Page) => {
  const countBefore = await getLookInsideButtons(page).count();
  await pressBackUpNow(page);
  await expect.poll(() => getLookInsideButtons(page).count()).toBeGreaterThan(countBefore);
};

test('makes a backup, shows what has changed since then, and restores a character from it', async ({ everyday }) => {
  const { page } = await everyday.open();
  await openCharacter(page, 'Candlewright');
  await page.getByLabel('Concept').fill('As it was backed up');
  await waitUntilSaved(page);
  await openBackups(page);
  await makeBackup(page);
  await page.evaluate(() => {
    location.hash = '#/characters/candlewright';
  });
  await page.getByLabel('Concept').fill('As it is now');
  await waitUntilSaved(page);

  await openBackups(page);
  await getLookInsideButtons(page).first().click();
  const dialog = page.getByRole('dialog', { name: /^Backup of/ });
  await expect(dialog.getByText('As it was backed up')).toBeVisible();
  await expect(dialog.getByText('As it is now')).toBeVisible();
  // The stored version is newer, so nothing is replaced unless the user chooses it.
  await dialog.getByText('Take theirs', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Restore 1' }).click();
  await expect(page.getByText('Candlewright was restored.')).toBeVisible();
  await expect(page.getByLabel('Concept')).toHaveValue('As it was backed up');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Concept')).toHaveValue('As it is now');
});

test('restores a document from a backup with the versions that it had', async ({ everyday }) => {
  const { page } = await everyday.open();
  await openCharacter(page, 'Candlewright');
  await page.getByRole('button', { name: 'Versions…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of the new version' }).fill('In the backup');
  await page.keyboard.press('Enter');
  const versionButton = dialog.getByRole('button', { name: /^In the backup/ });
  await versionButton.waitFor();
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  await openBackups(page);
  await makeBackup(page);
  await page.evaluate(() => {
    location.hash = '#/characters/candlewright';
  });
  await page.getByRole('button', { name: 'Versions…' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('No versions yet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Concept').fill('Without its version');
  await waitUntilSaved(page);

  await openBackups(page);
  await getLookInsideButtons(page).first().click();
  const reviewDialog = page.getByRole('dialog', { name: /^Backup of/ });
  await reviewDialog.getByText('Take theirs', { exact: true }).last().click();
  await reviewDialog.getByRole('button', { name: 'Restore 1' }).click();
  await page.getByText('Candlewright was restored.').waitFor();
  await page.getByRole('button', { name: 'Versions…' }).click();
  await expect(versionButton).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('No versions yet').waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('reports a damaged backup as unreadable, and creates the backup folder again after it is deleted', async ({
  everyday,
}) => {
  const { page } = await everyday.open();
  await page.getByRole('link', { name: 'Candlewright' }).waitFor();
  await openBackups(page);
  await pressBackUpNow(page);
  // The daily backup may be recent, and then no new one is made because nothing has changed.
  await expect(getLookInsideButtons(page)).not.toHaveCount(0);
  const backupFolder = path.join(everyday.profile, 'Backups');
  const [backupName] = readdirSync(backupFolder).filter((fileName) => fileName.endsWith('.rollcall'));
  truncateSync(path.join(backupFolder, backupName ?? ''), 2000);
  await page.reload();
  await expect(page.getByText('Cannot be read.')).toBeVisible();

  // Renaming moves the folder in one step, because the app may be writing the daily backup into it.
  renameSync(backupFolder, `${everyday.profile} backups`);
  await page.reload();
  await expect(page.getByText('Cannot be read.')).toBeHidden();
  await pressBackUpNow(page);
  await expect(getLookInsideButtons(page)).not.toHaveCount(0);
  expect(readdirSync(backupFolder).some((fileName) => fileName.endsWith('.rollcall'))).toBe(true);
});

/** Makes main refuse journal writes with this reason, or accept them again without one. */
const refuseJournalWrites = ({ app }: AppWindow, reason: string | undefined): Promise<void> =>
  app.evaluate(({ ipcMain }, reason) => {
    type Handler = () => unknown;
    const mainState = globalThis as unknown as { handler?: Handler | undefined };
    const channel = 'rollcall:journal-append';
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })._invokeHandlers;
    mainState.handler ??= handlers.get(channel);
    const { handler } = mainState;
    if (reason !== undefined) handlers.set(channel, () => ({ ok: false, refused: reason }));
    else if (handler !== undefined) handlers.set(channel, handler);
  }, reason);

test('keeps saving when only the journal cannot be written, and writes the changes to the journal later', async ({
  everyday,
}) => {
  const window = await everyday.open();
  const { page } = window;
  await openCharacter(page, 'Candlewright');
  await waitUntilSaved(page);
  await refuseJournalWrites(window, 'Your changes cannot be kept in the journal: the disk is full.');
  await page.getByLabel('Concept').fill('Written on a full disk');
  const alert = page.getByRole('alert').filter({ hasText: 'Saved, without a copy' });
  await expect(alert).toContainText('the disk is full');
  await expect(alert).toContainText('Your work is in the library');
  await page.getByLabel('Concept').fill('Written on a full disk, and on');
  await refuseJournalWrites(window, undefined);
  // The app writes the changes without a request.
  await waitUntilSaved(page);
  const storedConcept = await page.evaluate(async () => {
    const { rollcall } = globalThis as unknown as { rollcall: JournalBridge };
    const journalRows = await rollcall.journalRows([{ table: 'characters', id: 'candlewright' }]);
    return (journalRows[0]?.row as { document?: { concept?: string } } | undefined)?.document?.concept;
  });
  expect(storedConcept).toBe('Written on a full disk, and on');
});
