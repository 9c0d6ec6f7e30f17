/** Tests bitmaps in the PDF by extracting them with Poppler. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { PdfBitmap } from '../../../src/shared/pdf/embed-bitmap.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts } from '../card/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WIDTH = 90;
const HEIGHT = 60;
const rawPixels = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_entry, index) => (index * 31 + (index >> 7)) & 255);

async function writePdf(bitmap: PdfBitmap, cardCount = 1): Promise<string> {
  const pictures = new Map([['a.png', { key: 'k', width: bitmap.width, height: bitmap.height }]]);
  const cardLayouts = Array.from({ length: cardCount }, (_entry, index) => {
    const character = createHero({ name: `Clerk ${index}`, art: { image: { src: 'a.png' } } });
    return layoutCard(GAMES, {
      character,
      factions: [],
      template: getDefaultTemplate(GAMES),
      fonts: getTestFonts(),
      pictures,
    });
  });
  const metadata = { title: 'x', label: 'x', created: new Date(0) };
  const printJob = { cards: cardLayouts, paper: 'a4', sides: 'fronts', marks: 'none', meta: metadata } as const;
  const pdfPath = join(folder, `${bitmap.kind}-${cardCount}-${bitmap.alpha ? 'a' : ''}.pdf`);
  writeFileSync(
    pdfPath,
    await createCardsPdf(translate, printJob, getTestFonts(), { pictures: new Map([['k', bitmap]]) }),
  );
  checkPdf(pdfPath);
  return pdfPath;
}
/** Lists the images of a PDF as rows of words. Word 2 is the type of the image, and word 10 the number of its object. */
const listImages = (pdfPath: string): string[] =>
  execFileSync('pdfimages', ['-list', pdfPath], { encoding: 'utf8' }).trim().split('\n').slice(2);
async function extractPixels(pdfPath: string): Promise<Uint8Array> {
  const imagePrefix = join(folder, 'out');
  execFileSync('pdfimages', ['-png', pdfPath, imagePrefix]);
  const [firstImage = ''] = readdirSync(folder).filter((fileName) => fileName.startsWith('out'));
  return new Uint8Array(await sharp(join(folder, firstImage)).raw().toBuffer());
}

describe('a bitmap in the PDF', () => {
  it('appears once in the file, however many cards show it', async () => {
    const pdfPath = await writePdf({ kind: 'rgb', bytes: rawPixels, width: WIDTH, height: HEIGHT }, 12);
    const objectNumbers = listImages(pdfPath).map((imageLine) => imageLine.trim().split(/\s+/)[10]);
    expect(new Set(objectNumbers).size).toBe(1);
  });

  it('keeps its raw pixels', async () => {
    const pdfPath = await writePdf({ kind: 'rgb', bytes: rawPixels, width: WIDTH, height: HEIGHT });
    expect(await extractPixels(pdfPath)).toEqual(rawPixels);
  });

  it('keeps the original JPEG data, also in grayscale', async () => {
    for (const [channels, colorSpace] of [
      [3, 'rgb'],
      [1, 'gray'],
    ] as const) {
      const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a04020' } });
      const jpegBytes = new Uint8Array(await (channels === 1 ? image.toColourspace('b-w') : image).jpeg().toBuffer());
      const [imageLine = ''] = listImages(await writePdf({ kind: 'jpeg', bytes: jpegBytes, width: 40, height: 30 }));
      expect(imageLine).toMatch(new RegExp(`image\\s+40\\s+30\\s+${colorSpace}\\s+${channels}\\s+8\\s+jpeg`));
    }
  });

  it('gets a mask for its transparency', async () => {
    const alphaPixels = new Uint8Array(WIDTH * HEIGHT).fill(128);
    const imageLines = listImages(
      await writePdf({ kind: 'rgb', bytes: rawPixels, width: WIDTH, height: HEIGHT, alpha: alphaPixels }),
    );
    expect(imageLines.map((imageLine) => imageLine.trim().split(/\s+/)[2])).toEqual(['image', 'smask']);
  });

  it('causes an error when its bytes do not match its kind or size', async () => {
    const shortBitmap = { kind: 'rgb', bytes: rawPixels.slice(1), width: WIDTH, height: HEIGHT } as const;
    await expect(writePdf(shortBitmap)).rejects.toThrow(RangeError);
    await expect(writePdf({ ...shortBitmap, kind: 'jpeg' })).rejects.toThrow(RangeError);
  });
});
