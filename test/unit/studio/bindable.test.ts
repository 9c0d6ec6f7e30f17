/** Tests which fields values and conditions can use, and which forms they can take. */
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
import { createHero, faction } from '../card/support.ts';

const defaultTemplate = getDefaultTemplate(GAMES, 'supers-unlimited');
const [game] = GAMES.all.filter(({ id }) => id === 'supers-unlimited');
if (game === undefined) throw new Error('there is no such game');
const bindableFields = listBindableFields(defaultTemplate, game);
const findField = (pointer: string) => bindableFields.find((candidate) => candidate.pointer === pointer);
const binding = bindCard(GAMES, { character: createHero() }, faction);

describe('the fields offered for binding', () => {
  it('include HP once as a number, unless the whole HP object is bound already', () => {
    const listHpFields = (currentPointer?: string) =>
      removeAmbiguousFields(bindableFields, currentPointer).filter(({ label }) => label === 'HP');
    expect(listHpFields().map(({ pointer, shape }) => [pointer, shape])).toEqual([['/character/hp/total', 'number']]);
    expect(listHpFields('/character/hp').map(({ pointer }) => pointer)).toEqual([
      '/character/hp',
      '/character/hp/total',
    ]);
    const hiddenFields = bindableFields.filter((field) => !removeAmbiguousFields(bindableFields).includes(field));
    expect(hiddenFields.map(({ shape }) => shape)).toEqual(hiddenFields.map(() => 'parts'));
  });

  it('keep the original headings of a spreadsheet as labels', () => {
    const { fields } = createColumnFields([
      { name: 'Item Name (EN/DE)' },
      { name: 'a~b-Cost' },
      { name: 'Art', kind: 'picture' },
    ]);
    expect(
      fields.filter((pointer) => pointer.startsWith('/row/')).map((pointer) => formatFieldLabel(pointer, game)),
    ).toEqual(['Item Name (EN/DE)', 'a~b-Cost', 'Art', 'Art, Name']);
  });

  it.each(GAMES.all.map((game) => [game.id, game] as const))(
    'include every clickable field of the default card of %s',
    (gameId, game) => {
      const defaultTemplate = getDefaultTemplate(GAMES, gameId);
      const knownPointers = listDocumentFields(defaultTemplate, game).map(({ pointer }) => pointer);
      const clickableFields = [...defaultTemplate.front, ...defaultTemplate.back].flatMap((element) =>
        'field' in element ? (element.field ?? []) : [],
      );
      expect(clickableFields.length).toBeGreaterThan(0);
      expect(clickableFields.filter((pointer) => !knownPointers.includes(pointer))).toEqual([]);
    },
  );

  it.each(GAMES.all.map((game) => [game.id, game] as const))('include every field that %s has', (gameId, game) => {
    const defaultTemplate = getDefaultTemplate(GAMES, gameId);
    const knownFields = getKnownFields(defaultTemplate, game).fields;
    const offeredFields = listBindableFields(defaultTemplate, game);
    const bindableListPointers = listBindableLists(defaultTemplate, game).flatMap(({ pointer }) => {
      const innerLists = listBindableLists(defaultTemplate, game, pointer).map(
        (innerList) => `${pointer}/*${innerList.pointer.slice(1)}`,
      );
      return [pointer, ...innerLists];
    });
    const entryFields = bindableListPointers.flatMap((listPointer) =>
      listEntryFields(defaultTemplate, game, listPointer).map(({ pointer }) => `${listPointer}/*${pointer}`),
    );
    const allFields = new Set([...offeredFields.map(({ pointer }) => pointer), ...entryFields]);
    expect(knownFields.filter((pointer) => !allFields.has(pointer))).toEqual([]);
    expect(offeredFields.filter(({ label }) => label === '')).toEqual([]);
  });

  it('describe their shape, their allowed words and their label', () => {
    expect(findField('/character/level')).toMatchObject({ shape: 'number', label: 'Level' });
    expect(findField('/character/alignment')).toMatchObject({ shape: 'text', words: ['hero', 'villain', 'anti-hero'] });
    expect(findField('/character/classes')).toMatchObject({ shape: 'list' });
    expect(findField('/character/classes')?.words).toContain('tank');
    expect(findField('/character/traits/fight/dice')?.label).toBe('Traits, Fight, Dice');
    expect(findField('/character/hp/total')?.label).toBe('HP');
    expect(findField('/faction/symbol')).toMatchObject({ shape: 'drawing', label: 'Faction, Symbol' });
    expect(findField('/character/hp')?.shape).toBe('parts');
    expect(formatFieldLabel('/derived/sizeName', game)).toBe('Size name');
    expect(formatFieldLabel('/derived/hp/white', game)).toBe('HP, White');
    expect(formatKey('hp-track', game)).toBe('HP track');
  });

  it("list the card's subject first and icons, models and faction last", () => {
    const rootNames = bindableFields.map(({ pointer }) => pointer.split('/')[1]);
    expect(rootNames.filter((rootName, index) => rootName !== rootNames[index - 1])).toEqual([
      'character',
      'derived',
      'labels',
      'icons',
      'models',
      'faction',
    ]);
    const characterFields = bindableFields.filter(({ pointer }) => pointer.startsWith('/character/'));
    expect([characterFields[0]?.pointer, characterFields.at(-1)?.pointer]).toEqual([
      '/character/name',
      '/character/id',
    ]);
  });

  it('include the fields of list entries', () => {
    expect(listEntryFields(defaultTemplate, game, '/character/attacks').map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['', '/name', '/effects', '/bonusDice']),
    );
    expect(listBindableLists(defaultTemplate, game, '/character/talents').map(({ pointer }) => pointer)).toEqual([
      './items',
    ]);
  });

  it('can be used as a value, a count or a name where that makes sense', () => {
    const isFieldUsable = (pointer: string, usage: 'value' | 'count' | 'name') => {
      const field = findField(pointer);
      return field !== undefined && isUsable(field, usage, game);
    };
    expect([
      isFieldUsable('/character/level', 'value'),
      isFieldUsable('/character/level', 'count'),
      isFieldUsable('/character/level', 'name'),
    ]).toEqual([true, true, false]);
    expect([isFieldUsable('/character/alignment', 'count'), isFieldUsable('/character/alignment', 'name')]).toEqual([
      false,
      true,
    ]);
    expect(isFieldUsable('/character/infiltrator', 'value')).toBe(false);
    expect(listFormats({ shape: 'text' }, game)).toContain('word');
    expect(listFormats({ shape: 'parts' }, game)).toContain('attack');
  });
});

