/** Documents leave the library as files that the command line reads, and come back the same. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Locator, type Page, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { openApp } from '../support/app/app-window.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { sharedApp } from '../support/app/shared-app.ts';
import { saved } from '../support/browser/screens.ts';
import { addBluePicture, expectBluePicture } from '../support/files/blue-picture.ts';

const shared = sharedApp();
test.afterAll(() => shared.end());

interface Result {
  readonly file: string;
  readonly verdict: string;
  readonly fingerprint: string;
}

/** What the command line says of these files. */
function check(...files: string[]): readonly Result[] {
  const cli = join(ROOT, 'out/cli/rollcall.mjs');
  const { stdout } = spawnSync(process.execPath, [cli, 'check', '--json', ...files], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { results: Result[] }).results;
}

/** Answers what main asks: the folder, and what to do with names that are taken. */
async function answerFolder(app: ElectronApplication, folder: string | undefined, answer = 0): Promise<void> {
  await app.evaluate(
    ({ dialog }, { path, response }) => {
      dialog.showOpenDialog = async () => ({
        canceled: path === undefined,
        filePaths: path === undefined ? [] : [path],
      });
      dialog.showMessageBox = async () => ({ response, checkboxChecked: false });
    },
    { path: folder, response: answer },
  );
}

const exportDialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

test('a team reaches the folder of an organiser in two clicks, whole and with the verdict of the screen', async () => {
  const friday = join(shared.folder, 'Friday lists');
  mkdirSync(friday);
  const { app, page } = await shared.open();
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('link', { name: 'The First Watch' }).first().click();
  await page.getByRole('button', { name: /^Export…/ }).click();
  await answerSaveDialog(app, join(friday, 'ours.team.json'));
  await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
  await expect(page.getByText('ours.team.json is saved.')).toBeVisible();

  // From the second time on the folder is offered.
  await page.getByRole('button', { name: /^Export…/ }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Save to Friday lists' })).toBeVisible();
  await exportDialog(page).getByRole('button', { name: 'Save to Friday lists' }).click();
  await expect(page.getByText('is in Friday lists.')).toBeVisible();

  const results = check(friday);
  expect(results.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
  expect(new Set(results.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  const written = JSON.parse(readFileSync(join(friday, 'ours.team.json'), 'utf8')) as {
    members: { character: string }[];
    characters: { id: string }[];
  };
  expect(written.characters.map(({ id }) => id).sort()).toEqual(
    [...new Set(written.members.map(({ character }) => character))].sort(),
  );

  // Coming back it is the same, though the library holds it without its characters.
  await shared.close();
  const again = await shared.open([join(friday, 'ours.team.json')]);
  await expect(again.page.getByRole('dialog', { name: 'Import' }).getByText('Same: 1').first()).toBeVisible();
  await again.page.keyboard.press('Escape');
  await expect(again.page.getByRole('dialog')).toHaveCount(0);
});

test('a list goes into a folder as documents; what is there is replaced only when the user says so', async () => {
  const out = join(shared.folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'brasslung.HERO.json'), 'mine');
  const { app, page } = await shared.open();
  const start = async () => {
    await page.getByRole('button', { name: 'Export…' }).click();
    await exportDialog(page)
      .getByRole('radio', { name: /Documents in a folder/ })
      .click({ force: true });
  };
  await start();
  await answerFolder(app, out, 2);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(exportDialog(page).getByRole('button', { name: 'Choose a folder…' })).toBeEnabled();
  expect(readdirSync(out)).toEqual(['brasslung.HERO.json']);

  await answerFolder(app, out, 0);
  await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
  await expect(page.getByText(/documents are in out\./)).toBeVisible();
  expect(readFileSync(join(out, 'brasslung.HERO.json'), 'utf8')).toBe('mine');
  expect(readdirSync(out)).toContain('Brasslung 2.hero.json');
  expect(check(join(out, 'Brasslung 2.hero.json'))[0]?.verdict).toBe('legal');
  const count = readdirSync(out).length;
  expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);

  // A folder that is gone is said, and nothing is written.
  await start();
  await answerFolder(app, join(shared.folder, 'nowhere'));
  await exportDialog(page).getByRole('button', { name: 'Another folder…' }).click();
  await expect(page.getByText('Nothing was exported')).toBeVisible();
  expect(readdirSync(out).length).toBe(count);
  await exportDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the whole library goes out as one file, and into a fresh profile with its pictures and the same fingerprints', async () => {
  const archive = join(shared.folder, 'all.rollcall');
  const first = await shared.open();
  await first.page.getByRole('link', { name: 'Brasslung' }).click();
  await first.page.getByLabel('Concept').fill('Changed here');
  await addBluePicture(first.page, 'png');
  await saved(first.page);
  await first.page.getByRole('link', { name: 'Library' }).click();
  await first.page.getByRole('button', { name: 'Export the whole library…' }).click();
  await answerSaveDialog(first.app, archive);
  await exportDialog(first.page).getByRole('button', { name: 'Save as…' }).click();
  await expect(first.page.getByText('all.rollcall is saved.')).toBeVisible();
  const results = check(archive);
  expect(results.length).toBeGreaterThan(10);

  const second = await openApp(join(shared.folder, 'two'), [], [archive]);
  const dialog = second.page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('Conflict: 1').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Take theirs' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(second.page.getByLabel('Concept')).toHaveValue('Changed here');
  await expectBluePicture(second.page);
  // Out again: every document says what it said in the first profile.
  const again = join(shared.folder, 'again.rollcall');
  await second.page.getByRole('link', { name: 'Library' }).click();
  await second.page.getByRole('button', { name: 'Export the whole library…' }).click();
  await answerSaveDialog(second.app, again);
  await exportDialog(second.page).getByRole('button', { name: 'Save as…' }).click();
  await expect(second.page.getByText('again.rollcall is saved.')).toBeVisible();
  await second.app.close();
  const said = (all: readonly Result[]) => all.map(({ verdict, fingerprint }) => [verdict, fingerprint]);
  expect(said(check(again))).toEqual(said(results));
});

test('a row and the card are dragged out as documents, and what was dragged goes with the app', async () => {
  const { app, page } = await shared.open();
  // The system's own drag cannot be driven: what it would be given is kept instead.
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const kept = globalThis as { dragged?: string[] };
    if (window === undefined) return;
    window.webContents.startDrag = ({ files = [] }) => {
      kept.dragged = files;
    };
  });
  const draggedFiles = () => app.evaluate(() => (globalThis as { dragged?: string[] }).dragged);
  const drag = async (target: Locator) => {
    await target.dispatchEvent('pointerdown', { button: 0, bubbles: true });
    const data = await page.evaluateHandle(() => new DataTransfer());
    await target.dispatchEvent('dragstart', { dataTransfer: data, bubbles: true });
  };
  await drag(page.getByRole('link', { name: 'Brasslung' }));
  await expect.poll(draggedFiles).toEqual([expect.stringMatching(/Brasslung\.hero\.json$/)]);
  const [file = ''] = (await draggedFiles()) ?? [];
  expect(check(file)[0]?.verdict).toBe('legal');

  await page.getByRole('link', { name: 'Fresnel' }).click();
  await page.locator('[data-card="front"] svg').waitFor();
  await drag(page.locator('[data-card="front"]'));
  await expect.poll(draggedFiles).toEqual([expect.stringMatching(/Fresnel\.hero\.json$/)]);
  await shared.close();
  expect(existsSync(file)).toBe(false);
});
