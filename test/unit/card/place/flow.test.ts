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
import { runs } from '../../../support/runs.ts';
import { inkOf, testFonts } from '../support.ts';

const fonts = testFonts();
const template = getDefaultTemplate(GAMES);
const context = (character: unknown, changes: Partial<LayoutContext> = {}): LayoutContext => ({
  template,
  theme: completeTheme(template.theme as BaseTheme),
  binding: { character, derived: {}, faction: undefined, formatters: { word: String, attack: () => '' } },
  icons: {},
  fonts,
  side: 'back',
  incomingOverflows: [],
  ...changes,
});

const box: [number, number, number, number] = [4, 10, 40, 24];
const flow = (changes: Partial<Extract<Element, { kind: 'flow' }>> = {}): Element => ({
  kind: 'flow',
  id: 'words',
  box,
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

function expectInside(items: readonly DisplayItem[], area: Rect): void {
  for (const { item, left, top, right, bottom } of inkOf(items, fonts)) {
    const overhang = 0.08 * item.size;
    expect(left).toBeGreaterThanOrEqual(area.x - overhang);
    expect(right).toBeLessThanOrEqual(area.x + area.width + overhang);
    expect(top).toBeGreaterThanOrEqual(area.y - 0.001);
    expect(bottom).toBeLessThanOrEqual(area.y + area.height + 0.001);
  }
}

const words = fc.string({ unit: fc.constantFrom(...'abcgjpÉЩΩ   -/(),.'), maxLength: 300 });
const entries = fc.array(fc.record({ name: words, text: words }), { minLength: 1, maxLength: 7 });

describe('a flow that cannot hold everything', () => {
  const talents = [
    { name: 'Short', text: 'Moves first.' },
    { name: 'Saga', text: 'Once upon a time there was a harbour. '.repeat(60) },
  ];

  it('sets what stays as large as that allows', () => {
    const [items, alone] = [talents, talents.slice(0, 1)].map((some) =>
      listTextItems(placeElement(flow({ continued: { style: 'body' } }), context({ talents: some })).items),
    );
    expect(items?.map(({ text }) => text.trim())).toContain('Short');
    expect(items?.map(({ size }) => size)).toEqual(alone?.map(({ size }) => size));
  });

  it('says once what both sides have no room for', () => {
    const overflow = { targetFlowId: 'words', side: 'front' as const, runs: [{ text: 'Hero and Tank' }] };
    const arriving = [overflow, { ...overflow, side: 'back' as const }, { ...overflow, runs: [{ text: 'Another' }] }];
    const element = flow({ continued: { style: 'body' } });
    const said = listTextItems(placeElement(element, context({}, { incomingOverflows: arriving })).items).map(
      ({ text }) => text.trim(),
    );
    expect(said).toEqual(['Hero and Tank', 'Another']);
  });
});

describe('a flow in columns', () => {
  it('leaves no heading without its entry for the sake of even columns', () => {
    const columns = flow({ box: [4, 10, 80, 24], columns: 2, columnGap: 4 });
    for (const text of ['Short.', 'Friends within four inches roll one die more for as long as they stand there.']) {
      const { items } = placeElement(columns, context({ talents: [{ name: 'Patience', text }] }));
      const texts = listTextItems(items);
      const heading = texts.find((run) => run.text.startsWith('TALENTS'));
      const entry = texts.find((run) => run.text.startsWith('Patience'));
      expect(heading, text).toBeDefined();
      expect(entry?.x, text).toBe(heading?.x);
    }
  });

  it('never lets ink leave its columns, and says everything or sends it on', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 2, max: 4 }), (talents, columns) => {
        const element = flow({ columns, columnGap: 3, box: [4, 10, 90, 24] });
        const { items, overflows } = placeElement(element, context({ talents }));
        expectInside(items, toRect([4, 10, 90, 24]));
        const said = [
          ...listTextItems(items).map((item) => item.text),
          ...overflows.flatMap(({ runs }) => runs.map((run) => run.text)),
        ].join('');
        const letters = (text: string): number => text.replaceAll(/[^a-zÉЩΩ]/giu, '').length;
        const wanted = talents.reduce((sum, { name, text }) => sum + letters(name) + letters(text), 0);
        expect(letters(said)).toBeGreaterThanOrEqual(wanted);
      }),
      { seed: 67, numRuns: runs(60) },
    );
  });

  it('fills its columns evenly, one after the other', () => {
    const talents = Array.from({ length: 6 }, (_, index) => ({ name: `n${index}`, text: 'word '.repeat(12) }));
    const { items } = placeElement(flow({ columns: 2, columnGap: 4, box: [0, 0, 100, 80] }), context({ talents }));
    const middle = toRect([0, 0, 50, 80]).width;
    const [left, right] = [true, false].map((isLeft) => listTextItems(items).filter(({ x }) => x < middle === isLeft));
    const lowest = (list: typeof left): number => Math.max(...(list ?? []).map(({ y }) => y));
    expect(left?.map(({ text }) => text).join(' ')).toContain('n0');
    expect(right?.map(({ text }) => text).join(' ')).toContain('n5');
    expect(Math.abs(lowest(left) - lowest(right))).toBeLessThan(20);
  });
});

