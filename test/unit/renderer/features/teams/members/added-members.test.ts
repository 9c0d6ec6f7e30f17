import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddedMembers } from '../../../../../../src/renderer/features/teams/members/added-members.ts';
import type { Member } from '../../../../../../src/shared/document/schema.ts';

const memberArbitrary = fc.record(
  { character: fc.constantFrom('lead', 'ally', 'thug', 'rogue'), copies: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['character'] },
);
const membersArbitrary = fc.array(memberArbitrary, { maxLength: 8 });

describe('finding the added members', () => {
  it('finds new entries and entries with more copies, but not those that have moved or have fewer copies', () => {
    const membersBefore: Member[] = [
      { character: 'lead' },
      { character: 'thug', copies: 2 },
      { character: 'ally', copies: 2 },
    ];
    const membersAfter: Member[] = [
      { character: 'ally', copies: 1 },
      { character: 'rogue' },
      { character: 'lead' },
      { character: 'thug', copies: 3 },
    ];
    expect(findAddedMembers(membersBefore, membersAfter)).toEqual([1, 3]);
  });

  it('finds nothing in members that were only moved or removed', () => {
    fc.assert(
      fc.property(membersArbitrary, fc.nat(), (members, removedIndex) => {
        const remainingMembers = members.filter((_member, index) => index !== removedIndex);
        const entriesDiffer = new Set(members.map(({ character }) => character)).size === members.length;
        expect(findAddedMembers(members, remainingMembers)).toEqual([]);
        if (entriesDiffer) expect(findAddedMembers(members, members.toReversed())).toEqual([]);
      }),
      { seed: 42 },
    );
  });

  it('finds an inserted entry of a new character at its index', () => {
    fc.assert(
      fc.property(membersArbitrary, fc.nat({ max: 8 }), (members, position) => {
        const index = Math.min(position, members.length);
        const membersAfter = [...members.slice(0, index), { character: 'newcomer' }, ...members.slice(index)];
        expect(findAddedMembers(members, membersAfter)).toEqual([index]);
      }),
      { seed: 42 },
    );
  });
});
