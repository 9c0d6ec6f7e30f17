/** Tests a bitmap as the symbol of a faction, which is fitted into the box of the drawing. */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import type { PictureProblem } from '../../../../src/shared/card/pictures/picture-messages.ts';
import type { PicturesBySource } from '../../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, ImageItem } from '../../../../src/shared/display/display-list.ts';
import { computeFingerprint } from '../../../../src/shared/document/fingerprint/fingerprint.ts';
import type { Faction } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createHero, faction, getTestFonts } from '../support.ts';

const WIDE_PICTURE = { key: 'wide', width: 400, height: 200 };
const pictureBook: PicturesBySource = new Map<string, typeof WIDE_PICTURE | { problem: PictureProblem }>([
  ['wide.png', WIDE_PICTURE],
  ['bad.png', { problem: { kind: 'empty' } }],
]);
const symbolDrawing = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10H0Z', fill: '#123456' }] };

const layoutFaction = (
  factionChanges: Partial<Faction>,
  factionPictures: PicturesBySource | undefined = pictureBook,
) => {
  const { symbol: _symbol, ...plainFaction } = faction;
  return layoutCard(GAMES, {
    character: createHero(),
    factions: [{ ...plainFaction, ...factionChanges }],
    template: getDefaultTemplate(GAMES),
    fonts: getTestFonts(),
    pictures: new Map(),
    factionPictures,
  });
};
const listImages = (items: readonly DisplayItem[]): ImageItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? listImages(item.items) : item.kind === 'image' ? [item] : []));
const hasFill = (items: readonly DisplayItem[], colour: string): boolean =>
  items.some((item) =>
    item.kind === 'group' ? hasFill(item.items, colour) : item.kind === 'path' && item.fill === colour,
  );
const getSymbolBox = () => {
  const element = getDefaultTemplate(GAMES).front.find(
    (candidate) => candidate.kind === 'symbol' && candidate.drawing === '/faction/symbol',
  );
  if (element === undefined) throw new Error('the classic template shows no faction');
  return element.box.map((millimeters) => (millimeters / 25.4) * 72);
};

describe('a bitmap as the faction symbol', () => {
  it("E-29: fits the bitmap into the middle of the symbol's box, instead of the drawing", () => {
    const { front, findings } = layoutFaction({ symbol: symbolDrawing, symbolImage: { src: 'wide.png' } });
    const [image] = listImages(front.items);
    const [x = 0, y = 0, width = 0, height = 0] = getSymbolBox();
    expect(image).toMatchObject({ kind: 'image', picture: 'wide' });
    expect(image?.width).toBeCloseTo(width, 3);
    expect(image?.height).toBeCloseTo(width / 2, 3);
    expect(image?.x).toBeCloseTo(x, 3);
    expect(image?.y).toBeCloseTo(y + (height - width / 2) / 2, 3);
    expect(hasFill(front.items, '#123456')).toBe(false);
    expect(findings.map((finding) => finding.kind)).not.toContain('broken-symbol');
  });

  it('reports an unusable bitmap and draws the drawing, if there is one', () => {
    const fallbackLayout = layoutFaction({ symbol: symbolDrawing, symbolImage: { src: 'bad.png' } });
    expect(fallbackLayout.findings).toContainEqual({ kind: 'broken-symbol', problem: { kind: 'empty' } });
    expect(hasFill(fallbackLayout.front.items, '#123456')).toBe(true);
    const pictureLayout = layoutFaction({ symbolImage: { src: 'elsewhere.png' } });
    expect(pictureLayout.findings.map((finding) => finding.kind)).toContain('broken-symbol');
    expect(listImages(pictureLayout.front.items)).toEqual([]);
  });

  it('reports a cut-off drawing once, although both sides show it', () => {
    const cutDrawing = { ...symbolDrawing, shapes: [{ d: 'm0 0h10v10z', fill: '#123456' }] };
    const findCutFindings = (factionChanges: Partial<Faction>) =>
      layoutFaction(factionChanges).findings.filter(({ kind }) => kind === 'cut-drawing');
    expect(findCutFindings({ symbol: cutDrawing })).toEqual([{ kind: 'cut-drawing', drawing: 'symbol' }]);
    expect(findCutFindings({ symbol: symbolDrawing })).toEqual([]);
  });

  it('appears when its picture has been loaded', () => {
    const symbolImage = { src: 'wide.png' };
    expect(listImages(layoutFaction({ symbolImage }, new Map()).front.items)).toHaveLength(0);
    expect(listImages(layoutFaction({ symbolImage }).front.items)).toHaveLength(1);
  });

  it('does not count in the fingerprint', () => {
    expect(computeFingerprint(GAMES, { ...faction, symbolImage: { src: 'wide.png' } })).toBe(
      computeFingerprint(GAMES, faction),
    );
  });
});
