/** Tests rotated and hidden elements. */

import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { findArtWindow } from '../../../../src/shared/card/pictures/art-window.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { type DisplayItem, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { createHero, createPlainTemplate, faction, getTestFonts } from '../support.ts';

const createTemplate = (front: readonly object[], changes: object = {}): CardTemplate =>
  parseTemplate({ ...createPlainTemplate(), front, back: [], more: undefined, ...changes });
const layoutHero = (template: CardTemplate, character = createHero()) =>
  layoutCard(GAMES, { character, factions: [faction], template, fonts: getTestFonts() });
const layoutFront = (front: readonly object[]): readonly DisplayItem[] => layoutHero(createTemplate(front)).front.items;
const nameValue = { at: '/character/name' };
const textElement = { kind: 'text', style: 'body', value: nameValue, box: [10, 20, 40, 10], valign: 'middle' };

/** Lists one element of every kind, all in the same box. */
const KINDS: readonly object[] = [
  { kind: 'shape', fill: 'ink' },
  { kind: 'halftone', colour: 'ink', pitch: 1, from: 0.2, to: 0.8, towards: 'up' },
  { kind: 'text', style: 'body', value: nameValue },
  { kind: 'flow', gap: 1, sectionGap: 2, sections: [{ spans: [{ style: 'body', value: nameValue }] }] },
  { kind: 'stat', value: { style: 'body', value: { at: '/character/level' } } },
  {
    kind: 'track',
    cell: [4, 5],
    gap: 0,
    runs: [{ count: { text: '3' }, cell: { fill: 'paper', stroke: { colour: 'ink', width: 1 } } }],
  },
  { kind: 'symbol', otherwise: 'shield' },
  { kind: 'list', padding: [1, 1], gap: 1, tags: [{ each: '/character/classes', style: 'body' }] },
  {
    kind: 'art',
    drawing: '/character/art/drawing',
    focus: [0.5, 0.5],
    fallback: [{ kind: 'shape', box: [12, 30, 4, 4], fill: 'ink' }],
  },
].map((elementKeys) => ({ ...elementKeys, box: [10, 20, 40, 30] }));

const POINTS = 72 / 25.4;

