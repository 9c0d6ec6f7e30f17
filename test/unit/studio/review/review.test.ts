/**
 * Tests the review of templates with real content: sizes, overflow and contrast of the text. Boxes are
 * `[left, top, width, height]` in millimeters. WCAG asks for a contrast of 4.5, and of 3 for large text.
 */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import {
  computeContactGrid,
  findExtremes,
  reviewCard,
  reviewCards,
} from '../../../../src/shared/studio/review/review.ts';
import type { StudioView } from '../../../../src/shared/studio/view.ts';
import { createHero, faction, getTestFonts } from '../../card/support.ts';
import { createShape, createView } from '../support.ts';

const createInput = (changes: Parameters<typeof createHero>[0] = {}) => ({
  character: createHero(changes),
  factions: [faction],
  fonts: getTestFonts(),
});
const createText = (textKeys: object = {}) => ({
  kind: 'text',
  box: [5, 40, 50, 8],
  style: 'body',
  value: { at: '/character/name' },
  valign: 'middle',
  ...textKeys,
});
const styles = {
  body: { font: 'text', size: 8, colour: 'ink' },
  pale: { font: 'text', size: 8, colour: 'mute' },
  big: { font: 'text-bold', size: 20, colour: '#888888' },
};
const createStudioView = (front: readonly object[], templateKeys: object = {}): StudioView =>
  createView(front, { styles, ...templateKeys });
/** Lays out an example card and returns the review of one element of the front, normally the last. */
const reviewElement = (front: readonly object[], elementIndex = front.length - 1) => {
  const foundReview = reviewCard(GAMES, createStudioView(front), createInput()).find(
    ({ address }) => address === `/front/${elementIndex}`,
  );
  if (foundReview === undefined) throw new Error('it was not reviewed');
  return foundReview;
};

describe('the text on a card', () => {
  it('keeps the size of its style or shrinks, which is reported', () => {
    expect(reviewElement([createText()])).toMatchObject({ smallest: 8, wanted: 8 });
    const narrowReview = reviewElement([createText({ box: [5, 40, 10, 8] })]);
    expect(narrowReview.smallest).toBeLessThan(8);
    const { findings } = reviewCards(GAMES, createStudioView([createText({ box: [5, 40, 10, 8] })]), [
      { name: 'Gale', input: createInput() },
    ]);
    expect(findings).toEqual([
      { kind: 'shrinks', address: '/front/0', side: 'front', of: ['Gale'], to: narrowReview.smallest, from: 8 },
    ]);
  });

  it('overflows into a flow or onto a continuation card', () => {
    const flowElement = {
      kind: 'flow',
      id: 'words',
      box: [5, 50, 50, 30],
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
    };
    const smallBox = { box: [5, 40, 4, 4] };
    expect(
      reviewElement([
        flowElement,
        createText({ ...smallBox, overflowTo: 'words', value: { at: '/character/concept' } }),
      ]).spills,
    ).toBe('flow');
    expect(reviewElement([createText({ ...smallBox, value: { at: '/character/concept' } })]).spills).toBe('card');
    const backReview = reviewCard(
      GAMES,
      createStudioView([createText({ ...smallBox, overflowTo: 'words', value: { at: '/character/concept' } })], {
        back: [flowElement],
      }),
      createInput(),
    );
    expect(backReview[0]?.spills).toBe('flow');
  });

  it('contains characters without a font, which are reported once for all cards', () => {
    const { findings } = reviewCards(GAMES, createStudioView([createText()]), [
      { name: 'Gale', input: createInput({ name: 'Gale' }) },
      { name: 'Giorgi', input: createInput({ name: 'ა' }) },
      { name: 'Anahit', input: createInput({ name: 'აԱ' }) },
    ]);
    expect(findings[0]).toEqual({
      kind: 'no-font',
      address: '/front/0',
      side: 'front',
      of: ['Giorgi', 'Anahit'],
      characters: 'აԱ',
    });
  });

  it('loses what no card has room for, which is reported for the whole card', () => {
    const fixedText = createText({ box: [5, 40, 3, 3], value: { text: 'Words of the template itself' } });
    const foundReview = reviewCards(GAMES, createStudioView([fixedText]), [{ name: 'Gale', input: createInput() }]);
    expect(foundReview.lost).toEqual(['Gale']);
    expect(foundReview.findings[0]).toMatchObject({ kind: 'spills', to: 'nowhere', address: '/front/0' });
  });

  it('causes findings on continuation cards too', () => {
    const flowElement = {
      kind: 'flow',
      box: [5, 5, 50, 70],
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'pale' },
    };
    const longText = createText({ box: [5, 40, 4, 4], value: { at: '/character/concept' } });
    const foundReview = reviewCards(GAMES, createStudioView([longText], { more: [flowElement] }), [
      { name: 'Gale', input: createInput() },
    ]);
    expect(foundReview.findings).toMatchObject([
      { kind: 'contrast', address: '/more/0', side: 'more' },
      { kind: 'spills', to: 'card', address: '/front/0' },
    ]);
  });

  it('yields the smallest size of each card', () => {
    const foundReview = reviewCards(
      GAMES,
      createStudioView([createText(), createText({ style: 'big', value: { text: 'A' } })]),
      [{ name: 'Gale', input: createInput() }],
    );
    expect(foundReview.smallest.get('Gale')).toEqual({ size: 8, address: '/front/0', side: 'front' });
  });

  it('counts the boxes that do not fit on a track', () => {
    const trackElement = {
      kind: 'track',
      box: [5, 5, 8, 4],
      cell: [4, 4],
      gap: 0,
      runs: [{ count: { text: '5' }, cell: { fill: 'paper', stroke: { colour: 'ink', width: 1 } } }],
    };
    expect(reviewElement([trackElement]).missing).toBe(3);
  });
});