describe('values', () => {
  it('change their kind and keep the text around them', () => {
    const levelValue = { at: '/character/level', before: 'Level ' };
    for (const valueKind of ['text', 'at', 'item', 'each', 'join'] as const) {
      const convertedValue = convertValueKind(
        levelValue,
        valueKind,
        valueKind === 'item' ? '/name' : '/character/classes',
      );
      expect(valueSchema.safeParse(convertedValue).success).toBe(true);
      expect([getValueKind(convertedValue), convertedValue.before]).toEqual([valueKind, 'Level ']);
    }
    expect(convertValueKind(levelValue, 'join')).toEqual({
      join: [{ at: '/character/level' }],
      by: ', ',
      before: 'Level ',
    });
  });

  it('format as words and as a sample', () => {
    const joinedValue = {
      join: [
        { at: '/character/hp/total', before: 'HP ' },
        { each: '/character/classes', by: '/' },
      ],
      by: ' · ',
    };
    expect(formatValue(joinedValue, game)).toBe('HP {HP} · {Classes}');
    expect(formatSample(joinedValue, binding)).toBe('HP 13 · Controller/Tank');
    expect(formatSample({ item: '/name' }, binding, findFirstEntry('/character/attacks', binding))).toBe('Bash');
  });
});

describe('conditions', () => {
  it('start with a test that their field can pass', () => {
    for (const field of bindableFields) expect(conditionSchema.safeParse(createCondition(field)).success).toBe(true);
    expect(createCondition(findField('/character/alignment') ?? (bindableFields[0] as never))).toEqual({
      at: '/character/alignment',
      is: 'hero',
    });
  });

  it('add and remove tests', () => {
    expect(listTests({ shape: 'number' })).toContain('over');
    const rangeCondition = setConditionTest(setConditionTest({ at: '/character/level' }, 'over', 2), 'under', 8);
    expect(rangeCondition).toEqual({ at: '/character/level', over: 2, under: 8 });
    expect(listConditionTests(rangeCondition)).toEqual(['over', 'under']);
    expect(
      listConditionTests(setConditionTest(setConditionTest(rangeCondition, 'over', undefined), 'under', undefined)),
    ).toEqual(['exists']);
  });

  it('can be nested into others', () => {
    const levelCondition = { at: '/character/level' };
    expect(convertConditionKind(levelCondition, 'any')).toEqual({ any: [levelCondition] });
    expect(convertConditionKind({ any: [levelCondition, levelCondition] }, 'all')).toEqual({
      all: [levelCondition, levelCondition],
    });
    expect(getConditionKind(convertConditionKind(levelCondition, 'not'))).toBe('not');
  });
});
