/** What values and conditions can be about, and the forms they can take. */
import { describe, expect, it } from 'vitest';
import { bindCard } from '../../../src/shared/card/binding/bind.ts';
import { knownFieldsOf } from '../../../src/shared/card/binding/known-fields.ts';
import { defaultTemplate } from '../../../src/shared/card/template/templates.ts';
import { conditionSchema, valueSchema } from '../../../src/shared/card/template/value.ts';
import { fieldsOfColumns } from '../../../src/shared/deck/columns.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  asConditionKind,
  asKind,
  bindableFields,
  bindableLists,
  canBeShown,
  conditionKind,
  distinctFields,
  documentFields,
  entryFields,
  fieldLabel,
  firstEntry,
  formatsFor,
  keyWords,
  newCondition,
  sampleOf,
  testsFor,
  testsIn,
  valueKind,
  valueWords,
  withTest,
} from '../../../src/shared/studio/bindable.ts';
import { faction, hero } from '../card/support.ts';

const template = defaultTemplate(GAMES, 'supers-unlimited');
const [game] = GAMES.all.filter(({ id }) => id === 'supers-unlimited');
if (game === undefined) throw new Error('there is no such game');
const fields = bindableFields(template, game);
const field = (at: string) => fields.find((one) => one.at === at);
const binding = bindCard(GAMES, { character: hero() }, faction);

describe('fields to choose from', () => {
  it('have one HP, a number, unless the whole of it is held already', () => {
    const called = (held?: string) => distinctFields(fields, held).filter(({ label }) => label === 'HP');
    expect(called().map(({ at, holds }) => [at, holds])).toEqual([['/character/hp/total', 'number']]);
    expect(called('/character/hp').map(({ at }) => at)).toEqual(['/character/hp', '/character/hp/total']);
    const gone = fields.filter((one) => !distinctFields(fields).includes(one));
    expect(gone.map(({ holds }) => holds)).toEqual(gone.map(() => 'parts'));
  });

  it('are called by the headings of a spreadsheet as they are written', () => {
    const { fields: columns } = fieldsOfColumns([
      { name: 'Item Name (EN/DE)' },
      { name: 'a~b-Cost' },
      { name: 'Art', kind: 'picture' },
    ]);
    expect(columns.filter((at) => at.startsWith('/row/')).map((at) => fieldLabel(at, game))).toEqual([
      'Item Name (EN/DE)',
      'a~b-Cost',
      'Art, Drawing',
      'Art, Name',
    ]);
  });

  it.each(GAMES.all.map((one) => [one.id, one] as const))(
    'have what clicks on our own cards lead to: %s',
    (id, one) => {
      const own = defaultTemplate(GAMES, id);
      const known = documentFields(own, one).map(({ at }) => at);
      const named = [...own.front, ...own.back].flatMap((element) => ('field' in element ? (element.field ?? []) : []));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((at) => !known.includes(at))).toEqual([]);
    },
  );

  it.each(GAMES.all.map((one) => [one.id, one] as const))('are all that the game has: %s', (id, one) => {
    const own = defaultTemplate(GAMES, id);
    const known = knownFieldsOf(own, one).fields;
    const offered = bindableFields(own, one);
    const lists = bindableLists(own, one).flatMap(({ at }) => {
      const inner = bindableLists(own, one, at).map((list) => `${at}/*${list.at.slice(1)}`);
      return [at, ...inner];
    });
    const within = lists.flatMap((list) => entryFields(own, one, list).map(({ at }) => `${list}/*${at}`));
    const all = new Set([...offered.map(({ at }) => at), ...within]);
    expect(known.filter((at) => !all.has(at))).toEqual([]);
    expect(offered.filter(({ label }) => label === '')).toEqual([]);
  });

  it('say what they hold, their words and their names', () => {
    expect(field('/character/level')).toMatchObject({ holds: 'number', label: 'Level' });
    expect(field('/character/alignment')).toMatchObject({ holds: 'text', words: ['hero', 'villain', 'anti-hero'] });
    expect(field('/character/classes')).toMatchObject({ holds: 'list' });
    expect(field('/character/classes')?.words).toContain('tank');
    expect(field('/character/traits/fight/dice')?.label).toBe('Traits, Fight, Dice');
    expect(field('/character/hp/total')?.label).toBe('HP');
    expect(field('/faction/symbol')).toMatchObject({ holds: 'drawing', label: 'Faction, Symbol' });
    expect(field('/character/hp')?.holds).toBe('parts');
    expect(fieldLabel('/derived/sizeName', game)).toBe('Size name');
    expect(fieldLabel('/derived/hp/white', game)).toBe('HP, White');
    expect(keyWords('hp-track', game)).toBe('HP track');
  });

  it('begin with what the card is of, and end with its icons and its faction', () => {
    const roots = fields.map(({ at }) => at.split('/')[1]);
    expect(roots.filter((root, index) => root !== roots[index - 1])).toEqual([
      'character',
      'derived',
      'labels',
      'icons',
      'faction',
    ]);
    const own = fields.filter(({ at }) => at.startsWith('/character/'));
    expect([own[0]?.at, own.at(-1)?.at]).toEqual(['/character/name', '/character/id']);
  });

  it('go on within entries of lists', () => {
    expect(entryFields(template, game, '/character/attacks').map(({ at }) => at)).toEqual(
      expect.arrayContaining(['', '/name', '/effects', '/bonusDice']),
    );
    expect(bindableLists(template, game, '/character/talents').map(({ at }) => at)).toEqual(['./items']);
  });

  it('can be shown, counted by or drawn where that makes sense', () => {
    const can = (at: string, as: 'value' | 'count' | 'name') => {
      const one = field(at);
      return one !== undefined && canBeShown(one, as, game);
    };
    expect([
      can('/character/level', 'value'),
      can('/character/level', 'count'),
      can('/character/level', 'name'),
    ]).toEqual([true, true, false]);
    expect([can('/character/alignment', 'count'), can('/character/alignment', 'name')]).toEqual([false, true]);
    expect(can('/character/infiltrator', 'value')).toBe(false);
    expect(formatsFor({ holds: 'text' }, game)).toContain('word');
    expect(formatsFor({ holds: 'parts' }, game)).toContain('attack');
  });
});