describe('the contrast', () => {
  const paleText = createText({ style: 'pale' });
  const centeredText = createText({ style: 'pale', align: 'center' });
  it('compares text with the shape behind it, also when that is rotated', () => {
    expect(reviewElement([createText()]).contrast).toEqual({
      ratio: 18.88,
      text: '#111111',
      ground: '#ffffff',
      large: false,
    });
    expect(reviewElement([createShape([0, 35, 60, 20]), paleText]).contrast?.ground).toBe('#111111');
    expect(reviewElement([createShape([0, 35, 60, 20], { rotate: 90 }), centeredText]).contrast?.ground).toBe(
      '#111111',
    );
    expect(reviewElement([createShape([20, 35, 20, 60], { rotate: 90 }), centeredText]).contrast?.ground).toBe(
      '#ffffff',
    );
  });

  it('uses the worst background behind the text and ignores what is painted later', () => {
    const halfGround = createShape([0, 35, 14, 20], { fill: 'mute' });
    expect(reviewElement([halfGround, paleText]).contrast).toMatchObject({ ratio: 1, ground: '#cccccc' });
    expect(reviewCard(GAMES, createStudioView([paleText, halfGround]), createInput())[0]?.contrast?.ground).toBe(
      '#ffffff',
    );
  });

  it('sees through transparent shapes and around round corners', () => {
    expect(
      reviewElement([createShape([0, 35, 60, 20], { fill: '#000000', opacity: 0.5 }), paleText]).contrast?.ground,
    ).toBe('#808080');
    expect(
      reviewElement([
        createShape([0, 20, 60, 20], { radius: 10 }),
        createText({ style: 'pale', box: [0, 20, 6, 3], value: { text: 'i' } }),
      ]).contrast?.ground,
    ).toBe('#ffffff');
  });

  it('recognizes rings and lines by their drawn area', () => {
    const lineShape = { kind: 'shape', box: [0, 44, 60, 0], stroke: { colour: 'ink', width: 30 } };
    expect(reviewElement([lineShape, paleText]).contrast?.ground).toBe('#111111');
    const ringShape = createShape([0, 0, 60, 90], { d: 'M0 0H100V100H0ZM10 90H90V10H10Z' });
    expect(reviewElement([ringShape, paleText]).contrast?.ground).toBe('#ffffff');
  });

  it('ignores thin lines between the words but not wider bars', () => {
    const lineShape = createShape([8, 35, 0.2, 20], { fill: 'mute' });
    expect(reviewElement([createShape([0, 35, 60, 20]), lineShape, paleText]).contrast?.ground).toBe('#111111');
    const thinLines = [6, 7.5, 9, 10.5, 12, 13.5, 15].map((x) => createShape([x, 35, 0.2, 20], { fill: 'ink' }));
    expect(
      reviewCards(GAMES, createStudioView([...thinLines, createText()]), [{ name: 'A', input: createInput() }])
        .findings,
    ).toEqual([]);
    const wideBars = [6, 9, 12, 15, 18].map((x) => createShape([x, 35, 1.6, 20], { fill: 'ink' }));
    expect(reviewElement([...wideBars, createText()]).contrast?.ratio).toBe(1);
  });

  it('reports a contrast below 4.5 once for all cards, with the worst value', () => {
    const { findings, elements } = reviewCards(GAMES, createStudioView([paleText]), [
      { name: 'A', input: createInput() },
      { name: 'B', input: createInput() },
    ]);
    expect(findings).toMatchObject([
      { kind: 'contrast', address: '/front/0', of: ['A', 'B'], least: 4.5, ratio: 1.61 },
    ]);
    expect(elements.get('/front/0')).toEqual({ smallest: 8, contrast: 1.61 });
    const largeReview = reviewCards(GAMES, createStudioView([createText({ style: 'big', lines: 1 })]), [
      { name: 'A', input: createInput({ name: 'Ann' }) },
    ]);
    expect(largeReview.findings).toMatchObject([{ kind: 'contrast', least: 3, large: true }]);
  });

  it('does not guess the contrast on a picture', () => {
    const artElement = {
      kind: 'art',
      box: [0, 30, 60, 30],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [],
    };
    const picture = { key: 'p', width: 600, height: 300 };
    const character = createHero({ art: { image: { src: 'p.png' } } });
    const pictures = new Map([['p.png', picture]]);
    const foundReview = reviewCard(GAMES, createStudioView([artElement, paleText]), {
      character,
      factions: [],
      fonts: getTestFonts(),
      pictures: pictures as never,
    });
    expect(foundReview[1]?.contrast).toBeUndefined();
  });
});

