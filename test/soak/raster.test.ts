/**
 * What is on screen is what is on paper: the SVG and the PDF of every template with every sample and with characters that
 * are hard to set, rasterised and compared; and their words, taken out of the PDF again.
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
import { TORTURE_PICTURE, tortured } from './torture.ts';

const DPI = 300;
/** After a blur of one pixel, this share of pixels may differ by more than a quarter of full scale. */
const MOST_DIFFERENT = 0.005;
const QUARTER = 64;

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
  /** Three bytes a pixel. */
  rgb: Uint8Array;
}

/** Pages of a PDF as Poppler draws them. The size is named, or a hair's breadth of rounding adds a row of pixels. */
function pagesOf(pdf: Uint8Array, count: number, width: number, height: number): Picture[] {
  const file = join(folder, 'card.pdf');
  writeFileSync(file, pdf);
  execFileSync('pdftoppm', ['-scale-to-x', String(width), '-scale-to-y', String(height), file, join(folder, 'page')]);
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(String(count).length, '0');
    return readPpm(readFileSync(join(folder, `page-${number}.ppm`)));
  });
}

function readPpm(bytes: Buffer): Picture {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('pdftoppm wrote no PPM');
  return { width: Number(header[1]), height: Number(header[2]), rgb: bytes.subarray(header[0].length) };
}

/** An SVG as Chromium draws it, on white. */
async function drawn(svg: string, width: number, height: number): Promise<Picture> {
  const base64 = await page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const context = new OffscreenCanvas(w, h).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, w, h);
      context.drawImage(image, 0, 0, w, h);
      const { data } = context.getImageData(0, 0, w, h);
      let text = '';
      for (let index = 0; index < data.length; index += 4)
        text += String.fromCharCode(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
      return btoa(text);
    },
    [svg, width, height] as const,
  );
  return { width, height, rgb: Buffer.from(base64, 'base64') };
}

/** A blur of one pixel, as people mean it: a Gaussian cut off after three, and the mean of a pixel and its neighbours. */
const BLURS: readonly (readonly number[])[] = [[-3, -2, -1, 0, 1, 2, 3].map((d) => Math.exp((-d * d) / 2)), [1, 1, 1]];

/** Share of the pixels of which a channel differs by more than a quarter, after whichever blur shows more of them. */
const difference = (a: Picture, b: Picture): number => Math.max(...BLURS.map((kernel) => differing(a, b, kernel)));

/**
 * A blur is a mean, so that blurred pictures differ by the blurred difference, and by a quarter only near pixels that do.
 * At the edges the outermost pixel goes on.
 */
function differing({ width, height, rgb }: Picture, other: Picture, kernel: readonly number[]): number {
  const delta = Int16Array.from(rgb, (value, index) => value - (other.rgb[index] ?? 0));
  const reach = kernel.length >> 1;
  const total = kernel.reduce((sum, weight) => sum + weight, 0) ** 2;
  const near = new Uint8Array(width * height);
  const inside = (value: number, end: number): number => Math.min(end - 1, Math.max(0, value));
  delta.forEach((value, index) => {
    if (Math.abs(value) <= QUARTER) return;
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    for (let row = inside(y - reach, height); row <= inside(y + reach, height); row++)
      near.fill(1, row * width + inside(x - reach, width), row * width + inside(x + reach, width) + 1);
  });
  const blurredAt = (x: number, y: number, channel: number): number => {
    let sum = 0;
    kernel.forEach((across, index) => {
      kernel.forEach((down, k) => {
        const at = inside(y + k - reach, height) * width + inside(x + index - reach, width);
        sum += across * down * (delta[3 * at + channel] ?? 0);
      });
    });
    return sum / total;
  };
  let different = 0;
  near.forEach((is, index) => {
    if (is && [0, 1, 2].some((c) => Math.abs(blurredAt(index % width, Math.floor(index / width), c)) > QUARTER))
      different++;
  });
  return different / (width * height);
}

const { characters, factions } = readSamples(GAMES);
const cases = listBuiltInTemplates(GAMES).flatMap((template) =>
  [...characters, ...tortured(characters as SuCharacter[])].map(
    (character) => [template.id, character.id, template, character] as const,
  ),
);

const PICTURE = { key: 'portrait', width: 480, height: 600 };
const pictures = new Map([[TORTURE_PICTURE, PICTURE]]);

/** Soft and hard edges: what bitmaps are made of. */
const pixels = sharp({ create: { width: 480, height: 600, channels: 3, background: '#d8b48c' } })
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

async function portrait(): Promise<{ pdf: PdfBitmap; href: string }> {
  const bytes = new Uint8Array(await pixels.clone().raw().toBuffer());
  const href = `data:image/png;base64,${(await pixels.clone().png().toBuffer()).toString('base64')}`;
  return { pdf: { kind: 'rgb', bytes, width: PICTURE.width, height: PICTURE.height }, href };
}

/** Words and the letters in them, without the ways of writing that a reader does not tell apart. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200e\u200f]/gu, '');

it.each(cases)('%s: %s is the same picture and the same words', async (_, __, template, character) => {
  const { pdf, href } = await portrait();
  const {
    front,
    back,
    continuationCards: more,
  } = layoutCard(GAMES, { character, factions, template, fonts: getBuiltInFonts(), pictures });
  const meta = { title: character.name, label: '', created: new Date(0) };
  const sides = [{ front, back }, ...more];
  const job = { cards: sides, paper: 'card', sides: 'long-edge', marks: 'none', bleedMm: 0, meta } as const;
  const [width, height] = [front.width, front.height].map((points) => Math.round((points / 72) * DPI)) as [
    number,
    number,
  ];
  const lists = sides.flatMap((card) => [card.front, card.back]);
  const bytes = await createCardsPdf(translate, job, getBuiltInFonts(), { pictures: new Map([[PICTURE.key, pdf]]) });
  const paper = pagesOf(bytes, lists.length, width, height);
  for (const [index, list] of lists.entries()) {
    const printed = paper[index] as Picture;
    const screen = await drawn(toSvg(list, getBuiltInFonts(), { getHref: () => href }), printed.width, printed.height);
    expect(difference(printed, screen), `side ${index}`).toBeLessThan(MOST_DIFFERENT);
    const found = letters(wordsOf(index + 1));
    // Poppler orders words by where they stand: each run has to be found whole, wherever it is.
    for (const { text } of listTextItems(list.items)) {
      if (!RIGHT_TO_LEFT.test(text)) expect(found).toContain(letters(text));
    }
  }
});

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The words of a page of the file that was drawn last, in the order in which they were written. */
function wordsOf(page: number): string {
  const args = ['-raw', '-f', String(page), '-l', String(page), join(folder, 'card.pdf'), '-'];
  return execFileSync('pdftotext', args, { encoding: 'utf8' });
}

it('would notice a card that differs', async () => {
  const [a, b] = characters;
  if (!a || !b) throw new Error('no samples');
  const template = listBuiltInTemplates(GAMES)[0];
  if (!template) throw new Error('no template');
  const svg = (character: typeof a) =>
    toSvg(layoutCard(GAMES, { character, factions, template, fonts: getBuiltInFonts() }).front, getBuiltInFonts());
  expect(difference(await drawn(svg(a), 375, 525), await drawn(svg(b), 375, 525))).toBeGreaterThan(MOST_DIFFERENT);
});
