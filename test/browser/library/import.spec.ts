/** Imports: chosen, dropped and pasted documents are previewed first, and one step undoes the import. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { createLink } from '../../../src/shared/library/link.ts';
import { createTranslate } from '../../../src/shared/texts/translate.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/sample-size.ts';

/** Returns message keys instead of texts, because no text is checked. */
const translate = createTranslate('en', []);

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

interface TestFile {
  readonly name: string;
  readonly text: string;
  /** The bytes of a binary file in Base64. */
  readonly base64?: string;
}

const createFile = (fileName: string, content: unknown): TestFile => ({
  name: fileName,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});

/** One red pixel. */
const PNG_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const createDataTransfer = (page: Page, files: readonly TestFile[], text = '') =>
  page.evaluateHandle(
    ({ given: givenFiles, plain: plainText }) => {
      const transfer = new DataTransfer();
      for (const { name, text, base64 } of givenFiles) {
        const bytes =
          base64 === undefined ? text : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: base64 === undefined ? '' : 'image/png' }));
      }
      if (plainText !== '') transfer.setData('text/plain', plainText);
      return transfer;
    },
    { given: files, plain: text },
  );

/** Drops files on an element, as the system does. */
async function dropFiles(page: Page, files: readonly TestFile[], selector = 'body'): Promise<void> {
  await page.dispatchEvent(selector, 'drop', { dataTransfer: await createDataTransfer(page, files) });
}

async function pasteText(page: Page, text: string, selector = 'body'): Promise<void> {
  const dataTransfer = await createDataTransfer(page, [], text);
  await page
    .locator(selector)
    .first()
    .evaluate((element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, dataTransfer);
}

const getImportDialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const openList = async (page: Page) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Brasslung' }).first().waitFor();
};
const createHero = (heroId: string, heroName: string, changes: object = {}) => ({
  ...hero,
  id: heroId,
  name: heroName,
  ...changes,
});

test('previews files, imports them in one step, and undoes the import in one step', async ({ page }) => {
  await openList(page);
  await dropFiles(page, [
    createFile('a.hero.json', createHero('ash', 'Ash')),
    createFile('b.hero.json', createHero('birch', 'Birch')),
  ]);
  await getImportDialog(page).getByText('New: 2').first().waitFor();
  await expect(page.getByRole('link', { name: 'Ash', exact: true })).toHaveCount(0);
  await getImportDialog(page).getByRole('button', { name: 'Import 2' }).click();
  await page.getByText('2 documents were imported.').waitFor();
  await page.getByRole('link', { name: 'Birch' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Birch' }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ash' }).waitFor({ state: 'hidden' });
});

