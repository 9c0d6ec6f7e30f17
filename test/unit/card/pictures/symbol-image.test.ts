/** A bitmap as the symbol of a faction: fitted whole into the place of the drawing. */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import type { PictureProblem } from '../../../../src/shared/card/pictures/picture-messages.ts';
import type { PicturesBySource } from '../../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, ImageItem } from '../../../../src/shared/display/display-list.ts';
import { computeFingerprint } from '../../../../src/shared/document/fingerprint/fingerprint.ts';
import type { Faction } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { faction, hero, testFonts } from '../support.ts';

const WIDE = { key: 'wide', width: 400, height: 200 };
const book: PicturesBySource = new Map<string, typeof WIDE | { problem: PictureProblem }>([
  ['wide.png', WIDE],
  ['bad.png', { problem: { kind: 'empty' } }],
]);
const drawn = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10H0Z', fill: '#123456' }] };

const laid = (change: Partial<Faction>, factionPictures: PicturesBySource | undefined = book) => {
  const { symbol: _, ...plain } = faction;
  return layoutCard(GAMES, {
    character: hero(),
    factions: [{ ...plain, ...change }],
    template: getDefaultTemplate(GAMES),
    fonts: testFonts(),
    pictures: new Map(),
    factionPictures,
  });
};
const images = (items: readonly DisplayItem[]): ImageItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? images(item.items) : item.kind === 'image' ? [item] : []));
const paints = (items: readonly DisplayItem[], colour: string): boolean =>
  items.some((item) =>
    item.kind === 'group' ? paints(item.items, colour) : item.kind === 'path' && item.fill === colour,
  );
const symbolBox = () => {
  const element = getDefaultTemplate(GAMES).front.find((e) => e.kind === 'symbol' && e.drawing === '/faction/symbol');
  if (element === undefined) throw new Error('the classic template shows no faction');
  return element.box.map((mm) => (mm / 25.4) * 72);
};

describe('a bitmap as symbol', () => {
  it('E-29: stands whole in the middle of the place of the symbol, instead of the drawing', () => {
    const { front, findings: notes } = laid({ symbol: drawn, symbolImage: { src: 'wide.png' } });
    const [image] = images(front.items);
    const [x = 0, y = 0, width = 0, height = 0] = symbolBox();
    expect(image).toMatchObject({ kind: 'image', picture: 'wide' });
    expect(image?.width).toBeCloseTo(width, 3);
    expect(image?.height).toBeCloseTo(width / 2, 3);
    expect(image?.x).toBeCloseTo(x, 3);
    expect(image?.y).toBeCloseTo(y + (height - width / 2) / 2, 3);
    expect(paints(front.items, '#123456')).toBe(false);
    expect(notes.map((n) => n.kind)).not.toContain('broken-symbol');
  });

  it('that cannot be used is noted, and the drawing stands in; without one nothing does', () => {
    const both = laid({ symbol: drawn, symbolImage: { src: 'bad.png' } });
    expect(both.findings).toContainEqual({ kind: 'broken-symbol', problem: { kind: 'empty' } });
    expect(paints(both.front.items, '#123456')).toBe(true);
    const alone = laid({ symbolImage: { src: 'elsewhere.png' } });
    expect(alone.findings.map((n) => n.kind)).toContain('broken-symbol');
    expect(images(alone.front.items)).toEqual([]);
  });

  it('a drawing that is cut is noted once, though both sides show it', () => {
    const cut = { ...drawn, shapes: [{ d: 'm0 0h10v10z', fill: '#123456' }] };
    const ofDrawing = (change: Partial<Faction>) => laid(change).findings.filter(({ kind }) => kind === 'cut-drawing');
    expect(ofDrawing({ symbol: cut })).toEqual([{ kind: 'cut-drawing', drawing: 'symbol' }]);
    expect(ofDrawing({ symbol: drawn })).toEqual([]);
  });

  it('is looked at anew when its picture arrives', () => {
    const symbolImage = { src: 'wide.png' };
    expect(images(laid({ symbolImage }, new Map()).front.items)).toHaveLength(0);
    expect(images(laid({ symbolImage }).front.items)).toHaveLength(1);
  });

  it('does not count in the fingerprint', () => {
    expect(computeFingerprint(GAMES, { ...faction, symbolImage: { src: 'wide.png' } })).toBe(
      computeFingerprint(GAMES, faction),
    );
  });
});
