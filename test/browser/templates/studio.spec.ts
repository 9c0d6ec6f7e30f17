/** The studio: a template made from a built-in one, changed by mouse, keyboard, form and JSON, undone and exported. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { readStoredTemplate as stored } from '../../support/browser/stored-template.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('changes a copy of Classic by mouse, keyboard and form, and undoes everything to the same JSON', async ({
  page,
}) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'Make my own of Classic' }).click();
  await page.getByRole('heading', { name: 'My Classic' }).waitFor();
  const cardSvg = page.locator('[data-studio-card] svg').first();
  await cardSvg.waitFor();
  await waitUntilSaved(page);
  const templateBefore = await stored(page);
  expect(await findAxeViolations(page)).toEqual([]);

  // A click on the name selects it on the card and in the tree. Positions are in millimeters from the corner of the card, which is
  // 63.5 mm wide and shown with a bleed of 3.175 mm.
  const toPagePoint = async (x: number, y: number) => {
    const box = await cardSvg.boundingBox();
    if (box === null) throw new Error('The card is not shown.');
    const scale = box.width / (63.5 + 2 * 3.175);
    return { x: box.x + (x + 3.175) * scale, y: box.y + (y + 3.175) * scale };
  };
  const namePoint = await toPagePoint(30, 37.1);
  await page.mouse.click(namePoint.x, namePoint.y);
  await page.getByRole('row', { name: 'name', selected: true }).waitFor();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const yField = properties.getByRole('region', { name: 'Place' }).getByRole('textbox', { name: 'Y', exact: true });
  await expect(yField).not.toHaveValue('');
  const startY = Number(await yField.inputValue());

  // Dragging, nudging and resizing are one step each. Dragging works after a double click too, which selects text.
  await page.mouse.dblclick(namePoint.x, namePoint.y);
  const targetPoint = await toPagePoint(30, 26.8);
  await page.mouse.move(namePoint.x, namePoint.y);
  await page.mouse.down();
  await page.mouse.move(targetPoint.x, targetPoint.y, { steps: 4 });
  await expect(page.locator('[data-studio-card] > svg > g[transform]')).toHaveCount(1);
  await page.mouse.up();
  const movedY = Number(await yField.inputValue());
  expect(movedY).toBeGreaterThan(startY - 12);
  expect(movedY).toBeLessThan(startY - 8);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(yField).toHaveValue(String(Math.round((movedY + 5) * 1000) / 1000));
  await page.getByText(/^Moved to 4; /).waitFor({ state: 'attached' });
  const cornerHandle = page.locator('[data-grip="se"]');
  await cornerHandle.hover();
  const cornerBox = await cornerHandle.boundingBox();
  await page.mouse.down();
  await page.mouse.move((cornerBox?.x ?? 0) - 40, (cornerBox?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  const widthField = properties.getByRole('region', { name: 'Place' }).getByRole('textbox', { name: 'Width' });
  expect(Number(await widthField.inputValue())).toBeLessThan(54);

  // The form changes a number and the fill color of a shape.
  await widthField.fill('50,5');
  await widthField.press('Enter');
  await expect(widthField).toHaveValue('50.5');
  // The first click selects a distant row, wherever the tree was scrolled to.
  await page.getByRole('row', { name: 'Ground' }).first().click();
  await properties.getByRole('button', { name: 'Fill: wash' }).click();
  await properties.getByRole('button', { name: 'Fill: wash', pressed: true }).waitFor();

  // Creates a slot for styles. Its first choice is nothing, and the form shows it as the card would be.
  await properties.getByRole('button', { name: 'Make a place of what is chosen' }).click();
  const slotsRegion = properties.getByRole('region', { name: 'Choices for styles' });
  // The copy has the choices of Classic too.
  await slotsRegion.getByText('Keywords', { exact: true }).waitFor();
  await slotsRegion.getByText(/^Place \d+$/).click();
  await expect(slotsRegion.getByRole('textbox', { name: 'Name of the choice' })).toHaveValue('Nothing');
  await expect(
    slotsRegion
      .locator('svg[viewBox]')
      .filter({ has: page.locator('path') })
      .first(),
  ).toBeVisible();

  // Undoes everything: dragging, nudging, resizing, the width, the fill and the slot.
  await waitUntilSaved(page);
  expect(await stored(page)).not.toBe(templateBefore);
  const undoButton = page.getByRole('button', { name: /^Undo/ });
  for (let stepNumber = 0; stepNumber < 6; stepNumber += 1) await undoButton.click();
  await expect(undoButton).toBeDisabled();
  await waitUntilSaved(page);
  expect(await stored(page)).toBe(templateBefore);

  // Printing uses this template, whichever template the character has, and leads back to the studio.
  await page.getByRole('button', { name: /^Print the card shown/ }).click();
  await expect(page.getByRole('button', { name: /Template$/ })).toContainText('My Classic');
  await page.getByRole('button', { name: 'Close the print screen' }).click();
  await page.getByRole('heading', { name: 'My Classic' }).waitFor();
});

test('applies the JSON editor while the template is valid, marks errors, and exports and imports the template with its picture', async ({
  page,
}) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain');
  await page.getByText('Tarot', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { name: 'Plain' }).waitFor();
  await page.getByRole('button', { name: 'The template as JSON' }).click();
  const jsonEditor = page.getByRole('textbox', { name: 'The template as JSON' });
  await expect(jsonEditor).toContainText('"name": "Plain"');
  await jsonEditor.getByText('"Plain"', { exact: true }).dblclick();
  await page.keyboard.type('Bold');
  await page.getByRole('heading', { name: 'Bold' }).waitFor();
  await jsonEditor.getByText('"bleed"', { exact: true }).dblclick();
  await page.keyboard.type('bled');
  await page.locator('.cm-lint-marker-error').first().waitFor();
  await page.getByRole('heading', { name: 'Bold' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(0);

  const exportTemplate = async (formatLabel: string) => {
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByRole('dialog').getByText(formatLabel, { exact: true }).click();
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    return (await downloadEvent).path();
  };
  const exportedTemplate = JSON.parse(readFileSync(await exportTemplate('One document'), 'utf8')) as { name: string };
  expect(exportedTemplate.name).toBe('Bold');

  // The exported file contains the picture, and the import dialog shows it before the import.
  const logoFile = { name: 'Logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL_BASE64, 'base64') };
  const chooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fixed picture' }).click();
  await (await chooserEvent).setFiles(logoFile);
  await page.getByRole('heading', { name: 'Fixed picture logo' }).waitFor();
  await expect(page.locator('[data-studio-card] image')).toHaveCount(1);
  const archive = await exportTemplate('One .rollcall file');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const archiveChooserEvent = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file…' }).click();
  await (await archiveChooserEvent).setFiles({
    name: 'bold.rollcall',
    mimeType: 'application/zip',
    buffer: readFileSync(archive),
  });
  const previewRegion = page.getByRole('dialog').getByRole('region', { name: 'How it looks' });
  await expect(previewRegion.locator('svg image')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Import 1/ })
    .click();
  await expect(page.locator('[data-studio-card] image')).toHaveCount(1);
});

/** One red pixel. */
const PIXEL_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('changes a style of Classic by form, reverts it, and builds a template from it', async ({ page }) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'Change style of Classic' }).click();
  await page.getByRole('heading', { name: 'Classic in my style' }).waitFor();
  const frontSvg = page.locator('[data-style-card] svg').first();
  await frontSvg.waitFor();
  await waitUntilSaved(page);
  const styleBefore = await stored(page);
  // Checks only the style form, because the window is reused between tests.
  expect(await findAxeViolations(page, { part: '[aria-label="Style"]' })).toEqual([]);
  const readSvg = () => frontSvg.evaluate((svg) => svg.outerHTML);
  const svgBefore = await readSvg();

  // Changes a color, a choice and the type. The card follows at once, and each change can be reverted.
  const styleForm = page.getByRole('complementary', { name: 'Style' });
  await styleForm.getByLabel(/^Ink/).fill('#123456');
  await expect.poll(readSvg).toContain('#123456');
  await styleForm.getByText('Circles', { exact: true }).click();
  await styleForm.getByRole('textbox', { name: 'Size of Names' }).fill('80');
  await styleForm.getByRole('textbox', { name: 'Size of Names' }).press('Enter');
  await waitUntilSaved(page);
  expect(JSON.parse(await stored(page))).toMatchObject({
    base: 'classic',
    colours: { ink: '#123456' },
    slots: { hp: 'circles' },
    type: { roles: { names: { scale: 0.8 } } },
  });
  await styleForm.getByRole('button', { name: 'Ink: as in the template' }).click();
  await expect.poll(readSvg).not.toContain('#123456');
  await page.getByRole('button', { name: 'Take all changes back' }).click();
  await expect.poll(readSvg).toBe(svgBefore);
  await waitUntilSaved(page);
  expect(await stored(page)).toBe(styleBefore);
  await page.keyboard.press('Control+z');
  await expect(styleForm.getByRole('radio', { name: 'Circles' })).toBeChecked();

  // Building creates a complete template.
  await page.getByRole('button', { name: 'Build from it' }).click();
  await page.getByRole('heading', { name: 'Classic in my style, built' }).waitFor();
  await page.locator('[data-studio-card] svg').first().waitFor();
});

