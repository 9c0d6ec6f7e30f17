import { describe, expect, it } from 'vitest';
import { drawnFirst } from '../../../../../../src/renderer/features/encounters/table/offers/drawn-first.ts';
import type { Option, OptionGroup } from '../../../../../../src/shared/play/play-screen/offer-groups.ts';

const group = (id: OptionGroup['id'], keys: string): OptionGroup => ({
  id,
  options: [...keys].map((key) => ({ key }) as Option),
});
const shown = (groups: readonly OptionGroup[]) =>
  groups.map(({ id, options }) => `${id}:${options.map(({ key }) => key).join('')}`);

describe('a long list of options', () => {
  it('begins with those of now; those of before stand below the fold until it is drawn whole', () => {
    const before = [group('turn', 'abcdefgh'), group('react', 'xyz')];
    const now = [group('turn', 'hijklm'), group('react', 'uvw')];
    expect(shown(drawnFirst(now, before, 4))).toEqual(['turn:hijkab', 'react:xyz']);
    expect(shown(drawnFirst(now, before, 20))).toEqual(shown(now));
  });

  it('shows no option twice, no more than there are, and no group that is gone', () => {
    const before = [group('act', 'abc'), group('turn', 'defgh')];
    expect(shown(drawnFirst([group('turn', 'hg')], before, 1))).toEqual(['turn:hd']);
    expect(shown(drawnFirst([group('move', 'pq')], before, 1))).toEqual(['move:p']);
    expect(drawnFirst([], before, 3)).toEqual([]);
  });
});
