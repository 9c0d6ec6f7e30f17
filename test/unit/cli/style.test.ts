/** `--template` with a card style (docs/styles.md). */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findShippedTemplate } from '../../../src/shared/card/style/shipped-slots.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder({ 'c.json': { ...readBaseCharacter(), id: 'one', name: 'One' }, ...filesByName });
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});
const createStyle = (changes = {}) => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'mine',
  name: 'Mine',
  base: 'classic',
  ...changes,
});

describe('a style as template', () => {
  const drawImages = async (testFolder: string, templateName: string, ...extraFlags: string[]) => {
    const outputPath = join(testFolder, `out${readdirSync(testFolder).length}`);
    const result = await runRollcall(
      'images',
      `${testFolder}/c.json`,
      '--template',
      templateName,
      '--out',
      outputPath,
      '--format',
      'svg',
      ...extraFlags,
    );
    const svgNames = result.exit === 2 ? [] : readdirSync(outputPath).sort();
    return { ...result, svgs: svgNames.map((svgName) => readFileSync(join(outputPath, svgName), 'utf8')) };
  };

  it('prints a valid PDF and draws its changes and nothing else', async () => {
    const testFolder = createTestFolder({
      'mine.style.json': createStyle({ colours: { ink: '#123456' }, slots: { hp: 'circles' } }),
    });
    const pdfPath = join(testFolder, 'x.pdf');
    const printResult = await runRollcall(
      'cards',
      `${testFolder}/c.json`,
      '--out',
      pdfPath,
      '--template',
      `${testFolder}/mine.style.json`,
    );
    expect(printResult.exit).toBe(0);
    checkPdf(pdfPath);
    const [styledImages, plainImages] = [
      await drawImages(testFolder, `${testFolder}/mine.style.json`),
      await drawImages(testFolder, 'classic'),
    ];
    expect(styledImages.svgs.join()).toContain('#123456');
    expect(plainImages.svgs.join()).not.toContain('#123456');
    const emptyStyleFolder = createTestFolder({ 'mine.style.json': createStyle() });
    expect((await drawImages(emptyStyleFolder, `${emptyStyleFolder}/mine.style.json`)).svgs).toEqual(plainImages.svgs);
  });

  it('offers the sizes of its base template', async () => {
    const testFolder = createTestFolder({ 'mine.style.json': createStyle({ slots: { frame: 'bold' } }) });
    expect((await drawImages(testFolder, `${testFolder}/mine.style.json@jumbo`)).exit).toBe(0);
    expect((await drawImages(testFolder, `${testFolder}/mine.style.json@huge`)).err).toContain(
      'has no size huge; it has us-game',
    );
  });

  it('finds its base template in the same folder', async () => {
    const { slots: _slots, ...houseTemplate } = { ...findShippedTemplate(GAMES, 'classic'), id: 'house' };
    const testFolder = createTestFolder({
      'house.card.json': houseTemplate,
      'mine.style.json': createStyle({ base: 'house', colours: { ink: '#123456' } }),
    });
    expect((await drawImages(testFolder, `${testFolder}/mine.style.json`)).svgs.join()).toContain('#123456');
  });

  it('reports a slot that the template does not have, and draws the others', async () => {
    const testFolder = createTestFolder({ 'mine.style.json': createStyle({ slots: { roof: 'flat' } }) });
    const { exit: exitCode, err: errorOutput } = await drawImages(testFolder, `${testFolder}/mine.style.json`);
    expect([exitCode, errorOutput]).toEqual([
      0,
      expect.stringContaining('The template has no place called "roof" any more'),
    ]);
  });

  it.each([
    [{ base: 'gone' }, 'The style changes the template "gone", which is not there'],
    [{ type: { scale: 9 } }, 'type.scale: expected at most 1.5'],
    [{ front: [] }, 'there is no "front" here'],
  ])('refuses the style with %j', async (invalidFields, expectedReason) => {
    const testFolder = createTestFolder({ 'mine.style.json': createStyle(invalidFields) });
    const { exit: exitCode, err: errorOutput } = await drawImages(testFolder, `${testFolder}/mine.style.json`);
    expect([exitCode, errorOutput]).toEqual([2, expect.stringContaining(expectedReason)]);
  });
});
