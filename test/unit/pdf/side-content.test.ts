/** A PDF that is made from prepared page content equals the PDF that is made from display lists. */

import { promisify } from 'node:util';
import { deflateSync, deflate as zlibDeflate } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { collectPictureWidths } from '../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createPdfWriter, measureBitmaps, writeSideContent } from '../../../src/shared/pdf/side-content.ts';
import { type CardsJob, createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { t } from '../../support/texts.ts';
import { card, hero, testFonts } from '../card/support.ts';

const fonts = testFonts();
const drawing = { width: 9, height: 9, shapes: [{ d: 'M0 0 L9 0 L9 9 Z', fill: 'accent' }] };
const laid = [
  card({ name: 'Ночной Ångström', art: { drawing } }),
  ...['Gale', 'שלום', 'Ωmega 語'].map((name) => card({ name, art: { drawing } })),
];
const job = (changes: Partial<CardsJob> = {}): CardsJob => ({
  cards: laid,
  paper: 'a4',
  sides: 'long-edge',
  marks: 'crop',
  meta: { title: 'Test deck', label: 'Test deck', created: new Date(0) },
  ...changes,
});

function fromPlates(changes: Partial<CardsJob> = {}): Promise<Uint8Array> {
  const writer = createPdfWriter(fonts);
  const { cards } = job(changes);
  const contents = cards.map((one) => {
    if (!('items' in one.front && 'items' in one.back)) throw new Error('expected display lists');
    return { ...one, front: writeSideContent(one.front, writer), back: writeSideContent(one.back, writer) };
  });
  return createCardsPdf(t, { ...job(changes), cards: contents }, fonts, { writer });
}

describe('contents', () => {
  // Single cards stand on their pages in the order in which contents were made, so that even glyphs have the same numbers.
  it('give the very file that their display lists give', async () => {
    for (const copies of [1, 3]) {
      const changes = { paper: 'card' as const, cards: laid.map((one) => ({ ...one, copies })) };
      expect(await fromPlates(changes)).toEqual(await createCardsPdf(t, job(changes), fonts));
    }
  });

  it('are made once more without a trace of the first time', async () => {
    expect(await fromPlates()).toEqual(await fromPlates());
  });

  it('know the bitmaps they show, also where a side is made again', () => {
    const pictures = new Map([['a.png', { key: 'k', width: 900, height: 600 }]]);
    const input = { factions: [], template: getDefaultTemplate(GAMES), fonts, pictures };
    const sides = layoutCard(GAMES, {
      ...input,
      character: hero({ art: { image: { src: 'a.png' }, crop: { zoom: 2 } } }),
    });
    const writer = createPdfWriter(fonts);
    for (let index = 0; index < 4; index += 1)
      expect(measureBitmaps([writeSideContent(sides.front, writer)])).toEqual(collectPictureWidths([sides.front]));
    expect(measureBitmaps([writeSideContent(sides.back, writer)])).toEqual(collectPictureWidths([sides.back]));
    expect(measureBitmaps([sides.front]).get('k')).toBeGreaterThan(0);
  });

  it('cannot be read aloud, since operators say nothing of headings and pictures', async () => {
    await expect(fromPlates({ tagged: true })).rejects.toThrow('display lists');
  });

  it('are packed at once or later, to the same file', async () => {
    const later = promisify<Uint8Array, Uint8Array>(zlibDeflate);
    const many = { cards: laid.map((one) => ({ ...one, copies: 60 })) };
    expect(await createCardsPdf(t, job(many), fonts, { deflate: later })).toEqual(
      await createCardsPdf(t, job(many), fonts, { deflate: (bytes) => new Uint8Array(deflateSync(bytes)) }),
    );
    const broken = (): Promise<Uint8Array> => Promise.reject(new Error('no room'));
    await expect(createCardsPdf(t, job(), fonts, { deflate: broken })).rejects.toThrow('no room');
  });
});
