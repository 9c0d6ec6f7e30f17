/** Tests gradients, shadows, blend modes and round corners: on the screen as in the PDF. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeElement } from '../../../../src/shared/card/place/place-element.ts';
import { elementSchema } from '../../../../src/shared/card/template/picture-elements.ts';
import type { Element } from '../../../../src/shared/card/template/template.ts';
import { completeTheme } from '../../../../src/shared/display/color.ts';
import type { DisplayItem, DisplayList, GroupItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { getColorAtPoint } from '../../../../src/shared/display/gradient.ts';
import { createRectPath } from '../../../../src/shared/display/path.ts';
import { pt } from '../../../../src/shared/display/units.ts';
import { writePdf } from '../../../../src/shared/pdf/write-pdf.ts';
import { createTextItems, createTextStyle } from '../../../../src/shared/print/draw.ts';
import { createShopSvg } from '../../../../src/shared/print/shop/shop-picture.ts';
import { listTextGrounds } from '../../../../src/shared/studio/review/text-grounds.ts';
import { getTestFonts } from '../support.ts';

const fonts = getTestFonts();
const theme = completeTheme({
  ink: '#101010',
  paper: '#ffffff',
  primary: '#1d4ed8',
  secondary: '#f59e0b',
  accent: '#dc2626',
  danger: '#c8102e',
  mute: '#c4ccd8',
  wash: '#eef1f6',
});

/** Places elements. Shapes read nothing but the theme. */
const placeShapes = (elements: readonly object[]): readonly DisplayItem[] =>
  elements.flatMap((element) => {
    const parsed: Element = elementSchema.parse(element);
    return placeElement(parsed, { theme, binding: {} } as Parameters<typeof placeElement>[1]).items;
  });

/** The size of the test card in points. */
const SIZE = 120;
/** In millimeters, as elements state it. */
const SIZE_MM = (SIZE / 72) * 25.4;
const GROUND = { kind: 'shape', box: [0, 0, SIZE_MM, SIZE_MM], fill: '#ffd166' };
const WINDOW = [5, 5, SIZE_MM - 10, SIZE_MM - 10];
const createCard = (items: readonly DisplayItem[]): DisplayList => ({
  width: pt(SIZE),
  height: pt(SIZE),
  bleed: pt(0),
  label: 'Effects',
  items,
});

const RESOLUTION = 144;

