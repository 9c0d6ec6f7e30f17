/** Tests the credit line of cards: its texts, its limits, and the room that templates make for it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardRow } from '../../../../src/shared/card/binding/bind.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listRowTemplates } from '../../../../src/shared/card/template/row-templates.ts';
import { getTemplateInSize } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { createColumnFields } from '../../../../src/shared/deck/columns.ts';
import { createDeckRows } from '../../../../src/shared/deck/deck-rows.ts';
import { type DisplayItem, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import type { Deck } from '../../../../src/shared/document/kinds/deck/schema.ts';
import type { Character, Credits } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { readSampleCharacters, readSampleFactions } from '../../../support/documents/samples.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { createHero, createPlainTemplate, getTestFonts, measureInk } from '../support.ts';

const CREDIT_FIELDS = /^\/(credits\/|art\/image\/credit)/;
const SYMBOL = { width: 10, height: 10, shapes: [{ d: 'M0 0 H10 V10 H0 Z', fill: 'ink' }] };
const FULL_CREDITS: Required<Credits> = {
  artist: 'Jane Inkwell',
  set: 'First Watch',
  symbol: SYMBOL,
  number: '012/024',
  version: '2',
  copyright: '2026 Inkwell Press',
};

const BOX: Element['box'] = [4, 80, 55.5, 2.1];
const createCreditTemplate = (credit: object = {}): CardTemplate => ({
  ...createPlainTemplate(),
  front: [{ kind: 'credit', box: BOX, style: 'credit', ...credit }],
  back: [],
});

const layoutFront = (character: Character, template: CardTemplate): readonly DisplayItem[] =>
  layoutCard(GAMES, { character, factions: readSampleFactions(), template, fonts: getTestFonts() }).front.items;

/** Returns the printed words of a front, from left to right. */
const readFront = (credits: Credits | undefined, template = createCreditTemplate()): string =>
  listTextItems(layoutFront(createHero(credits === undefined ? {} : { credits }), template))
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Lists the groups of fields that a front shows. */
const listFieldGroups = (items: readonly DisplayItem[]): readonly { field: string; item: DisplayItem }[] =>
  items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return [...(item.field === undefined ? [] : [{ field: item.field, item }]), ...listFieldGroups(item.items)];
  });

