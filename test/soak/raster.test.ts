/**
 * The screen shows what is printed. The test rasterizes and compares the SVG and the PDF of every template with every sample
 * and with characters that are hard to typeset, and it reads the words from the PDF.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBuiltInFonts, readSamples } from '../../src/cli/assets.ts';
import { toSvg } from '../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { listTextItems } from '../../src/shared/display/display-list.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character as SuCharacter } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PdfBitmap } from '../../src/shared/pdf/embed-bitmap.ts';
import { createCardsPdf } from '../../src/shared/print/cards-pdf.ts';
import { translate } from '../support/texts.ts';
import { createTortureCharacters, TORTURE_PICTURE } from './torture-characters.ts';

const DPI = 300;
/** The share of pixels that may differ by more than a quarter of the full scale after a blur of one pixel. */
const MAX_DIFFERENT_SHARE = 0.005;
const QUARTER_SCALE = 64;

let browser: Browser;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'rollcall-raster-'));

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Picture {
  width: number;
  height: number;
  /** Three bytes per pixel. */
  rgb: Uint8Array;
}

/** Draws the pages of a PDF with Poppler. The size is explicit, because rounding could add a row of pixels. */
function rasterizePdf(pdf: Uint8Array, count: number, width: number, height: number): Picture[] {
  const pdfPath = join(folder, 'card.pdf');
  writeFileSync(pdfPath, pdf);
  execFileSync('pdftoppm', [
    '-scale-to-x',
    String(width),
    '-scale-to-y',
    String(height),
    pdfPath,
    join(folder, 'page'),
  ]);
  return Array.from({ length: count }, (_element, index) => {
    const pageNumber = String(index + 1).padStart(String(count).length, '0');
    return readPpm(readFileSync(join(folder, `page-${pageNumber}.ppm`)));
  });
}

function readPpm(bytes: Buffer): Picture {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('pdftoppm wrote no PPM');
  return { width: Number(header[1]), height: Number(header[2]), rgb: bytes.subarray(header[0].length) };
}

/** Draws an SVG with Chromium on a white background. */
async function drawSvg(svgText: string, width: number, height: number): Promise<Picture> {
  const base64 = await page.evaluate(
    async ([source, imageWidth, imageHeight]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const context = new OffscreenCanvas(imageWidth, imageHeight).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, imageWidth, imageHeight);
      context.drawImage(image, 0, 0, imageWidth, imageHeight);
      const { data } = context.getImageData(0, 0, imageWidth, imageHeight);
      let pixelText = '';
      for (let index = 0; index < data.length; index += 4)
        pixelText += String.fromCharCode(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
      return btoa(pixelText);
    },
    [svgText, width, height] as const,
  );
  return { width, height, rgb: Buffer.from(base64, 'base64') };
}

/** Two blurs of one pixel: a Gaussian that is cut off after three pixels, and the mean of a pixel and its neighbors. */
const BLURS: readonly (readonly number[])[] = [
  [-3, -2, -1, 0, 1, 2, 3].map((distance) => Math.exp((-distance * distance) / 2)),
  [1, 1, 1],
];

/** Returns the share of pixels with a channel that differs by more than a quarter, for the blur with more such pixels. */
const computeDifference = (first: Picture, second: Picture): number =>
  Math.max(...BLURS.map((kernel) => computeDifferentShare(first, second, kernel)));

/**
 * Returns the share of pixels that differ after a blur. A blur is a mean, so the difference of the blurred pictures equals the
 * blurred difference, and it exceeds a quarter only near pixels that do. The edge pixels continue beyond the picture.
 */
function computeDifferentShare(
  { width, height, rgb }: Picture,
  otherPicture: Picture,
  kernel: readonly number[],
): number {
  const differences = Int16Array.from(rgb, (value, index) => value - (otherPicture.rgb[index] ?? 0));
  const reach = kernel.length >> 1;
  const totalWeight = kernel.reduce((sum, weight) => sum + weight, 0) ** 2;
  const candidates = new Uint8Array(width * height);
  const clampToPicture = (value: number, end: number): number => Math.min(end - 1, Math.max(0, value));
  differences.forEach((value, index) => {
    if (Math.abs(value) <= QUARTER_SCALE) return;
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    for (let row = clampToPicture(y - reach, height); row <= clampToPicture(y + reach, height); row++)
      candidates.fill(
        1,
        row * width + clampToPicture(x - reach, width),
        row * width + clampToPicture(x + reach, width) + 1,
      );
  });
  const getBlurredDifference = (x: number, y: number, channel: number): number => {
    let sum = 0;
    kernel.forEach((horizontalWeight, index) => {
      kernel.forEach((verticalWeight, kernelRow) => {
        const pixelIndex =
          clampToPicture(y + kernelRow - reach, height) * width + clampToPicture(x + index - reach, width);
        sum += horizontalWeight * verticalWeight * (differences[3 * pixelIndex + channel] ?? 0);
      });
    });
    return sum / totalWeight;
  };
  let differentCount = 0;
  candidates.forEach((isCandidate, index) => {
    if (
      isCandidate &&
      [0, 1, 2].some(
        (channel) => Math.abs(getBlurredDifference(index % width, Math.floor(index / width), channel)) > QUARTER_SCALE,
      )
    )
      differentCount++;
  });
  return differentCount / (width * height);
}