describe('a rotated element', () => {
  it.each(KINDS.map((elementKeys) => [(elementKeys as { kind: string }).kind, elementKeys] as const))(
    'draws an upright %s element and rotates it as a whole',
    (_label, elementKeys) => {
      const uprightItems = layoutFront([elementKeys]);
      const rotatedItems = layoutFront([{ ...elementKeys, rotate: 90 }]);
      const [rotatedGroup] = rotatedItems;
      if (rotatedGroup?.kind !== 'group' || rotatedGroup.transform === undefined) throw new Error('it is not turned');
      const isSingleGroup =
        uprightItems.length === 1 && uprightItems[0]?.kind === 'group' && uprightItems[0].clip === undefined;
      expect(rotatedGroup.items).toEqual(isSingleGroup ? (uprightItems[0] as typeof rotatedGroup).items : uprightItems);
      // A quarter turn around (30, 35) moves the top left corner from (10, 20) to (45, 15).
      const [a, b, c, d, e, f] = rotatedGroup.transform;
      expect([a, b, c, d]).toEqual([0, 1, -1, 0]);
      expect((c * 20 * POINTS + e) / POINTS).toBeCloseTo(45, 6);
      expect((b * 10 * POINTS + f) / POINTS).toBeCloseTo(15, 6);
    },
  );

  it('treats 0 and 360 degrees like no rotation', () => {
    for (const rotate of [0, 360, -360])
      expect(layoutFront([{ ...textElement, rotate }])).toEqual(layoutFront([textElement]));
  });

  it('reports text at its visible position', () => {
    const [uprightItem] = listTextItems(layoutFront([textElement]));
    const [rotatedItem] = listTextItems(layoutFront([{ ...textElement, rotate: 180 }]));
    if (uprightItem === undefined || rotatedItem === undefined) throw new Error('there are no words');
    // The center of the box is at 30 and 25 mm.
    expect(rotatedItem.x).toBeCloseTo(2 * 30 * POINTS - uprightItem.x, 6);
    expect(rotatedItem.y).toBeCloseTo(2 * 25 * POINTS - uprightItem.y, 6);
  });

  it('becomes a rotated, clickable group in the SVG', () => {
    const svgText = toSvg(layoutHero(createTemplate([{ ...textElement, rotate: 90 }])).front, getTestFonts());
    expect(svgText).toContain('<g transform="matrix(0 1 -1 0 ');
    expect(svgText).toContain('data-field="/name"');
  });

  it('checks the safe area after the rotation', () => {
    const findSafeAreaFindings = (elementKeys: object) =>
      layoutHero(createTemplate([elementKeys])).findings.filter(({ kind }) => kind === 'safe-area');
    // The center is at x = 31.75 mm. Upright, the box is 58 mm wide and fits; rotated by a quarter turn, it is 58 mm high.
    const wideText = {
      ...textElement,
      box: [3, 4, 57.5, 6],
      value: { text: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMMM' },
      align: 'center',
    };
    expect(findSafeAreaFindings({ ...wideText, box: [3, 40, 57.5, 6] })).toEqual([]);
    expect(findSafeAreaFindings({ ...wideText, box: [3, 40, 57.5, 6], rotate: 90 })).toEqual([]);
    const edgeText = { ...textElement, box: [-10, 40, 30, 6], value: { text: 'MMMMM' }, align: 'center' };
    expect(findSafeAreaFindings({ ...edgeText, box: [1, 40, 10, 6], rotate: 90, valign: 'top' })).toEqual([]);
    expect(findSafeAreaFindings({ ...edgeText, box: [-1, 40, 10, 6], rotate: 90, valign: 'bottom' })).toHaveLength(1);
  });

  it('must lie inside the trim after the rotation', () => {
    const readWithElement = (elementKeys: object) =>
      readTemplate(GAMES, { ...createPlainTemplate(), front: [elementKeys], back: [] });
    expect(readWithElement({ ...textElement, box: [2, 40, 60, 6] }).ok).toBe(true);
    expect(readWithElement({ ...textElement, box: [2, 5, 60, 6], rotate: 90 }).ok).toBe(false);
    expect(readWithElement({ ...textElement, box: [-20, 40, 60, 6], rotate: 90 }).ok).toBe(true);
  });

  it('findArtWindow returns the rotation of the art and ignores hidden art', () => {
    const art = {
      kind: 'art',
      box: [4, 15, 55, 32],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [],
    };
    expect(findArtWindow(createTemplate([{ ...art, rotate: 12 }]))?.rotation).toBe(12);
    expect(findArtWindow(createTemplate([art]))?.rotation).toBe(0);
    expect(findArtWindow(createTemplate([{ ...art, hidden: true }]))).toBeUndefined();
  });

  it('rotates on continuation cards too', () => {
    const flowElement = {
      kind: 'flow',
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
      box: [4, 4, 55, 80],
    };
    const longText = { ...textElement, box: [4, 4, 10, 4], value: { at: '/character/concept' } };
    const template = createTemplate([longText], { more: [{ ...flowElement, rotate: 180 }] });
    const [continuationCard] = layoutHero(template, createHero({ concept: 'word '.repeat(40) })).continuationCards;
    expect(continuationCard?.front.items.some((item) => item.kind === 'group' && item.transform?.[0] === -1)).toBe(
      true,
    );
  });
});

describe('a hidden element', () => {
  it('draws nothing, also inside the fallback of the art', () => {
    expect(layoutFront([{ ...textElement, hidden: true }])).toEqual([]);
    expect(layoutFront([{ ...textElement, hidden: false }])).toEqual(layoutFront([textElement]));
    const art = KINDS[KINDS.length - 1] as { fallback: object[] };
    const frontWithoutFallback = layoutFront([{ ...art, fallback: [] }]);
    expect(layoutFront([{ ...art, fallback: art.fallback.map((element) => ({ ...element, hidden: true })) }])).toEqual(
      frontWithoutFallback,
    );
  });

  it('takes no text, which goes to a continuation card instead', () => {
    const longText = { ...textElement, box: [4, 4, 10, 4], value: { at: '/character/concept' }, overflowTo: 'words' };
    const flowElement = {
      kind: 'flow',
      id: 'words',
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
      box: [4, 20, 55, 60],
    };
    const concept = 'word '.repeat(20);
    const visibleLayout = layoutHero(createTemplate([longText, flowElement]), createHero({ concept }));
    const hiddenLayout = layoutHero(
      createTemplate([longText, { ...flowElement, hidden: true }]),
      createHero({ concept }),
    );
    expect(visibleLayout.continuationCards).toHaveLength(0);
    expect(hiddenLayout.continuationCards).toHaveLength(1);
  });
});
