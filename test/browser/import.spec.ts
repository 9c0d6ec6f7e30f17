/** Documents come into the library: chosen, dropped, pasted; looked at first, and undone in one step. */
import { expect, type Page, test } from '@playwright/test';
import hero from '../../samples/characters/brasslung.hero.json' with { type: 'json' };
import { openCharacter, saved } from '../support/screens.ts';

interface TestFile {
  readonly name: string;
  readonly text: string;
}

const asFile = (name: string, content: unknown): TestFile => ({
  name,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

/** Drops files on an element, as the system does. */
async function drop(page: Page, files: readonly TestFile[], target = 'body'): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent(target, 'drop', { dataTransfer: data });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });

const fresh = (id: string, name: string, more: object = {}) => ({ ...hero, id, name, ...more });

test('files are looked at, imported as one step, and undone as one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Brasslung' }).waitFor();
  await drop(page, [asFile('a.hero.json', fresh('ash', 'Ash')), asFile('b.hero.json', fresh('birch', 'Birch'))]);
  await expect(dialog(page).getByText('New: 2').first()).toBeVisible();
  await shoot(page, 'import-new');
  await dialog(page).getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 documents were imported.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Birch' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Birch' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ash' })).toBeHidden();
});

test('a conflict is decided field by field', async ({ page }) => {
  await page.goto('/');
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Mine');
  await saved(page);
  const theirs = { ...hero, concept: 'Theirs', level: 4, attacks: hero.attacks.slice(0, 1) };
  await drop(page, [asFile('brasslung.hero.json', theirs)]);
  await expect(dialog(page).getByText('Conflict: 1').first()).toBeVisible();
  await shoot(page, 'import-conflict');
  await dialog(page).getByRole('radio', { name: 'Level: theirs' }).click({ force: true });
  await dialog(page).getByRole('button', { name: 'Import 1' }).click();
  await expect(page.getByText('Brasslung was imported.')).toBeVisible();
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Concept')).toHaveValue('Mine');
});
