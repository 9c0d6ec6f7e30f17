import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createCache,
  getObjectId,
  getOrCreate,
  getOrCreateFor,
  getOrCreateRepeated,
  RecentValues,
} from '../../../src/shared/base/cache.ts';

describe('createCache', () => {
  it('creates a value once as long as it is requested again in time', () => {
    const values = createCache<number>();
    let createdCount = 0;
    // The limit is 2: `a` is requested again after one other value.
    const readValue = (cacheKey: string): number => getOrCreate(values, cacheKey, 2, () => ++createdCount);
    expect([
      readValue('a'),
      readValue('b'),
      readValue('a'),
      readValue('c'),
      readValue('a'),
      readValue('d'),
      readValue('a'),
    ]).toEqual([1, 2, 1, 3, 1, 4, 1]);
  });

  it('drops a value after twice as many other values as the limit were requested', () => {
    const values = createCache<number>();
    let createdCount = 0;
    const readValue = (cacheKey: string): number => getOrCreate(values, cacheKey, 2, () => ++createdCount);
    for (const cacheKey of ['a', 'b', 'c', 'd', 'e']) readValue(cacheKey);
    expect(readValue('a')).toBe(6);
    expect(values.young.size + values.old.size).toBeLessThanOrEqual(4);
  });

  it('getOrCreateRepeated keeps a value from its second request on', () => {
    const values = createCache<{ n: number } | null>();
    let createdCount = 0;
    const readValue = (cacheKey: string): number => {
      createdCount += 1;
      return getOrCreateRepeated(values, cacheKey, 2, () => ({ n: createdCount })).n;
    };
    expect([readValue('a'), readValue('a'), readValue('a'), readValue('b'), readValue('a')]).toEqual([1, 2, 2, 4, 2]);
    expect([...values.young.values(), ...values.old.values()].filter(Boolean)).toHaveLength(1);
    // A single request is remembered as long as a value, so the second one may come later.
    expect([readValue('c'), readValue('c'), readValue('c')]).toEqual([6, 7, 7]);
  });

  it('getOrCreateFor creates one value per object, and getObjectId gives an object one id', () => {
    const [firstOwner, otherOwner] = [{}, {}];
    const owners = new WeakMap<object, object>();
    expect(getOrCreateFor(owners, firstOwner, () => ({}))).toBe(getOrCreateFor(owners, firstOwner, () => ({})));
    expect(getObjectId(firstOwner)).toBe(getObjectId(firstOwner));
    expect(getObjectId(firstOwner)).not.toBe(getObjectId(otherOwner));
  });
});

describe('RecentValues', () => {
  it('keeps the values that were set or read last, and at most twice the limit', () => {
    const values = new RecentValues<number>(2);
    for (const [index, cacheKey] of ['a', 'b', 'c', 'd'].entries()) {
      values.set(cacheKey, index);
      values.get('a');
    }
    expect([values.get('a'), values.get('d'), values.get('b')]).toEqual([0, 3, undefined]);
    expect([...values.entries()].length).toBeLessThanOrEqual(4);
  });

  it('keeps one value per key, the newest', () => {
    const values = new RecentValues<number | null>(1);
    values.set('a', 1);
    values.set('b', 2);
    values.set('a', null);
    expect(values.get('a')).toBeNull();
    expect(new Map(values.entries())).toEqual(
      new Map([
        ['b', 2],
        ['a', null],
      ]),
    );
  });

  it('reports every dropped value exactly once', () => {
    const dropped: string[] = [];
    const values = new RecentValues<string>(2, (droppedValue) => dropped.push(droppedValue));
    values.set('a', 'a1');
    values.set('a', 'a2');
    expect(dropped).toEqual(['a1']);
    for (const cacheKey of ['b', 'c', 'd', 'e', 'f']) values.set(cacheKey, cacheKey);
    expect(dropped).toEqual(['a1', 'a2', 'b']);
    expect(values.get('c')).toBe('c');
    values.set('g', 'g');
    expect(dropped).toEqual(['a1', 'a2', 'b', 'd']);
    values.delete('c');
    values.clear();
    expect([...dropped].sort()).toEqual(['a1', 'a2', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect([...values.entries()]).toEqual([]);
  });

  it('agrees with a plain list of keys in the order of their last use', () => {
    const anyStep = fc.tuple(fc.constantFrom('get', 'set', 'delete'), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (allSteps, max) => {
        const dropped = new Set<string>();
        const values = new RecentValues<string>(max, (droppedValue) => dropped.add(droppedValue));
        let usedEntries: [key: string, value: string][] = [];
        allSteps.forEach(([operation, cacheKey], index) => {
          const knownValue = usedEntries.find(([usedKey]) => usedKey === cacheKey)?.[1];
          const foundValue = operation === 'get' ? values.get(cacheKey) : undefined;
          if (operation === 'set') values.set(cacheKey, `${cacheKey}${index}`);
          if (operation === 'delete') values.delete(cacheKey);
          const newestValue =
            operation === 'set' ? `${cacheKey}${index}` : operation === 'get' ? foundValue : undefined;
          // A value that is found is the one that was set last.
          if (foundValue !== undefined) expect(foundValue).toBe(knownValue);
          usedEntries = usedEntries.filter(([usedKey]) => usedKey !== cacheKey);
          if (newestValue !== undefined) usedEntries.push([cacheKey, newestValue]);
          const heldValues = new Map(values.entries());
          for (const [usedKey, lastValue] of usedEntries.slice(-max)) expect(heldValues.get(usedKey)).toBe(lastValue);
          expect(heldValues.size).toBeLessThanOrEqual(2 * max);
          for (const heldValue of heldValues.values()) expect(dropped.has(heldValue)).toBe(false);
        });
      }),
      { seed: 20 },
    );
  });
});
