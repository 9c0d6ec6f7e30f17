/** The types of keys of an event: docs/encounters.md#types-of-keys. */
import { describe, expect, it } from 'vitest';
import {
  bool,
  dice,
  firstUnknownIn,
  firstWrong,
  id,
  ids,
  inch,
  inchPlus,
  indexes,
  int,
  integer,
  intPlus,
  type Key,
  listOf,
  name,
  newId,
  numberOf,
  optional,
  readKeys,
  text,
  texts,
  withDefault,
  word,
  wordsOf,
} from '../../../../src/shared/play/event/keys.ts';

const VALUES: readonly unknown[] = [
  ...['', 'a', 'a-1', 'A', 'a b', 'x'.repeat(64), 'x'.repeat(65), 'on'],
  ...[-1, -0.25, 0, 0.1, 0.25, 1, 1.5, 3, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, null, undefined, [], ['a'], ['A'], ['a', 1], ['on', 'a'], ['on'], [1, 0], [-1], [0.5], {}, { of: 'a' }],
];
const taken = ({ is }: Key<never>): unknown[] => VALUES.filter((value) => is(value));

describe('what each type of key takes', () => {
  const names = ['a', 'a-1', 'x'.repeat(64), 'on'];
  it.each<[string, Key<never>, readonly unknown[]]>([
    ['a text', text as Key<never>, VALUES.slice(0, 8)],
    ['an id', id() as Key<never>, names],
    ['a new id', newId as Key<never>, names],
    ['a name', name('attack') as Key<never>, VALUES.slice(0, 8)],
    ['a word', word('on', 'off') as Key<never>, ['on']],
    ['yes or no', bool as Key<never>, [true]],
    ['a whole number from 0', int as Key<never>, [0, 1, 3]],
    ['a whole number from 1', intPlus as Key<never>, [1, 3]],
    ['a whole number', integer as Key<never>, [-1, 0, 1, 3]],
    ['one of some numbers', numberOf(1, 3) as Key<never>, [1, 3]],
    ['inches', inch as Key<never>, [0, 0.25, 1, 1.5, 3]],
    ['inches above 0', inchPlus as Key<never>, [0.25, 1, 1.5, 3]],
    ['texts', texts as Key<never>, [[], ['a'], ['A'], ['on', 'a'], ['on']]],
    ['ids', ids() as Key<never>, [[], ['a'], ['on', 'a'], ['on']]],
    ['words', wordsOf('on', 'off') as Key<never>, [[], ['on']]],
    ['dice', dice as Key<never>, [[], [1, 0], [-1], [0.5]]],
    ['places in a list', indexes as Key<never>, [[], [1, 0]]],
    ['objects with keys of their own', listOf({ of: id() }) as Key<never>, [[]]],
  ])('%s', (_, key, values) => expect(taken(key)).toEqual(values));

  it('objects of a list are objects with the right keys', () => {
    const list = listOf({ of: id(), by: optional(int) });
    expect(list.is([{ of: 'a' }, { of: 'b', by: 2 }])).toBe(true);
    for (const item of [{}, { of: 3 }, { of: 'a', by: 'b' }, null, 'a', ['a']]) expect(list.is([item])).toBe(false);
  });
});

describe('an event with keys', () => {
  const KEYS = {
    model: id(),
    attack: optional(name('attack')),
    side: withDefault(id('side'), 'a'),
    targets: withDefault(listOf({ target: id(), more: withDefault(bool, false) }), []),
    others: optional(ids()),
  };
  const isThere = (kind: string, value: string) => value === `${kind}-1`;

  it('lacks the first key that is missing or of another type', () => {
    expect(firstWrong(KEYS, {})).toBe('model');
    expect(firstWrong(KEYS, { model: 'a' })).toBeUndefined();
    expect(firstWrong(KEYS, { model: 'a', side: 3, others: 3 })).toBe('side');
    expect(firstWrong(KEYS, Object.create({ model: 'a' }))).toBe('model');
    expect(firstWrong(KEYS, { model: 'a' }, (key) => key === 'attack')).toBe('attack');
    expect(firstWrong(KEYS, { model: 'a', attack: 'Bash' }, (key) => key === 'attack')).toBeUndefined();
  });

  it('is read with its defaults and without other keys', () => {
    expect(readKeys(KEYS, { model: 'a', odd: 1, targets: [{ target: 'b', odd: 2 }] })).toEqual({
      model: 'a',
      attack: undefined,
      side: 'a',
      targets: [{ target: 'b', more: false }],
      others: undefined,
    });
    expect(readKeys(KEYS, Object.create({ model: 'a' })).model).toBeUndefined();
  });

  it('names the first id that there is not, in the order of its keys', () => {
    const event = readKeys(KEYS, { model: 'model-1', attack: 'attack-1', side: 'side-1', targets: [], others: [] });
    const unknown = (change: object) => firstUnknownIn(KEYS, { ...event, ...change } as never, isThere);
    expect(unknown({})).toBeUndefined();
    expect(unknown({ others: ['model-1', 'lost'], side: 'nowhere' })).toBe('nowhere');
    expect(unknown({ attack: 'Kick' })).toBe('Kick');
    expect(unknown({ targets: [{ target: 'model-1' }, { target: 'gone' }], others: ['lost'] })).toBe('gone');
    expect(unknown({ others: ['model-1', 'lost', 'gone'] })).toBe('lost');
  });
});