const { characters, factions } = readSamples(GAMES);
const CASES = listBuiltInTemplates(GAMES).flatMap((template) =>
  [...characters, ...createTortureCharacters(characters as SuCharacter[])].map(
    (character) => [template.id, character.id, template, character] as const,
  ),
);

const PICTURE = { key: 'portrait', width: 480, height: 600 };
const pictures = new Map([[TORTURE_PICTURE, PICTURE]]);

/** A picture with soft and hard edges. */
const portraitPixels = sharp({ create: { width: 480, height: 600, channels: 3, background: '#d8b48c' } })
  .composite([
    {
      input: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><defs><radialGradient id="g"><stop stop-color="#fff"/>' +
          '<stop offset="1" stop-color="#203a6b"/></radialGradient></defs><rect width="480" height="600" fill="url(#g)"/>' +
          '<path d="M60 540 L240 60 L420 540 Z" fill="#c0392b" stroke="#111" stroke-width="14"/></svg>',
      ),
    },
  ])
  .removeAlpha();

async function createPortrait(): Promise<{ pdf: PdfBitmap; href: string }> {
  const bytes = new Uint8Array(await portraitPixels.clone().raw().toBuffer());
  const href = `data:image/png;base64,${(await portraitPixels.clone().png().toBuffer()).toString('base64')}`;
  return { pdf: { kind: 'rgb', bytes, width: PICTURE.width, height: PICTURE.height }, href };
}

/** Removes spaces, invisible marks and compatibility variants that a reader does not distinguish. */
const normalizeLetters = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200e\u200f]/gu, '');

it.each(CASES)(
  '%s: the card of %s looks the same and has the same words as SVG and as PDF',
  async (_templateId, _characterId, template, character) => {
    const { pdf, href } = await createPortrait();
    const {
      front,
      back,
      continuationCards: continuationSides,
    } = layoutCard(GAMES, { character, factions, template, fonts: getBuiltInFonts(), pictures });
    const meta = { title: character.name, label: '', created: new Date(0) };
    const sides = [{ front, back }, ...continuationSides];
    const job = { cards: sides, paper: 'card', sides: 'long-edge', marks: 'none', bleedMm: 0, meta } as const;
    const [width, height] = [front.width, front.height].map((points) => Math.round((points / 72) * DPI)) as [
      number,
      number,
    ];
    const displayLists = sides.flatMap((card) => [card.front, card.back]);
    const bytes = await createCardsPdf(translate, job, getBuiltInFonts(), { pictures: new Map([[PICTURE.key, pdf]]) });
    const printedPages = rasterizePdf(bytes, displayLists.length, width, height);
    for (const [index, displayList] of displayLists.entries()) {
      const printedPage = printedPages[index] as Picture;
      const screenPicture = await drawSvg(
        toSvg(displayList, getBuiltInFonts(), { getHref: () => href }),
        printedPage.width,
        printedPage.height,
      );
      expect(computeDifference(printedPage, screenPicture), `side ${index}`).toBeLessThan(MAX_DIFFERENT_SHARE);
      const pageText = normalizeLetters(readPageText(index + 1));
      // Poppler orders words by position, so each run only has to be somewhere on the page.
      for (const { text } of listTextItems(displayList.items)) {
        if (!RIGHT_TO_LEFT.test(text)) expect(pageText).toContain(normalizeLetters(text));
      }
    }
  },
);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Reads the words of a page of the last PDF, in the order in which they were written. */
function readPageText(page: number): string {
  const args = ['-raw', '-f', String(page), '-l', String(page), join(folder, 'card.pdf'), '-'];
  return execFileSync('pdftotext', args, { encoding: 'utf8' });
}

it('detects a card that looks different', async () => {
  const [firstCharacter, secondCharacter] = characters;
  if (!firstCharacter || !secondCharacter) throw new Error('no samples');
  const template = listBuiltInTemplates(GAMES)[0];
  if (!template) throw new Error('no template');
  const createCardSvg = (character: typeof firstCharacter) =>
    toSvg(layoutCard(GAMES, { character, factions, template, fonts: getBuiltInFonts() }).front, getBuiltInFonts());
  expect(
    computeDifference(
      await drawSvg(createCardSvg(firstCharacter), 375, 525),
      await drawSvg(createCardSvg(secondCharacter), 375, 525),
    ),
  ).toBeGreaterThan(MAX_DIFFERENT_SHARE);
});
