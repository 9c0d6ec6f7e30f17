import { describe, expect, it } from 'vitest';
import type { CardFinding } from '../../../../src/shared/card/findings/card-finding.ts';
import { formatCardFinding } from '../../../../src/shared/card/findings/finding-messages.ts';
import { findUnreadFields } from '../../../../src/shared/card/findings/unread-fields.ts';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { CLASSES } from '../../../../src/shared/games/supers-unlimited/facts.ts';
import { getDefaults } from '../../../../src/shared/rules/options.ts';
import { listTexts, parseTemplate } from '../../../support/cards/cards.ts';
import { translate } from '../../../support/texts.ts';
import { createHero, createPlainTemplate, faction, getTestFonts } from '../support.ts';

const createTemplate = (changes: object): CardTemplate =>
  parseTemplate({ ...(JSON.parse(JSON.stringify(createPlainTemplate())) as object), ...changes });

describe('a template that does not match the rules', () => {
  it('draws nothing for a field unknown to the rules and reports it', () => {
    const template = createTemplate({
      front: [
        { kind: 'text', box: [4, 4, 50, 8], style: 'name', value: { at: '/character/agility' } },
        { kind: 'text', box: [4, 4, 50, 8], style: 'name', value: { at: '/character/attacks/1/name' } },
        {
          kind: 'text',
          box: [4, 4, 50, 8],
          style: 'name',
          value: { each: '/character/talents', value: { item: '/x' } },
        },
      ],
    });
    const { front, findings } = layoutCard(GAMES, {
      character: createHero(),
      factions: [],
      template,
      fonts: getTestFonts(),
    });
    expect(findings).toContainEqual({
      kind: 'unread-field',
      template: template.name,
      fields: ['/character/agility', '/character/talents/*/x'],
      places: ['front[0] (text)', 'front[2] (text)'],
      instead: ['', ''],
    });
    expect(front.items).toHaveLength(1);
  });

  it('reports thousands of unknown fields by naming the first ones and counting the others', () => {
    // Each of the 400 elements has 100 short unknown fields and a long one.
    const unknownValues = Array.from({ length: 40_000 }, (_entry, index) => ({ at: `/character/stranger${index}` }));
    const elements = Array.from({ length: 400 }, (_entry, index) => ({
      kind: 'text' as const,
      box: [4, 4, 50, 8] as const,
      style: 'name',
      value: {
        all: [...unknownValues.slice(index * 100, index * 100 + 100), { at: `/character/${'x'.repeat(1900)}${index}` }],
      },
    }));
    const template = { ...createTemplate({}), front: elements } as unknown as CardTemplate;
    const [unreadFinding, ...otherFindings] = findUnreadFields(GAMES, template, { character: createHero() });
    expect(otherFindings).toEqual([]);
    expect(unreadFinding).toMatchObject({ places: new Array(20).fill('front[0] (text)'), more: 40_380 });
    expect(formatCardFinding(translate, GAMES, unreadFinding as CardFinding)).toMatch(
      /\/character\/stranger19 in front\[0] \(text\) and 40,380 more, which/,
    );
  });

  it('shortens a very long field name in the message', () => {
    const [sentence = ''] = listSentences({ value: { at: `/character/${'x'.repeat(1900)}` } });
    expect(sentence.length).toBeLessThan(300);
  });

  const listSentences = (element: object): string[] => {
    const elementKeys = 'kind' in element ? element : { kind: 'text', style: 'name', ...element };
    const template = createTemplate({ front: [{ id: 'line', box: [4, 4, 50, 8], ...elementKeys }] });
    const { findings } = layoutCard(GAMES, { character: createHero(), factions: [], template, fonts: getTestFonts() });
    return findings
      .map((finding) => formatCardFinding(translate, GAMES, finding))
      .filter((sentence) => sentence.startsWith('the template'));
  };
  const constantValue = { value: { text: 'x' } };

  it.each<[object, string]>([
    [
      { value: { at: '/character/nam' } },
      'points at /character/nam in front[0] (text, id line) (did you mean /character/name?), which these rules do not have',
    ],
    [
      { value: { join: [{ at: '/character/classes' }] } },
      'shows a list where one value has room, use "each": /character/classes in front[0] (text, id line): value.join[0].at',
    ],
    [
      { value: { at: '/character/hp' } },
      'takes for one value what has parts, point at one of them: /character/hp in front[0] (text, id line): value.at',
    ],
    [
      { ...constantValue, when: { any: [{ at: '/character/level', has: 5 }] } },
      'asks what a single value has, use "is": /character/level in front[0] (text, id line): when.any[0].has',
    ],
    [
      { ...constantValue, when: { not: { at: '/character/classes', is: 'tank' } } },
      'asks what a list is, use "has": /character/classes in front[0] (text, id line): when.not.is',
    ],
    [
      { ...constantValue, when: { at: '/character/level', is: '5' } },
      'compares /character/level, which holds a number, with "5" in front[0] (text, id line): when.is; expected a number such as 5, without quotes',
    ],
    [
      { ...constantValue, when: { at: '/character/name', is: ['Ann', 5] } },
      'compares /character/name, which holds a text, with 5 in front[0] (text, id line): when.is; expected a text in quotes',
    ],
    [
      { ...constantValue, when: { at: '/derived/isSuper', is: 'true' } },
      'compares /derived/isSuper, which holds true or false, with "true" in front[0] (text, id line): when.is; expected true or false, without quotes',
    ],
    [
      { ...constantValue, when: { at: '/character/concept', over: 3 } },
      'asks whether something is greater or smaller that is no number, use "is": /character/concept in front[0] (text, id line): when.over',
    ],
    [
      { ...constantValue, when: { at: '/character/talents', has: 'Lucky' } },
      'takes for one value what has parts, point at one of them: /character/talents/* in front[0] (text, id line): when.has',
    ],
    [
      { value: { at: '/derived/isSuper' } },
      'shows what is only true or false, ask for it in a "when": /derived/isSuper in front[0] (text, id line): value.at',
    ],
    [
      { value: { each: '/character/talents' } },
      'takes for one value what has parts, point at one of them: /character/talents/* in front[0] (text, id line): value.each',
    ],
    [
      { ...constantValue, when: { at: '/character/classes/0', is: 'tanc' } },
      `asks whether /character/classes/* is "tanc" in front[0] (text, id line): when.is, which it never is; it can be ${CLASSES.map((className) => `"${className}"`).join(', ')}`,
    ],
  ])('reports a mismatch between template and field: %j', (element, sentence) => {
    expect(listSentences(element)).toEqual([`the template ${createTemplate({}).name} ${sentence}`]);
  });

  it('reports nothing for the built-in templates in any size', () => {
    const { card, options } = GAMES.getGame({ ruleset: 'supers-unlimited' });
    for (const kind of ['gimmick', 'marker', 'legend'] as const) {
      const [gamePiece] = card.listPieces(translate, kind, getDefaults(options));
      if (gamePiece === undefined) throw new Error(kind);
      for (const { template } of listTemplateChoices(listBuiltInTemplates(GAMES, kind, 'supers-unlimited'))) {
        expect(findUnreadFields(GAMES, template, { piece: gamePiece })).toEqual([]);
      }
    }
    for (const { template } of listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited'))) {
      expect(findUnreadFields(GAMES, template, { character: createHero() })).toEqual([]);
    }
  });

  it('reports a repeated field that is not a list and names the lists', () => {
    const [sentence = ''] = listSentences({ value: { each: '/character/name' } });
    expect(sentence).toContain('repeats /character/name in front[0] (text, id line): value.each, which is no list; ');
    expect(sentence).toContain('lists are /character/classes, /character/factions, ');
    expect(sentence).not.toContain('*');
    const items = { each: '/character/talents', value: { each: './name' } };
    expect(listSentences({ value: items })[0]).toMatch(/lists are \/character\/talents\/\*\/items, /);
  });

  it('reports boxes counted by something other than a number', () => {
    const trackCell = { fill: 'ink', stroke: { colour: 'ink', width: 1 } };
    const createTrack = (trackCount: object) => ({
      kind: 'track',
      cell: [4, 5],
      gap: 0,
      runs: [{ count: trackCount, cell: trackCell }],
    });
    const listTrackSentences = (trackCount: object): string[] => listSentences(createTrack(trackCount));
    expect(listTrackSentences({ at: '/character/name' })).toEqual([
      `the template ${createTemplate({}).name} counts boxes by something that is no number, point at one: /character/name in front[0] (track, id line): runs[0].count.at`,
    ]);
    for (const trackCount of [{ at: '/character/hp/total' }, { at: '/derived/throwRange' }, { text: '4' }]) {
      expect(listTrackSentences(trackCount)).toEqual([]);
    }
  });

  it('checks conditions on the entries of a list', () => {
    const listEntrySentences = (condition: object, value: object = { item: '/name' }): string[] =>
      listSentences({
        kind: 'flow',
        gap: 1,
        sectionGap: 1,
        sections: [{ each: '/character/attacks', when: condition, spans: [{ style: 'body', value }] }],
      });
    expect(listEntrySentences({ at: './range', over: 3 })).toEqual([]);
    expect(listEntrySentences({ at: './type', is: 'beam' }, { at: './name' })).toEqual([]);
    expect(listEntrySentences({ at: './effects' }, { item: '', as: 'attack' })).toEqual([]);
    expect(listEntrySentences({ at: './range', is: '8' })[0]).toContain('expected a number such as 5');
    expect(listEntrySentences({ at: './type', is: 'beem' })[0]).toContain(
      '"beem" in front[0] (flow, id line): sections[0].when.is',
    );
  });

  it('prints a field of an entry by either kind of pointer', () => {
    for (const value of [{ item: '/name' }, { at: './name' }]) {
      const repeatedValue = { each: '/character/attacks', value, by: ', ' };
      const template = createTemplate({
        front: [{ kind: 'text', box: [4, 4, 50, 8], style: 'name', value: repeatedValue }],
        back: [],
      });
      const { front } = layoutCard(GAMES, { character: createHero(), factions: [], template, fonts: getTestFonts() });
      expect(listTexts(front).join(' ').toLowerCase()).toContain(createHero().attacks[0]?.name.toLowerCase());
    }
  });

  it('accepts a condition that only asks whether a list or object exists', () => {
    expect(
      listSentences({ ...constantValue, when: { all: [{ at: '/character/classes' }, { at: '/character/hp' }] } }),
    ).toEqual([]);
  });
});