describe('placeCredit', () => {
  it('prints the artist and copyright at the left, and number, set and version at the right', () => {
    expect(readFront(FULL_CREDITS, createCreditTemplate({ box: [4, 80, 110, 2.1] }))).toBe(
      'Illus. Jane Inkwell · © 2026 Inkwell Press012/024 First Watch · v2',
    );
  });

  it('leaves no separators for missing parts, and prints nothing without any', () => {
    expect(readFront({ set: 'First Watch' })).toBe('First Watch');
    expect(readFront({ number: '7', set: 'First Watch' })).toBe('7 · First Watch');
    expect(readFront({ version: 'beta', copyright: '© Jane' })).toBe('© Janebeta');
    expect(readFront({ artist: '  ', set: '' })).toBe('');
    expect(readFront(undefined)).toBe('');
  });

  it('joins everything in one line with an alignment, and uses the text before the artist', () => {
    const template = createCreditTemplate({ align: 'center', before: 'Art: ' });
    expect(readFront({ artist: 'Jane', number: '7', set: 'Watch' }, template)).toBe('Art: Jane · 7 · Watch');
  });

  it('prints the maker of an image rather than that of a drawing', () => {
    const credits = { artist: 'Drew' };
    const front = (art: Character['art']) =>
      listTextItems(layoutFront(createHero({ credits, ...(art && { art }) }), createCreditTemplate()))
        .map(({ text }) => text)
        .join('');
    expect(front({ image: { src: 'a.png', credit: 'Ida' } })).toBe('Illus. Ida');
    expect(front({ image: { src: 'a.png' } })).toBe('');
    expect(front(undefined)).toBe('Illus. Drew');
  });

  it('leads from each part of the line to its field', () => {
    const fields = listFieldGroups(
      layoutFront(createHero({ credits: FULL_CREDITS }), createCreditTemplate({ box: [4, 80, 110, 2.1] })),
    ).map(({ field }) => field);
    expect(new Set(fields)).toEqual(
      new Set([
        '/credits/artist',
        '/credits/copyright',
        '/credits/number',
        '/credits/symbol',
        '/credits/set',
        '/credits/version',
      ]),
    );
  });

  it('shortens what is too long with an ellipsis, the number last', () => {
    const longCredits = {
      ...FULL_CREDITS,
      artist: 'Maximiliana Featherstonehaugh-Cholmondeley',
      set: 'The Long Night',
    };
    const text = readFront(longCredits, createCreditTemplate({ box: [4, 80, 34, 2.1] }));
    expect(text).toContain('…');
    expect(text).toContain('012/024');
    expect(text).toMatch(/Maximiliana Feat…/);
    expect(text).not.toContain('©');
  });

  it('does not repeat an artist whom the copyright names if the line is short', () => {
    const credits = { artist: 'Mara Quill', copyright: '© 2026 Mara Quill', set: 'Starfall', number: '007/024' };
    const layout = (width: number) =>
      layoutCard(GAMES, {
        character: createHero({ credits }),
        factions: [],
        template: createCreditTemplate({ box: [2, 80, width, 2.1] }),
        fonts: getTestFonts(),
      });
    const read = (width: number) =>
      listTextItems(layout(width).front.items)
        .map(({ text }) => text)
        .join('');
    expect(read(90)).toBe('Illus. Mara Quill · © 2026 Mara Quill007/024 · Starfall');
    expect(read(46)).toBe('© 2026 Mara Quill007/024 · Starfall');
    expect(layout(46).findings.filter(({ kind }) => kind === 'credit-line')).toEqual([]);
  });

  it('prints two lines in a box that is high enough, with the artist above the copyright', () => {
    const readLines = (credits: Credits, element: object): readonly string[] => {
      const template = createCreditTemplate({ box: [2, 80, 52, 4.4], ...element });
      const items = listTextItems(layoutFront(createHero({ credits }), template));
      const baselines = [...new Set(items.map(({ y }) => y))].sort((first, second) => first - second);
      return baselines.map((baseline) =>
        items
          .filter(({ y }) => y === baseline)
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
    };
    expect(readLines(FULL_CREDITS, {})).toEqual([
      'Illus. Jane Inkwell012/024 First Watch · v2',
      '© 2026 Inkwell Press',
    ]);
    expect(readLines(FULL_CREDITS, { box: [2, 80, 40, 4.4] })).toEqual([
      'Illus. Jane Inkwell012/024',
      '© 2026 Inkwell PressFirst Watch · v2',
    ]);
    expect(readLines(FULL_CREDITS, { align: 'center' })).toEqual([
      'Illus. Jane Inkwell · © 2026 Inkwell Press',
      '012/024 First Watch · v2',
    ]);
    const { artist, number } = FULL_CREDITS;
    expect(readLines({ artist, number }, {})).toEqual(['Illus. Jane Inkwell012/024']);
  });

  it('makes room for a second line only for credits that need it', () => {
    const mark = { kind: 'text', box: [4, 70, 10, 5], style: 'credit', value: { text: 'Mark' } } as Element;
    const template: CardTemplate = {
      ...createCreditTemplate({ box: [2, 80, 52, 2.1], secondCreditShift: [0, -2.3, 0, 2.3] }),
      secondCreditRoom: { from: 60, by: 2.3 },
    };
    const readBaseline = (credits: Credits): number => {
      const items = layoutFront(createHero({ credits }), { ...template, front: [...template.front, mark] });
      return listTextItems(items).find(({ text }) => text === 'Mark')?.y ?? Number.NaN;
    };
    const baseline = readBaseline({});
    expect(readBaseline({ copyright: '2026 Inkwell Press' })).toBe(baseline);
    expect(baseline - readBaseline(FULL_CREDITS)).toBeCloseTo(toPt(mm(2.3)));
  });

  it('reports every part that is not fully printed, and cuts the copyright after version and set', () => {
    const template = createCreditTemplate({ box: [2, 80, 52, 2.1] });
    const { findings, front } = layoutCard(GAMES, {
      character: createHero({ credits: FULL_CREDITS }),
      factions: [],
      template,
      fonts: getTestFonts(),
    });
    expect(
      listTextItems(front.items)
        .map(({ text }) => text)
        .join(''),
    ).toContain('© 2026 Inkwell Press');
    expect(findings.filter(({ kind }) => kind === 'credit-line')).toEqual([
      { kind: 'credit-line', fields: ['/credits/set', '/credits/version'] },
    ]);
  });

  it('never leaves its box, whatever the texts are', () => {
    const anyText = fc.option(fc.oneof(fc.string({ maxLength: 60 }), fc.lorem({ maxCount: 12 })), { nil: undefined });
    const anyCredits = fc.record(
      { artist: anyText, set: anyText, number: anyText, version: anyText, copyright: anyText },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyCredits, fc.integer({ min: 10, max: 60 }), fc.boolean(), (texts, width, hasTwoLines) => {
        const credits = { ...texts, symbol: SYMBOL } as Credits;
        const template = createCreditTemplate({ box: [2, 80, width, hasTwoLines ? 4.4 : 2.1] });
        for (const ink of measureInk(layoutFront(createHero({ credits }), template), getTestFonts())) {
          expect(ink.item.size).toBeGreaterThanOrEqual(6);
          expect(ink.left).toBeGreaterThanOrEqual(toPt(mm(2)) - 1);
          expect(ink.right).toBeLessThanOrEqual(toPt(mm(2 + width)) + 1);
        }
      }),
      { seed: 8, numRuns: scaleRuns(200) },
    );
  });
});

