/** Tests where a number ranks among those of other characters, and how two characters differ. */
import { describe, expect, it } from 'vitest';
import { compareNumbers } from '../../../src/shared/compare/compare-numbers.ts';
import { computePercentile, rankNumbers } from '../../../src/shared/compare/number-ranks.ts';
import { findMedian, findPeers, selectTypicalSample } from '../../../src/shared/compare/typical-sample.ts';
import type { Character, EventPack } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { createBlankHero, getCompareRules } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';

const rules = getCompareRules('supers-unlimited');
const createHero = (id: string, level: number, power: number): Character => createBlankHero(id, { level, power });
// Peers have the same Level: `a`, `b` and `c` are peers of the character, `d` is not.
const character = createHero('own', 6, 7);
const otherHeroes = [createHero('a', 6, 5), createHero('b', 6, 7), createHero('c', 6, 9), createHero('d', 5, 20)];

const RULESETS = LOADED_GAMES.all.filter(({ comparison }) => comparison !== undefined).map(({ id }) => id);

describe('games with comparisons', () => {
  it('include the first five games', () => {
    expect(RULESETS).toEqual(
      expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
    );
  });

  it.each(RULESETS)('compares the blank character of %s, with unique number ids and chances from 0 to 1', (ruleset) => {
    const game = GAMES.getGame({ ruleset });
    const comparison = getCompareRules(ruleset);
    const blankCharacter = game.documents['rollcall.character'].createBlank('one');
    const options = resolveDocumentOptions(GAMES, blankCharacter);
    const numbers = comparison.listNumbers(options);
    expect(new Set(numbers.map((number) => number.id)).size).toBe(numbers.length);
    expect(rankNumbers(comparison, blankCharacter, [], options).length).toBeGreaterThan(0);
    for (const { chance } of comparison.listChances(
      blankCharacter,
      [game.documents['rollcall.character'].createBlank('two')],
      options,
    )) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(GAMES.getGame(blankCharacter).id).toBe(ruleset);
  });
});

describe('rankNumbers', () => {
  const rankAgainst = (candidates: readonly Character[], event?: EventPack) =>
    rankNumbers(rules, character, candidates, resolveDocumentOptions(GAMES, character), event);
  const rankPower = (candidates: readonly Character[], event?: EventPack) => {
    const powerRank = rankAgainst(candidates, event).find(({ number }) => number.id === 'power');
    if (!powerRank) throw new Error('no Power');
    return powerRank;
  };

  it('E?60: compares with other characters of the same Level only', () => {
    expect(findPeers(rules, character, [character, ...otherHeroes]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('counts how many other characters have less, the same and more', () => {
    expect(rankPower(otherHeroes.slice(0, 3))).toMatchObject({
      value: 7,
      otherValues: [5, 7, 9],
      lowerCount: 1,
      equalCount: 1,
      higherCount: 1,
      median: 7,
    });
    expect(computePercentile(rankPower(otherHeroes.slice(0, 3)))).toBe(0.5);
    expect(computePercentile(rankPower([]))).toBeUndefined();
    expect(rankPower([])).not.toHaveProperty('median');
  });

  it("uses the lower one of the event pack's two ceilings", () => {
    const event = { ceilings: { power: 8, byLevel: { 6: { power: 6 }, 5: { power: 1 } } } } as unknown as EventPack;
    expect(rankPower(otherHeroes, event).ceiling).toBe(6);
    expect(rankAgainst(otherHeroes, event).filter(({ ceiling }) => ceiling !== undefined)).toHaveLength(1);
  });

  it('leaves out numbers that the rules do not allow', () => {
    const brokenHero = createBlankHero('own', { power: 2.5 });
    expect(
      rankNumbers(rules, brokenHero, otherHeroes, resolveDocumentOptions(GAMES, character)).map(
        ({ number }) => number.id,
      ),
    ).not.toContain('power');
  });
});

it('findMedian returns the higher of the two middle values', () => {
  expect(findMedian([4, 1])).toBe(4);
  expect(findMedian([9, undefined, 1, 4])).toBe(4);
  expect(findMedian([])).toBeUndefined();
});

it('selectTypicalSample takes the peers, or all characters when there are too few peers', () => {
  const listTypicalIds = (candidates: readonly Character[]) =>
    selectTypicalSample(rules, character, candidates).characters.map(({ id }) => id);
  expect(listTypicalIds(otherHeroes)).toEqual(['a', 'b', 'c']);
  expect(listTypicalIds(otherHeroes.slice(1))).toEqual(['b', 'c', 'd']);
  expect(selectTypicalSample(rules, character, otherHeroes).arePeers).toBe(true);
  expect(selectTypicalSample(rules, character, otherHeroes.slice(1)).arePeers).toBe(false);
});

describe('compareNumbers', () => {
  const compareNumber = (firstCharacter: Character, secondCharacter: Character, id: string) =>
    compareNumbers(
      getCompareRules(firstCharacter.ruleset),
      [firstCharacter, secondCharacter],
      resolveDocumentOptions(GAMES, firstCharacter),
    ).find(({ number }) => number.id === id);

  it('reports which character has more and which is better off', () => {
    expect(compareNumber(character, createHero('x', 6, 4), 'power')).toMatchObject({
      values: [7, 4],
      amount: 3,
      higher: 0,
      better: 0,
    });
    expect(compareNumber(character, createHero('x', 6, 7), 'power')).not.toHaveProperty('higher');
  });

  it('reports a higher Size as neither better nor worse', () => {
    const sizeDifference = compareNumber(createBlankHero('a', { size: 2 }), createBlankHero('b', { size: 4 }), 'size');
    expect(sizeDifference).toMatchObject({ amount: 2, higher: 1 });
    expect(sizeDifference).not.toHaveProperty('better');
  });

  it('B?2: reports the lower base value as better', () => {
    const createUnit = (id: string, gunneryBase?: number) =>
      ({
        ...createBlankHero(id, {}, 'battletech-kcw'),
        ...(gunneryBase === undefined ? {} : { gunneryBase }),
      }) as Character;
    expect(compareNumber(createUnit('a', 3), createUnit('b', 5), 'gunneryBase')).toMatchObject({
      amount: 2,
      higher: 1,
      better: 0,
    });
  });
});
