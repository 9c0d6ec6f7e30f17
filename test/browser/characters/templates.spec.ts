/** Card templates: chosen beside the card, copied out, changed, brought in, removed. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe.ts';
import { openById, saved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

async function openTemplates(page: Page, id = 'brasslung'): Promise<void> {
  await openById(page, id);
  await page.getByRole('button', { name: 'Card templates' }).click();
  await page.getByRole('dialog').getByText('Classic', { exact: true }).waitFor();
}

const bring = (page: Page, name: string, content: unknown) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });

test('the dialog of templates: files that are none are refused with what is wrong and where, those brought in together are taken back together, a full disk keeps none and takes none away, a click lets the card wear one', async ({
  page,
}) => {
  await openTemplates(page);
  const dialog = page.getByRole('dialog');
  await test.step('files that are no templates', async () => {
    await bring(page, 'broken.card.json', '{');
    await dialog.getByText('broken.card.json is no card template that can be used:').waitFor();
    await bring(page, 'odd.card.json', {
      format: 'rollcall.card-template',
      version: 1,
      id: 'odd',
      name: 'Odd',
      front: 7,
    });
    await dialog.getByText('odd.card.json is no card template that can be used:').waitFor();
    await dialog.getByText(/front/).first().waitFor();
    // The form behind it is looked at by itself.
    expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);

    const template = JSON.parse(
      readFileSync('templates/cards/supers-unlimited/ink-saver/template.json', 'utf8'),
    ) as object;
    const files = ['one', 'two'].map((id) => ({
      name: `${id}.card.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...template, id, name: `Plain ${id}` })),
    }));
    await dialog.locator('input[type=file]').setInputFiles(files);
    await dialog.getByText('2 templates are among yours.').waitFor();
    await dialog.getByRole('button', { name: 'Use Plain two' }).waitFor();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('None yet.').waitFor();
  });
  await test.step('a full disk', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of Classic' }).click();
    const classic: unknown = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
    await page.evaluate(() => {
      const { put, delete: remove } = IDBObjectStore.prototype;
      let isFull = true;
      const fail = (store: IDBObjectStore) => {
        if (isFull && store.name === 'templates') throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...call: Parameters<typeof put>) {
        fail(this);
        return put.apply(this, call);
      };
      IDBObjectStore.prototype.delete = function (this: IDBObjectStore, ...call: Parameters<typeof remove>) {
        fail(this);
        return remove.apply(this, call);
      };
      (window as unknown as { fill(full: boolean): void }).fill = (full) => {
        isFull = full;
      };
    });
    const fill = (full: boolean) =>
      page.evaluate((now) => (window as unknown as { fill(full: boolean): void }).fill(now), full);
    const reason = dialog.getByText('The disk is full. Make room and try again. Your templates are as they were.');

    await bring(page, 'mine.card.json', classic);
    await dialog.getByText('Classic, own could not be saved among your templates:').waitFor();
    await reason.waitFor();
    await dialog.getByText('None yet.').waitFor();

    await fill(false);
    await bring(page, 'mine.card.json', classic);
    await dialog.getByRole('region', { name: 'Your own' }).getByText('Classic, own').waitFor();
    await expect(reason).toBeHidden();

    await fill(true);
    await page.getByRole('button', { name: 'Remove Classic, own' }).click();
    await dialog.getByText('Classic, own could not be removed:').waitFor();
    await reason.waitFor();
    await dialog.getByRole('region', { name: 'Your own' }).getByText('Classic, own').waitFor();
    await fill(false);
    await page.getByRole('button', { name: 'Remove Classic, own' }).click();
    await dialog.getByText('None yet.').waitFor();
  });
  await test.step('a click', async () => {
    await dialog.getByRole('button', { name: 'Use Classic', pressed: true }).waitFor();
    await dialog.getByRole('button', { name: 'Use Tarot' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '70mm');
    await page.keyboard.press('Control+z');
    await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '63.5mm');
    // Gimmicks and markers have templates of their own, which no character can wear.
    await page.getByRole('button', { name: 'Card templates' }).click();
    await expect(dialog.getByRole('button', { name: /^Use / })).toHaveCount(6);
    await page.keyboard.press('Escape');
  });
});

test('a copy of a template is changed, brought in, used with its theme, and removed again', async ({ page }, info) => {
  await openTemplates(page, 'fresnel');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy of Classic' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('classic.card.json');
  const file = info.outputPath('classic.card.json');
  await download.saveAs(file);
  const template = JSON.parse(readFileSync(file, 'utf8')) as { size: { width: number; height: number } };

  const themes = [{ name: 'Night', colours: { ink: '#00ff7f' } }];
  await bring(page, 'mine.card.json', { ...template, size: { ...template.size, width: 70 }, themes });
  const own = page.getByRole('region', { name: 'Your own' });
  await own.getByText('Classic, own').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const theme = page.getByRole('button', { name: /Theme$/ }).filter({ hasText: 'Plain' });
  await expect(theme).toHaveCount(0);

  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: 'Classic, own', exact: true }).click();
  await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '70mm');
  const card = page.locator('[data-card="front"]');
  await expect(card.locator('[fill="#00ff7f"]')).toHaveCount(0);
  await theme.click();
  await page.getByRole('option', { name: 'Night', exact: true }).click();
  await expect(card.locator('[fill="#00ff7f"]').first()).toBeAttached();
  await saved(page);
  await page.reload();
  await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '70mm');
  await expect(card.locator('[fill="#00ff7f"]').first()).toBeAttached();

  await page.getByRole('button', { name: 'Card templates' }).click();
  await page.getByRole('button', { name: 'Remove Classic, own' }).click();
  await page.getByText('None yet.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await own.getByText('Classic, own').waitFor();
  await page.getByRole('button', { name: 'Remove Classic, own' }).click();
  await page.getByText('None yet.').waitFor();
  await page.keyboard.press('Escape');
});