describe('a flow', () => {
  it('never lets ink leave its box, and leaves out whole entries only', () => {
    fc.assert(
      fc.property(entries, (talents) => {
        const { items, findings: notes } = placeElement(flow(), context({ talents }));
        expectInside(items, toRect(box));
        const lost = notes.flatMap((note) => (note.kind === 'overflow' ? note.fields : []));
        const said = listTextItems(items)
          .map((item) => item.text)
          .join('')
          .replaceAll(/\s/g, '');
        for (const [index, talent] of talents.entries()) {
          const text = talent.text.replaceAll(/\s/g, '');
          if (!lost.includes(`/talents/${index}/text`)) expect(said).toContain(text);
        }
      }),
      { seed: 31, numRuns: runs(150) },
    );
  });

  it('hands what it has no room for to another flow, which prints it first', () => {
    const talents = Array.from({ length: 9 }, (_, index) => ({ name: `Talent ${index}`, text: 'word '.repeat(40) }));
    const front = placeElement(flow({ overflowTo: 'words' }), context({ talents }));
    expect(front.overflows.length).toBe(1);
    const { continued } = template.back.find((element) => element.kind === 'flow') ?? {};
    if (continued === undefined) throw new Error('The template has lost its place for continued text.');
    const back = placeElement(
      flow({ box: [4, 4, 55, 80], continued }),
      context({}, { incomingOverflows: front.overflows }),
    );
    const said = listTextItems(back.items)
      .map((item) => item.text)
      .join('');
    expect(said.toUpperCase()).toMatch(/^FROM THE FRONT/);
    expect(said).toContain('Talent 8');
  });

  it('keeps the words that a paragraph begins with where another flow takes it', () => {
    const heading = { style: 'run-in', text: 'Immune to  ', runIn: true };
    const spans = [{ style: 'body', value: { each: '/character/immunities', value: { item: '' } } }];
    const { continued } = template.back.find((element) => element.kind === 'flow') ?? {};
    if (continued === undefined) throw new Error('The template has lost its place for continued text.');
    const immune = context({ immunities: ['poison'] });
    const front = placeElement(
      flow({ box: [4, 4, 20, 0.5], overflowTo: 'words', sections: [{ heading, spans }] }),
      immune,
    );
    const back = placeElement(
      flow({ box: [4, 4, 55, 80], continued, sections: [] }),
      context({}, { incomingOverflows: front.overflows }),
    );
    const said = listTextItems(back.items).map((item) => item.text);
    expect(said.join(' ').replaceAll(/\s+/g, ' ')).toContain('Immune to poison');
  });

  it('has no heading where a section has nothing to say', () => {
    expect(placeElement(flow(), context({ talents: [] })).items).toEqual([]);
  });
});

