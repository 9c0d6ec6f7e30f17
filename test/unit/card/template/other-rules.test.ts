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
import { parseTemplate, textOfList } from '../../../support/cards/cards.ts';
import { t } from '../../../support/texts.ts';
import { faction, hero, plainTemplate, testFonts } from '../support.ts';

const copy = (changes: object): CardTemplate =>
  parseTemplate({ ...(JSON.parse(JSON.stringify(plainTemplate())) as object), ...changes });

describe('a template for other rules', () => {
  it('draws nothing for a field the rules do not have, and tells', () => {
    const template = copy({
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
    const { front, findings: notes } = layoutCard(GAMES, {
      character: hero(),
      factions: [],
      template,
      fonts: testFonts(),
    });
    expect(notes).toContainEqual({
      kind: 'unread-field',
      template: template.name,
      fields: ['/character/agility', '/character/talents/*/x'],
      places: ['front[0] (text)', 'front[2] (text)'],
      instead: ['', ''],
    });
    expect(front.items).toHaveLength(1);
  });

  it('may point at any number of them: the first are named, and the others counted', () => {
    const values = Array.from({ length: 40_000 }, (_, index) => ({ at: `/character/stranger${index}` }));
    const elements = Array.from({ length: 400 }, (_, index) => ({
      kind: 'text' as const,
      box: [4, 4, 50, 8] as const,
      style: 'name',
      value: {
        all: [...values.slice(index * 100, index * 100 + 100), { at: `/character/${'x'.repeat(1900)}${index}` }],
      },
    }));
    const template = { ...copy({}), front: elements } as unknown as CardTemplate;
    const [note, ...others] = findUnreadFields(GAMES, template, { character: hero() });
    expect(others).toEqual([]);
    expect(note).toMatchObject({ places: new Array(20).fill('front[0] (text)'), more: 40_380 });
    expect(formatCardFinding(t, GAMES, note as CardFinding)).toMatch(
      /\/character\/stranger19 in front\[0] \(text\) and 40,380 more, which/,
    );
  });

  it('may point at a place with a very long name', () => {
    const [sentence = ''] = sentences({ value: { at: `/character/${'x'.repeat(1900)}` } });
    expect(sentence.length).toBeLessThan(300);
  });

  const sentences = (element: object): string[] => {
    const line = 'kind' in element ? element : { kind: 'text', style: 'name', ...element };
    const template = copy({ front: [{ id: 'line', box: [4, 4, 50, 8], ...line }] });
    const { findings: notes } = layoutCard(GAMES, { character: hero(), factions: [], template, fonts: testFonts() });
    return notes
      .map((note) => formatCardFinding(t, GAMES, note))
      .filter((sentence) => sentence.startsWith('the template'));
  };
  const all = { value: { text: 'x' } };

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
      { ...all, when: { any: [{ at: '/character/level', has: 5 }] } },
      'asks what a single value has, use "is": /character/level in front[0] (text, id line): when.any[0].has',
    ],
    [
      { ...all, when: { not: { at: '/character/classes', is: 'tank' } } },
      'asks what a list is, use "has": /character/classes in front[0] (text, id line): when.not.is',
    ],
    [
      { ...all, when: { at: '/character/level', is: '5' } },
      'compares /character/level, which holds a number, with "5" in front[0] (text, id line): when.is; expected a number such as 5, without quotes',
    ],
    [
      { ...all, when: { at: '/character/name', is: ['Ann', 5] } },
      'compares /character/name, which holds a text, with 5 in front[0] (text, id line): when.is; expected a text in quotes',
    ],
    [
      { ...all, when: { at: '/derived/isSuper', is: 'true' } },
      'compares /derived/isSuper, which holds true or false, with "true" in front[0] (text, id line): when.is; expected true or false, without quotes',
    ],
    [
      { ...all, when: { at: '/character/concept', over: 3 } },
      'asks whether something is greater or smaller that is no number, use "is": /character/concept in front[0] (text, id line): when.over',
    ],
    [
      { ...all, when: { at: '/character/talents', has: 'Lucky' } },
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
      { ...all, when: { at: '/character/classes/0', is: 'tanc' } },
      `asks whether /character/classes/* is "tanc" in front[0] (text, id line): when.is, which it never is; it can be ${CLASSES.map((one) => `"${one}"`).join(', ')}`,
    ],
  ])('tells what cannot be read so: %j', (element, sentence) => {
    expect(sentences(element)).toEqual([`the template ${copy({}).name} ${sentence}`]);
  });

  it('has nothing to say of the templates that are built in, in any size', () => {
    const { card, options } = GAMES.getGame({ ruleset: 'supers-unlimited' });
    for (const kind of ['gimmick', 'marker', 'legend'] as const) {
      const [piece] = card.listPieces(t, kind, getDefaults(options));
      if (piece === undefined) throw new Error(kind);
      for (const { template } of listTemplateChoices(listBuiltInTemplates(GAMES, kind, 'supers-unlimited'))) {
        expect(findUnreadFields(GAMES, template, { piece })).toEqual([]);
      }
    }
    for (const { template } of listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited'))) {
      expect(findUnreadFields(GAMES, template, { character: hero() })).toEqual([]);
    }
  });

  it('tells what is repeated and no list, with the lists there are', () => {
    const [sentence = ''] = sentences({ value: { each: '/character/name' } });
    expect(sentence).toContain('repeats /character/name in front[0] (text, id line): value.each, which is no list; ');
    expect(sentence).toContain('lists are /character/classes, /character/factions, ');
    expect(sentence).not.toContain('*');
    const items = { each: '/character/talents', value: { each: './name' } };
    expect(sentences({ value: items })[0]).toMatch(/lists are \/character\/talents\/\*\/items, /);
  });

  it('tells boxes that are counted by words', () => {
    const cell = { fill: 'ink', stroke: { colour: 'ink', width: 1 } };
    const track = (count: object) => ({ kind: 'track', cell: [4, 5], gap: 0, runs: [{ count, cell }] });
    const told = (count: object): string[] => sentences(track(count));
    expect(told({ at: '/character/name' })).toEqual([
      `the template ${copy({}).name} counts boxes by something that is no number, point at one: /character/name in front[0] (track, id line): runs[0].count.at`,
    ]);
    for (const count of [{ at: '/character/hp/total' }, { at: '/derived/throwRange' }, { text: '4' }]) {
      expect(told(count)).toEqual([]);
    }
  });

  it('asks of the entries of a list what they are', () => {
    const entries = (when: object, value: object = { item: '/name' }): string[] =>
      sentences({
        kind: 'flow',
        gap: 1,
        sectionGap: 1,
        sections: [{ each: '/character/attacks', when, spans: [{ style: 'body', value }] }],
      });
    expect(entries({ at: './range', over: 3 })).toEqual([]);
    expect(entries({ at: './type', is: 'beam' }, { at: './name' })).toEqual([]);
    expect(entries({ at: './effects' }, { item: '', as: 'attack' })).toEqual([]);
    expect(entries({ at: './range', is: '8' })[0]).toContain('expected a number such as 5');
    expect(entries({ at: './type', is: 'beem' })[0]).toContain(
      '"beem" in front[0] (flow, id line): sections[0].when.is',
    );
  });

  it('shows what an entry has, by either way to point into it', () => {
    for (const value of [{ item: '/name' }, { at: './name' }]) {
      const each = { each: '/character/attacks', value, by: ', ' };
      const template = copy({ front: [{ kind: 'text', box: [4, 4, 50, 8], style: 'name', value: each }], back: [] });
      const { front } = layoutCard(GAMES, { character: hero(), factions: [], template, fonts: testFonts() });
      expect(textOfList(front).join(' ').toLowerCase()).toContain(hero().attacks[0]?.name.toLowerCase());
    }
  });

  it('asks nothing of lists and parts that are only there or not', () => {
    expect(sentences({ ...all, when: { all: [{ at: '/character/classes' }, { at: '/character/hp' }] } })).toEqual([]);
  });
});

