/** What values and conditions can be about, and the forms they can take. */
import { describe, expect, it } from 'vitest';
import { bindCard } from '../../../src/shared/card/binding/bind.ts';
import { getKnownFields } from '../../../src/shared/card/binding/known-fields.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { conditionSchema, valueSchema } from '../../../src/shared/card/template/value.ts';
import { createColumnFields } from '../../../src/shared/deck/columns.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  convertConditionKind,
  convertValueKind,
  createCondition,
  findFirstEntry,
  formatFieldLabel,
  formatKey,
  formatSample,
  formatValue,
  getConditionKind,
  getValueKind,
  isUsable,
  listBindableFields,
  listBindableLists,
  listConditionTests,
  listDocumentFields,
  listEntryFields,
  listFormats,
  listTests,
  removeAmbiguousFields,
  setConditionTest,
} from '../../../src/shared/studio/bindable.ts';
import { faction, hero } from '../card/support.ts';

const template = getDefaultTemplate(GAMES, 'supers-unlimited');
const [game] = GAMES.all.filter(({ id }) => id === 'supers-unlimited');
if (game === undefined) throw new Error('there is no such game');
const fields = listBindableFields(template, game);
const field = (at: string) => fields.find((one) => one.pointer === at);
const binding = bindCard(GAMES, { character: hero() }, faction);

describe('fields to choose from', () => {
  it('have one HP, a number, unless the whole of it is held already', () => {
    const called = (held?: string) => removeAmbiguousFields(fields, held).filter(({ label }) => label === 'HP');
    expect(called().map(({ pointer: at, shape: holds }) => [at, holds])).toEqual([['/character/hp/total', 'number']]);
    expect(called('/character/hp').map(({ pointer: at }) => at)).toEqual(['/character/hp', '/character/hp/total']);
    const gone = fields.filter((one) => !removeAmbiguousFields(fields).includes(one));
    expect(gone.map(({ shape: holds }) => holds)).toEqual(gone.map(() => 'parts'));
  });

  it('are called by the headings of a spreadsheet as they are written', () => {
    const { fields: columns } = createColumnFields([
      { name: 'Item Name (EN/DE)' },
      { name: 'a~b-Cost' },
      { name: 'Art', kind: 'picture' },
    ]);
    expect(columns.filter((at) => at.startsWith('/row/')).map((at) => formatFieldLabel(at, game))).toEqual([
      'Item Name (EN/DE)',
      'a~b-Cost',
      'Art, Drawing',
      'Art, Name',
    ]);
  });

  it.each(GAMES.all.map((one) => [one.id, one] as const))(
    'have what clicks on our own cards lead to: %s',
    (id, one) => {
      const own = getDefaultTemplate(GAMES, id);
      const known = listDocumentFields(own, one).map(({ pointer: at }) => at);
      const named = [...own.front, ...own.back].flatMap((element) => ('field' in element ? (element.field ?? []) : []));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((at) => !known.includes(at))).toEqual([]);
    },
  );

  it.each(GAMES.all.map((one) => [one.id, one] as const))('are all that the game has: %s', (id, one) => {
    const own = getDefaultTemplate(GAMES, id);
    const known = getKnownFields(own, one).fields;
    const offered = listBindableFields(own, one);
    const lists = listBindableLists(own, one).flatMap(({ pointer: at }) => {
      const inner = listBindableLists(own, one, at).map((list) => `${at}/*${list.pointer.slice(1)}`);
      return [at, ...inner];
    });
    const within = lists.flatMap((list) => listEntryFields(own, one, list).map(({ pointer: at }) => `${list}/*${at}`));
    const all = new Set([...offered.map(({ pointer: at }) => at), ...within]);
    expect(known.filter((at) => !all.has(at))).toEqual([]);
    expect(offered.filter(({ label }) => label === '')).toEqual([]);
  });

  it('say what they hold, their words and their names', () => {
    expect(field('/character/level')).toMatchObject({ shape: 'number', label: 'Level' });
    expect(field('/character/alignment')).toMatchObject({ shape: 'text', words: ['hero', 'villain', 'anti-hero'] });
    expect(field('/character/classes')).toMatchObject({ shape: 'list' });
    expect(field('/character/classes')?.words).toContain('tank');
    expect(field('/character/traits/fight/dice')?.label).toBe('Traits, Fight, Dice');
    expect(field('/character/hp/total')?.label).toBe('HP');
    expect(field('/faction/symbol')).toMatchObject({ shape: 'drawing', label: 'Faction, Symbol' });
    expect(field('/character/hp')?.shape).toBe('parts');
    expect(formatFieldLabel('/derived/sizeName', game)).toBe('Size name');
    expect(formatFieldLabel('/derived/hp/white', game)).toBe('HP, White');
    expect(formatKey('hp-track', game)).toBe('HP track');
  });

  it('begin with what the card is of, and end with its icons and its faction', () => {
    const roots = fields.map(({ pointer: at }) => at.split('/')[1]);
    expect(roots.filter((root, index) => root !== roots[index - 1])).toEqual([
      'character',
      'derived',
      'labels',
      'icons',
      'faction',
    ]);
    const own = fields.filter(({ pointer: at }) => at.startsWith('/character/'));
    expect([own[0]?.pointer, own.at(-1)?.pointer]).toEqual(['/character/name', '/character/id']);
  });

  it('go on within entries of lists', () => {
    expect(listEntryFields(template, game, '/character/attacks').map(({ pointer: at }) => at)).toEqual(
      expect.arrayContaining(['', '/name', '/effects', '/bonusDice']),
    );
    expect(listBindableLists(template, game, '/character/talents').map(({ pointer: at }) => at)).toEqual(['./items']);
  });

  it('can be shown, counted by or drawn where that makes sense', () => {
    const can = (at: string, as: 'value' | 'count' | 'name') => {
      const one = field(at);
      return one !== undefined && isUsable(one, as, game);
    };
    expect([
      can('/character/level', 'value'),
      can('/character/level', 'count'),
      can('/character/level', 'name'),
    ]).toEqual([true, true, false]);
    expect([can('/character/alignment', 'count'), can('/character/alignment', 'name')]).toEqual([false, true]);
    expect(can('/character/infiltrator', 'value')).toBe(false);
    expect(listFormats({ shape: 'text' }, game)).toContain('word');
    expect(listFormats({ shape: 'parts' }, game)).toContain('attack');
  });
});

