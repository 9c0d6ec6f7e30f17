/** What is on screen is what is on paper: the SVG and the PDF of every sample card, rasterised and compared. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fonts, samples } from '../../src/cli/assets.ts';
import { allCards, layoutCard } from '../../src/shared/card/layout-card.ts';
import { builtInTemplates } from '../../src/shared/card/templates.ts';
import { toSvg } from '../../src/shared/card/to-svg.ts';
import { cardsPdf } from '../../src/shared/print/cards-pdf.ts';

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
  return Array.from({ length: count }, (_, i) =>
    readPpm(readFileSync(join(folder, `page-${String(i + 1).padStart(String(count).length, '0')}.ppm`))),
  );
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
      for (let i = 0; i < data.length; i += 4)
        text += String.fromCharCode(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
      return btoa(text);
    },
    [svg, width, height] as const,
  );
  return { width, height, rgb: Buffer.from(base64, 'base64') };
}

/** A Gaussian of one pixel, cut off after three. */
const KERNEL = [-3, -2, -1, 0, 1, 2, 3].map((d) => Math.exp((-d * d) / 2));
const WEIGHT = KERNEL.reduce((a, b) => a + b, 0);

/** The picture blurred by one pixel, across and then down. At the edges the outermost pixel goes on. */
function blurred({ width, height, rgb }: Picture): Float32Array {
  const pass = (
    source: ArrayLike<number>,
    step: number,
    length: number,
    lineOf: (i: number) => number,
  ): Float32Array => {
    const out = new Float32Array(source.length);
    for (let i = 0; i < source.length; i++) {
      const at = lineOf(i);
      let sum = 0;
      for (const [k, weight] of KERNEL.entries()) {
        const shift = Math.min(length - 1, Math.max(0, at + k - 3)) - at;
        sum += weight * (source[i + shift * step] ?? 0);
      }
      out[i] = sum / WEIGHT;
    }
    return out;
  };
  const across = pass(rgb, 3, width, (i) => Math.floor(i / 3) % width);
  return pass(across, 3 * width, height, (i) => Math.floor(i / (3 * width)));
}

/** Share of the pixels of which a channel differs by more than a quarter. */
function difference(a: Picture, b: Picture): number {
  const [left, right] = [blurred(a), blurred(b)];
  let different = 0;
  for (let i = 0; i < left.length; i += 3) {
    const far = [i, i + 1, i + 2].some((c) => Math.abs((left[c] ?? 0) - (right[c] ?? 0)) > QUARTER);
    if (far) different++;
  }
  return different / (a.width * a.height);
}

const { characters, factions } = samples();
/** What templates are not made for: their further cards are the same picture too. */
function endless(): (typeof characters)[number] {
  const [first] = characters;
  if (first === undefined) throw new Error('no samples');
  const text = 'Whenever the wind turns, everyone nearby has to write it down again. '.repeat(6);
  return { ...first, id: 'endless', abilities: Array.from({ length: 12 }, (_, i) => ({ name: `Ability ${i}`, text })) };
}
const cases = builtInTemplates().flatMap((template) =>
  [...characters, endless()].map((character) => [template.id, character.id, template, character] as const),
);

it.each(cases)('%s: %s is the same picture on screen and on paper', async (_, __, template, character) => {
  const cards = allCards(layoutCard({ character, factions, template, fonts: fonts() }));
  const lists = cards.flatMap(({ front, back }) => [front, back]);
  const [front] = lists;
  if (front === undefined) throw new Error('no card');
  const meta = { title: character.name, label: '', created: new Date(0) };
  const job = { cards, paper: 'card', sides: 'long-edge', marks: 'none', bleedMm: 0, meta } as const;
  const [width, height] = [front.width, front.height].map((points) => Math.round((points / 72) * DPI)) as [
    number,
    number,
  ];
  const paper = pagesOf(await cardsPdf(job, fonts()), lists.length, width, height);
  for (const [i, list] of lists.entries()) {
    const printed = paper[i] as Picture;
    const screen = await drawn(toSvg(list, fonts()), printed.width, printed.height);
    expect(difference(printed, screen)).toBeLessThan(MOST_DIFFERENT);
  }
});

it('would notice a card that differs', async () => {
  const [a, b] = characters;
  if (!a || !b) throw new Error('no samples');
  const template = builtInTemplates()[0];
  if (!template) throw new Error('no template');
  const svg = (character: typeof a) =>
    toSvg(layoutCard({ character, factions, template, fonts: fonts() }).front, fonts());
  expect(difference(await drawn(svg(a), 375, 525), await drawn(svg(b), 375, 525))).toBeGreaterThan(MOST_DIFFERENT);
});
