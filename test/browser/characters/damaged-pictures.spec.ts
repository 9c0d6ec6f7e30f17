/** Damaged pictures in the app: refused when they are chosen, named before they print, as on the command line. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { putDocuments, putPicture } from '../../support/browser/library.ts';
import { openCharacterById, tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { createPictureCases, makeJpeg } from '../../support/files/damaged-pictures.ts';

test.use({ start: 'kept' });

const brasslung = JSON.parse(readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'));

/** Brasslungs with these pictures, by id. */
async function putPictured(page: Page, sources: Readonly<Record<string, string>>): Promise<void> {
  const documents = Object.entries(sources).map(([id, src]) => ({
    ...brasslung,
    id,
    name: `Pictured ${id}`,
    art: { image: { src } },
  }));
  await putDocuments(page, 'characters', documents);
  await page.reload();
}

test('the app and the command line agree on what is damaged', async ({ page }) => {
  test.setTimeout(120_000);
  await openCharacterById(page, 'brasslung');
  const art = page.getByRole('region', { name: 'Art', exact: true });
  const verdicts: Record<string, boolean> = {};
  const cases = await createPictureCases();
  for (const [index, { name, bytes }] of cases.entries()) {
    const file = `case-${index}.jpg`;
    await art
      .locator('input[type="file"]')
      .setInputFiles({ name: file, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
    const refusal = art.getByText(new RegExp(`${file}.*(damaged or ends too early|no PNG, JPEG)`));
    const remove = art.getByRole('button', { name: 'Remove picture' });
    await refusal.or(remove).first().waitFor();
    verdicts[name] = await refusal.isVisible();
    if (!verdicts[name]) await remove.click();
    await expect(remove).toHaveCount(0);
  }
  expect(verdicts).toEqual(Object.fromEntries(cases.map(({ name, isDamaged }) => [name, isDamaged])));
});

test('a damaged picture that the library has is named before printing, and the card prints without it', async ({
  page,
}) => {
  await openCharacterById(page, 'brasslung');
  const bytes = await makeJpeg();
  bytes.fill(0, bytes.length - 600, bytes.length - 500);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await putPicture(page, hash, bytes, 120, 90);
  await putPictured(page, { damaged: `sha256:${hash}` });
  await openCharacterById(page, 'damaged');
  await page.getByRole('button', { name: /^Print( cards)?$/ }).click();
  await tickPrintParts(page, 'Cards');
  await page.getByText(/Pictured damaged: its picture cannot be used: the file is damaged or ends too early/).waitFor();
});

test('a PNG that stands in its document and ends early is not shown', async ({ page }) => {
  await openCharacterById(page, 'brasslung');
  const png =
    (await createPictureCases()).find(({ name }) => name === 'PNG cut in its pixels')?.bytes ?? new Uint8Array();
  await putPictured(page, { own: `data:image/png;base64,${Buffer.from(png).toString('base64')}` });
  await openCharacterById(page, 'own');
  await page
    .getByText(/damaged or ends too early/)
    .first()
    .waitFor();
  await expect(page.locator('[data-card="front"] image')).toHaveCount(0);
});
