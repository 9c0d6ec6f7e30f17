/** A template of one's own: made from ours, changed by pointer, keys, form and text, taken back, given away. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { readStoredTemplate as stored } from '../../support/browser/stored-template.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('my own of Classic: changed in every way, and taken back to the same letters', async ({ page }) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'Make my own of Classic' }).click();
  await page.getByRole('heading', { name: 'My Classic' }).waitFor();
  const card = page.locator('[data-studio-card] svg').first();
  await card.waitFor();
  await waitUntilSaved(page);
  const before = await stored(page);
  expect(await findAxeViolations(page)).toEqual([]);

  // A click on the name chooses it, on the card and in the tree.
  const at = async (x: number, y: number) => {
    const box = await card.boundingBox();
    if (box === null) throw new Error('The card is not shown.');
    const scale = box.width / (63.5 + 2 * 3.175);
    return { x: box.x + (x + 3.175) * scale, y: box.y + (y + 3.175) * scale };
  };
  const name = await at(30, 37.1);
  await page.mouse.click(name.x, name.y);
  await page.getByRole('row', { name: 'name', selected: true }).waitFor();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const place = properties.getByRole('textbox', { name: 'Y', exact: true });
  await expect(place).not.toHaveValue('');
  const start = Number(await place.inputValue());

  // Dragged - after a double click too, which chooses text - nudged, resized by its handle: each is one step.
  await page.mouse.dblclick(name.x, name.y);
  const away = await at(30, 26.8);
  await page.mouse.move(name.x, name.y);
  await page.mouse.down();
  await page.mouse.move(away.x, away.y, { steps: 4 });
  await expect(page.locator('[data-studio-card] > svg > g[transform]')).toHaveCount(1);
  await page.mouse.up();
  const moved = Number(await place.inputValue());
  expect(moved).toBeGreaterThan(start - 12);
  expect(moved).toBeLessThan(start - 8);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(place).toHaveValue(String(Math.round((moved + 1) * 1000) / 1000));
  await page.getByText(/^Moved to 4; /).waitFor({ state: 'attached' });
  const corner = page.locator('[data-grip="se"]');
  await corner.hover();
  const from = await corner.boundingBox();
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) - 40, (from?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  const width = properties.getByRole('textbox', { name: 'Width' });
  expect(Number(await width.inputValue())).toBeLessThan(54);

  // By forms: a number, and the colour of the theme that a chosen shape is filled with.
  await width.fill('50,5');
  await width.press('Enter');
  await expect(width).toHaveValue('50.5');
  // A row far from the chosen one is chosen by the first click, wherever the tree was scrolled to.
  await page.getByRole('row', { name: 'Ground' }).first().click();
  await properties.getByRole('button', { name: 'Fill: wash' }).click();
  await properties.getByRole('button', { name: 'Fill: wash', pressed: true }).waitFor();

  // A place for styles, with nothing as its first choice, shown as the card would be.
  await properties.getByRole('button', { name: 'Make a place of what is chosen' }).click();
  const slots = properties.getByRole('region', { name: 'Choices for styles' });
  // The choices of Classic are its own too.
  await slots.getByText('Keywords', { exact: true }).waitFor();
  await slots.getByText(/^Place \d+$/).click();
  await expect(slots.getByRole('textbox', { name: 'Name of the choice' })).toHaveValue('Nothing');
  await expect(
    slots
      .locator('svg[viewBox]')
      .filter({ has: page.locator('path') })
      .first(),
  ).toBeVisible();

  // All of it taken back.
  await waitUntilSaved(page);
  expect(await stored(page)).not.toBe(before);
  const undo = page.getByRole('button', { name: /^Undo/ });
  for (let n = 0; n < 6; n += 1) await undo.click();
  await expect(undo).toBeDisabled();
  await waitUntilSaved(page);
  expect(await stored(page)).toBe(before);

  // Tried on paper, whichever template the character says itself; the way back leads here.
  await page.getByRole('button', { name: /^Print the card shown/ }).click();
  await expect(page.getByRole('button', { name: /Template$/ })).toContainText('My Classic');
  await page.getByRole('button', { name: 'Leave the print screen' }).click();
  await page.getByRole('heading', { name: 'My Classic' }).waitFor();
});

test('the JSON beside the card counts while it is a template, and says where it is none; the file is the template', async ({
  page,
}) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain');
  await page.getByText('Tarot', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { name: 'Plain' }).waitFor();
  await page.getByRole('button', { name: 'The template as JSON' }).click();
  const text = page.getByRole('textbox', { name: 'The template as JSON' });
  await expect(text).toContainText('"name": "Plain"');
  await text.getByText('"Plain"', { exact: true }).dblclick();
  await page.keyboard.type('Bold');
  await page.getByRole('heading', { name: 'Bold' }).waitFor();
  await text.getByText('"bleed"', { exact: true }).dblclick();
  await page.keyboard.type('bled');
  await page.locator('.cm-lint-marker-error').first().waitFor();
  await page.getByRole('heading', { name: 'Bold' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(0);

  const exported = async (way: string) => {
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByRole('dialog').getByText(way, { exact: true }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    return (await coming).path();
  };
  const file = JSON.parse(readFileSync(await exported('One document'), 'utf8')) as { name: string };
  expect(file.name).toBe('Bold');

  // A picture of its own goes along in one file, and is seen before anything of it is kept.
  const logo = { name: 'Logo.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fixed picture' }).click();
  await (await choosing).setFiles(logo);
  await page.getByRole('heading', { name: 'Fixed picture logo' }).waitFor();
  await expect(page.locator('[data-studio-card] image')).toHaveCount(1);
  const archive = await exported('One .rollcall file');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring in a file' }).click();
  await (await opening).setFiles({ name: 'bold.rollcall', mimeType: 'application/zip', buffer: readFileSync(archive) });
  const look = page.getByRole('dialog').getByRole('region', { name: 'How it looks' });
  await expect(look.locator('svg image')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Import 1/ })
    .click();
  await expect(page.locator('[data-studio-card] image')).toHaveCount(1);
});

/** One red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a style of Classic: changed by form beside its card, taken back, chosen and built from', async ({ page }) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'Change style of Classic' }).click();
  await page.getByRole('heading', { name: 'Classic in my style' }).waitFor();
  const front = page.locator('[data-style-card] svg').first();
  await front.waitFor();
  await waitUntilSaved(page);
  const before = await stored(page);
  // Only what is drawn here: the window is kept from test to test.
  expect(await findAxeViolations(page, { part: '[aria-label="Style"]' })).toEqual([]);
  const picture = () => front.evaluate((svg) => svg.outerHTML);
  const plain = await picture();

  // A colour, a choice with its picture, type: all paint at once, and each has its way back.
  const form = page.getByRole('complementary', { name: 'Style' });
  await form.getByLabel(/^Ink/).fill('#123456');
  await expect.poll(picture).toContain('#123456');
  await form.getByText('Circles', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Size of Names' }).fill('80');
  await form.getByRole('textbox', { name: 'Size of Names' }).press('Enter');
  await waitUntilSaved(page);
  expect(JSON.parse(await stored(page))).toMatchObject({
    base: 'classic',
    colours: { ink: '#123456' },
    slots: { hp: 'circles' },
    type: { roles: { names: { scale: 0.8 } } },
  });
  await form.getByRole('button', { name: 'Ink: as in the template' }).click();
  await expect.poll(picture).not.toContain('#123456');
  await page.getByRole('button', { name: 'Take all changes back' }).click();
  await expect.poll(picture).toBe(plain);
  await waitUntilSaved(page);
  expect(await stored(page)).toBe(before);
  await page.keyboard.press('Control+z');
  await expect(form.getByRole('radio', { name: 'Circles' })).toBeChecked();

  // What it makes is a whole template of its own.
  await page.getByRole('button', { name: 'Build from it' }).click();
  await page.getByRole('heading', { name: 'Classic in my style, built' }).waitFor();
  await page.locator('[data-studio-card] svg').first().waitFor();
});

test('an empty card leads to a whole one; a guide, a further size and the clipboard go along', async ({ page }) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('From nothing');
  await page.getByRole('button', { name: 'Make it' }).click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('button', { name: 'All of it' }).click();
  const tree = page.getByRole('treegrid', { name: 'Elements' });
  await tree.getByRole('row', { name: 'Boxes to cross out' }).waitFor();
  await properties.getByRole('button', { name: 'All of it' }).waitFor({ state: 'hidden' });

  // A guide out of the ruler, and off again by its form.
  const ruler = page.locator('[class*="rulerX"]');
  const from = await ruler.boundingBox();
  if (from === null) throw new Error('There is no ruler.');
  await page.mouse.move(from.x + 200, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 200, from.y + 160, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('[data-guide]')).toHaveCount(1);

  // Shift chooses all rows between, and a row is dragged to another place of the painting order.
  await tree.getByRole('row', { name: 'Keywords' }).click();
  await tree.getByRole('row', { name: 'Attacks' }).click({ modifiers: ['Shift'] });
  await expect(tree.locator('[role="row"][aria-selected="true"]')).toHaveText([
    'Keywords',
    'Symbol of the faction',
    'Attacks',
  ]);
  const names = () => tree.getByRole('row').allTextContents();
  const [first = '', second = ''] = await names();
  await tree.getByRole('row', { name: first }).click();
  // By the mouse alone: while something is dragged `hover` may scroll what no hand could, and the row is elsewhere then.
  const dragged = await tree.getByRole('row', { name: first }).boundingBox();
  const target = await tree.getByRole('row', { name: second }).boundingBox();
  if (dragged === null || target === null) throw new Error('There are no rows.');
  await page.mouse.move(dragged.x + 60, dragged.y + 12);
  await page.mouse.down();
  // A drag begins with the first move, and is over a row with the second.
  await page.mouse.move(target.x + 60, target.y + 20);
  await page.mouse.move(target.x + 60, target.y + 26);
  // A line shows where it would be dropped.
  await expect(tree.locator('[role="row"][data-drop-target]')).toHaveCSS('outline-style', 'solid');
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);

  // What is deleted while the pointer drags it is gone, and no other is moved in its place.
  const before = await names();
  await tree.getByRole('row', { name: 'Attacks' }).click();
  const frame = await page.locator('[data-grip="w"]').boundingBox();
  if (frame === null) throw new Error('Nothing is chosen.');
  await page.mouse.move(frame.x + 30, frame.y + 5);
  await page.mouse.down();
  await page.mouse.move(frame.x + 60, frame.y - 60, { steps: 3 });
  await page.keyboard.press('Delete');
  await expect.poll(names).toEqual(before.filter((name) => name !== 'Attacks'));
  await page.mouse.move(frame.x + 90, frame.y - 90, { steps: 2 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(names).toEqual(before);

  // Elements go by the clipboard to another template.
  await tree.getByRole('row', { name: 'Keywords' }).click();
  await page.getByRole('application').focus();
  const copied = await page.evaluate(() => {
    const data = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return data.getData('text/plain');
  });
  expect(copied).toContain('rollcall.elements');
  await page.getByRole('button', { name: 'All cards at once' }).click();
  await page.getByRole('list', { name: 'All cards at once' }).locator('svg').first().waitFor();

  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Another');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { name: 'Another' }).waitFor();
  await page.getByRole('application').focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, copied);
  await tree.getByRole('row', { name: 'Keywords', selected: true }).waitFor();
});