describe('a review', () => {
  it('finds no lost or unreadable text on the default card', () => {
    const defaultTemplate = getDefaultTemplate(GAMES, 'supers-unlimited');
    const { findings, lost } = reviewCards(GAMES, { template: defaultTemplate }, [
      { name: 'Gale', input: createInput() },
    ]);
    expect(lost).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'contrast' || kind === 'boxes')).toEqual([]);
  });

  it('covers every element of the template', () => {
    const defaultTemplate = getDefaultTemplate(GAMES, 'supers-unlimited');
    const layout = layoutCard(GAMES, { ...createInput(), template: defaultTemplate });
    expect(reviewCard(GAMES, { template: defaultTemplate }, createInput()).length).toBe(
      defaultTemplate.front.length + defaultTemplate.back.length + (defaultTemplate.more ?? []).length,
    );
    expect(layout.front.items.length).toBeGreaterThan(0);
  });

  it('uses the characters with the longest and the shortest text', () => {
    const [shortHero, longHero] = [
      createHero({ id: 'a', concept: '', talents: [] }),
      createHero({ id: 'b', concept: 'x'.repeat(500) }),
    ];
    expect(findExtremes([createHero(), shortHero, longHero])).toEqual({ longest: longHero, shortest: shortHero });
    expect(findExtremes([])).toBeUndefined();
  });

  it('arranges the cards as large as possible', () => {
    const cardSize = { width: 60, height: 90 };
    expect(computeContactGrid(1, cardSize, { width: 600, height: 900 }, 0)).toEqual({ columns: 1, scale: 10 });
    expect(computeContactGrid(6, cardSize, { width: 180, height: 180 }, 0)).toEqual({ columns: 3, scale: 1 });
  });
});
