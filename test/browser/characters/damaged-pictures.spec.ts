/** Damaged pictures in the app are refused when they are chosen and named before printing, as on the command line. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { putDocuments, putPicture } from '../../support/browser/library.ts';
import { openCharacterById, tickPrintParts } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { createPictureCases, makeJpeg } from '../../support/files/damaged-pictures.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const brasslung = JSON.parse(readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'));

/** Adds copies of Brasslung with these picture sources, by id. */
async function putPicturedHeroes(page: Page, sources: Readonly<Record<string, string>>): Promise<void> {
  const documents = Object.entries(sources).map(([characterId, src]) => ({
    ...brasslung,
    id: characterId,
    name: `Pictured ${characterId}`,
    art: { image: { src } },
  }));
  await putDocuments(page, 'characters', documents);
  await page.reload();
}

test('refuses the same damaged pictures as the command line', async ({ page }) => {
  test.setTimeout(120_000);
  await openCharacterById(page, 'brasslung');
  const artRegion = page.getByRole('region', { name: 'Art', exact: true });
  const verdicts: Record<string, boolean> = {};
  const pictureCases = await createPictureCases();
  for (const [index, { name: caseName, bytes }] of pictureCases.entries()) {
    const fileName = `case-${index}.jpg`;
    await artRegion
      .locator('input[type="file"]')
      .setInputFiles({ name: fileName, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
    const refusal = artRegion.getByText(new RegExp(`${fileName}.*(damaged or ends too early|no PNG, JPEG)`));
    const removeButton = artRegion.getByRole('button', { name: 'Remove picture' });
    await refusal.or(removeButton).first().waitFor();
    verdicts[caseName] = await refusal.isVisible();
    if (!verdicts[caseName]) await removeButton.click();
    await expect(removeButton).toHaveCount(0);
  }
  expect(verdicts).toEqual(Object.fromEntries(pictureCases.map(({ name, isDamaged }) => [name, isDamaged])));
});

test('names a damaged picture of the library before printing', async ({ page }) => {
  await openCharacterById(page, 'brasslung');
  const bytes = await makeJpeg();
  // Overwrites a hundred bytes of the pixels.
  bytes.fill(0, bytes.length - 600, bytes.length - 500);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await putPicture(page, hash, bytes, 120, 90);
  await putPicturedHeroes(page, { damaged: `sha256:${hash}` });
  await openCharacterById(page, 'damaged');
  await page.getByRole('button', { name: /^Print( cards)?$/ }).click();
  await tickPrintParts(page, 'Cards');
  await page.getByText(/Pictured damaged: its picture cannot be used: the file is damaged or ends too early/).waitFor();
});

test('does not show a truncated PNG that is embedded in a document', async ({ page }) => {
  await openCharacterById(page, 'brasslung');
  const png =
    (await createPictureCases()).find(({ name }) => name === 'PNG cut in its pixels')?.bytes ?? new Uint8Array();
  await putPicturedHeroes(page, { own: `data:image/png;base64,${Buffer.from(png).toString('base64')}` });
  await openCharacterById(page, 'own');
  await page
    .getByText(/damaged or ends too early/)
    .first()
    .waitFor();
  await expect(page.locator('[data-card="front"] image')).toHaveCount(0);
});
