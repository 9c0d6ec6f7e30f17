import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutContext } from '../../../../src/shared/card/place/context.ts';
import { placeElement } from '../../../../src/shared/card/place/place-element.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { Element } from '../../../../src/shared/card/template/template.ts';
import { type BaseTheme, completeTheme } from '../../../../src/shared/display/color.ts';
import { type DisplayItem, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { type Rect, toRect } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { getTestFonts, measureInk } from '../support.ts';

const fonts = getTestFonts();
const template = getDefaultTemplate(GAMES);
/** Creates what the layout of an element needs, for the back of a Classic card. */
const createContext = (character: unknown, changes: Partial<LayoutContext> = {}): LayoutContext => ({
  template,
  theme: completeTheme(template.theme as BaseTheme),
  binding: { character, derived: {}, faction: undefined, formatters: { word: String, attack: () => '' } },
  icons: {},
  fonts,
  side: 'back',
  incomingOverflows: [],
  ...changes,
});

const flowBox: [number, number, number, number] = [4, 10, 40, 24];
/** Creates a flow that lists the Talents under a heading. */
const createFlow = (changes: Partial<Extract<Element, { kind: 'flow' }>> = {}): Element => ({
  kind: 'flow',
  id: 'words',
  box: flowBox,
  gap: 2,
  sectionGap: 5,
  sections: [
    {
      heading: { style: 'heading', text: 'Talents', rule: { colour: 'ink', width: 0.5 } },
      each: '/character/talents',
      hang: 2,
      spans: [
        { style: 'entry', value: { item: '/name' } },
        { style: 'body', value: { item: '/text', before: '  ' } },
      ],
    },
  ],
  ...changes,
});

function expectInside(placedItems: readonly DisplayItem[], allowedArea: Rect): void {
  for (const { item, left, top, right, bottom } of measureInk(placedItems, fonts)) {
    // Some glyphs are wider than the space that they take.
    const overhang = 0.08 * item.size;
    expect(left).toBeGreaterThanOrEqual(allowedArea.x - overhang);
    expect(right).toBeLessThanOrEqual(allowedArea.x + allowedArea.width + overhang);
    expect(top).toBeGreaterThanOrEqual(allowedArea.y - 0.001);
    expect(bottom).toBeLessThanOrEqual(allowedArea.y + allowedArea.height + 0.001);
  }
}

const arbitraryWords = fc.string({ unit: fc.constantFrom(...'abcgjpÉЩΩ   -/(),.'), maxLength: 300 });
const arbitraryEntries = fc.array(fc.record({ name: arbitraryWords, text: arbitraryWords }), {
  minLength: 1,
  maxLength: 7,
});

describe('a flow that cannot hold everything', () => {
  const talents = [
    { name: 'Short', text: 'Moves first.' },
    { name: 'Saga', text: 'Once upon a time there was a harbour. '.repeat(60) },
  ];

  it('sets the remaining entries as large as if they were alone', () => {
    const [allItems, firstEntryItems] = [talents, talents.slice(0, 1)].map((entries) =>
      listTextItems(
        placeElement(createFlow({ continued: { style: 'body' } }), createContext({ talents: entries })).items,
      ),
    );
    expect(allItems?.map(({ text }) => text.trim())).toContain('Short');
    expect(allItems?.map(({ size }) => size)).toEqual(firstEntryItems?.map(({ size }) => size));
  });

  it('prints text that overflows from both sides once', () => {
    const frontOverflow = { targetFlowId: 'words', side: 'front' as const, runs: [{ text: 'Hero and Tank' }] };
    const incomingOverflows = [
      frontOverflow,
      { ...frontOverflow, side: 'back' as const },
      { ...frontOverflow, runs: [{ text: 'Another' }] },
    ];
    const flowElement = createFlow({ continued: { style: 'body' } });
    const printedTexts = listTextItems(placeElement(flowElement, createContext({}, { incomingOverflows })).items).map(
      ({ text }) => text.trim(),
    );
    expect(printedTexts).toEqual(['Hero and Tank', 'Another']);
  });
});

describe('a flow in columns', () => {
  it('keeps a heading and its entry in one column', () => {
    const columnFlow = createFlow({ box: [4, 10, 80, 24], columns: 2, columnGap: 4 });
    for (const text of ['Short.', 'Friends within four inches roll one die more for as long as they stand there.']) {
      const { items } = placeElement(columnFlow, createContext({ talents: [{ name: 'Patience', text }] }));
      const textItems = listTextItems(items);
      const headingRun = textItems.find((run) => run.text.startsWith('TALENTS'));
      const entryRun = textItems.find((run) => run.text.startsWith('Patience'));
      expect(headingRun, text).toBeDefined();
      expect(entryRun?.x, text).toBe(headingRun?.x);
    }
  });

  it('never lets ink leave its columns, and prints or forwards all text', () => {
    fc.assert(
      fc.property(arbitraryEntries, fc.integer({ min: 2, max: 4 }), (talents, columnCount) => {
        const flowElement = createFlow({ columns: columnCount, columnGap: 3, box: [4, 10, 90, 24] });
        const { items, overflows } = placeElement(flowElement, createContext({ talents }));
        expectInside(items, toRect([4, 10, 90, 24]));
        const printedText = [
          ...listTextItems(items).map((item) => item.text),
          ...overflows.flatMap(({ runs }) => runs.map((run) => run.text)),
        ].join('');
        const countLetters = (text: string): number => text.replaceAll(/[^a-zÉЩΩ]/giu, '').length;
        const expectedCount = talents.reduce((sum, { name, text }) => sum + countLetters(name) + countLetters(text), 0);
        expect(countLetters(printedText)).toBeGreaterThanOrEqual(expectedCount);
      }),
      { seed: 67, numRuns: scaleRuns(60) },
    );
  });

  it('fills its columns evenly, one after the other', () => {
    const talents = Array.from({ length: 6 }, (_entry, index) => ({ name: `n${index}`, text: 'word '.repeat(12) }));
    const { items } = placeElement(
      createFlow({ columns: 2, columnGap: 4, box: [0, 0, 100, 80] }),
      createContext({ talents }),
    );
    const middle = toRect([0, 0, 50, 80]).width;
    const [leftItems, rightItems] = [true, false].map((isLeft) =>
      listTextItems(items).filter(({ x }) => x < middle === isLeft),
    );
    const findLowestBaseline = (textItems: typeof leftItems): number =>
      Math.max(...(textItems ?? []).map(({ y }) => y));
    expect(leftItems?.map(({ text }) => text).join(' ')).toContain('n0');
    expect(rightItems?.map(({ text }) => text).join(' ')).toContain('n5');
    expect(Math.abs(findLowestBaseline(leftItems) - findLowestBaseline(rightItems))).toBeLessThan(20);
  });
});

describe('a flow', () => {
  it('never lets ink leave its box and leaves out whole entries only', () => {
    fc.assert(
      fc.property(arbitraryEntries, (talents) => {
        const { items, findings } = placeElement(createFlow(), createContext({ talents }));
        expectInside(items, toRect(flowBox));
        const lostFields = findings.flatMap((note) => (note.kind === 'overflow' ? note.fields : []));
        const printedText = listTextItems(items)
          .map((item) => item.text)
          .join('')
          .replaceAll(/\s/g, '');
        for (const [index, talent] of talents.entries()) {
          const talentText = talent.text.replaceAll(/\s/g, '');
          if (!lostFields.includes(`/talents/${index}/text`)) expect(printedText).toContain(talentText);
        }
      }),
      { seed: 31, numRuns: scaleRuns(150) },
    );
  });

  it('forwards its overflow to another flow, which prints it first', () => {
    const talents = Array.from({ length: 9 }, (_entry, index) => ({
      name: `Talent ${index}`,
      text: 'word '.repeat(40),
    }));
    const frontPlacement = placeElement(createFlow({ overflowTo: 'words' }), createContext({ talents }));
    expect(frontPlacement.overflows.length).toBe(1);
    const { continued } = template.back.find((element) => element.kind === 'flow') ?? {};
    if (continued === undefined) throw new Error('The template has lost its place for continued text.');
    const backPlacement = placeElement(
      createFlow({ box: [4, 4, 55, 80], continued }),
      createContext({}, { incomingOverflows: frontPlacement.overflows }),
    );
    const printedText = listTextItems(backPlacement.items)
      .map((item) => item.text)
      .join('');
    expect(printedText.toUpperCase()).toMatch(/^FROM THE FRONT/);
    expect(printedText).toContain('Talent 8');
  });

  it('forwards a run-in heading together with its paragraph', () => {
    const headingRun = { style: 'run-in', text: 'Immune to  ', runIn: true };
    const spans = [{ style: 'body', value: { each: '/character/immunities', value: { item: '' } } }];
    const { continued } = template.back.find((element) => element.kind === 'flow') ?? {};
    if (continued === undefined) throw new Error('The template has lost its place for continued text.');
    const immuneContext = createContext({ immunities: ['poison'] });
    const frontPlacement = placeElement(
      createFlow({ box: [4, 4, 20, 0.5], overflowTo: 'words', sections: [{ heading: headingRun, spans }] }),
      immuneContext,
    );
    const backPlacement = placeElement(
      createFlow({ box: [4, 4, 55, 80], continued, sections: [] }),
      createContext({}, { incomingOverflows: frontPlacement.overflows }),
    );
    const printedTexts = listTextItems(backPlacement.items).map((item) => item.text);
    expect(printedTexts.join(' ').replaceAll(/\s+/g, ' ')).toContain('Immune to poison');
  });

  it('omits the heading of an empty section', () => {
    expect(placeElement(createFlow(), createContext({ talents: [] })).items).toEqual([]);
  });
});

describe('tags', () => {
  it('stay inside their box with their background, or overflow', () => {
    const tagList: Element = {
      kind: 'list',
      box: flowBox,
      padding: [1, 0.6],
      gap: 0.5,
      align: 'center',
      tags: [{ each: '/character/words', style: 'tag-dark', fill: 'ink' }],
      overflowTo: 'words',
    };
    const tagArea = toRect(flowBox);
    let drawnCount = 0;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'abcÉЙ-') }), { maxLength: 24 }), (tagTexts) => {
        const { items, overflows } = placeElement(tagList, createContext({ words: tagTexts }));
        if (overflows.length > 0) return;
        drawnCount += items.length;
        expectInside(items, tagArea);
        for (const item of items) {
          if (item.kind !== 'path') continue;
          const bounds = getPathBounds(item.path);
          expect(bounds.x).toBeGreaterThanOrEqual(tagArea.x - 0.001);
          expect(bounds.x + bounds.width).toBeLessThanOrEqual(tagArea.x + tagArea.width + 0.001);
          expect(bounds.y + bounds.height).toBeLessThanOrEqual(tagArea.y + tagArea.height + 0.001);
        }
      }),
      { seed: 37, numRuns: 200 },
    );
    expect(drawnCount).toBeGreaterThan(100);
  });

  it('spread over as few rows as possible, all about equally long', () => {
    const countTagsPerRow = (count: number): number[] => {
      const tagList: Element = {
        kind: 'list',
        box: [4, 4, 41, 12],
        padding: [1, 0.3],
        gap: 0.5,
        tags: [{ each: '/character/words', style: 'tag-dark', fill: 'ink' }],
      };
      const { items } = placeElement(tagList, createContext({ words: Array(count).fill('sprint') }));
      const baselines = listTextItems(items).map(({ y }) => y);
      return [...new Set(baselines)].map((y) => baselines.filter((baseline) => baseline === y).length);
    };
    const maxPerRow = Math.max(...[1, 2, 3, 4, 5, 6, 7].filter((count) => countTagsPerRow(count).length === 1));
    expect(maxPerRow).toBeGreaterThan(2);
    expect(countTagsPerRow(maxPerRow + 1)).toEqual([Math.ceil((maxPerRow + 1) / 2), Math.floor((maxPerRow + 1) / 2)]);
  });

  it('overflow by kind, the last kind first', () => {
    const tagStyle = { style: 'tag-dark', fill: 'ink' } as const;
    const tagList: Element = {
      kind: 'list',
      box: [4, 4, 40, 3],
      padding: [1, 0.3],
      gap: 0.5,
      tags: [
        { each: '/character/words', ...tagStyle },
        { each: '/character/more', ...tagStyle },
      ],
      overflowTo: 'words',
    };
    const firstTags = ['one', 'two'];
    const placedList = placeElement(tagList, createContext({ words: firstTags, more: ['three'] }));
    expect(placedList.overflows).toEqual([]);
    const { items, overflows } = placeElement(
      tagList,
      createContext({ words: firstTags, more: Array(30).fill('three') }),
    );
    expect(listTextItems(items).map(({ text }) => text.toLowerCase())).toEqual(firstTags);
    expect(overflows.flatMap(({ runs }) => runs.filter(({ field }) => field !== undefined))).toHaveLength(30);
  });
});