/** Creates a deck row from cells by column. */
const createRow = (cells: Readonly<Record<string, unknown>>): CardRow => ({
  id: 'row',
  name: 'Rope',
  roots: { row: cells, deck: { name: 'Gear' } },
  fields: createColumnFields(Object.keys(cells).map((name) => ({ name }))),
});

describe('deck templates', () => {
  const rowTemplates = listRowTemplates().filter(({ size }) => size.width > 30);
  it.each(
    rowTemplates
      .flatMap((template) => [
        template,
        ...Object.keys(template.sizes ?? {}).map((id) => getTemplateInSize(template, id)),
      ])
      .map((template) => [template.id, template] as const),
  )('%s prints the columns of a credit line inside the safe area, in English and German', (_templateId, template) => {
    const readRow = (cells: Readonly<Record<string, unknown>>): string => {
      const row = createRow({ Name: 'Rope', ...cells });
      const layout = layoutCard(GAMES, { row, factions: [], template, fonts: getTestFonts() });
      expect(layout.findings.filter(({ kind }) => kind === 'safe-area')).toEqual([]);
      return listTextItems(layout.front.items)
        .map(({ text }) => text)
        .join('');
    };
    expect(readRow({ Artist: 'Jane', SET: 'Watch', 'No.': 7 })).toContain('Illus. Jane7 · Watch');
    expect(readRow({ Nummer: '7', Serie: 'Wacht', Künstler: 'Ida' })).toContain('Illus. Ida7 · Wacht');
    expect(readRow({ Set: ' ' })).not.toContain('Watch');
  });
});

it('deck rows print no column that is the copies or that the template uses', () => {
  const template = { ...createCreditTemplate(), of: 'row' } as CardTemplate;
  const deck = {
    name: 'Gear',
    columns: ['Name', 'No', 'Set', 'Edition', 'Artist'].map((name) => ({ name })),
    rows: [['Rope', '3', 'Tools', 'First', 'Ida']],
    copies: 'No',
    shows: { Kind: 'Set' },
  } as unknown as Deck;
  const readDeck = (deckTemplate: CardTemplate): string => {
    const [row] = createDeckRows(deck, deckTemplate);
    if (row === undefined) throw new Error('The deck has no rows.');
    const { front } = layoutCard(GAMES, { row, factions: [], template: deckTemplate, fonts: getTestFonts() });
    return listTextItems(front.items)
      .map(({ text }) => text)
      .join('');
  };
  expect(readDeck(template)).toBe('Illus. IdaFirst');
  const artistText = { kind: 'text', box: [4, 4, 40, 6], style: 'credit', value: { at: '/row/Artist' } };
  const usingTemplate = { ...template, front: [...template.front, artistText] } as CardTemplate;
  expect(readDeck(usingTemplate)).not.toContain('Illus.');
});

it('elements make room only for a credit line that is printed', () => {
  const mark: Element = { kind: 'shape', box: [4, 70, 10, 5], fill: 'ink', creditShift: [0, -3, 0, 0] };
  const hasRoom = (credits: Credits, credit: object = {}): boolean => {
    const template = { ...createCreditTemplate(credit) };
    const withMark: CardTemplate = { ...template, front: [...template.front, mark] };
    const unmoved: CardTemplate = {
      ...template,
      front: [...template.front, { kind: 'shape', box: mark.box, fill: 'ink' }],
    };
    const readShape = (shown: CardTemplate) => JSON.stringify(layoutFront(createHero({ credits }), shown));
    return readShape(withMark) !== readShape(unmoved);
  };
  expect(hasRoom({ artist: 'Jane' })).toBe(true);
  expect(hasRoom({ artist: 'Jane' }, { hidden: true })).toBe(false);
  expect(hasRoom({ artist: 'Jane' }, { when: { at: '/character/nothing' } })).toBe(false);
  expect(hasRoom({ symbol: { width: 0, height: 0, shapes: [] } })).toBe(false);
});

