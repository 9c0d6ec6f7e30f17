import { describe, expect, it } from 'vitest';
import { selectFirstOptions } from '../../../../../../../src/renderer/features/encounters/play-screen/offers/first-options.ts';
import type { Option, OptionGroup } from '../../../../../../../src/shared/play/play-screen/offer-groups.ts';

// Every letter is the key of an option. The last argument of `selectFirstOptions` is the number of current options that are shown.
const createGroup = (groupId: OptionGroup['id'], optionKeys: string): OptionGroup => ({
  id: groupId,
  options: [...optionKeys].map((optionKey) => ({ key: optionKey }) as Option),
});
const describeGroups = (optionGroups: readonly OptionGroup[]) =>
  optionGroups.map(
    ({ id: groupId, options }) => `${groupId}:${options.map(({ key: optionKey }) => optionKey).join('')}`,
  );

describe('selectFirstOptions', () => {
  it('shows the first current options and fills up with earlier ones until the list is complete', () => {
    const earlierGroups = [createGroup('turn', 'abcdefgh'), createGroup('react', 'xyz')];
    const currentGroups = [createGroup('turn', 'hijklm'), createGroup('react', 'uvw')];
    expect(describeGroups(selectFirstOptions(currentGroups, earlierGroups, 4))).toEqual(['turn:hijkab', 'react:xyz']);
    expect(describeGroups(selectFirstOptions(currentGroups, earlierGroups, 20))).toEqual(describeGroups(currentGroups));
  });

  it('shows no option twice, no more than exist and no group that is gone', () => {
    const earlierGroups = [createGroup('act', 'abc'), createGroup('turn', 'defgh')];
    expect(describeGroups(selectFirstOptions([createGroup('turn', 'hg')], earlierGroups, 1))).toEqual(['turn:hd']);
    expect(describeGroups(selectFirstOptions([createGroup('move', 'pq')], earlierGroups, 1))).toEqual(['move:p']);
    expect(selectFirstOptions([], earlierGroups, 3)).toEqual([]);
  });
});
