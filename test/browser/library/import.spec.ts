/** Documents come into the library: chosen, dropped, pasted; looked at first, and undone in one step. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { createLink } from '../../../src/shared/library/link.ts';
import { createTranslate } from '../../../src/shared/texts/translate.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacter, waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { scaleRuns } from '../../support/runs.ts';

/** Names messages instead of formatting them: no text is looked at. */
const translate = createTranslate('en', []);

test.use({ start: 'kept' });

interface TestFile {
  readonly name: string;
  readonly text: string;
  /** Base64 of a file that is no text. */
  readonly base64?: string;
}

const asFile = (name: string, content: unknown): TestFile => ({
  name,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});

/** 1 × 1, red. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const transferOf = (page: Page, files: readonly TestFile[], text = '') =>
  page.evaluateHandle(
    ({ given, plain }) => {
      const transfer = new DataTransfer();
      for (const { name, text, base64 } of given) {
        const bytes = base64 === undefined ? text : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: base64 === undefined ? '' : 'image/png' }));
      }
      if (plain !== '') transfer.setData('text/plain', plain);
      return transfer;
    },
    { given: files, plain: text },
  );

/** Drops files on an element, as the system does. */
async function drop(page: Page, files: readonly TestFile[], target = 'body'): Promise<void> {
  await page.dispatchEvent(target, 'drop', { dataTransfer: await transferOf(page, files) });
}

async function paste(page: Page, text: string, target = 'body'): Promise<void> {
  const data = await transferOf(page, [], text);
  await page
    .locator(target)
    .first()
    .evaluate((element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const start = async (page: Page) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Brasslung' }).first().waitFor();
};
const fresh = (id: string, name: string, more: object = {}) => ({ ...hero, id, name, ...more });

test('files are looked at, imported as one step, and undone as one', async ({ page }) => {
  await start(page);
  await drop(page, [asFile('a.hero.json', fresh('ash', 'Ash')), asFile('b.hero.json', fresh('birch', 'Birch'))]);
  await dialog(page).getByText('New: 2').first().waitFor();
  await expect(page.getByRole('link', { name: 'Ash', exact: true })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Import 2' }).click();
  await page.getByText('2 documents were imported.').waitFor();
  await page.getByRole('link', { name: 'Birch' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Birch' }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ash' }).waitFor({ state: 'hidden' });
});

test('a conflict is decided field by field', async ({ page }) => {
  await page.goto('/#/characters');
  await openCharacter(page, 'Brasslung');
  await page.getByLabel('Concept').fill('Mine');
  await waitUntilSaved(page);
  const theirs = { ...hero, concept: 'Theirs', level: 4, attacks: hero.attacks.slice(0, 1) };
  await drop(page, [asFile('brasslung.hero.json', theirs)]);
  await dialog(page).getByText('Conflict: 1').first().waitFor();
  await expect(dialog(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(await findAxeViolations(page, { part: '[role="dialog"]' })).toEqual([]);
  // By keyboard: the arrows move between the two sides of a field.
  await dialog(page).getByRole('radio', { name: 'Level: mine' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'Level: theirs' })).toBeChecked();
  await dialog(page).getByText('take 1 field').waitFor();
  await dialog(page).getByRole('button', { name: 'Import 1' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByText('Brasslung was imported.').waitFor();
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Concept')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('6');
});

test('documents and links are pasted, but not into a text box', async ({ page }) => {
  await start(page);
  await page.getByRole('searchbox').focus();
  await paste(page, JSON.stringify(fresh('ash', 'Ash')), 'input[type=search]');
  await expect(dialog(page)).toHaveCount(0);
  await paste(page, JSON.stringify(fresh('ash', 'Ash')));
  await dialog(page).getByText('From Clipboard').waitFor();
  // Keys go where the focus is, and a dialog has it a moment after it is seen.
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const link = createLink(translate, fresh('hazel', 'Hazel'));
  if (!link.ok) throw new Error(link.message);
  await paste(page, `Look at this: ${link.text} :-)`);
  await dialog(page).getByText('From Link').waitFor();
  await dialog(page).getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('heading', { name: 'Hazel' }).waitFor();
});

test('pictures come along: in the document, and as files beside it; one that is missing is named', async ({ page }) => {
  await start(page);
  const art = (src: string) => ({ art: { image: { src } } });
  await drop(page, [
    asFile('a.hero.json', fresh('ash', 'Ash', art(`data:image/png;base64,${PNG}`))),
    asFile('b.hero.json', fresh('birch', 'Birch', art('art/birch.png'))),
    asFile('c.hero.json', fresh('cedar', 'Cedar', art('art/cedar.png'))),
    { name: 'birch.png', text: '', base64: PNG },
  ]);
  await dialog(page).getByText('1 picture or font was not among the files').waitFor();
  await dialog(page).getByText('Cedar names art/cedar.png.').waitFor();
  await dialog(page).getByRole('button', { name: 'Import 3' }).click();
  await page.getByText('3 documents were imported.').waitFor();
  await openCharacter(page, 'Birch');
  await page
    .getByText(/1 × 1 pixels|dpi on the card/)
    .first()
    .waitFor();
});

test('chosen files are looked at; dark and narrow, everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/library');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles({
    name: 'brasslung.hero.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...hero, level: 3, talents: [] })),
  });
  await dialog(page).getByText('Conflict: 1').first().waitFor();
  await dialog(page).getByRole('radio', { name: 'Keep both' }).click({ force: true });
  await dialog(page).getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('heading', { name: 'Brasslung (imported)' }).waitFor();
});

/** Fifteen hundred in `npm run soak`. */
const CROWD = scaleRuns(1500, 15);

test(`${CROWD} are read with progress, shown at once, and found by name`, async ({ page }) => {
  await start(page);
  const crowd = Array.from({ length: CROWD }, (_, index) =>
    asFile(`${index}.hero.json`, fresh(`crowd-${index}`, `Crowd ${index}`)),
  );
  await drop(page, crowd);
  await dialog(page).getByText(`New: ${CROWD}`).first().waitFor();
  // Arrow keys go from one to the next, past the headings, and show each; Tab leaves them all behind.
  const focused = dialog(page).locator('[data-roving]:focus');
  await dialog(page).locator('[data-roving]').first().focus();
  await page.keyboard.press('End');
  await expect(focused).toContainText(`Crowd ${CROWD - 1}`);
  await dialog(page)
    .getByRole('heading', { name: `Crowd ${CROWD - 1}`, exact: true })
    .waitFor();
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Crowd 0');
  await expect(dialog(page).locator('[data-roving][tabindex="0"]')).toHaveCount(1);
  await dialog(page)
    .getByRole('searchbox')
    .fill(`crowd ${CROWD - 1}`);
  await dialog(page)
    .getByRole('button', { name: new RegExp(`Crowd ${CROWD - 1}`) })
    .waitFor();
  await dialog(page)
    .getByRole('button', { name: `Import ${CROWD}` })
    .click();
  await page.getByText(`${CROWD} documents were imported.`).waitFor();
});