describe('the words in a condition', () => {
  const listConditionFindings = (condition: object) => {
    const [firstElement] = createTemplate({}).front;
    const template = createTemplate({ front: [{ ...firstElement, when: condition }] });
    return layoutCard(GAMES, { character: createHero(), factions: [], template, fonts: getTestFonts() }).findings;
  };

  it('reports a word that its field never contains, with the known words', () => {
    const wrongCondition = {
      any: [{ at: '/character/alignment', is: ['hero', 'vilain'] }, { not: { at: '/character/name' } }],
    };
    expect(listConditionFindings(wrongCondition)).toContainEqual({
      kind: 'unread-word',
      template: createTemplate({}).name,
      field: '/character/alignment',
      words: ['vilain'],
      places: ['front[0] (shape, id paper): when.any[0].is'],
      known: ['hero', 'villain', 'anti-hero'],
    });
  });

  it.each([
    { at: '/character/alignment', is: 'anti-hero' },
    { at: '/character/movement', has: ['flight', 'glide'] },
    { at: '/character/name', is: 'Anybody' },
    { at: '/character/level', over: 3 },
  ])('accepts the possible condition %j', (condition) => {
    expect(listConditionFindings(condition).filter(({ kind }) => kind === 'unread-word')).toEqual([]);
  });
});

describe('the attack notation', () => {
  it.each([
    ['a list of talents', { each: '/character/talents', value: { item: '', as: 'attack' } }],
    ['a text', { at: '/character/name', as: 'attack' }],
    ['the character itself', { at: '/character', as: 'attack' }],
    ['the whole data', { at: '', as: 'attack' }],
  ])('prints nothing for %s, which is not an attack', (_label, value) => {
    const template = createTemplate({ front: [{ kind: 'text', box: [4, 4, 50, 8], style: 'body', value }], back: [] });
    const { front } = layoutCard(GAMES, {
      character: createHero(),
      factions: [faction],
      template,
      fonts: getTestFonts(),
    });
    expect(listTexts(front)).toEqual([]);
  });
});
