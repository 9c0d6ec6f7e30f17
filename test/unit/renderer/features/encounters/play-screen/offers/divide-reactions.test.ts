import { describe, expect, it } from 'vitest';
import { divideReactions } from '../../../../../../../src/renderer/features/encounters/play-screen/offers/divide-reactions.ts';
import type { Option } from '../../../../../../../src/shared/play/play-screen/offer-groups.ts';

interface ReactionSpec {
  readonly model?: string;
  readonly refused?: string;
  readonly what?: string;
}

const createReaction = (key: string, { model, refused, what }: ReactionSpec = {}) =>
  ({ key, model, words: { refused }, offer: { event: { kind: 'react', what } } }) as unknown as Option;
const createReactions = (prefix: string, count: number, reactionSpec: ReactionSpec) =>
  Array.from({ length: count }, (_, index) => createReaction(`${prefix}${index}`, reactionSpec));
const listKeys = (options: readonly Option[]) => options.map(({ key }) => key);

describe('divideReactions', () => {
  it('never shows what is not possible among the visible reactions, also of the acting model', () => {
    const { visibleOptions, impossibleOptions } = divideReactions([
      createReaction('block', { model: 'bert' }),
      createReaction('tag-team', { refused: 'later' }),
    ]);
    expect(listKeys(visibleOptions)).toEqual(['block']);
    expect(listKeys(impossibleOptions)).toEqual(['tag-team']);
  });

  it('keeps the few reactions that the rules name visible among many that players describe', () => {
    const { visibleOptions, optionsByModel } = divideReactions([
      ...createReactions('other', 9, { model: 'bert', what: 'something' }),
      createReaction('evasion', { model: 'bert' }),
    ]);
    expect(listKeys(visibleOptions)).toEqual(['evasion']);
    expect(optionsByModel.get('bert')).toHaveLength(9);
  });

  it('collapses many named reactions by model, but not those of the acting model', () => {
    const { visibleOptions, optionsByModel } = divideReactions([
      createReaction('own'),
      ...createReactions('a', 5, { model: 'bert' }),
      ...createReactions('b', 4, { model: 'bo' }),
    ]);
    expect(listKeys(visibleOptions)).toEqual(['own']);
    expect([...optionsByModel].map(([model, options]) => [model, options.length])).toEqual([
      ['bert', 5],
      ['bo', 4],
    ]);
  });

  it('keeps those of a concerned model visible, however many there are', () => {
    const { visibleOptions, optionsByModel } = divideReactions(
      [...createReactions('a', 5, { model: 'bert' }), ...createReactions('b', 5, { model: 'bo' })],
      new Set(['bo']),
    );
    expect(listKeys(visibleOptions)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4']);
    expect([...optionsByModel.keys()]).toEqual(['bert']);
  });
});
