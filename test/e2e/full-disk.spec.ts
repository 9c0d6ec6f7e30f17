/**
 * A disk without room, while somebody types. As root the profile is on a small file system of its own, which is really filled;
 * for everybody else the writes of the page are refused as Chromium refuses them then.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page } from '@playwright/test';
import { closeApp, createTempFolder, openApp } from '../support/app/app-window.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { openCharacter, waitUntilSaved } from '../support/browser/screens.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
/** Megabytes: enough for a fresh profile. */
const SIZE = 96;

interface Disk {
  fill(page: Page): Promise<void>;
  makeRoom(page: Page): Promise<void>;
  remove(): void;
}

function smallDisk(folder: string): Disk {
  if (!canMount)
    return { fill: (page) => refuseWrites(page, true), makeRoom: (page) => refuseWrites(page, false), remove() {} };
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    async fill() {
      for (const block of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(block));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    async makeRoom() {
      rmSync(ballast);
    },
    remove: () => void execFileSync('umount', ['-l', folder]),
  };
}

const refuseWrites = (page: Page, isFull: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore as unknown as {
      prototype: IDBObjectStore & { realPut?: IDBObjectStore['put'] };
    };
    prototype.realPut ??= prototype.put;
    const { realPut } = prototype;
    prototype.put = isFull
      ? () => {
          throw new DOMException('Encountered full disk while opening backing store.', 'QuotaExceededError');
        }
      : realPut;
  }, isFull);

/** Answers the next question of the main process with the button of this label. */
const answer = (app: ElectronApplication, label: string) =>
  app.evaluate(({ dialog }, label) => {
    dialog.showMessageBoxSync = (...values: unknown[]) => {
      const { buttons = [] } = values.at(-1) as { buttons?: string[] };
      return buttons.indexOf(label);
    };
  }, label);

const closeWindow = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.close();
  });

/** A full disk may leave Chromium's database damaged for the next start: the journal brings everything back then. */
async function bringBack(page: Page): Promise<void> {
  const open = page.getByRole('navigation', { name: 'Sections' });
  const back = page.getByRole('button', { name: /^Bring (everything )?back/ });
  await expect(open.or(back).first()).toBeVisible();
  if (!(await back.isVisible())) return;
  await back.click();
  await page.getByRole('button', { name: /^Restore \d+$/ }).click();
  await open.waitFor();
}

test('typing goes on, every answer does what it says, and what was typed is saved once there is room', async () => {
  const folder = createTempFolder();
  const other = createTempFolder();
  const disk = smallDisk(folder.path);
  const profile = join(folder.path, 'data');
  let window = await openApp(profile);
  try {
    const { app, page } = window;
    await openCharacter(page, 'Brasslung');
    const concept = page.getByLabel('Concept');
    await concept.fill('Before the disk was full');
    await waitUntilSaved(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await disk.fill(page);
    await concept.fill('');
    await concept.pressSequentially('Typed on a full disk', { delay: 20 });
    const notice = page.getByRole('region', { name: "Your last changes aren't saved yet" });
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(1);
    expect(await page.getByText(/operations failed|QuotaExceeded|bulkPut|Dexie|IndexedDB/).count()).toBe(0);

    await answer(app, 'Keep Open');
    await closeWindow(app);
    await expect(concept).toHaveValue('Typed on a full disk');

    const file = join(other.path, 'rescue.rollcall');
    await answerSaveDialog(app, file);
    await answer(app, 'Save to a File…');
    await closeWindow(app);
    await expect.poll(() => existsSync(file) && statSync(file).size > 0).toBe(true);
    await expect(concept).toHaveValue('Typed on a full disk');

    await disk.makeRoom(page);
    await waitUntilSaved(page);
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
    await closeApp(window);

    window = await openApp(profile);
    await bringBack(window.page);
    await openCharacter(window.page, 'Brasslung');
    await expect(window.page.getByLabel('Concept')).toHaveValue('Typed on a full disk');
    await disk.fill(window.page);
    await window.page.getByLabel('Concept').fill('Given up');
    await expect(window.page.getByRole('region', { name: "Your last changes aren't saved yet" })).toBeVisible();
    const closed = window.app.waitForEvent('close');
    await answer(window.app, 'Close Without Saving');
    await closeWindow(window.app);
    await closed;
  } finally {
    await closeApp(window).catch(() => undefined);
    disk.remove();
    folder.remove();
    other.remove();
  }
});