describe('values', () => {
  it('become others without losing what stands around them', () => {
    const at = { at: '/character/level', before: 'Level ' };
    for (const kind of ['text', 'at', 'item', 'each', 'join'] as const) {
      const made = convertValueKind(at, kind, kind === 'item' ? '/name' : '/character/classes');
      expect(valueSchema.safeParse(made).success).toBe(true);
      expect([getValueKind(made), made.before]).toEqual([kind, 'Level ']);
    }
    expect(convertValueKind(at, 'join')).toEqual({ join: [{ at: '/character/level' }], by: ', ', before: 'Level ' });
  });

  it('are told in words and by a sample', () => {
    const value = {
      join: [
        { at: '/character/hp/total', before: 'HP ' },
        { each: '/character/classes', by: '/' },
      ],
      by: ' · ',
    };
    expect(formatValue(value, game)).toBe('HP {HP} · {Classes}');
    expect(formatSample(value, binding)).toBe('HP 13 · Controller/Tank');
    expect(formatSample({ item: '/name' }, binding, findFirstEntry('/character/attacks', binding))).toBe('Bash');
  });
});

describe('conditions', () => {
  it('begin with something that their field can be', () => {
    for (const one of fields) expect(conditionSchema.safeParse(createCondition(one)).success).toBe(true);
    expect(createCondition(field('/character/alignment') ?? (fields[0] as never))).toEqual({
      at: '/character/alignment',
      is: 'hero',
    });
  });

  it('take tests on and give them up', () => {
    expect(listTests({ shape: 'number' })).toContain('over');
    const both = setConditionTest(setConditionTest({ at: '/character/level' }, 'over', 2), 'under', 8);
    expect(both).toEqual({ at: '/character/level', over: 2, under: 8 });
    expect(listConditionTests(both)).toEqual(['over', 'under']);
    expect(listConditionTests(setConditionTest(setConditionTest(both, 'over', undefined), 'under', undefined))).toEqual(
      ['exists'],
    );
  });

  it('can be put into others', () => {
    const one = { at: '/character/level' };
    expect(convertConditionKind(one, 'any')).toEqual({ any: [one] });
    expect(convertConditionKind({ any: [one, one] }, 'all')).toEqual({ all: [one, one] });
    expect(getConditionKind(convertConditionKind(one, 'not'))).toBe('not');
  });
});
