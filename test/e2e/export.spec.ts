/** Documents leave the library as files that the command line reads, and come back the same. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { freshFolder, openApp } from '../support/app-window.ts';
import { rollcall } from '../support/cli.ts';
import { answerSaveDialog } from '../support/save-dialog.ts';
import { saved } from '../support/screens.ts';

interface Result {
  readonly file: string;
  readonly verdict: string;
  readonly fingerprint: string;
}

/** What the command line says of these files. */
async function check(...files: string[]): Promise<readonly Result[]> {
  const { out } = await rollcall('check', '--json', ...files);
  return (JSON.parse(out) as { results: Result[] }).results;
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
const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test('a team reaches the folder of an organiser in two clicks, whole and with the verdict of the screen', async () => {
  const folder = freshFolder();
  try {
    const friday = join(folder.path, 'Friday lists');
    mkdirSync(friday);
    const { app, page } = await openApp(join(folder.path, 'data'));
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByRole('link', { name: 'The First Watch' }).first().click();
    await page.getByRole('button', { name: /^Export…/ }).click();
    await shoot(page, 'export-team');
    await answerSaveDialog(app, join(friday, 'ours.team.json'));
    await exportDialog(page).getByRole('button', { name: 'Save as…' }).click();
    await expect(page.getByText('ours.team.json is saved.')).toBeVisible();

    // From the second time on the folder is offered.
    await page.getByRole('button', { name: /^Export…/ }).click();
    await expect(exportDialog(page).getByRole('button', { name: 'Save to Friday lists' })).toBeVisible();
    await shoot(page, 'export-again');
    await exportDialog(page).getByRole('button', { name: 'Save to Friday lists' }).click();
    await expect(page.getByText('is in Friday lists.')).toBeVisible();

    const results = await check(friday);
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
    await app.close();
    const again = await openApp(join(folder.path, 'data'), [], [join(friday, 'ours.team.json')]);
    await expect(again.page.getByRole('dialog', { name: 'Import' }).getByText('Same: 1').first()).toBeVisible();
    await again.app.close();
  } finally {
    folder.remove();
  }
});

test('a list goes into a folder as documents; what is there is replaced only when the user says so', async () => {
  const folder = freshFolder();
  try {
    const out = join(folder.path, 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'brasslung.HERO.json'), 'mine');
    const { app, page } = await openApp(join(folder.path, 'data'));
    const start = async () => {
      await page.getByRole('button', { name: 'Export…' }).click();
      await exportDialog(page)
        .getByRole('radio', { name: /Documents in a folder/ })
        .click({ force: true });
    };
    await start();
    await shoot(page, 'export-list');
    await answerFolder(app, out, 2);
    await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
    await expect(exportDialog(page).getByRole('button', { name: 'Choose a folder…' })).toBeEnabled();
    expect(readdirSync(out)).toEqual(['brasslung.HERO.json']);

    await answerFolder(app, out, 0);
    await exportDialog(page).getByRole('button', { name: 'Choose a folder…' }).click();
    await expect(page.getByText(/documents are in out\./)).toBeVisible();
    expect(readFileSync(join(out, 'brasslung.HERO.json'), 'utf8')).toBe('mine');
    expect(readdirSync(out)).toContain('Brasslung 2.hero.json');
    expect((await check(join(out, 'Brasslung 2.hero.json')))[0]?.verdict).toBe('legal');
    const count = readdirSync(out).length;
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);

    // A folder that is gone is said, and nothing is written.
    await start();
    await answerFolder(app, join(folder.path, 'nowhere'));
    await exportDialog(page).getByRole('button', { name: 'Another folder…' }).click();
    await expect(page.getByText('Nothing was exported')).toBeVisible();
    await shoot(page, 'export-refused');
    expect(readdirSync(out).length).toBe(count);
    await app.close();
  } finally {
    folder.remove();
  }
});

test('the whole library goes out as one file, and into a fresh profile with the same fingerprints', async () => {
  const folder = freshFolder();
  try {
    const archive = join(folder.path, 'all.rollcall');
    const first = await openApp(join(folder.path, 'one'));
    await first.page.getByRole('link', { name: 'Brasslung' }).click();
    await first.page.getByLabel('Concept').fill('Changed here');
    await saved(first.page);
    await first.page.getByRole('link', { name: 'Library' }).click();
    await shoot(first.page, 'library-part');
    await first.page.getByRole('button', { name: 'Export the whole library…' }).click();
    await answerSaveDialog(first.app, archive);
    await exportDialog(first.page).getByRole('button', { name: 'Save as…' }).click();
    await expect(first.page.getByText('all.rollcall is saved.')).toBeVisible();
    await first.app.close();

    const second = await openApp(join(folder.path, 'two'), [], [archive]);
    const dialog = second.page.getByRole('dialog', { name: 'Import' });
    await expect(dialog.getByText('Conflict: 1').first()).toBeVisible();
    await dialog.getByRole('radio', { name: 'Take theirs' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Import 1' }).click();
    await expect(second.page.getByLabel('Concept')).toHaveValue('Changed here');
    await second.app.close();
  } finally {
    folder.remove();
  }
});