it('a repeated flow does not forward its overflow, because a continuation card would print it twice', () => {
  const talents = Array.from({ length: 30 }, (_entry, index) => ({ name: `Talent ${index}`, text: 'Once a Turn.' }));
  const moreStyle = { style: 'body', before: '+ ', after: ' on the back' };
  const fullFlow = placeElement(createFlow({ more: moreStyle }), createContext({ talents }));
  const repeatedFlow = placeElement(createFlow({ more: moreStyle, repeated: true }), createContext({ talents }));
  expect(fullFlow.overflows.flatMap(({ paragraphs }) => paragraphs ?? []).length).toBeGreaterThan(0);
  expect(repeatedFlow.overflows).toEqual([]);
  expect(repeatedFlow.items).toEqual(fullFlow.items);
});

describe('optional sections', () => {
  const spans = [{ style: 'body', value: { item: '/text' } }];
  const sections = (['one', 'two', 'three'] as const).map((name, index) => ({
    each: `/character/${name}`,
    spans,
    ...(index === 0 ? {} : { optional: true }),
  }));
  const placeSections = (character: Record<string, string[]>, changes = {}): readonly [string, number] => {
    const characterLists = Object.entries(character).map(([name, texts]) => [name, texts.map((text) => ({ text }))]);
    const { items, overflows } = placeElement(
      createFlow({ sections, ...changes }),
      createContext(Object.fromEntries(characterLists as [string, unknown][])),
    );
    return [
      listTextItems(items)
        .map(({ text }) => text)
        .join(' '),
      overflows.length,
    ];
  };
  const repeatWord = (word: string) => Array.from({ length: 40 }, () => word);

  it('drops optional sections whole, the last one first, until the others fit', () => {
    expect(placeSections({ one: ['a'], two: ['b'], three: ['c'] })).toEqual(['a b c', 0]);
    expect(placeSections({ one: ['a'], two: ['b'], three: repeatWord('c') })).toEqual(['a b', 0]);
    expect(placeSections({ one: ['a'], two: repeatWord('b'), three: ['c'] })).toEqual(['a', 0]);
  });

  it('keeps required sections in place and does not count dropped ones as overflow', () => {
    const moreStyle = { style: 'body', before: '+ ', after: ' on the back' };
    const requiredOnly = placeSections({ one: repeatWord('a') }, { more: moreStyle, repeated: true });
    expect(
      placeSections({ one: repeatWord('a'), two: ['b'], three: ['c'] }, { more: moreStyle, repeated: true }),
    ).toEqual(requiredOnly);
    expect(requiredOnly[0]).toMatch(/^a.*\+ \d+ on the back$/);
  });
});

