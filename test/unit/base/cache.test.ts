import { describe, expect, it } from 'vitest';
import { cached, cachedFor, cachedWhenRepeated, idOf, newCache } from '../../../src/shared/base/cache.ts';

describe('caches', () => {
  it('makes a value once as long as it is asked for', () => {
    const values = newCache<number>();
    let made = 0;
    const ask = (key: string): number => cached(values, key, 2, () => ++made);
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('d'), ask('a')]).toEqual([1, 2, 1, 3, 1, 4, 1]);
  });

  it('forgets what nobody asked for while twice as much as it keeps came by', () => {
    const values = newCache<number>();
    let made = 0;
    const ask = (key: string): number => cached(values, key, 2, () => ++made);
    for (const key of ['a', 'b', 'c', 'd', 'e']) ask(key);
    expect(ask('a')).toBe(6);
    expect(values.young.size + values.old.size).toBeLessThanOrEqual(4);
  });

  it('keeps what is asked for again, and nothing that was asked for once', () => {
    const values = newCache<{ n: number } | null>();
    let made = 0;
    const ask = (key: string): number => {
      made += 1;
      return cachedWhenRepeated(values, key, 2, () => ({ n: made })).n;
    };
    expect([ask('a'), ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 2, 2, 4, 2]);
    expect([...values.young.values(), ...values.old.values()].filter(Boolean)).toHaveLength(1);
    // Once counts for as long as anything else: the second time may come a while later.
    expect([ask('c'), ask('c'), ask('c')]).toEqual([6, 7, 7]);
  });

  it('what belongs to an object is made once, and an object keeps its number', () => {
    const [one, another] = [{}, {}];
    const owners = new WeakMap<object, object>();
    expect(cachedFor(owners, one, () => ({}))).toBe(cachedFor(owners, one, () => ({})));
    expect(idOf(one)).toBe(idOf(one));
    expect(idOf(one)).not.toBe(idOf(another));
  });
});
