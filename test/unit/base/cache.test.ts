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

describe('caches', () => {
  it('makes a value once as long as it is asked for', () => {
    const values = createCache<number>();
    let made = 0;
    const ask = (key: string): number => getOrCreate(values, key, 2, () => ++made);
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('d'), ask('a')]).toEqual([1, 2, 1, 3, 1, 4, 1]);
  });

  it('forgets what nobody asked for while twice as much as it keeps came by', () => {
    const values = createCache<number>();
    let made = 0;
    const ask = (key: string): number => getOrCreate(values, key, 2, () => ++made);
    for (const key of ['a', 'b', 'c', 'd', 'e']) ask(key);
    expect(ask('a')).toBe(6);
    expect(values.young.size + values.old.size).toBeLessThanOrEqual(4);
  });

  it('keeps what is asked for again, and nothing that was asked for once', () => {
    const values = createCache<{ n: number } | null>();
    let made = 0;
    const ask = (key: string): number => {
      made += 1;
      return getOrCreateRepeated(values, key, 2, () => ({ n: made })).n;
    };
    expect([ask('a'), ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 2, 2, 4, 2]);
    expect([...values.young.values(), ...values.old.values()].filter(Boolean)).toHaveLength(1);
    // Once counts for as long as anything else: the second time may come a while later.
    expect([ask('c'), ask('c'), ask('c')]).toEqual([6, 7, 7]);
  });

  it('what belongs to an object is made once, and an object keeps its number', () => {
    const [one, another] = [{}, {}];
    const owners = new WeakMap<object, object>();
    expect(getOrCreateFor(owners, one, () => ({}))).toBe(getOrCreateFor(owners, one, () => ({})));
    expect(getObjectId(one)).toBe(getObjectId(one));
    expect(getObjectId(one)).not.toBe(getObjectId(another));
  });
});

describe('recent values', () => {
  it('keeps the last ones that were put in or asked for, and at most twice as many', () => {
    const values = new RecentValues<number>(2);
    for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
      values.set(key, index);
      values.get('a');
    }
    expect([values.get('a'), values.get('d'), values.get('b')]).toEqual([0, 3, undefined]);
    expect([...values.entries()].length).toBeLessThanOrEqual(4);
  });

  it('has every value once, the newest one of its key', () => {
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

  it('tells of every value that leaves, once', () => {
    const dropped: string[] = [];
    const values = new RecentValues<string>(2, (value) => dropped.push(value));
    values.set('a', 'a1');
    values.set('a', 'a2');
    expect(dropped).toEqual(['a1']);
    for (const key of ['b', 'c', 'd', 'e', 'f']) values.set(key, key);
    expect(dropped).toEqual(['a1', 'a2', 'b']);
    expect(values.get('c')).toBe('c');
    values.set('g', 'g');
    expect(dropped).toEqual(['a1', 'a2', 'b', 'd']);
    values.delete('c');
    values.clear();
    expect([...dropped].sort()).toEqual(['a1', 'a2', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect([...values.entries()]).toEqual([]);
  });

  it('agree with a plain list of keys in the order of their last use', () => {
    const step = fc.tuple(fc.constantFrom('get', 'set', 'delete'), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (steps, max) => {
        const dropped = new Set<string>();
        const values = new RecentValues<string>(max, (value) => dropped.add(value));
        let used: [key: string, value: string][] = [];
        steps.forEach(([kind, key], index) => {
          const known = used.find(([each]) => each === key)?.[1];
          const found = kind === 'get' ? values.get(key) : undefined;
          if (kind === 'set') values.set(key, `${key}${index}`);
          if (kind === 'delete') values.delete(key);
          const value = kind === 'set' ? `${key}${index}` : kind === 'get' ? found : undefined;
          // What is found is the value that was put in last.
          if (found !== undefined) expect(found).toBe(known);
          used = used.filter(([each]) => each !== key);
          if (value !== undefined) used.push([key, value]);
          const held = new Map(values.entries());
          for (const [each, last] of used.slice(-max)) expect(held.get(each)).toBe(last);
          expect(held.size).toBeLessThanOrEqual(2 * max);
          for (const last of held.values()) expect(dropped.has(last)).toBe(false);
        });
      }),
      { seed: 20 },
    );
  });
});
