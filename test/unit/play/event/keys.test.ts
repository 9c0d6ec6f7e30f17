/** Tests the types of event keys (docs/encounters.md#types-of-keys). */
import { describe, expect, it } from 'vitest';
import {
  booleanKey,
  diceKey,
  type EventKey,
  findUnknownInEvent,
  findWrongKey,
  idKey,
  idListKey,
  inchKey,
  indexListKey,
  integerKey,
  intKey,
  nameKey,
  newIdKey,
  numberKey,
  objectListKey,
  optional,
  parseEvent,
  positiveInchKey,
  positiveIntKey,
  rangeKey,
  textKey,
  textListKey,
  withDefault,
  wordKey,
  wordListKey,
} from '../../../../src/shared/play/event/keys.ts';

const TEXTS = ['', 'a', 'a-1', 'A', 'a b', 'x'.repeat(64), 'x'.repeat(65), 'on'];
const VALUES: readonly unknown[] = [
  ...TEXTS,
  ...[-1, -0.25, 0, 0.1, 0.25, 1, 1.5, 3, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, null, undefined, [], ['a'], ['A'], ['a', 1], ['on', 'a'], ['on'], [1, 0], [-1], [0.5], {}, { of: 'a' }],
];
const listValidValues = ({ isValid }: EventKey<never>): unknown[] => VALUES.filter((value) => isValid(value));

describe('types of event keys', () => {
  const validIds = ['a', 'a-1', 'x'.repeat(64), 'on'];
  it.each<[string, EventKey<never>, readonly unknown[]]>([
    ['a text', textKey as EventKey<never>, TEXTS],
    ['an id', idKey() as EventKey<never>, validIds],
    ['a new id', newIdKey as EventKey<never>, validIds],
    ['a name', nameKey('attack') as EventKey<never>, TEXTS],
    ['a word', wordKey('on', 'off') as EventKey<never>, ['on']],
    ['yes or no', booleanKey as EventKey<never>, [true]],
    ['a whole number from 0', intKey as EventKey<never>, [0, 1, 3]],
    ['a whole number from 1', positiveIntKey as EventKey<never>, [1, 3]],
    ['a whole number of a range', rangeKey(1, 2) as EventKey<never>, [1]],
    ['a whole number', integerKey as EventKey<never>, [-1, 0, 1, 3]],
    ['one of some numbers', numberKey(1, 3) as EventKey<never>, [1, 3]],
    ['inches', inchKey as EventKey<never>, [0, 0.25, 1, 1.5, 3]],
    ['inches above 0', positiveInchKey as EventKey<never>, [0.25, 1, 1.5, 3]],
    ['texts', textListKey as EventKey<never>, [[], ['a'], ['A'], ['on', 'a'], ['on']]],
    ['ids', idListKey() as EventKey<never>, [[], ['a'], ['on', 'a'], ['on']]],
    ['words', wordListKey('on', 'off') as EventKey<never>, [[], ['on']]],
    ['dice', diceKey as EventKey<never>, [[], [1, 0], [-1], [0.5]]],
    ['places in a list', indexListKey as EventKey<never>, [[], [1, 0]]],
    ['objects with keys of their own', objectListKey({ of: idKey() }) as EventKey<never>, [[]]],
  ])('accept only valid values: %s', (_, eventKey, expectedValues) =>
    expect(listValidValues(eventKey)).toEqual(expectedValues),
  );

  it('accept only objects with the right keys in a list of objects', () => {
    const objectList = objectListKey({ of: idKey(), by: optional(intKey) });
    expect(objectList.isValid([{ of: 'a' }, { of: 'b', by: 2 }])).toBe(true);
    for (const invalidItem of [{}, { of: 3 }, { of: 'a', by: 'b' }, null, 'a', ['a']])
      expect(objectList.isValid([invalidItem])).toBe(false);
  });
});

describe('keys of an event', () => {
  const EVENT_KEYS = {
    model: idKey(),
    attack: optional(nameKey('attack')),
    side: withDefault(idKey('side'), 'a'),
    targets: withDefault(objectListKey({ target: idKey(), more: withDefault(booleanKey, false) }), []),
    others: optional(idListKey()),
  };
  const isKnown = (kind: string, idOrName: string) => idOrName === `${kind}-1`;

  it('findWrongKey names the first key that is missing or has another type', () => {
    expect(findWrongKey(EVENT_KEYS, {})).toBe('model');
    expect(findWrongKey(EVENT_KEYS, { model: 'a' })).toBeUndefined();
    expect(findWrongKey(EVENT_KEYS, { model: 'a', side: 3, others: 3 })).toBe('side');
    expect(findWrongKey(EVENT_KEYS, Object.create({ model: 'a' }))).toBe('model');
    expect(findWrongKey(EVENT_KEYS, { model: 'a' }, (eventKey) => eventKey === 'attack')).toBe('attack');
    expect(
      findWrongKey(EVENT_KEYS, { model: 'a', attack: 'Bash' }, (eventKey) => eventKey === 'attack'),
    ).toBeUndefined();
  });

  it('parseEvent adds defaults and removes unknown keys', () => {
    expect(parseEvent(EVENT_KEYS, { model: 'a', odd: 1, targets: [{ target: 'b', odd: 2 }] })).toEqual({
      model: 'a',
      attack: undefined,
      side: 'a',
      targets: [{ target: 'b', more: false }],
      others: undefined,
    });
    expect(parseEvent(EVENT_KEYS, Object.create({ model: 'a' })).model).toBeUndefined();
  });

  it('findUnknownInEvent names the first unknown id in the order of the keys', () => {
    const parsedEvent = parseEvent(EVENT_KEYS, {
      model: 'model-1',
      attack: 'attack-1',
      side: 'side-1',
      targets: [],
      others: [],
    });
    const findUnknown = (changes: object) =>
      findUnknownInEvent(EVENT_KEYS, { ...parsedEvent, ...changes } as never, isKnown);
    expect(findUnknown({})).toBeUndefined();
    expect(findUnknown({ others: ['model-1', 'lost'], side: 'nowhere' })).toBe('nowhere');
    expect(findUnknown({ attack: 'Kick' })).toBe('Kick');
    expect(findUnknown({ targets: [{ target: 'model-1' }, { target: 'gone' }], others: ['lost'] })).toBe('gone');
    expect(findUnknown({ others: ['model-1', 'lost', 'gone'] })).toBe('lost');
  });
});
