import { describe, expect, it } from 'vitest';
import {
  belonging,
  idOf,
  memory,
  remember,
  rememberRepeated,
  rememberWord,
  wordMemory,
} from '../../src/shared/cache.ts';

describe('remembering', () => {
  it('makes a value once as long as it is asked for', () => {
    const values = memory<number>();
    let made = 0;
    const ask = (key: string): number => remember(values, key, 2, () => ++made);
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('d'), ask('a')]).toEqual([1, 2, 1, 3, 1, 4, 1]);
  });

  it('forgets what nobody asked for while twice as much as it keeps came by', () => {
    const values = memory<number>();
    let made = 0;
    const ask = (key: string): number => remember(values, key, 2, () => ++made);
    for (const key of ['a', 'b', 'c', 'd', 'e']) ask(key);
    expect(ask('a')).toBe(6);
    expect(values.young.size + values.old.size).toBeLessThanOrEqual(4);
  });

  it('keeps what is asked for again, and nothing that was asked for once', () => {
    const values = memory<{ n: number } | null>();
    let made = 0;
    const ask = (key: string): number => {
      made += 1;
      return rememberRepeated(values, key, 2, () => ({ n: made })).n;
    };
    expect([ask('a'), ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 2, 2, 4, 2]);
    expect([...values.young.values(), ...values.old.values()].filter(Boolean)).toHaveLength(1);
    // Once is remembered for as long as anything else: the second time may come a while later.
    expect([ask('c'), ask('c'), ask('c')]).toEqual([6, 7, 7]);
  });

  it('lets words last that come back later, and soon forgets those of one card', () => {
    const values = wordMemory<number>();
    let made = 0;
    const ask = (word: string): number => rememberWord(values, word, 20, () => ++made);
    // Two new words fill what may be new. A card asks for its own number twice, and never again.
    for (let card = 0; card < 100; card += 1) for (const word of ['the', `#${card}`, `#${card}`, 'attack']) ask(word);
    expect([...values.lasting.young.keys()]).toEqual(expect.arrayContaining(['the', 'attack']));
    const kept = [values.fresh, values.tried, values.lasting.young, values.lasting.old].flatMap((map) => [
      ...map.keys(),
    ]);
    expect(kept.filter((word) => word.startsWith('#')).length).toBeLessThanOrEqual(4);
    // Each card's number once, and the two words that last at most twice before they did.
    expect(made).toBeLessThanOrEqual(104);
  });

  it('lets words last that ask for others while they are made', () => {
    const values = wordMemory<number>();
    let made = 0;
    const ask = (word: string): number =>
      rememberWord(values, word, 20, () => {
        if (word.length > 1) for (const letter of word) ask(letter);
        return ++made;
      });
    const first = ask('abc');
    // Its letters filled what may be fresh; it itself was not thrown out with them.
    expect([values.fresh.has('abc'), values.fresh.size <= 2, values.tried.size > 0]).toEqual([true, true, true]);
    expect(ask('abc')).toBe(first);
    expect(ask('c')).toBe(3);
  });

  it('what belongs to an object is made once, and an object keeps its number', () => {
    const [one, another] = [{}, {}];
    const owners = new WeakMap<object, object>();
    expect(belonging(owners, one, () => ({}))).toBe(belonging(owners, one, () => ({})));
    expect(idOf(one)).toBe(idOf(one));
    expect(idOf(one)).not.toBe(idOf(another));
  });
});