test('keeps dropped files while the dialog cannot be loaded, and opens it with them on a later try', async ({
  page,
}) => {
  await page.context().route(/\/assets\/import-dialog-.*\.js$/, (route) => route.abort());
  // The previous test has loaded the dialog into this window.
  await page.reload();
  await openList(page);
  await dropFiles(page, [createFile('elm.hero.json', createHero('elm', 'Elm'))]);
  await page.getByRole('heading', { name: "This part couldn't be loaded" }).waitFor();
  await page.context().unroute(/\/assets\/import-dialog-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await getImportDialog(page).getByText('New: 1').first().waitFor();
  await page.keyboard.press('Escape');
  await getImportDialog(page).waitFor({ state: 'hidden' });
});

test('resolves a conflict field by field', async ({ page }) => {
  await page.goto('/#/characters');
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Mine');
  await waitUntilSaved(page);
  const importedHero = { ...hero, concept: 'Theirs', level: 4, attacks: hero.attacks.slice(0, 1) };
  await dropFiles(page, [createFile('brasslung.hero.json', importedHero)]);
  await getImportDialog(page).getByText('Conflict: 1').first().waitFor();
  await expect(getImportDialog(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(await findAxeViolations(page, { part: '[role="dialog"]' })).toEqual([]);
  // The arrow keys move between the two versions of a field.
  await getImportDialog(page).getByRole('radio', { name: 'Level: mine' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getImportDialog(page).getByRole('radio', { name: 'Level: theirs' })).toBeChecked();
  await getImportDialog(page).getByText('take 1 field').waitFor();
  await getImportDialog(page).getByRole('button', { name: 'Import 1' }).click();
  await getImportDialog(page).waitFor({ state: 'hidden' });
  await page.getByText('Brasslung was imported.').waitFor();
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Concept')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('6');
});

test('imports pasted documents and links, but ignores those pasted into a text box', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox').focus();
  await pasteText(page, JSON.stringify(createHero('ash', 'Ash')), 'input[type=search]');
  await expect(getImportDialog(page)).toHaveCount(0);
  await pasteText(page, JSON.stringify(createHero('ash', 'Ash')));
  await getImportDialog(page).getByText('From Clipboard').waitFor();
  // The dialog gets the focus a moment after it appears.
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(getImportDialog(page)).toHaveCount(0);
  const link = createLink(translate, createHero('hazel', 'Hazel'));
  if (!link.ok) throw new Error(link.message);
  await pasteText(page, `Look at this: ${link.text} :-)`);
  await getImportDialog(page).getByText('From Link').waitFor();
  await getImportDialog(page).getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('heading', { name: 'Hazel' }).waitFor();
});

test('imports embedded pictures and picture files next to documents, and names a missing picture', async ({ page }) => {
  await openList(page);
  const createArt = (source: string) => ({ art: { image: { src: source } } });
  await dropFiles(page, [
    createFile('a.hero.json', createHero('ash', 'Ash', createArt(`data:image/png;base64,${PNG_BASE64}`))),
    createFile('b.hero.json', createHero('birch', 'Birch', createArt('art/birch.png'))),
    createFile('c.hero.json', createHero('cedar', 'Cedar', createArt('art/cedar.png'))),
    { name: 'birch.png', text: '', base64: PNG_BASE64 },
  ]);
  await getImportDialog(page).getByText('1 picture or font was not among the files').waitFor();
  await getImportDialog(page).getByText('Cedar names art/cedar.png.').waitFor();
  await getImportDialog(page).getByRole('button', { name: 'Import 3' }).click();
  await page.getByText('3 documents were imported.').waitFor();
  await openCharacter(page, 'Birch');
  await page
    .getByText(/1 × 1 pixels|dpi on the card/)
    .first()
    .waitFor();
});

test('imports a chosen file in a dark, narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/library');
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooserEvent).setFiles({
    name: 'brasslung.hero.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...hero, level: 3, talents: [] })),
  });
  await getImportDialog(page).getByText('Conflict: 1').first().waitFor();
  await getImportDialog(page).getByRole('radio', { name: 'Keep both' }).click({ force: true });
  await getImportDialog(page).getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('heading', { name: 'Brasslung (imported)' }).waitFor();
});

/** `npm run soak` imports 1,500 heroes. */
const HERO_COUNT = scaleRuns(1500, 15);

test(`previews ${HERO_COUNT} documents, finds them by keyboard and by name, and imports them all`, async ({ page }) => {
  await openList(page);
  const heroFiles = Array.from({ length: HERO_COUNT }, (_element, index) =>
    createFile(`${index}.hero.json`, createHero(`crowd-${index}`, `Crowd ${index}`)),
  );
  await dropFiles(page, heroFiles);
  await getImportDialog(page).getByText(`New: ${HERO_COUNT}`).first().waitFor();
  // Arrow keys move from row to row, skip the headings and show each document; Tab leaves the list.
  const focusedRow = getImportDialog(page).locator('[data-roving]:focus');
  await getImportDialog(page).locator('[data-roving]').first().focus();
  await page.keyboard.press('End');
  await expect(focusedRow).toContainText(`Crowd ${HERO_COUNT - 1}`);
  await getImportDialog(page)
    .getByRole('heading', { name: `Crowd ${HERO_COUNT - 1}`, exact: true })
    .waitFor();
  await page.keyboard.press('Home');
  await expect(focusedRow).toContainText('Crowd 0');
  await expect(getImportDialog(page).locator('[data-roving][tabindex="0"]')).toHaveCount(1);
  await getImportDialog(page)
    .getByRole('searchbox')
    .fill(`crowd ${HERO_COUNT - 1}`);
  await getImportDialog(page)
    .getByRole('button', { name: new RegExp(`Crowd ${HERO_COUNT - 1}`) })
    .waitFor();
  await getImportDialog(page)
    .getByRole('button', { name: `Import ${HERO_COUNT}` })
    .click();
  await page.getByText(`${HERO_COUNT} documents were imported.`).waitFor();
});