describe('tags', () => {
  it('stay inside their box, ground and all, or go elsewhere', () => {
    const list: Element = {
      kind: 'list',
      box,
      padding: [1, 0.6],
      gap: 0.5,
      align: 'center',
      tags: [{ each: '/character/words', style: 'tag-dark', fill: 'ink' }],
      overflowTo: 'words',
    };
    const area = toRect(box);
    let drawn = 0;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'abcÉЙ-') }), { maxLength: 24 }), (given) => {
        const { items, overflows } = placeElement(list, context({ words: given }));
        if (overflows.length > 0) return;
        drawn += items.length;
        expectInside(items, area);
        for (const item of items) {
          if (item.kind !== 'path') continue;
          const bounds = getPathBounds(item.path);
          expect(bounds.x).toBeGreaterThanOrEqual(area.x - 0.001);
          expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width + 0.001);
          expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height + 0.001);
        }
      }),
      { seed: 37, numRuns: 200 },
    );
    expect(drawn).toBeGreaterThan(100);
  });

  it('stand in rows about equally long, as few as hold them', () => {
    const rows = (count: number): number[] => {
      const list: Element = {
        kind: 'list',
        box: [4, 4, 41, 12],
        padding: [1, 0.3],
        gap: 0.5,
        tags: [{ each: '/character/words', style: 'tag-dark', fill: 'ink' }],
      };
      const { items } = placeElement(list, context({ words: Array(count).fill('sprint') }));
      const baselines = listTextItems(items).map(({ y }) => y);
      return [...new Set(baselines)].map((y) => baselines.filter((one) => one === y).length);
    };
    const most = Math.max(...[1, 2, 3, 4, 5, 6, 7].filter((count) => rows(count).length === 1));
    expect(most).toBeGreaterThan(2);
    expect(rows(most + 1)).toEqual([Math.ceil((most + 1) / 2), Math.floor((most + 1) / 2)]);
  });

  it('go elsewhere kind by kind, the last first', () => {
    const look = { style: 'tag-dark', fill: 'ink' } as const;
    const list: Element = {
      kind: 'list',
      box: [4, 4, 40, 3],
      padding: [1, 0.3],
      gap: 0.5,
      tags: [
        { each: '/character/words', ...look },
        { each: '/character/more', ...look },
      ],
      overflowTo: 'words',
    };
    const words = ['one', 'two'];
    const all = placeElement(list, context({ words, more: ['three'] }));
    expect(all.overflows).toEqual([]);
    const { items, overflows } = placeElement(list, context({ words, more: Array(30).fill('three') }));
    expect(listTextItems(items).map(({ text }) => text.toLowerCase())).toEqual(words);
    expect(overflows.flatMap(({ runs }) => runs.filter(({ field }) => field !== undefined))).toHaveLength(30);
  });
});

it('leaves out what it only repeats: a further card would say it twice', () => {
  const talents = Array.from({ length: 30 }, (_, index) => ({ name: `Talent ${index}`, text: 'Once a Turn.' }));
  const more = { style: 'body', before: '+ ', after: ' on the back' };
  const long = placeElement(flow({ more }), context({ talents }));
  const summary = placeElement(flow({ more, repeated: true }), context({ talents }));
  expect(long.overflows.flatMap(({ paragraphs }) => paragraphs ?? []).length).toBeGreaterThan(0);
  expect(summary.overflows).toEqual([]);
  expect(summary.items).toEqual(long.items);
});

describe('sections that may be left out', () => {
  const spans = [{ style: 'body', value: { item: '/text' } }];
  const sections = (['one', 'two', 'three'] as const).map((name, index) => ({
    each: `/character/${name}`,
    spans,
    ...(index === 0 ? {} : { optional: true }),
  }));
  const shown = (character: Record<string, string[]>, changes = {}): readonly [string, number] => {
    const lists = Object.entries(character).map(([name, texts]) => [name, texts.map((text) => ({ text }))]);
    const { items, overflows } = placeElement(
      flow({ sections, ...changes }),
      context(Object.fromEntries(lists as [string, unknown][])),
    );
    return [
      listTextItems(items)
        .map(({ text }) => text)
        .join(' '),
      overflows.length,
    ];
  };
  const many = (word: string) => Array.from({ length: 40 }, () => word);

  it('are left out from the last one, whole, until the others have room', () => {
    expect(shown({ one: ['a'], two: ['b'], three: ['c'] })).toEqual(['a b c', 0]);
    expect(shown({ one: ['a'], two: ['b'], three: many('c') })).toEqual(['a b', 0]);
    expect(shown({ one: ['a'], two: many('b'), three: ['c'] })).toEqual(['a', 0]);
  });

  it('never keep out what has to stand there, nor count as missing', () => {
    const more = { style: 'body', before: '+ ', after: ' on the back' };
    const alone = shown({ one: many('a') }, { more, repeated: true });
    expect(shown({ one: many('a'), two: ['b'], three: ['c'] }, { more, repeated: true })).toEqual(alone);
    expect(alone[0]).toMatch(/^a.*\+ \d+ on the back$/);
  });
});
