/** Elements that are turned, and elements that are hidden. */

import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { findArtWindow } from '../../../../src/shared/card/pictures/art-window.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { type DisplayItem, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { faction, hero, plainTemplate, testFonts } from '../support.ts';

const withFront = (front: readonly object[], more: object = {}): CardTemplate =>
  parseTemplate({ ...plainTemplate(), front, back: [], more: undefined, ...more });
const laidOut = (template: CardTemplate, character = hero()) =>
  layoutCard(GAMES, { character, factions: [faction], template, fonts: testFonts() });
const frontOf = (front: readonly object[]): readonly DisplayItem[] => laidOut(withFront(front)).front.items;
const ofCharacter = { at: '/character/name' };
const text = { kind: 'text', style: 'body', value: ofCharacter, box: [10, 20, 40, 10], valign: 'middle' };

/** One element of every kind, all of them in the same box. */
const KINDS: readonly object[] = [
  { kind: 'shape', fill: 'ink' },
  { kind: 'halftone', colour: 'ink', pitch: 1, from: 0.2, to: 0.8, towards: 'up' },
  { kind: 'text', style: 'body', value: ofCharacter },
  { kind: 'flow', gap: 1, sectionGap: 2, sections: [{ spans: [{ style: 'body', value: ofCharacter }] }] },
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
].map((element) => ({ ...element, box: [10, 20, 40, 30] }));

const POINTS = 72 / 25.4;

describe('an element that is turned', () => {
  it.each(KINDS.map((element) => [(element as { kind: string }).kind, element] as const))(
    'is drawn upright in its box and turned as a whole: %s',
    (_, element) => {
      const upright = frontOf([element]);
      const turned = frontOf([{ ...element, rotate: 90 }]);
      const [group] = turned;
      if (group?.kind !== 'group' || group.transform === undefined) throw new Error('it is not turned');
      const inside = upright.length === 1 && upright[0]?.kind === 'group' && upright[0].clip === undefined;
      expect(group.items).toEqual(inside ? (upright[0] as typeof group).items : upright);
      // A quarter turn about (30, 35) takes the top left corner (10, 20) to (45, 15).
      const [a, b, c, d, e, f] = group.transform;
      expect([a, b, c, d]).toEqual([0, 1, -1, 0]);
      expect((c * 20 * POINTS + e) / POINTS).toBeCloseTo(45, 6);
      expect((b * 10 * POINTS + f) / POINTS).toBeCloseTo(15, 6);
    },
  );

  it('stands the same for 0 and 360 degrees as without', () => {
    for (const rotate of [0, 360, -360]) expect(frontOf([{ ...text, rotate }])).toEqual(frontOf([text]));
  });

  it('has its words where they are seen', () => {
    const [upright] = listTextItems(frontOf([text]));
    const [turned] = listTextItems(frontOf([{ ...text, rotate: 180 }]));
    if (upright === undefined || turned === undefined) throw new Error('there are no words');
    expect(turned.x).toBeCloseTo(2 * 30 * POINTS - upright.x, 6);
    expect(turned.y).toBeCloseTo(2 * 25 * POINTS - upright.y, 6);
  });

  it('is written into the SVG as a turned group that can be clicked', () => {
    const svg = toSvg(laidOut(withFront([{ ...text, rotate: 90 }])).front, testFonts());
    expect(svg).toContain('<g transform="matrix(0 1 -1 0 ');
    expect(svg).toContain('data-field="/name"');
  });

  it('is held against the safe area where it comes to lie', () => {
    const notes = (element: object) =>
      laidOut(withFront([element])).findings.filter(({ kind }) => kind === 'safe-area');
    // The middle is at x 31.75: upright it is 58 mm wide and inside, a quarter turn stands it 58 mm high.
    const wide = { ...text, box: [3, 4, 57.5, 6], value: { text: 'MMMMMMMMMMMMMMMMMMMMMMMMMMMMM' }, align: 'center' };
    expect(notes({ ...wide, box: [3, 40, 57.5, 6] })).toEqual([]);
    expect(notes({ ...wide, box: [3, 40, 57.5, 6], rotate: 90 })).toEqual([]);
    const near = { ...text, box: [-10, 40, 30, 6], value: { text: 'MMMMM' }, align: 'center' };
    expect(notes({ ...near, box: [1, 40, 10, 6], rotate: 90, valign: 'top' })).toEqual([]);
    expect(notes({ ...near, box: [-1, 40, 10, 6], rotate: 90, valign: 'bottom' })).toHaveLength(1);
  });

  it('must stand inside the trim as it is turned', () => {
    const problems = (element: object) => readTemplate(GAMES, { ...plainTemplate(), front: [element], back: [] });
    expect(problems({ ...text, box: [2, 40, 60, 6] }).ok).toBe(true);
    expect(problems({ ...text, box: [2, 5, 60, 6], rotate: 90 }).ok).toBe(false);
    expect(problems({ ...text, box: [-20, 40, 60, 6], rotate: 90 }).ok).toBe(true);
  });

  it('is kept upright where its picture is cropped, and says by how much', () => {
    const art = {
      kind: 'art',
      box: [4, 15, 55, 32],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [],
    };
    expect(findArtWindow(withFront([{ ...art, rotate: 12 }]))?.rotation).toBe(12);
    expect(findArtWindow(withFront([art]))?.rotation).toBe(0);
    expect(findArtWindow(withFront([{ ...art, hidden: true }]))).toBeUndefined();
  });

  it('is turned on further cards too', () => {
    const flow = {
      kind: 'flow',
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
      box: [4, 4, 55, 80],
    };
    const long = { ...text, box: [4, 4, 10, 4], value: { at: '/character/concept' } };
    const template = withFront([long], { more: [{ ...flow, rotate: 180 }] });
    const [card] = laidOut(template, hero({ concept: 'word '.repeat(40) })).continuationCards;
    expect(card?.front.items.some((item) => item.kind === 'group' && item.transform?.[0] === -1)).toBe(true);
  });
});

describe('an element that is hidden', () => {
  it('is not drawn, nor is a hidden part of what stands for art', () => {
    expect(frontOf([{ ...text, hidden: true }])).toEqual([]);
    expect(frontOf([{ ...text, hidden: false }])).toEqual(frontOf([text]));
    const art = KINDS[KINDS.length - 1] as { fallback: object[] };
    const bare = frontOf([{ ...art, fallback: [] }]);
    expect(frontOf([{ ...art, fallback: art.fallback.map((one) => ({ ...one, hidden: true })) }])).toEqual(bare);
  });

  it('takes no words: these go to a further card', () => {
    const long = { ...text, box: [4, 4, 10, 4], value: { at: '/character/concept' }, overflowTo: 'words' };
    const flow = {
      kind: 'flow',
      id: 'words',
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
      box: [4, 20, 55, 60],
    };
    const concept = 'word '.repeat(20);
    const shown = laidOut(withFront([long, flow]), hero({ concept }));
    const hidden = laidOut(withFront([long, { ...flow, hidden: true }]), hero({ concept }));
    expect(shown.continuationCards).toHaveLength(0);
    expect(hidden.continuationCards).toHaveLength(1);
  });
});