describe('a flow with a tab', () => {
  const attacks = [
    { name: 'Bash', text: 'one' },
    { name: 'Killing Frost', text: 'one two' },
    { name: 'Calving', text: 'one two three four five six seven eight nine ten eleven twelve' },
    { name: 'Throw', text: 'one' },
  ];
  const createTabbedFlow = (changes: Partial<Extract<Element, { kind: 'flow' }>> = {}): Element =>
    createFlow({
      sections: [
        {
          each: '/character/attacks',
          spans: [
            { style: 'entry', value: { item: '/name', after: ' ' } },
            { style: 'body', value: { item: '/text' }, tab: true },
          ],
        },
      ],
      gap: 0,
      ...changes,
    });
  const listItems = (element: Element, entries: readonly unknown[] = attacks) =>
    listTextItems(placeElement(element, createContext({ attacks: entries })).items);
  const isName = ({ text }: { text: string }): boolean => attacks.some(({ name }) => text.trim() === name);

  it('begins names in one column and everything else in another, on all lines', () => {
    const items = listItems(createTabbedFlow());
    expect(items.filter(isName)).toHaveLength(attacks.length);
    expect(new Set(items.filter(isName).map(({ x }) => x)).size).toBe(1);
    const contentItems = items.filter((item) => !isName(item));
    expect(contentItems.length).toBeGreaterThan(attacks.length);
    expect(new Set(contentItems.map(({ x }) => x.toFixed(3))).size).toBe(1);
    expect(contentItems[0]?.x).toBeGreaterThan(items.find(isName)?.x ?? 0);
  });

  it('fills the first of two columns more, whatever descenders its last line has', () => {
    const entries = ['Bash', 'Horn', 'Clapping', 'Undo', 'Throw'].map((name) => ({ name, text: 'one' }));
    const items = listItems(createTabbedFlow({ columns: 2, columnGap: 1 }), entries);
    const isEntryName = ({ text }: { text: string }) => entries.some(({ name }) => text.trim() === name);
    const lefts = items.filter(isEntryName).map(({ x }) => x);
    expect(lefts.filter((x) => x === lefts[0])).toHaveLength(3);
  });

  it('puts a name and the beginning of its content on one baseline', () => {
    const items = listItems(createTabbedFlow());
    for (const nameItem of items.filter(isName)) expect(items.filter(({ y }) => y === nameItem.y)).toHaveLength(2);
  });

  it('shares its baselines between columns, also where an entry has several lines', () => {
    const items = listItems(createTabbedFlow({ columns: 2, columnGap: 1, box: [4, 10, 60, 24] }));
    const leftEdges = [...new Set(items.filter(isName).map(({ x }) => x))];
    expect(leftEdges).toHaveLength(2);
    const baselines = [...new Set(items.map(({ y }) => y.toFixed(3)))].map(Number).sort((a, b) => a - b);
    const distances = baselines.slice(1).map((y, index) => (y - (baselines[index] ?? 0)).toFixed(2));
    expect(new Set(distances).size).toBe(1);
  });

  it('shrinks text a little rather than wrapping one entry', () => {
    const entries = [{ name: 'Bash', text: 'one two three four five six seven eight' }];
    const names = [24, 60].map((width) => listItems(createTabbedFlow({ box: [4, 10, width, 24] }), entries));
    const roomySize = names[1]?.[0]?.size ?? 0;
    for (let width = 60; width > 20; width -= 1) {
      const items = listItems(createTabbedFlow({ box: [4, 10, width, 24] }), entries);
      const lineCount = new Set(items.map(({ y }) => y)).size;
      if (lineCount > 1) {
        const lastOnOneLine = listItems(createTabbedFlow({ box: [4, 10, width + 1, 24] }), entries);
        expect(lastOnOneLine[0]?.size).toBeLessThan(roomySize);
        return;
      }
    }
    expect.unreachable('no width wraps the entry');
  });

  it('begins the content below a name that leaves no room beside it', () => {
    const entries = [{ name: 'A very long name of an attack', text: 'everything' }];
    const layouts = Array.from({ length: 40 }, (_item, index) =>
      listItems(createTabbedFlow({ box: [4, 10, 60 - index, 24] }), entries),
    );
    const [nameItem, contentItem] = layouts.find(([name, content]) => (content?.y ?? 0) > (name?.y ?? 0)) ?? [];
    expect(contentItem?.text).toBe('everything');
    expect(contentItem?.x).toBeGreaterThan(nameItem?.x ?? 0);
  });
});

it('sets icons in their own size beside text', () => {
  const element = createFlow({ sections: [{ spans: [{ style: 'body', value: { text: '8 {fight}' } }] }] });
  const styles = { ...template.styles, body: { font: 'text', size: 8, colour: 'ink', icon: 1.5 } as const };
  const { items } = placeElement(element, {
    ...createContext({}),
    template: { ...template, styles },
    icons: { fight: { shape: 'fist', label: 'Fight' } },
  });
  expect(listTextItems(items).map(({ font, size }) => [font, size])).toEqual([
    ['text', 8],
    ['icons', 12],
  ]);
});
