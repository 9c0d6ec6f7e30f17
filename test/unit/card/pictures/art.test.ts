/** Bitmaps on the card: what stands in the window, and what the layout has to say of it. */

import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import type { PictureProblem } from '../../../../src/shared/card/pictures/picture-messages.ts';
import {
  collectPictureWidths,
  computePixelWidth,
  type PicturesBySource,
} from '../../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, GroupItem, ImageItem } from '../../../../src/shared/display/display-list.ts';
import { computeFingerprint } from '../../../../src/shared/document/fingerprint/fingerprint.ts';
import type { Art } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { faction, hero, testFonts } from '../support.ts';

const LARGE = { key: 'k1', width: 1600, height: 1200 };
const book: PicturesBySource = new Map<string, typeof LARGE | { problem: PictureProblem }>([
  ['large.png', LARGE],
  ['small.png', { key: 'k2', width: 300, height: 300 }],
  ['bad.png', { problem: { kind: 'empty' } }],
]);
const drawing = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10H0Z', fill: '#123456' }] };

const laid = (art: Art) =>
  layoutCard(GAMES, {
    character: hero({ art }),
    factions: [faction],
    template: getDefaultTemplate(GAMES),
    fonts: testFonts(),
    pictures: book,
  });
const kinds = (art: Art) => laid(art).findings.map((note) => note.kind);

function images(items: readonly DisplayItem[], within?: GroupItem): { image: ImageItem; within?: GroupItem }[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return images(item.items, item);
    return item.kind === 'image' ? [{ image: item, ...(within ? { within } : {}) }] : [];
  });
}
const artGroup = (art: Art) =>
  laid(art).front.items.find((item): item is GroupItem => item.kind === 'group' && item.field === '/art');

describe('art of a card', () => {
  it('an image comes before a drawing, a drawing before the fallback', () => {
    expect(images(laid({ drawing, image: { src: 'large.png' } }).front.items)).toHaveLength(1);
    expect(kinds({ drawing, image: { src: 'large.png' } })).toEqual([]);
    expect(kinds({ drawing })).toEqual([]);
    expect(kinds({})).toEqual(['missing-art']);
  });

  it('an image that cannot be used is noted, and the drawing or the fallback stands there', () => {
    const broken = laid({ image: { src: 'bad.png' } });
    expect(broken.findings).toEqual([{ kind: 'broken-art', problem: { kind: 'empty' } }]);
    expect(images(broken.front.items)).toEqual([]);
    expect(kinds({ drawing, image: { src: 'bad.png' } })).toEqual(['broken-art']);
    expect(kinds({ drawing, image: { src: 'never-read.png' } })).toEqual(['broken-art']);
  });

  it.each([
    ['a relative command', 'M0 0l10 0 0 10z'],
    ['an arc', 'M0 0H10A5 5 0 0 1 5 10Z'],
    ['a number that is missing', 'M0 0H10V10L3Z'],
  ])('a drawing that is cut by %s is noted once, wherever it stands', (_, d) => {
    const cut = { ...drawing, shapes: [...drawing.shapes, { d, fill: '#123456' }] };
    expect(laid({ drawing: cut }).findings).toEqual([{ kind: 'cut-drawing', drawing: 'art' }]);
    expect(kinds({ drawing: { ...drawing, shapes: [{ d: '', fill: '#123456' }] } })).toEqual([]);
    expect(kinds({ drawing: cut, image: { src: 'large.png' } })).toEqual([]);
  });

  it('an image of fewer than 200 pixels an inch is noted with what it has', () => {
    const [note] = laid({ image: { src: 'small.png' } }).findings;
    // The window is 55.7 mm wide: 300 pixels over 2.19 inches.
    expect(note).toEqual({ kind: 'low-resolution', dpi: 136 });
    expect(kinds({ image: { src: 'large.png' }, crop: { zoom: 4 } })).toEqual(['low-resolution']);
  });

  it('is clipped to its window and tells readers whom it shows', () => {
    expect(artGroup({ image: { src: 'large.png' } })).toMatchObject({
      role: 'figure',
      alt: 'Gale Clerk',
      clip: expect.any(Array),
    });
    expect(artGroup({})?.role).toBeUndefined();
  });

  it('stands in a turned group when it is turned', () => {
    const [found] = images(laid({ image: { src: 'large.png' }, crop: { rotation: 30 } }).front.items);
    expect(found?.within?.transform?.slice(0, 2).map((n) => Math.round(n * 1000) / 1000)).toEqual([0.866, 0.5]);
  });

  it('is no part of the fingerprint', () => {
    const plain = computeFingerprint(GAMES, hero());
    expect(
      computeFingerprint(GAMES, hero({ art: { image: { src: 'a.png', credit: 'Ada' }, crop: { zoom: 3 } } })),
    ).toBe(plain);
  });
});

describe('pictures that lists show', () => {
  it('with the largest width they are drawn in', () => {
    const one = laid({ image: { src: 'large.png' } });
    const two = laid({ image: { src: 'large.png' }, crop: { zoom: 2 } });
    const width = collectPictureWidths([one.front, two.front, one.back]).get('k1') ?? 0;
    expect(width).toBeCloseTo(2 * (collectPictureWidths([one.front]).get('k1') ?? 0));
  });

  it('need no more pixels than they have, and never none', () => {
    expect([computePixelWidth(72, 300, 1600), computePixelWidth(72, 300, 200), computePixelWidth(0, 300, 200)]).toEqual(
      [300, 200, 1],
    );
  });
});

describe('a picture in the SVG', () => {
  const { front } = laid({ image: { src: 'large.png' } });

  it('is stretched onto its box, with the address its door gives it', () => {
    const svg = toSvg(front, testFonts(), { getHref: (key) => `data:image/png;base64,${key}"` });
    expect(svg).toContain('<image href="data:image/png;base64,k1&quot;"');
    expect(svg).toContain('preserveAspectRatio="none"');
  });

  it('is left out when nobody has its pixels', () => expect(toSvg(front, testFonts())).not.toContain('<image'));
});
