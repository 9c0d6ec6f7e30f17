/** Tests that prepared page content gives the same PDF as display lists. */

import { promisify } from 'node:util';
import { deflateSync, deflate as zlibDeflate } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { collectPictureWidths } from '../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createPdfWriter, measureBitmaps, writeSideContent } from '../../../src/shared/pdf/side-content.ts';
import { type CardsJob, createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts, layoutTestCard } from '../card/support.ts';

const fonts = getTestFonts();
const drawing = { width: 9, height: 9, shapes: [{ d: 'M0 0 L9 0 L9 9 Z', fill: 'accent' }] };
const cardLayouts = [
  layoutTestCard({ name: 'Ночной Ångström', art: { drawing } }),
  ...['Gale', 'שלום', 'Ωmega 語'].map((heroName) => layoutTestCard({ name: heroName, art: { drawing } })),
];
const createJob = (jobChanges: Partial<CardsJob> = {}): CardsJob => ({
  cards: cardLayouts,
  paper: 'a4',
  sides: 'long-edge',
  marks: 'crop',
  meta: { title: 'Test deck', label: 'Test deck', created: new Date(0) },
  ...jobChanges,
});

function printFromContent(jobChanges: Partial<CardsJob> = {}): Promise<Uint8Array> {
  const pdfWriter = createPdfWriter(fonts);
  const { cards } = createJob(jobChanges);
  const sideContents = cards.map((cardLayout) => {
    if (!('items' in cardLayout.front && 'items' in cardLayout.back)) throw new Error('expected display lists');
    return {
      ...cardLayout,
      front: writeSideContent(cardLayout.front, pdfWriter),
      back: writeSideContent(cardLayout.back, pdfWriter),
    };
  });
  return createCardsPdf(translate, { ...createJob(jobChanges), cards: sideContents }, fonts, { writer: pdfWriter });
}

describe('prepared page content', () => {
  // Single cards appear on their pages in the order of their contents, so that even the glyph numbers are equal.
  it('gives the same file as its display lists', async () => {
    for (const copies of [1, 3]) {
      const jobChanges = {
        paper: 'card' as const,
        cards: cardLayouts.map((cardLayout) => ({ ...cardLayout, copies })),
      };
      expect(await printFromContent(jobChanges)).toEqual(await createCardsPdf(translate, createJob(jobChanges), fonts));
    }
  });

  it('gives the same file when it is created again', async () => {
    expect(await printFromContent()).toEqual(await printFromContent());
  });

  it('lists the widths of its bitmaps, also when a side is created again', () => {
    const pictures = new Map([['a.png', { key: 'k', width: 900, height: 600 }]]);
    const layoutInput = { factions: [], template: getDefaultTemplate(GAMES), fonts, pictures };
    const cardSides = layoutCard(GAMES, {
      ...layoutInput,
      character: createHero({ art: { image: { src: 'a.png' }, crop: { zoom: 2 } } }),
    });
    const pdfWriter = createPdfWriter(fonts);
    for (let index = 0; index < 4; index += 1)
      expect(measureBitmaps([writeSideContent(cardSides.front, pdfWriter)])).toEqual(
        collectPictureWidths([cardSides.front]),
      );
    expect(measureBitmaps([writeSideContent(cardSides.back, pdfWriter)])).toEqual(
      collectPictureWidths([cardSides.back]),
    );
    expect(measureBitmaps([cardSides.front]).get('k')).toBeGreaterThan(0);
  });

  it('cannot be used in a tagged PDF, which requires display lists', async () => {
    await expect(printFromContent({ tagged: true })).rejects.toThrow('display lists');
  });

  it('gives the same file whether it is packed at once or later', async () => {
    const deflateLater = promisify<Uint8Array, Uint8Array>(zlibDeflate);
    const manyCopies = { cards: cardLayouts.map((cardLayout) => ({ ...cardLayout, copies: 60 })) };
    expect(await createCardsPdf(translate, createJob(manyCopies), fonts, { deflate: deflateLater })).toEqual(
      await createCardsPdf(translate, createJob(manyCopies), fonts, {
        deflate: (bytes) => new Uint8Array(deflateSync(bytes)),
      }),
    );
    const failToDeflate = (): Promise<Uint8Array> => Promise.reject(new Error('no room'));
    await expect(createCardsPdf(translate, createJob(), fonts, { deflate: failToDeflate })).rejects.toThrow('no room');
  });
});
