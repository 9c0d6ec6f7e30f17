import { describe, expect, it } from 'vitest';
import { getDefaultTemplate, listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { translateToGerman } from '../../../support/texts.ts';
import { box, copyTemplate, createText, type Data, listFrontProblems, listProblems } from './template-support.ts';

describe('built-in card templates', () => {
  it('cause no problems in any size and use unique ids', () => {
    const builtInTemplates = (['character', 'gimmick', 'marker', 'legend'] as const).flatMap((subject) =>
      listBuiltInTemplates(GAMES, subject),
    );
    for (const template of builtInTemplates) expect(listProblems(template)).toEqual([]);
    const templateIds = listTemplateChoices(builtInTemplates).map(({ id }) => id);
    expect(new Set(templateIds).size).toBe(templateIds.length);
    expect(templateIds[0]).toBe('classic');
  });

  it('include a default poker card with 3 mm bleed', () => {
    expect(getDefaultTemplate(GAMES)).toMatchObject({ size: { width: 63.5, height: 88.9 }, bleed: 3 });
  });
});

describe('problems of a template', () => {
  it('name the element, the position and what was expected', () => {
    const nameElement = { kind: 'text', id: 'name', box: [4, 4, 40], style: 'body', value: { text: 'x' } };
    expect(listFrontProblems(createText(), createText(), createText(), nameElement)).toEqual([
      'front[3] (text, id name): box: expected at least 4 entries',
    ]);
    expect(listFrontProblems(createText({ box: [0, 0, 'wide', 1] }))).toEqual([
      'front[0] (text): box[2]: expected a number, got a text',
    ]);
    expect(listFrontProblems({ kind: 'text', box })).toEqual([
      'front[0] (text): style: is missing, expected a text',
      'front[0] (text): value: expected an object with one of "text", "at", "item", "each", "join"',
    ]);
    expect(listFrontProblems({ kind: 'script', box })).toEqual([
      'front[0] (script): kind: expected one of "shape", "halftone", "text", "flow", "stat", "track", "symbol", "picture", "list", "credit", "art", got "script"',
    ]);
    expect(listFrontProblems(createText({ colour: 'ink' }))[0]).toMatch(
      /^front\[0\] \(text\): there is no "colour" here; there is ("[a-zA-Z]+", )+"[a-zA-Z]+"$/,
    );
    expect(listFrontProblems(createText({ align: 'centre' }))).toEqual([
      'front[0] (text): align: expected one of "left", "center", "right", got "centre"',
    ]);
  });

  it.each<[object, string]>([
    [{ value: { at: '/character/name', text: 'x' } }, 'value: expected only one of "text", "at"'],
    [{ when: { at: '/character/name', any: [{ at: '/character/name' }] } }, 'when: expected only one of "any", "at"'],
    [{ lines: 1.5 }, 'lines: expected a whole number, got 1.5'],
    [{ box: [4, 4, Number.POSITIVE_INFINITY, 4] }, 'box[2]: expected a number, got Infinity'],
    [
      { value: { each: '/character/talents', value: { item: 'name' } } },
      'value.value.item: expected a pointer into the entry such as "/name", or "" for the entry itself',
    ],
  ])('explain what to write instead of %j', (changes, sentence) => {
    expect(listFrontProblems(createText(changes as Data))).toEqual([`front[0] (text): ${sentence}`]);
  });

  it.each<[object, string]>([
    [{ when: { any: [] } }, 'when.any: expected at least 1 entry'],
    [{ when: { not: { all: [] } } }, 'when.not.all: expected at least 1 entry'],
    [{ when: { at: '/character/level', is: [] } }, 'when.is: expected at least 1 entry'],
    [{ box: [4, 4, 0, 8] }, 'box[2]: expected a width of more than 0 mm, got 0'],
    [{ box: [4, 4, 40, -8] }, 'box[3]: expected a height of more than 0 mm, got -8'],
  ])('report a value that never has an effect: %j', (changes, sentence) => {
    expect(listFrontProblems(createText(changes as Data))).toEqual([`front[0] (text): ${sentence}`]);
  });

  it('report an element without extent, but accept a thin line', () => {
    const lineShape = { kind: 'shape', box: [4, 4, 40, 0], stroke: { colour: 'ink', width: 0.5 } };
    expect(listFrontProblems(lineShape)).toEqual([]);
    expect(listFrontProblems({ ...lineShape, box: [4, 4, 0, 0] })).toHaveLength(2);
    expect(listFrontProblems({ kind: 'shape', box: [4, 4, 40, 0], fill: 'ink' })).toEqual([
      'front[0] (shape): box[3]: expected a height of more than 0 mm, got 0',
    ]);
    const numberValue = { style: 'body', value: { at: '/character/level' } };
    const zeroBadge = { ...numberValue, symbol: 'shield', width: 0, height: 5 };
    expect(listFrontProblems({ kind: 'stat', box, value: numberValue, badge: zeroBadge })).toEqual([
      'front[0] (stat): badge.width: expected a width of more than 0 mm, got 0',
    ]);
    const holdBoth = { x: 'both' };
    // The slim card is 33.5 mm narrower, so no width is left of the 23.5 mm of the text.
    const otherSizes = { slim: { name: 'Slim', width: 30, height: 88.9 } };
    expect(
      listProblems(
        copyTemplate({ front: [createText({ box: [20, 4, 23.5, 8], hold: holdBoth })], back: [], sizes: otherSizes }),
      ),
    ).toEqual([
      expect.stringMatching(/^sizes.slim: front\[0\] \(text\): box\[2\]: expected a width of more than 0 mm, got 0$/),
    ]);
  });

  it('report a duplicate id once and list all elements that use it', () => {
    const createElement = (changes: Data = {}): Data => createText({ id: 'a', ...changes });
    const otherSizes = { mini: { name: 'Mini', width: 44, height: 68 } };
    const duplicateFindings = listProblems(
      copyTemplate({
        front: [createElement(), createText(), createElement()],
        back: [createElement(), createElement()],
        sizes: otherSizes,
      }),
    );
    expect(duplicateFindings).toEqual([
      'front[2] (text, id a): id: expected an id of its own; front[0], back[0] and back[1] are called "a" too',
    ]);
    expect(listFrontProblems(createElement(), createElement())).toEqual([
      'front[1] (text, id a): id: expected an id of its own; front[0] is called "a" too',
    ]);
  });

  it('explain the allowed characters of a size id', () => {
    const bigSize = { name: 'Big', width: 90, height: 120 };
    expect(listProblems(copyTemplate({ sizes: { Big: bigSize } }))).toEqual([
      'sizes.Big: expected small letters, digits and hyphens, such as "night-shift"',
    ]);
  });

  it('report everything wrong at once', () => {
    const problems = listProblems(
      copyTemplate({ id: 'No good', bleed: 99, front: [createText({ box: 'here' }), createText({ lines: 0 })] }),
    );
    expect(problems).toEqual([
      'id: expected small letters, digits and hyphens, such as "night-shift"',
      'bleed: expected at most 20',
      'front[0] (text): box: expected a list, got a text',
      'front[1] (text): lines: expected at least 1',
    ]);
  });

  it('report which form of a value or condition is wrong', () => {
    expect(listFrontProblems(createText({ value: { at: 3 } }))).toEqual([
      'front[0] (text): value.at: expected a text, got a number',
    ]);
    expect(listFrontProblems(createText({ value: { at: 'character/name' } }))).toEqual([
      'front[0] (text): value.at: expected a pointer such as "/character/level", or "./text" in a repeated entry',
    ]);
    expect(listFrontProblems(createText({ value: { join: [{ text: 'a', by: 'b' }] } }))).toEqual([
      'front[0] (text): value.join[0]: there is no "by" here; there is "before", "after", "field"',
    ]);
    expect(listFrontProblems(createText({ when: { at: '/character/level', above: 3 } }))).toEqual([
      'front[0] (text): when: there is no "above" here; there is "over", "is", "has", "under"',
    ]);
    expect(listFrontProblems(createText({ when: 'always' }))).toEqual([
      'front[0] (text): when: expected an object with one of "all", "any", "not", "at"',
    ]);
  });

  it('report references to unknown styles, colors, symbols, flows and fonts', () => {
    expect(listFrontProblems(createText({ style: 'bold' }))[0]).toMatch(
      /^front\[0\] \(text\): style: expected the name of a style, got "bold"; there is "name", /,
    );
    expect(listFrontProblems({ kind: 'shape', box, fill: 'blood' })[0]).toContain(
      'fill: expected the name of a colour, got "blood"',
    );
    expect(listFrontProblems({ kind: 'symbol', box, name: { text: 'skull' } })[0]).toContain(
      'name.text: expected the name of a symbol, got "skull"',
    );
    expect(listFrontProblems(createText({ overflowTo: 'nowhere' }))[0]).toContain(
      'expected the name of a flow, got "nowhere"',
    );
    const flowElement = { kind: 'flow', id: 'dumb', box, gap: 0, sectionGap: 0, sections: [] };
    const repeatedFlow = {
      ...flowElement,
      id: 'icons',
      repeated: true,
      sections: [{ each: '/character/movement', spans: [] }],
    };
    expect(listFrontProblems(repeatedFlow)).toEqual([
      'front[0] (flow, id icons): repeated: expected another flow with "each": "/character/movement", where what is left out here stands in full',
    ]);
    expect(listFrontProblems(repeatedFlow, { ...repeatedFlow, id: 'in-full', repeated: false })).toEqual([]);
    const optionalSection = { spans: [], optional: true };
    expect(listFrontProblems({ ...repeatedFlow, sections: [optionalSection] })).toEqual([]);
    expect(listFrontProblems(flowElement, createText({ overflowTo: 'dumb' }))).toEqual([
      'front[1] (text): overflowTo: expected a flow with "continued", which says how it sets what arrives; "dumb" has none',
    ]);
    expect(
      listProblems(
        copyTemplate({
          styles: { ...(copyTemplate().styles as Data), body: { font: 'comic', size: 7, colour: 'ink' } },
        }),
      )[0],
    ).toMatch(/^styles.body: font: expected the name of a font, got "comic"; there is "display-black"/);
    expect(listProblems(copyTemplate({ themes: [{ styles: { nope: { size: 8 } } }] }))[0]).toContain(
      'themes[0]: styles.nope',
    );
    expect(listProblems(copyTemplate({ more: [createText()] }))[0]).toContain('more: expected a flow with "continued"');
  });

  it('report text boxes outside the trim and shapes off the card', () => {
    expect(listFrontProblems(createText({ box: [40, 4, 40, 8] }))).toEqual([
      'front[0] (text): box: expected a box inside the trim of 63.5 x 88.9 mm, since words would be cut off',
    ]);
    expect(listFrontProblems({ kind: 'shape', box: [80, 4, 40, 8], fill: 'ink' })[0]).toContain('touches the card');
    expect(listFrontProblems({ kind: 'shape', box: [-3, -3, 69.5, 94.9], fill: 'ink' })).toEqual([]);
  });

  it('report type below 6 pt and minimums above maximums', () => {
    const createWithBody = (bodyStyle: Data): Data =>
      copyTemplate({ styles: { ...(copyTemplate().styles as Data), body: bodyStyle } });
    expect(listProblems(createWithBody({ font: 'text', size: 5.5, colour: 'ink' }))).toEqual([
      'styles.body: size: expected at least 6',
    ]);
    expect(listProblems(createWithBody({ font: 'text', size: 7, min: 8, colour: 'ink' }))).toEqual([
      'styles.body: min: expected min to be no greater than size',
    ]);
    const tightMessage = 'tight: expected tight to be no greater than tracking';
    expect(listProblems(createWithBody({ font: 'text', size: 7, tight: 0.02, colour: 'ink' }))).toEqual([
      `styles.body: ${tightMessage}`,
    ]);
    expect(listProblems(createWithBody({ font: 'text', size: 7, tracking: 0.02, tight: 0.02, colour: 'ink' }))).toEqual(
      [],
    );
    expect(listProblems(copyTemplate({ themes: [{ styles: { body: { tight: 0.1 } } }] }))).toEqual([
      `themes[0]: styles.body.${tightMessage}`,
    ]);
  });

  it('report a track cell whose dimensions are in the wrong order', () => {
    const trackCell = { fill: 'ink', stroke: { colour: 'ink', width: 1 } };
    const trackElement = {
      kind: 'track',
      box,
      cell: [5, 4],
      gap: 0,
      runs: [{ count: { text: '12' }, cell: trackCell }],
    };
    expect(listFrontProblems(trackElement)).toContain(
      'front[0] (track): cell: expected the first number to be no greater than the second',
    );
    expect(translateToGerman('templateProblems.pairOrder')).toBe(
      'erwartet: die erste Zahl nicht größer als die zweite',
    );
  });

  it('report errors in other sizes too', () => {
    const flowElement = {
      kind: 'flow',
      id: 'words',
      box,
      gap: 0,
      sectionGap: 0,
      sections: [],
      continued: { style: 'body' },
    };
    const listSizeProblems = (changes: Data): string[] =>
      listProblems(
        copyTemplate({
          front: [createText({ id: 'a', overflowTo: 'words' }), flowElement],
          back: [],
          sizes: { mini: { name: 'Mini', width: 44, height: 68, ...changes } },
        }),
      );
    expect(listSizeProblems({})).toEqual([]);
    expect(listSizeProblems({ replace: { b: {} } })[0]).toContain(
      'sizes.mini: replace.b: expected the name of an element',
    );
    expect(listSizeProblems({ replace: { a: { box: [1, 2] } } })).toEqual([
      'sizes.mini: replace.a.box: expected at least 4 entries',
    ]);
    expect(listSizeProblems({ without: ['words'] })[0]).toContain('sizes.mini: front[0] (text, id a): overflowTo');
  });

  it('suggest the intended key before all others', () => {
    const misspelledShape = { kind: 'shape', box, fil: 'ink' };
    expect(listFrontProblems(misspelledShape)[0]).toMatch(/there is no "fil" here; there is "fill", /);
    expect(
      listProblems(
        copyTemplate({ styles: { ...(copyTemplate().styles as Data), body: { font: 'text', size: 7, color: 'ink' } } }),
      ),
    ).toEqual(
      expect.arrayContaining([expect.stringMatching(/^styles.body: there is no "color" here; there is "colour", /)]),
    );
    expect(listProblems(copyTemplate({ beed: 3 }))[0]).toMatch(/^there is no "beed" here; there is /);
  });

  it('report an entry pointer outside of a list', () => {
    const pointerMessage = 'expected a list around it: "item" and "./" point into the entry of an "each"';
    expect(listFrontProblems(createText({ value: { item: '/name' } }))).toEqual([
      `front[0] (text): value.item: ${pointerMessage}`,
    ]);
    expect(listFrontProblems(createText({ when: { at: './text' } }))).toEqual([
      `front[0] (text): when.at: ${pointerMessage}`,
    ]);
    const repeatedValue = { each: '/character/talents', value: { join: [{ item: '/name' }, { each: './items' }] } };
    expect(listFrontProblems(createText({ value: repeatedValue }))).toEqual([]);
  });

  it('report unusable counts, colors and paths', () => {
    const createRun = (writtenCount: string) => ({
      count: { text: writtenCount },
      cell: { fill: 'ink', stroke: { colour: 'ink', width: 1 } },
    });
    const trackElement = { kind: 'track', box, cell: [4, 5], gap: 0, runs: [createRun('12'), createRun('twelve')] };
    expect(listFrontProblems(trackElement)).toEqual([
      'front[0] (track): runs[1].count.text: expected a number such as "12", got "twelve"',
    ]);
    // Digits and spaces beside a count leave it a number.
    const bindCount = (boundCount: object) => ({ ...createRun('12'), count: boundCount });
    const countWithWords = { at: '/character/hp/total', before: 'HP ', after: ' ' };
    expect(
      listFrontProblems({
        ...trackElement,
        runs: [bindCount({ at: '/derived/hp/white', after: '0' }), bindCount(countWithWords)],
      }),
    ).toEqual(['front[0] (track): runs[1].count.before: expected a number alone, got it with "HP " beside it']);
    const symbolShapes = [
      { d: 'M0 0 L9 9 Z', fill: 'ink' },
      { d: 'hello', fill: 'gold' },
    ];
    const templateSymbols = {
      ...(copyTemplate().symbols as Data),
      dot: { width: 10, height: 10, shapes: symbolShapes },
    };
    expect(listProblems(copyTemplate({ symbols: templateSymbols }))).toEqual([
      expect.stringMatching(/^symbols.dot: shapes\[1\].fill: expected the name of a colour, got "gold"/),
      expect.stringMatching(/^symbols.dot: shapes\[1\].d: expected path data with the commands M L H V C Q Z only/),
    ]);
  });

  it('report symbols that would draw nothing', () => {
    const dotSymbol = { width: 10, height: 10, shapes: [{ d: 'M0 0L9 9Z', fill: 'ink' }] };
    const listSymbolProblems = (changes: object) =>
      listProblems(
        copyTemplate({ symbols: { ...(copyTemplate().symbols as Data), dot: { ...dotSymbol, ...changes } } }),
      );
    expect(
      listSymbolProblems({ shapes: [{ d: 'M0,0 9 9L1e1-3.5.5 6H3V4C1 2 3 4 5 6Q1 2 3 4zM1 1L2 2', fill: 'ink' }] }),
    ).toEqual([]);
    expect(listSymbolProblems({ height: -11 })).toEqual(['symbols.dot: height: expected at least 0.01']);
    expect(listSymbolProblems({ shapes: [] })).toEqual(['symbols.dot: shapes: expected at least 1 entry']);
    expect(listSymbolProblems({ shapes: [{ ...dotSymbol.shapes[0], opacity: 7 }] })).toEqual([
      'symbols.dot: shapes[0].opacity: expected at most 1',
    ]);
    const brokenSymbol = { ...dotSymbol, shapes: [{ d: 'M0 0L10', fill: 'gold' }] };
    const nightThemes = [{ name: 'Night', symbols: { dot: brokenSymbol } }];
    expect(listProblems(copyTemplate({ themes: nightThemes }))).toEqual([
      expect.stringMatching(/^themes.*dot.*shapes\[0\].fill: expected the name of a colour/),
      expect.stringMatching(/^themes.*dot.*shapes\[0\].d: expected path data/),
    ]);
    for (const pathData of ['', 'L5 5', '5 5', 'M0 0L10', 'M0 0C1 2 3 4', 'M0 0Z3', 'M', 'M0 0l5 5']) {
      expect(listSymbolProblems({ shapes: [{ d: pathData, fill: 'ink' }] })).toEqual([
        expect.stringMatching(/^symbols.dot: shapes\[0\].d: expected path data/),
      ]);
    }
  });

  it('report once what all sizes share', () => {
    const otherSizes = {
      mini: { name: 'Mini', width: 44, height: 68 },
      maxi: { name: 'Maxi', width: 88, height: 130 },
    };
    expect(
      listProblems(copyTemplate({ front: [createText({ style: 'bold' })], back: [], sizes: otherSizes })),
    ).toHaveLength(1);
    expect(listProblems(copyTemplate({ version: 2 }))).toEqual(['version: expected 1, got 2']);
  });

  it('begin with the name of the file', () => {
    expect(() => parseTemplate(copyTemplate({ front: [createText({ style: 'bold' })] }), 'night.card.json')).toThrow(
      'night.card.json: ',
    );
    expect(() => parseTemplate(copyTemplate({ safe: -1 }), 'night.card.json')).toThrow(
      'night.card.json: safe: expected at least 0',
    );
  });
});