describe('values', () => {
  it('become others without losing what stands around them', () => {
    const at = { at: '/character/level', before: 'Level ' };
    for (const kind of ['text', 'at', 'item', 'each', 'join'] as const) {
      const made = asKind(at, kind, kind === 'item' ? '/name' : '/character/classes');
      expect(valueSchema.safeParse(made).success).toBe(true);
      expect([valueKind(made), made.before]).toEqual([kind, 'Level ']);
    }
    expect(asKind(at, 'join')).toEqual({ join: [{ at: '/character/level' }], by: ', ', before: 'Level ' });
  });

  it('are told in words and by a sample', () => {
    const value = {
      join: [
        { at: '/character/hp/total', before: 'HP ' },
        { each: '/character/classes', by: '/' },
      ],
      by: ' · ',
    };
    expect(valueWords(value, game)).toBe('HP {HP} · {Classes}');
    expect(sampleOf(value, binding)).toBe('HP 13 · Controller/Tank');
    expect(sampleOf({ item: '/name' }, binding, firstEntry('/character/attacks', binding))).toBe('Bash');
  });
});

describe('conditions', () => {
  it('begin with something that their field can be', () => {
    for (const one of fields) expect(conditionSchema.safeParse(newCondition(one)).success).toBe(true);
    expect(newCondition(field('/character/alignment') ?? (fields[0] as never))).toEqual({
      at: '/character/alignment',
      is: 'hero',
    });
  });

  it('take tests on and give them up', () => {
    expect(testsFor({ holds: 'number' })).toContain('over');
    const both = withTest(withTest({ at: '/character/level' }, 'over', 2), 'under', 8);
    expect(both).toEqual({ at: '/character/level', over: 2, under: 8 });
    expect(testsIn(both)).toEqual(['over', 'under']);
    expect(testsIn(withTest(withTest(both, 'over', undefined), 'under', undefined))).toEqual(['exists']);
  });

  it('can be put into others', () => {
    const one = { at: '/character/level' };
    expect(asConditionKind(one, 'any')).toEqual({ any: [one] });
    expect(asConditionKind({ any: [one, one] }, 'all')).toEqual({ all: [one, one] });
    expect(conditionKind(asConditionKind(one, 'not'))).toBe('not');
  });
});