/** Lists all built-in templates for characters in all sizes, except tokens, which have no room for a line. */
const listTemplatesInSizes = (): readonly CardTemplate[] =>
  listBuiltInTemplates(GAMES)
    .filter(({ size }) => size.width > 30)
    .flatMap((template) => [
      template,
      ...Object.keys(template.sizes ?? {}).map((sizeId) => getTemplateInSize(template, sizeId)),
    ]);

/** Credits of ordinary length, which are too long for one line of a card of ordinary width. */
const ORDINARY_CREDITS: Credits = {
  artist: 'Wilhelmina Featherstone',
  set: 'Harbour Lights',
  symbol: SYMBOL,
  number: '012/024',
  version: '2',
  copyright: '2026 Montgomery Press',
};

describe('built-in templates', () => {
  const samples = GAMES.all.flatMap(({ id }) => readSampleCharacters(id));
  const listSamples = (template: CardTemplate): readonly Character[] => {
    const games = GAMES.all.filter(({ card }) => card.templates.includes(template.id.split('@')[0] ?? ''));
    return samples.filter(({ ruleset }) => games.some(({ id }) => id === ruleset));
  };

  it.each(
    listBuiltInTemplates(GAMES)
      .filter(({ size }) => size.width > 50)
      .map((template) => [template.id, template] as const),
  )('%s prints credits of ordinary length whole, in two lines where one is too short', (_templateId, template) => {
    for (const character of listSamples(template)) {
      const { findings } = layoutCard(GAMES, {
        character: { ...character, credits: ORDINARY_CREDITS },
        factions: readSampleFactions(),
        template,
        fonts: getTestFonts(),
      });
      expect(findings.filter(({ kind }) => kind === 'credit-line')).toEqual([]);
    }
  });

  it.each(
    listTemplatesInSizes().flatMap((template) => [
      [template.id, 'a long set', template, { ...FULL_CREDITS, set: 'A Set with quite a long name' }] as const,
      [template.id, 'ordinary names', template, ORDINARY_CREDITS] as const,
    ]),
  )(
    '%s prints credits with %s inside the safe area and apart from all other texts',
    (_templateId, _creditsName, template, credits) => {
      const characters = listSamples(template);
      expect(characters.length).toBeGreaterThan(0);
      for (const character of characters) {
        const { findings, front } = layoutCard(GAMES, {
          character: { ...character, credits },
          factions: readSampleFactions(),
          template,
          fonts: getTestFonts(),
        });
        expect(findings.filter(({ kind }) => kind === 'safe-area')).toEqual([]);
        const creditTexts = new Set(
          listFieldGroups(front.items)
            .filter(({ field }) => CREDIT_FIELDS.test(field))
            .flatMap(({ item }) => listTextItems([item])),
        );
        expect(creditTexts.size).toBeGreaterThan(0);
        const inks = measureInk(front.items, getTestFonts());
        const creditInks = inks.filter(({ item }) => creditTexts.has(item));
        for (const ink of inks) {
          if (creditTexts.has(ink.item) || ink.item.text.trim() === '·') continue;
          const touched = creditInks.filter(
            (creditInk) =>
              ink.bottom > creditInk.top &&
              ink.top < creditInk.bottom &&
              ink.right > creditInk.left &&
              ink.left < creditInk.right,
          );
          expect(touched.map(({ item }) => `${character.id}: ${ink.item.text} / ${item.text}`)).toEqual([]);
        }
      }
    },
  );

  it('print a card without credits as if they had no credit line', () => {
    for (const template of listTemplatesInSizes()) {
      const [character] = listSamples(template);
      if (character === undefined) continue;
      const { credits: _credits, ...plainCharacter } = character;
      const withoutLine = { ...template, front: template.front.filter(({ kind }) => kind !== 'credit') };
      expect(layoutFront(plainCharacter, template)).toEqual(layoutFront(plainCharacter, withoutLine));
    }
  });
});
