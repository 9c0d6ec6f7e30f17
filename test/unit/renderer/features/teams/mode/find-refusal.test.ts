import { describe, expect, it } from 'vitest';
import { addMember } from '../../../../../../src/renderer/features/teams/members/member-edits.ts';
import { findRefusal } from '../../../../../../src/renderer/features/teams/mode/find-refusal.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { EventPack } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { CHARACTERS_BY_ID, createMembers, createTeam } from '../support.ts';

const createEventPack = (changes: Partial<EventPack> = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 12,
  ...changes,
});

describe('findRefusal in an event', () => {
  it('E-32: refuses a member that exceeds the Levels of the event pack, whatever the team states', () => {
    const startTeam = createTeam(createMembers('lead'), { levels: 99 });
    expect(
      findRefusal(GAMES, startTeam, addMember(startTeam, 'ally'), CHARACTERS_BY_ID, createEventPack()),
    ).toBeUndefined();
    expect(
      findRefusal(GAMES, startTeam, addMember(startTeam, 'giant'), CHARACTERS_BY_ID, createEventPack())?.code,
    ).toBe('su.team.level-cap');
  });

  it('refuses more copies than the event pack allows, also when the number is typed', () => {
    const startTeam = createTeam([{ character: 'lead' }, { character: 'thug' }]);
    const typedEdits = [{ op: 'set' as const, path: '/members/1/copies', value: 3 }];
    expect(
      findRefusal(GAMES, startTeam, typedEdits, CHARACTERS_BY_ID, createEventPack({ levels: 25, maxCopies: 2 }))?.code,
    ).toBe('event.copies');
    expect(
      findRefusal(GAMES, startTeam, typedEdits, CHARACTERS_BY_ID, createEventPack({ levels: 25 })),
    ).toBeUndefined();
  });

  it('refuses Gimmicks when the event pack allows none', () => {
    const startTeam = createTeam(createMembers('lead'));
    const gimmickEdits = [{ op: 'set' as const, path: '/gimmicks', value: ['mastery'] }];
    expect(
      findRefusal(GAMES, startTeam, gimmickEdits, CHARACTERS_BY_ID, createEventPack({ gimmicks: false }))?.code,
    ).toBe('event.gimmicks');
  });

  it('accepts removals and changes of other fields while the team is illegal', () => {
    const illegalTeam = createTeam(createMembers('lead', 'giant'));
    const removalEdits = [{ op: 'set' as const, path: '/members', value: createMembers('giant') }];
    expect(findRefusal(GAMES, illegalTeam, removalEdits, CHARACTERS_BY_ID, createEventPack())).toBeUndefined();
    expect(
      findRefusal(
        GAMES,
        illegalTeam,
        [{ op: 'set', path: '/name', value: 'Longer' }],
        CHARACTERS_BY_ID,
        createEventPack(),
      ),
    ).toBeUndefined();
  });
});
