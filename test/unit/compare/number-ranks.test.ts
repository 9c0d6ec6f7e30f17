/** Where a number stands among those of others, and what two characters differ in. */
import { describe, expect, it } from 'vitest';
import { compareNumbers } from '../../../src/shared/compare/compare-numbers.ts';
import { computePercentile, rankNumbers } from '../../../src/shared/compare/number-ranks.ts';
import { findMedian, findPeers, selectTypicalSample } from '../../../src/shared/compare/typical-sample.ts';
import type { Character, EventPack } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { blankHero, rulesOf } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';

const rules = rulesOf('supers-unlimited');
const level = (id: string, level: number, power: number): Character => blankHero(id, { level, power });
const own = level('own', 6, 7);
const others = [level('a', 6, 5), level('b', 6, 7), level('c', 6, 9), level('d', 5, 20)];

const IDS = LOADED_GAMES.all.filter(({ comparison }) => comparison !== undefined).map(({ id }) => id);

describe('every game', () => {
  it('is compared, of those that came first', () => {
    expect(IDS).toEqual(
      expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
    );
  });

  it.each(IDS)('%s compares its blank character', (id) => {
    const game = GAMES.getGame({ ruleset: id });
    const comparison = rulesOf(id);
    const blank = game.documents['rollcall.character'].createBlank('one');
    const options = resolveDocumentOptions(GAMES, blank);
    const numbers = comparison.numbers(options);
    expect(new Set(numbers.map((number) => number.id)).size).toBe(numbers.length);
    expect(rankNumbers(comparison, blank, [], options).length).toBeGreaterThan(0);
    for (const { chance } of comparison.chances(
      blank,
      [game.documents['rollcall.character'].createBlank('two')],
      options,
    )) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(GAMES.getGame(blank).id).toBe(id);
  });
});

describe('standings', () => {
  const among = (all: readonly Character[], event?: EventPack) =>
    rankNumbers(rules, own, all, resolveDocumentOptions(GAMES, own), event);
  const power = (all: readonly Character[], event?: EventPack) => {
    const found = among(all, event).find(({ number }) => number.id === 'power');
    if (!found) throw new Error('no Power');
    return found;
  };

  it('E?60: peers are those of the same Level, never the character itself', () => {
    expect(findPeers(rules, own, [own, ...others]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('counts who has less, as much and more', () => {
    expect(power(others.slice(0, 3))).toMatchObject({
      value: 7,
      otherValues: [5, 7, 9],
      lowerCount: 1,
      equalCount: 1,
      higherCount: 1,
      median: 7,
    });
    expect(computePercentile(power(others.slice(0, 3)))).toBe(0.5);
    expect(computePercentile(power([]))).toBeUndefined();
    expect(power([])).not.toHaveProperty('median');
  });

  it('knows the lower of the ceilings of an event', () => {
    const event = { ceilings: { power: 8, byLevel: { 6: { power: 6 }, 5: { power: 1 } } } } as unknown as EventPack;
    expect(power(others, event).ceiling).toBe(6);
    expect(among(others, event).filter(({ ceiling }) => ceiling !== undefined)).toHaveLength(1);
  });

  it('leaves out numbers that are none of the rules', () => {
    const broken = blankHero('own', { power: 2.5 });
    expect(
      rankNumbers(rules, broken, others, resolveDocumentOptions(GAMES, own)).map(({ number }) => number.id),
    ).not.toContain('power');
  });
});

it('the middle of two is the higher one', () => {
  expect(findMedian([4, 1])).toBe(4);
  expect(findMedian([9, undefined, 1, 4])).toBe(4);
  expect(findMedian([])).toBeUndefined();
});

it('a typical opponent comes from the peers, or from everybody where they are too few', () => {
  const ids = (all: readonly Character[]) => selectTypicalSample(rules, own, all).characters.map(({ id }) => id);
  expect(ids(others)).toEqual(['a', 'b', 'c']);
  expect(ids(others.slice(1))).toEqual(['b', 'c', 'd']);
  expect(selectTypicalSample(rules, own, others).arePeers).toBe(true);
  expect(selectTypicalSample(rules, own, others.slice(1)).arePeers).toBe(false);
});

describe('differences', () => {
  const of = (one: Character, other: Character, id: string) =>
    compareNumbers(rulesOf(one.ruleset), [one, other], resolveDocumentOptions(GAMES, one)).find(
      ({ number }) => number.id === id,
    );

  it('says who has more and who is better off', () => {
    expect(of(own, level('x', 6, 4), 'power')).toMatchObject({ values: [7, 4], amount: 3, higher: 0, better: 0 });
    expect(of(own, level('x', 6, 7), 'power')).not.toHaveProperty('more');
  });

  it('a higher Size is neither better nor worse', () => {
    const size = of(blankHero('a', { size: 2 }), blankHero('b', { size: 4 }), 'size');
    expect(size).toMatchObject({ amount: 2, higher: 1 });
    expect(size).not.toHaveProperty('better');
  });

  it('B?2: the lower base is the better one', () => {
    const unit = (id: string, gunneryBase?: number) =>
      ({ ...blankHero(id, {}, 'battletech-kcw'), ...(gunneryBase === undefined ? {} : { gunneryBase }) }) as Character;
    expect(of(unit('a', 3), unit('b', 5), 'gunneryBase')).toMatchObject({ amount: 2, higher: 1, better: 0 });
  });
});
