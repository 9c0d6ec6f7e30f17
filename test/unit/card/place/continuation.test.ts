import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardLayout, layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { getContinuationPart } from '../../../../src/shared/card/template/continuation-part.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate, textOfList } from '../../../support/cards/cards.ts';
import { runs } from '../../../support/runs.ts';
import { card, hero, inkOf, plainTemplate, testFonts } from '../support.ts';

const fonts = testFonts();
const wordsOf = (layout: CardLayout): string =>
  listCardSides(layout)
    .flatMap(({ front, back }) => [...textOfList(front), ...textOfList(back)])
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const kinds = (layout: CardLayout): string[] => layout.findings.map(({ kind }) => kind);
const counted = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}x`).join(' ');

describe('words that front and back have no room for', () => {
  it('need no further card when there are none', () => expect(card().continuationCards).toEqual([]));

  it('stand on further cards of the same size, whole, under their heading', () => {
    const talents = Array.from({ length: 14 }, (_, index) => ({ name: `Talent ${index}`, text: counted(30) }));
    const layout = card({ talents });
    expect(layout.continuationCards.length).toBeGreaterThan(0);
    for (const { front, back } of layout.continuationCards) {
      expect([front.width, front.height, front.bleed]).toEqual([
        layout.front.width,
        layout.front.height,
        layout.front.bleed,
      ]);
      expect(back.width).toBe(layout.back.width);
    }
    const further = textOfList((layout.continuationCards[0] as CardLayout).front).join(' ');
    expect(further).toMatch(/continued/i);
    expect(further).toMatch(/GALE\s+CLERK/);
    expect(further).toMatch(/TALENTS/);
    for (let index = 0; index < 14; index += 1) expect(wordsOf(layout)).toContain(`Talent ${index} `);
    expect(kinds(layout)).toContain('continuation-card');
    expect(kinds(layout)).not.toContain('overflow');
  });

  it('go on from card to card where one text is longer than a card', () => {
    const layout = card({ talents: [{ name: 'Epic', text: counted(1500) }] });
    expect(layout.continuationCards.length).toBeGreaterThan(1);
    const said = wordsOf(layout);
    for (let index = 0; index < 1500; index += 1) expect(said).toContain(`w${index}x`);
    expect(said.indexOf('w100x')).toBeLessThan(said.indexOf('w1400x'));
  });

  it('have an end, which is told', () => {
    const layout = card({ talents: [{ name: 'Endless', text: counted(20_000) }] });
    expect(layout.continuationCards.length).toBeLessThanOrEqual(24);
    expect(kinds(layout)).toContain('overflow');
  });

  it('are told as lost, and not as continued, where a further card has no room for a single line', () => {
    const more = [
      { kind: 'flow', box: [4, 4, 55, 1], gap: 1, sectionGap: 2, sections: [], continued: { style: 'body' } },
    ];
    const text = { kind: 'text', box: [4, 4, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const template = parseTemplate({ ...plainTemplate(), front: [], back: [text], more });
    const layout = layoutCard(GAMES, { character: hero(), factions: [], template, fonts });
    expect(layout.continuationCards).toEqual([]);
    expect(kinds(layout)).not.toContain('continuation-card');
    expect(layout.findings).toContainEqual(expect.objectContaining({ kind: 'overflow', fields: ['/concept'] }));
  });

  it.each([
    [12, 10],
    [20, 20],
    [25, 40],
  ])('stand on further cards of %d x %d mm too, without a note that has no room there', (width, height) => {
    const text = { kind: 'text', box: [0, 0, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const { more: _, ...rest } = plainTemplate();
    const plain = { ...rest, size: { width, height }, bleed: 0, safe: 0, front: [], back: [text] };
    const template = parseTemplate(plain);
    const layout = layoutCard(GAMES, { character: hero(), factions: [], template, fonts });
    expect(wordsOf(layout).replaceAll(/[\u00ad-] ?/g, '')).toContain('Files storms by date');
    expect(kinds(layout)).not.toContain('overflow');
  });

  it('of the back itself go there too', () => {
    const text = { kind: 'text', box: [4, 4, 8, 3], style: 'body', value: { at: '/character/concept' } };
    const template = parseTemplate({ ...plainTemplate(), front: [], back: [text] });
    const layout = layoutCard(GAMES, { character: hero(), factions: [], template, fonts });
    expect(textOfList((layout.continuationCards[0] as CardLayout).front).join(' ')).toContain('Files storms by date');
    expect(layout.findings).toContainEqual({ kind: 'continuation-card', cards: 1, fields: ['/concept'] });
  });

  it('look as the template says', () => {
    const more = [
      { kind: 'shape', box: [0, 0, 63.5, 88.9], fill: '#abcdef' },
      { kind: 'flow', box: [4, 4, 55, 80], gap: 1, sectionGap: 2, sections: [], continued: { style: 'body' } },
    ];
    const template = parseTemplate({ ...plainTemplate(), more });
    const character = hero({ talents: [{ name: 'Epic', text: counted(400) }] });
    const layout = layoutCard(GAMES, { character, factions: [], template, fonts });
    const [first] = layout.continuationCards;
    expect(JSON.stringify(first)).toContain('#abcdef');
    expect(textOfList((first as CardLayout).front).join(' ')).not.toMatch(/continued/i);
  });
});

describe('texts of the further cards themselves that find no room', () => {
  const flow = { kind: 'flow', id: 'rest', box: [4, 10, 55, 70], gap: 1, sectionGap: 2, sections: [] };
  const small = { kind: 'text', box: [4, 4, 4, 3], style: 'body' };
  const laid = (...texts: object[]): CardLayout => {
    const more = [{ ...flow, continued: { style: 'body' } }, ...texts];
    const template = parseTemplate({ ...plainTemplate(), more });
    const talents = [{ name: 'Epic', text: counted(300) }];
    return layoutCard(GAMES, { character: hero({ talents }), factions: [], template, fonts });
  };

  it.each([[{}], [{ overflowTo: 'rest' }]])('go among the words that continue: %j', (to) => {
    const layout = laid({ ...small, value: { at: '/character/concept' }, ...to });
    const further = layout.continuationCards
      .flatMap(({ front, back }) => [...textOfList(front), ...textOfList(back)])
      .join(' ');
    expect(further).toContain('Files storms by date');
    expect(layout.findings).toContainEqual(
      expect.objectContaining({ kind: 'continuation-card', fields: expect.arrayContaining(['/concept']) }),
    );
  });

  it('are told when they are the template’s own', () => {
    const layout = laid({ ...small, value: { text: 'Continued from the other side' } });
    expect(layout.findings).toContainEqual({ kind: 'overflow', side: 'back', fields: [] });
  });
});

describe('laws of further cards', () => {
  const texts = fc.array(fc.record({ name: fc.constantFrom('One', 'Two'), text: fc.integer({ min: 0, max: 300 }) }), {
    maxLength: 6,
  });
  it('every word is printed once or more, and no ink leaves the safe area', () => {
    fc.assert(
      fc.property(texts, texts, (talents, abilities) => {
        const filled = (list: typeof talents) => list.map(({ name, text }) => ({ name, text: counted(text) }));
        const layout = card({ talents: filled(talents), abilities: filled(abilities) });
        const said = wordsOf(layout).split(' ');
        const longest = Math.max(0, ...[...talents, ...abilities].map(({ text }) => text));
        for (let index = 0; index < longest; index += 1) {
          const wanted = [...talents, ...abilities].filter(({ text }) => text > index).length;
          expect(said.filter((word) => word === `w${index}x`)).toHaveLength(wanted);
        }
        const margin = toPt(mm(2.5));
        for (const list of layout.continuationCards.flatMap(({ front, back }) => [front, back])) {
          for (const { left, top, right, bottom } of inkOf(list.items, fonts)) {
            expect(Math.min(left, top, list.width - right, list.height - bottom)).toBeGreaterThanOrEqual(margin);
          }
          expect(listTextItems(list.items).every(({ size }) => size >= 6)).toBe(true);
        }
      }),
      { seed: 53, numRuns: runs(25) },
    );
  });
});

describe('a further card that a template does not draw itself', () => {
  const text = (style: string, at: string) => ({ kind: 'text', box: [5, 5, 40, 6], style, value: { at } });
  const plain = (change: object): CardTemplate => {
    const { more: _, ...template } = plainTemplate();
    return {
      ...template,
      styles: {
        first: { font: 'text', size: 5, colour: 'mute' },
        title: { font: 'display-bold', size: 20, colour: 'accent' },
        words: { font: 'text', size: 8, colour: 'mute' },
      },
      front: [text('first', '/character/level'), text('title', '/character/name')],
      back: [],
      ...change,
    } as unknown as CardTemplate;
  };
  const styles = (template: CardTemplate) => getContinuationPart(template).template.styles;

  it('has the name in the style of the name, no larger than 14 points', () => {
    expect(styles(plain({}))['continuation:name']).toEqual({ font: 'display-bold', size: 14, colour: 'ink' });
    expect(styles(plain({ front: [], back: [text('title', '/character/name')] }))['continuation:name']?.font).toBe(
      'display-bold',
    );
    expect(styles(plain({ front: [] }))['continuation:name']).toEqual({ font: 'text', size: 5, colour: 'ink' });
    const row = plain({ of: 'row', front: [text('title', '/row/Name')] });
    expect(styles(row)['continuation:name']?.font).toBe('display-bold');
  });

  it('has the words in the style of the running text', () => {
    const flow = (more: object) => ({
      kind: 'flow',
      box: [5, 15, 40, 40],
      gap: 1,
      sectionGap: 2,
      sections: [],
      ...more,
    });
    expect(styles(plain({ back: [flow({ continued: { style: 'words' } })] }))['continuation:words']).toEqual({
      font: 'text',
      size: 8,
      colour: 'ink',
    });
    const sections = [{ each: '/character/talents', spans: [{ style: 'title' }, { style: 'words' }] }];
    expect(styles(plain({ back: [flow({ sections })] }))['continuation:words']?.size).toBe(8);
    expect(styles(plain({}))['continuation:words']).toEqual({ font: 'text', size: 7.4, colour: 'ink' });
  });

  it('leaves out its head where there is no room for words below it', () => {
    const kindsOf = (width: number, height: number) =>
      getContinuationPart(plain({ size: { width, height } })).elements.map(({ kind }) => kind);
    expect(kindsOf(63, 88)).toEqual(['shape', 'text', 'text', 'shape', 'flow']);
    expect(kindsOf(30, 88)).toEqual(['shape', 'text', 'shape', 'flow']);
    expect(kindsOf(63, 20)).toEqual(['shape', 'flow']);
  });

  it('has the design of the others on its back', () => {
    const back = [{ kind: 'shape', box: [0, 0, 60, 80], fill: 'accent' }];
    expect(getContinuationPart(plain({ back })).emptyBack).toEqual(back);
    expect(getContinuationPart(plain({})).emptyBack).toHaveLength(1);
  });
});