describe('a condition', () => {
  const notesOf = (when: object) => {
    const [first] = copy({}).front;
    const template = copy({ front: [{ ...first, when }] });
    return layoutCard(GAMES, { character: hero(), factions: [], template, fonts: testFonts() }).findings;
  };

  it('that asks for a word its place never holds is told, with the words there are', () => {
    const strange = {
      any: [{ at: '/character/alignment', is: ['hero', 'vilain'] }, { not: { at: '/character/name' } }],
    };
    expect(notesOf(strange)).toContainEqual({
      kind: 'unread-word',
      template: copy({}).name,
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
  ])('that can hold is not: %j', (when) => {
    expect(notesOf(when).filter(({ kind }) => kind === 'unread-word')).toEqual([]);
  });
});

describe('the notation of attacks', () => {
  it.each([
    ['talents', { each: '/character/talents', value: { item: '', as: 'attack' } }],
    ['a text', { at: '/character/name', as: 'attack' }],
    ['the character itself', { at: '/character', as: 'attack' }],
    ['everything', { at: '', as: 'attack' }],
  ])('is nothing for what is no attack: %s', (_, value) => {
    const template = copy({ front: [{ kind: 'text', box: [4, 4, 50, 8], style: 'body', value }], back: [] });
    const { front } = layoutCard(GAMES, { character: hero(), factions: [faction], template, fonts: testFonts() });
    expect(textOfList(front)).toEqual([]);
  });
});
