import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardLayout, layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { getContinuationPart } from '../../../../src/shared/card/template/continuation-part.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { listTexts, parseTemplate } from '../../../support/cards/cards.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { createHero, createPlainTemplate, getTestFonts, layoutTestCard, measureInk } from '../support.ts';

const fonts = getTestFonts();
const readAllText = (layout: CardLayout): string =>
  listCardSides(layout)
    .flatMap(({ front, back }) => [...listTexts(front), ...listTexts(back)])
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const listFindingKinds = (layout: CardLayout): string[] => layout.findings.map(({ kind }) => kind);
/** Creates a text of different words: `w0x w1x w2x`. */
const createWords = (count: number): string => Array.from({ length: count }, (_entry, index) => `w${index}x`).join(' ');

describe('continuation cards', () => {
  it('adds no continuation card when everything fits on front and back', () =>
    expect(layoutTestCard().continuationCards).toEqual([]));

  it('match the size of the card and print whole entries under their heading', () => {
    const talents = Array.from({ length: 14 }, (_entry, index) => ({ name: `Talent ${index}`, text: createWords(30) }));
    const layout = layoutTestCard({ talents });
    expect(layout.continuationCards.length).toBeGreaterThan(0);
    for (const { front, back } of layout.continuationCards) {
      expect([front.width, front.height, front.bleed]).toEqual([
        layout.front.width,
        layout.front.height,
        layout.front.bleed,
      ]);
      expect(back.width).toBe(layout.back.width);
    }
    const continuedText = listTexts((layout.continuationCards[0] as CardLayout).front).join(' ');
    expect(continuedText).toMatch(/continued/i);
    expect(continuedText).toMatch(/GALE\s+CLERK/);
    expect(continuedText).toMatch(/TALENTS/);
    for (let index = 0; index < 14; index += 1) expect(readAllText(layout)).toContain(`Talent ${index} `);
    expect(listFindingKinds(layout)).toContain('continuation-card');
    expect(listFindingKinds(layout)).not.toContain('overflow');
  });

  it('continue a text that is longer than one card', () => {
    const layout = layoutTestCard({ talents: [{ name: 'Epic', text: createWords(1500) }] });
    expect(layout.continuationCards.length).toBeGreaterThan(1);
    const printedText = readAllText(layout);
    for (let index = 0; index < 1500; index += 1) expect(printedText).toContain(`w${index}x`);
    expect(printedText.indexOf('w100x')).toBeLessThan(printedText.indexOf('w1400x'));
  });

  it('number at most 24, and a finding reports the lost rest', () => {
    const layout = layoutTestCard({ talents: [{ name: 'Endless', text: createWords(20_000) }] });
    expect(layout.continuationCards.length).toBeLessThanOrEqual(24);
    expect(listFindingKinds(layout)).toContain('overflow');
  });

  it('report lost text when a continuation card has no room for a single line', () => {
    const continuationElements = [
      { kind: 'flow', box: [4, 4, 55, 1], gap: 1, sectionGap: 2, sections: [], continued: { style: 'body' } },
    ];
    const textElement = { kind: 'text', box: [4, 4, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const template = parseTemplate({
      ...createPlainTemplate(),
      front: [],
      back: [textElement],
      more: continuationElements,
    });
    const layout = layoutCard(GAMES, { character: createHero(), factions: [], template, fonts });
    expect(layout.continuationCards).toEqual([]);
    expect(listFindingKinds(layout)).not.toContain('continuation-card');
    expect(layout.findings).toContainEqual(expect.objectContaining({ kind: 'overflow', fields: ['/concept'] }));
  });

  it.each([
    [12, 10],
    [20, 20],
    [25, 40],
  ])('print the text on cards of only %d x %d mm', (width, height) => {
    const textElement = { kind: 'text', box: [0, 0, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const { more: _more, ...otherTemplate } = createPlainTemplate();
    const smallTemplate = {
      ...otherTemplate,
      size: { width, height },
      bleed: 0,
      safe: 0,
      front: [],
      back: [textElement],
    };
    const template = parseTemplate(smallTemplate);
    const layout = layoutCard(GAMES, { character: createHero(), factions: [], template, fonts });
    expect(readAllText(layout).replaceAll(/[\u00ad-] ?/g, '')).toContain('Files storms by date');
    expect(listFindingKinds(layout)).not.toContain('overflow');
  });

  it('also take text that does not fit on the back', () => {
    const textElement = { kind: 'text', box: [4, 4, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const template = parseTemplate({ ...createPlainTemplate(), front: [], back: [textElement] });
    const layout = layoutCard(GAMES, { character: createHero(), factions: [], template, fonts });
    expect(listTexts((layout.continuationCards[0] as CardLayout).front).join(' ')).toContain('Files storms by date');
    expect(layout.findings).toContainEqual({ kind: 'continuation-card', cards: 1, fields: ['/concept'] });
  });

  it('use the design of the template', () => {
    const continuationElements = [
      { kind: 'shape', box: [0, 0, 63.5, 88.9], fill: '#abcdef' },
      { kind: 'flow', box: [4, 4, 55, 80], gap: 1, sectionGap: 2, sections: [], continued: { style: 'body' } },
    ];
    const template = parseTemplate({ ...createPlainTemplate(), more: continuationElements });
    const character = createHero({ talents: [{ name: 'Epic', text: createWords(400) }] });
    const layout = layoutCard(GAMES, { character, factions: [], template, fonts });
    const [firstCard] = layout.continuationCards;
    expect(JSON.stringify(firstCard)).toContain('#abcdef');
    expect(listTexts((firstCard as CardLayout).front).join(' ')).not.toMatch(/continued/i);
  });
});

describe('text that does not fit on the continuation card', () => {
  const flowElement = { kind: 'flow', id: 'rest', box: [4, 10, 55, 70], gap: 1, sectionGap: 2, sections: [] };
  const smallText = { kind: 'text', box: [4, 4, 4, 3], style: 'body' };
  const layoutContinuation = (...textElements: object[]): CardLayout => {
    const continuationElements = [{ ...flowElement, continued: { style: 'body' } }, ...textElements];
    const template = parseTemplate({ ...createPlainTemplate(), more: continuationElements });
    const talents = [{ name: 'Epic', text: createWords(300) }];
    return layoutCard(GAMES, { character: createHero({ talents }), factions: [], template, fonts });
  };

  it.each([[{}], [{ overflowTo: 'rest' }]])("joins a field's text to the continued text with %j", (overflowKeys) => {
    const layout = layoutContinuation({ ...smallText, value: { at: '/character/concept' }, ...overflowKeys });
    const continuedText = layout.continuationCards
      .flatMap(({ front, back }) => [...listTexts(front), ...listTexts(back)])
      .join(' ');
    expect(continuedText).toContain('Files storms by date');
    expect(layout.findings).toContainEqual(
      expect.objectContaining({ kind: 'continuation-card', fields: expect.arrayContaining(['/concept']) }),
    );
  });

  it("reports the template's own text", () => {
    const layout = layoutContinuation({ ...smallText, value: { text: 'Continued from the other side' } });
    expect(layout.findings).toContainEqual({ kind: 'overflow', side: 'back', fields: [] });
  });
});

describe('continuation cards (property tests)', () => {
  const arbitraryTexts = fc.array(
    fc.record({ name: fc.constantFrom('One', 'Two'), text: fc.integer({ min: 0, max: 300 }) }),
    {
      maxLength: 6,
    },
  );
  it('print every word and keep all ink inside the safe area', () => {
    fc.assert(
      fc.property(arbitraryTexts, arbitraryTexts, (talents, abilities) => {
        const fillTexts = (entries: typeof talents) =>
          entries.map(({ name, text }) => ({ name, text: createWords(text) }));
        const layout = layoutTestCard({ talents: fillTexts(talents), abilities: fillTexts(abilities) });
        const printedText = readAllText(layout).split(' ');
        const maxWords = Math.max(0, ...[...talents, ...abilities].map(({ text }) => text));
        for (let index = 0; index < maxWords; index += 1) {
          const expectedCount = [...talents, ...abilities].filter(({ text }) => text > index).length;
          expect(printedText.filter((printedWord) => printedWord === `w${index}x`)).toHaveLength(expectedCount);
        }
        const margin = toPt(mm(2.5));
        for (const cardSide of layout.continuationCards.flatMap(({ front, back }) => [front, back])) {
          for (const { left, top, right, bottom } of measureInk(cardSide.items, fonts)) {
            expect(Math.min(left, top, cardSide.width - right, cardSide.height - bottom)).toBeGreaterThanOrEqual(
              margin,
            );
          }
          expect(listTextItems(cardSide.items).every(({ size }) => size >= 6)).toBe(true);
        }
      }),
      { seed: 53, numRuns: scaleRuns(25) },
    );
  });
});

describe('the built-in design of continuation cards', () => {
  const createText = (style: string, fieldPointer: string) => ({
    kind: 'text',
    box: [5, 5, 40, 6],
    style,
    value: { at: fieldPointer },
  });
  const createTemplate = (change: object): CardTemplate => {
    const { more: _more, ...template } = createPlainTemplate();
    return {
      ...template,
      styles: {
        first: { font: 'text', size: 5, colour: 'mute' },
        title: { font: 'display-bold', size: 20, colour: 'accent' },
        words: { font: 'text', size: 8, colour: 'mute' },
      },
      front: [createText('first', '/character/level'), createText('title', '/character/name')],
      back: [],
      ...change,
    } as unknown as CardTemplate;
  };
  const getStyles = (template: CardTemplate) => getContinuationPart(template).template.styles;

  it("sets the name in the template's name style, at most 14 points", () => {
    expect(getStyles(createTemplate({}))['continuation:name']).toEqual({
      font: 'display-bold',
      size: 14,
      colour: 'ink',
    });
    expect(
      getStyles(createTemplate({ front: [], back: [createText('title', '/character/name')] }))['continuation:name']
        ?.font,
    ).toBe('display-bold');
    expect(getStyles(createTemplate({ front: [] }))['continuation:name']).toEqual({
      font: 'text',
      size: 5,
      colour: 'ink',
    });
    const row = createTemplate({ of: 'row', front: [createText('title', '/row/Name')] });
    expect(getStyles(row)['continuation:name']?.font).toBe('display-bold');
  });

  it('sets the continued text in the style of the running text', () => {
    const createFlow = (flowKeys: object) => ({
      kind: 'flow',
      box: [5, 15, 40, 40],
      gap: 1,
      sectionGap: 2,
      sections: [],
      ...flowKeys,
    });
    expect(
      getStyles(createTemplate({ back: [createFlow({ continued: { style: 'words' } })] }))['continuation:words'],
    ).toEqual({
      font: 'text',
      size: 8,
      colour: 'ink',
    });
    const sections = [{ each: '/character/talents', spans: [{ style: 'title' }, { style: 'words' }] }];
    expect(getStyles(createTemplate({ back: [createFlow({ sections })] }))['continuation:words']?.size).toBe(8);
    expect(getStyles(createTemplate({}))['continuation:words']).toEqual({ font: 'text', size: 7.4, colour: 'ink' });
  });

  it('leaves out the header on cards without room for it', () => {
    const listElementKinds = (width: number, height: number) =>
      getContinuationPart(createTemplate({ size: { width, height } })).elements.map(({ kind }) => kind);
    expect(listElementKinds(63, 88)).toEqual(['shape', 'text', 'text', 'shape', 'flow']);
    expect(listElementKinds(30, 88)).toEqual(['shape', 'text', 'shape', 'flow']);
    expect(listElementKinds(63, 20)).toEqual(['shape', 'flow']);
  });

  const shape = { kind: 'shape', box: [0, 0, 60, 80], fill: 'accent' };
  const flow = { kind: 'flow', box: [5, 5, 40, 40], gap: 1, sectionGap: 2, sections: [] };

  it('repeats a card-back design on a back without text', () => {
    expect(getContinuationPart(createTemplate({ back: [shape] })).emptyBack).toEqual([shape]);
  });

  it('shows the picture of the front in its proportions and the name on a back without text', () => {
    const art = {
      kind: 'art',
      id: 'art',
      box: [-3, -3, 70, 35],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.1],
      window: 'M0 0 L100 0 L100 90 Z',
      fallback: [{ ...shape, id: 'plate' }],
    };
    const front = [art, createText('title', '/character/name')];
    for (const more of [{}, { more: [shape, flow] }]) {
      const { emptyBack, template } = getContinuationPart(createTemplate({ front, back: [shape, flow], ...more }));
      expect(emptyBack.map(({ kind }) => kind)).toEqual(['shape', 'art', 'shape', 'text']);
      const [, backArt, , name] = emptyBack;
      const [x = 0, y = 0, width = 0, height = 0] = backArt?.box ?? [];
      expect(width / height).toBeCloseTo(2);
      expect(x).toBeGreaterThanOrEqual(template.safe);
      expect(y).toBeGreaterThanOrEqual(template.safe);
      expect(x + width).toBeLessThanOrEqual(template.size.width - template.safe);
      expect(backArt).toMatchObject({ fallback: [{ box: backArt?.box }] });
      expect(backArt).not.toHaveProperty('window');
      expect(name?.kind === 'text' && template.styles[name.style]?.colour).toBe('ink');
    }
  });

  it('shows only the name on a back without text if the front has no picture', () => {
    const { emptyBack } = getContinuationPart(createTemplate({ back: [shape, flow] }));
    expect(emptyBack.map(({ kind }) => kind)).toEqual(['shape', 'text']);
  });
});