test('builds a template from an empty card with guides, reordered rows and elements from the clipboard', async ({
  page,
}) => {
  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('From nothing');
  await page.getByRole('button', { name: 'Make it' }).click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('button', { name: 'All of it' }).click();
  const elementTree = page.getByRole('treegrid', { name: 'Elements' });
  await elementTree.getByRole('row', { name: 'Boxes to cross out' }).waitFor();
  await properties.getByRole('button', { name: 'All of it' }).waitFor({ state: 'hidden' });

  // Drags a guide out of the ruler.
  const ruler = page.locator('[class*="rulerX"]');
  const rulerBox = await ruler.boundingBox();
  if (rulerBox === null) throw new Error('There is no ruler.');
  await page.mouse.move(rulerBox.x + 200, rulerBox.y + 10);
  await page.mouse.down();
  await page.mouse.move(rulerBox.x + 200, rulerBox.y + 160, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('[data-guide]')).toHaveCount(1);

  // Shift selects all rows between two rows, and dragging moves a row in the painting order.
  await elementTree.getByRole('row', { name: 'Keywords' }).click();
  await elementTree.getByRole('row', { name: 'Attacks' }).click({ modifiers: ['Shift'] });
  await expect(elementTree.locator('[role="row"][aria-selected="true"]')).toHaveText([
    'Keywords',
    'Symbol of the faction',
    'Attacks',
  ]);
  const readRowNames = () => elementTree.getByRole('row').allTextContents();
  const [firstName = '', secondName = ''] = await readRowNames();
  await elementTree.getByRole('row', { name: firstName }).click();
  // Uses raw mouse moves, because `hover` may scroll during a drag and move the row away.
  const draggedBox = await elementTree.getByRole('row', { name: firstName }).boundingBox();
  const targetBox = await elementTree.getByRole('row', { name: secondName }).boundingBox();
  if (draggedBox === null || targetBox === null) throw new Error('There are no rows.');
  await page.mouse.move(draggedBox.x + 60, draggedBox.y + 12);
  await page.mouse.down();
  // The first move starts the drag, the second is over a row.
  await page.mouse.move(targetBox.x + 60, targetBox.y + 20);
  await page.mouse.move(targetBox.x + 60, targetBox.y + 26);
  // A line shows the drop position.
  await expect(elementTree.locator('[role="row"][data-drop-target]')).toHaveCSS('outline-style', 'solid');
  await page.mouse.up();
  await expect.poll(async () => (await readRowNames()).slice(0, 2)).toEqual([secondName, firstName]);

  // An element that is deleted during a drag is gone, and the drag moves no other element.
  const namesBefore = await readRowNames();
  await elementTree.getByRole('row', { name: 'Attacks' }).click();
  const handleBox = await page.locator('[data-grip="w"]').boundingBox();
  if (handleBox === null) throw new Error('Nothing is chosen.');
  await page.mouse.move(handleBox.x + 30, handleBox.y + 5);
  await page.mouse.down();
  await page.mouse.move(handleBox.x + 60, handleBox.y - 60, { steps: 3 });
  await page.keyboard.press('Delete');
  await expect.poll(readRowNames).toEqual(namesBefore.filter((name) => name !== 'Attacks'));
  await page.mouse.move(handleBox.x + 90, handleBox.y - 90, { steps: 2 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(readRowNames).toEqual(namesBefore);

  // The clipboard moves elements to another template.
  await elementTree.getByRole('row', { name: 'Keywords' }).click();
  await page.getByRole('application').focus();
  const copiedText = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });
  expect(copiedText).toContain('rollcall.elements');
  await page.getByRole('button', { name: 'All cards at once' }).click();
  await page.getByRole('list', { name: 'All cards at once' }).locator('svg').first().waitFor();

  await page.goto('#/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Another');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { name: 'Another' }).waitFor();
  await page.getByRole('application').focus();
  await page.evaluate((pastedText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pastedText);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copiedText);
  await elementTree.getByRole('row', { name: 'Keywords', selected: true }).waitFor();
});