/** Renders the SVG, as the screen does. */
async function renderScreen(card: DisplayList): Promise<Buffer> {
  const pixels = { width: (SIZE * RESOLUTION) / 72, height: (SIZE * RESOLUTION) / 72 };
  const svg = createShopSvg(card, fonts, { bleed: 0, pixels });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function renderPdf(card: DisplayList): Promise<Buffer> {
  const page = {
    width: SIZE,
    height: SIZE,
    sides: [
      {
        side: card,
        matrix: [1, 0, 0, 1, 0, 0] as const,
        clip: createRectPath({ x: 0, y: 0, width: SIZE, height: SIZE }),
      },
    ],
    items: [],
  };
  const pdfBytes = await writePdf([page], fonts, { title: 'Effects', created: new Date(0) });
  const pdfPath = join(mkdtempSync(join(tmpdir(), 'effects-')), 'card.pdf');
  writeFileSync(pdfPath, pdfBytes);
  execFileSync('qpdf', ['--check', pdfPath]);
  const pngPath = pdfPath.replace('.pdf', '');
  execFileSync('pdftoppm', ['-r', String(RESOLUTION), '-png', '-singlefile', pdfPath, pngPath]);
  return sharp(readFileSync(`${pngPath}.png`))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Returns how much the pixels of two pictures differ on average, and the share of pixels that differ clearly, of 255. */
function compare(left: Buffer, right: Buffer): { readonly mean: number; readonly clearShare: number } {
  expect(left).toHaveLength(right.length);
  const differences = [...left].map((value, index) => Math.abs(value - (right[index] as number)));
  return {
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
    clearShare: differences.filter((difference) => difference > 40).length / differences.length,
  };
}

const LOOKS: readonly (readonly [string, object])[] = [
  [
    'a linear gradient',
    {
      gradient: {
        form: 'linear',
        angle: 30,
        stops: [
          { at: 0, colour: 'primary' },
          { at: 0.4, colour: 'paper' },
          { at: 1, colour: 'accent' },
        ],
      },
    },
  ],
  [
    'a gradient that fades out',
    {
      gradient: {
        form: 'linear',
        stops: [
          { at: 0.2, colour: 'ink', opacity: 0 },
          { at: 0.9, colour: 'ink' },
        ],
      },
      radius: 4,
    },
  ],
  [
    'a radial gradient with a hard edge',
    {
      gradient: {
        form: 'radial',
        center: [0.3, 0.4],
        stops: [
          { at: 0, colour: 'paper' },
          { at: 0.5, colour: 'primary' },
          { at: 0.5, colour: 'accent' },
          { at: 1, colour: 'ink' },
        ],
      },
    },
  ],
  [
    'a translucent gradient with a line around it',
    {
      opacity: 0.5,
      stroke: { colour: 'ink', width: 3 },
      gradient: {
        form: 'linear',
        stops: [
          { at: 0, colour: 'primary' },
          { at: 1, colour: 'accent' },
        ],
      },
    },
  ],
  ['a soft shadow', { fill: 'paper', radius: 3, shadow: { offset: [1.5, 2], blur: 2.5, colour: 'ink', opacity: 0.7 } }],
  ['a hard shadow', { fill: 'accent', shadow: { offset: [-2, 3], colour: 'primary' } }],
  ['an element that multiplies', { fill: 'primary', stroke: { colour: 'accent', width: 6 }, blend: 'multiply' }],
  ['an element that screens and is turned', { fill: 'primary', rotate: 20, blend: 'screen' }],
  ['color dodge', { fill: '#804020', blend: 'color-dodge' }],
];

describe('an effect', () => {
  it.each(LOOKS)('looks the same on the screen and in the PDF: %s', async (_name, look) => {
    const card = createCard(placeShapes([GROUND, { kind: 'shape', box: WINDOW, ...look }]));
    const [screenPixels, pdfPixels] = await Promise.all([renderScreen(card), renderPdf(card)]);
    const { mean, clearShare } = compare(screenPixels, pdfPixels);
    expect(mean).toBeLessThan(4);
    expect(clearShare).toBeLessThan(0.03);
    // The effect is seen at all.
    const plainPixels = await renderScreen(createCard(placeShapes([GROUND])));
    expect(compare(screenPixels, plainPixels).clearShare).toBeGreaterThan(0.05);
  });

  it('of a blend mode differs from covering what is below', async () => {
    const shape = { kind: 'shape', box: WINDOW, fill: 'primary' };
    const render = (blend: object) => renderPdf(createCard(placeShapes([GROUND, { ...shape, ...blend }])));
    expect(compare(await render({}), await render({ blend: 'multiply' })).clearShare).toBeGreaterThan(0.1);
  });
});

describe('a gradient', () => {
  const placeGradient = (gradient: object) =>
    (placeShapes([{ kind: 'shape', box: [0, 0, 20, 10], gradient }])[0] as GroupItem).items[0] as PathItem;

  it('runs across the whole box in its direction, whatever the angle', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#ffffff' },
    ];
    const corners = { start: { x: 0, y: 0 }, end: { x: (20 / 25.4) * 72, y: (10 / 25.4) * 72 } };
    for (const angle of [0, 26, 45, 90]) {
      const { gradient } = placeGradient({ form: 'linear', angle, stops });
      expect(gradient && getColorAtPoint(gradient, corners.start).colour).toBe('#000000');
      expect(gradient && getColorAtPoint(gradient, corners.end).colour).toBe('#ffffff');
    }
  });

  it('has a plain color for what cannot show it', () => {
    const { fill } = placeGradient({
      form: 'radial',
      stops: [
        { at: 0, colour: '#000000' },
        { at: 1, colour: '#ffffff' },
      ],
    });
    expect(fill).toBe('#808080');
  });

  it('counts with the color behind each word when contrast is checked', () => {
    const items = placeShapes([
      {
        kind: 'shape',
        box: [0, 0, SIZE_MM, SIZE_MM],
        gradient: {
          form: 'linear',
          angle: 0,
          stops: [
            { at: 0.4, colour: '#000000' },
            { at: 0.6, colour: '#ffffff' },
          ],
        },
      },
    ]);
    const words = createTextItems('Night', 5, 20, createTextStyle('text', 10), 'left', fonts);
    const [[ground] = []] = listTextGrounds([[...items, ...words]]);
    expect([...(ground?.grounds.keys() ?? [])]).toEqual(['#000000']);
  });
});
