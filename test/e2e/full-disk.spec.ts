/**
 * A full disk during typing. If the test runs as root, the profile is on its own small file system, which the test fills;
 * otherwise, the test refuses the writes of the page as Chromium does on a full disk.
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
/** The size of the disk, which is enough for a fresh profile. */
const DISK_MEGABYTES = 96;

interface Disk {
  fill(page: Page): Promise<void>;
  makeRoom(page: Page): Promise<void>;
  remove(): void;
}

function createSmallDisk(folder: string): Disk {
  if (!canMount)
    return { fill: (page) => refuseWrites(page, true), makeRoom: (page) => refuseWrites(page, false), remove() {} };
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    // Writes blocks until none fits, then smaller ones, until not even a byte fits.
    async fill() {
      for (const blockSize of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(blockSize));
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

/** Answers all questions of the main process with the button that has this label, until another answer is set. */
const answerQuestion = (app: ElectronApplication, label: string) =>
  app.evaluate(({ dialog }, label) => {
    // The function takes either the options, or a window and the options.
    dialog.showMessageBoxSync = (...callArguments: unknown[]) => {
      const { buttons = [] } = callArguments.at(-1) as { buttons?: string[] };
      return buttons.indexOf(label);
    };
  }, label);

const closeWindow = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.close();
  });

/** Restores everything from the journal if the full disk has damaged Chromium's database. */
async function restoreIfDamaged(page: Page): Promise<void> {
  const sectionNavigation = page.getByRole('navigation', { name: 'Sections' });
  const restoreButton = page.getByRole('button', { name: /^Bring (everything )?back/ });
  await expect(sectionNavigation.or(restoreButton).first()).toBeVisible();
  if (!(await restoreButton.isVisible())) return;
  await restoreButton.click();
  await page.getByRole('button', { name: /^Restore \d+$/ }).click();
  await sectionNavigation.waitFor();
}

test('keeps typed text on a full disk, follows each answer when the window is closed, and saves when there is room again', async () => {
  const folder = createTempFolder();
  const otherFolder = createTempFolder();
  const disk = createSmallDisk(folder.path);
  const profile = join(folder.path, 'data');
  let openedApp = await openApp(profile);
  try {
    const { app, page } = openedApp;
    await openCharacter(page, 'Brasslung');
    const concept = page.getByLabel('Concept');
    await concept.fill('Before the disk was full');
    await waitUntilSaved(page);
    // A page that was loaded again would not have this mark.
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await disk.fill(page);
    await concept.fill('');
    await concept.pressSequentially('Typed on a full disk', { delay: 20 });
    const notice = page.getByRole('region', { name: "Your last changes aren't saved yet" });
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(1);
    expect(await page.getByText(/operations failed|QuotaExceeded|bulkPut|Dexie|IndexedDB/).count()).toBe(0);

    await answerQuestion(app, 'Keep Open');
    await closeWindow(app);
    await expect(concept).toHaveValue('Typed on a full disk');

    const rescuePath = join(otherFolder.path, 'rescue.rollcall');
    await answerSaveDialog(app, rescuePath);
    await answerQuestion(app, 'Save to a File…');
    await closeWindow(app);
    await expect.poll(() => existsSync(rescuePath) && statSync(rescuePath).size > 0).toBe(true);
    await expect(concept).toHaveValue('Typed on a full disk');

    await disk.makeRoom(page);
    await waitUntilSaved(page);
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
    await closeApp(openedApp);

    openedApp = await openApp(profile);
    await restoreIfDamaged(openedApp.page);
    await openCharacter(openedApp.page, 'Brasslung');
    await expect(openedApp.page.getByLabel('Concept')).toHaveValue('Typed on a full disk');
    await disk.fill(openedApp.page);
    await openedApp.page.getByLabel('Concept').fill('Given up');
    await expect(openedApp.page.getByRole('region', { name: "Your last changes aren't saved yet" })).toBeVisible();
    const closeEvent = openedApp.app.waitForEvent('close');
    await answerQuestion(openedApp.app, 'Close Without Saving');
    await closeWindow(openedApp.app);
    await closeEvent;
  } finally {
    await closeApp(openedApp).catch(() => undefined);
    disk.remove();
    folder.remove();
    otherFolder.remove();
  }
});
