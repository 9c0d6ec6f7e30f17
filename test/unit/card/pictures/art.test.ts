/** Tests bitmaps as the art of a card and the findings about them. */

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
import { createHero, faction, getTestFonts } from '../support.ts';

const LARGE_PICTURE = { key: 'k1', width: 1600, height: 1200 };
const pictureBook: PicturesBySource = new Map<string, typeof LARGE_PICTURE | { problem: PictureProblem }>([
  ['large.png', LARGE_PICTURE],
  ['small.png', { key: 'k2', width: 300, height: 300 }],
  ['bad.png', { problem: { kind: 'empty' } }],
]);
const drawing = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10H0Z', fill: '#123456' }] };

const layoutArt = (art: Art) =>
  layoutCard(GAMES, {
    character: createHero({ art }),
    factions: [faction],
    template: getDefaultTemplate(GAMES),
    fonts: getTestFonts(),
    pictures: pictureBook,
  });
const listFindingKinds = (art: Art) => layoutArt(art).findings.map((finding) => finding.kind);

function listImages(
  items: readonly DisplayItem[],
  parentGroup?: GroupItem,
): { image: ImageItem; within?: GroupItem }[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return listImages(item.items, item);
    return item.kind === 'image' ? [{ image: item, ...(parentGroup ? { within: parentGroup } : {}) }] : [];
  });
}
const findArtGroup = (art: Art) =>
  layoutArt(art).front.items.find((item): item is GroupItem => item.kind === 'group' && item.field === '/art');

describe('the art of a card', () => {
  it('prefers an image to a drawing and a drawing to the fallback', () => {
    expect(listImages(layoutArt({ drawing, image: { src: 'large.png' } }).front.items)).toHaveLength(1);
    expect(listFindingKinds({ drawing, image: { src: 'large.png' } })).toEqual([]);
    expect(listFindingKinds({ drawing })).toEqual([]);
    expect(listFindingKinds({})).toEqual(['missing-art']);
  });

  it('reports an unusable image and shows the drawing or the fallback instead', () => {
    const brokenLayout = layoutArt({ image: { src: 'bad.png' } });
    expect(brokenLayout.findings).toEqual([{ kind: 'broken-art', problem: { kind: 'empty' } }]);
    expect(listImages(brokenLayout.front.items)).toEqual([]);
    expect(listFindingKinds({ drawing, image: { src: 'bad.png' } })).toEqual(['broken-art']);
    expect(listFindingKinds({ drawing, image: { src: 'never-read.png' } })).toEqual(['broken-art']);
  });

  it.each([
    ['a relative command', 'M0 0l10 0 0 10z'],
    ['an arc', 'M0 0H10A5 5 0 0 1 5 10Z'],
    ['a missing number', 'M0 0H10V10L3Z'],
  ])('reports a drawing that is cut off by %s once', (_label, pathData) => {
    const cutDrawing = { ...drawing, shapes: [...drawing.shapes, { d: pathData, fill: '#123456' }] };
    expect(layoutArt({ drawing: cutDrawing }).findings).toEqual([{ kind: 'cut-drawing', drawing: 'art' }]);
    expect(listFindingKinds({ drawing: { ...drawing, shapes: [{ d: '', fill: '#123456' }] } })).toEqual([]);
    expect(listFindingKinds({ drawing: cutDrawing, image: { src: 'large.png' } })).toEqual([]);
  });

  it('reports the resolution of an image below 200 dpi', () => {
    const [finding] = layoutArt({ image: { src: 'small.png' } }).findings;
    // The window is 55.7 mm (2.19 inches) wide, and the picture has 300 pixels.
    expect(finding).toEqual({ kind: 'low-resolution', dpi: 136 });
    expect(listFindingKinds({ image: { src: 'large.png' }, crop: { zoom: 4 } })).toEqual(['low-resolution']);
  });

  it("clips the art to its window and labels it with the character's name", () => {
    expect(findArtGroup({ image: { src: 'large.png' } })).toMatchObject({
      role: 'figure',
      alt: 'Gale Clerk',
      clip: expect.any(Array),
    });
    expect(findArtGroup({})?.role).toBeUndefined();
  });

  it('puts rotated art into a rotated group', () => {
    const [turnedImage] = listImages(layoutArt({ image: { src: 'large.png' }, crop: { rotation: 30 } }).front.items);
    expect(
      turnedImage?.within?.transform?.slice(0, 2).map((coefficient) => Math.round(coefficient * 1000) / 1000),
    ).toEqual([0.866, 0.5]);
  });

  it('does not include the art in the fingerprint', () => {
    const plainFingerprint = computeFingerprint(GAMES, createHero());
    expect(
      computeFingerprint(GAMES, createHero({ art: { image: { src: 'a.png', credit: 'Ada' }, crop: { zoom: 3 } } })),
    ).toBe(plainFingerprint);
  });
});

describe('picture widths', () => {
  it('collects the largest width in which a picture is drawn', () => {
    const fullLayout = layoutArt({ image: { src: 'large.png' } });
    const zoomedLayout = layoutArt({ image: { src: 'large.png' }, crop: { zoom: 2 } });
    const width = collectPictureWidths([fullLayout.front, zoomedLayout.front, fullLayout.back]).get('k1') ?? 0;
    expect(width).toBeCloseTo(2 * (collectPictureWidths([fullLayout.front]).get('k1') ?? 0));
  });

  it('requests at most the pixels that the picture has, and at least one', () => {
    expect([computePixelWidth(72, 300, 1600), computePixelWidth(72, 300, 200), computePixelWidth(0, 300, 200)]).toEqual(
      [300, 200, 1],
    );
  });
});

describe('a picture in the SVG', () => {
  const { front } = layoutArt({ image: { src: 'large.png' } });

  it('stretches the picture onto its box and escapes its address', () => {
    const svgText = toSvg(front, getTestFonts(), { getHref: (key) => `data:image/png;base64,${key}"` });
    expect(svgText).toContain('<image href="data:image/png;base64,k1&quot;"');
    expect(svgText).toContain('preserveAspectRatio="none"');
  });

  it('leaves out a picture without an address', () => expect(toSvg(front, getTestFonts())).not.toContain('<image'));
});
