import { describe, expect, it } from 'vitest';
import { addMember } from '../../../../../src/renderer/features/teams/members/members.ts';
import { refusalOf } from '../../../../../src/renderer/features/teams/mode/refusal.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { EventPack } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { KNOWN, of, team } from './support.ts';

const event = (change: Partial<EventPack> = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 12,
  ...change,
});

describe('what an event refuses', () => {
  it('E-32: one who makes the team too large for it, whatever the team states', () => {
    const start = team(of('lead'), { levels: 99 });
    expect(refusalOf(GAMES, start, addMember(start, 'ally'), KNOWN, event())).toBeUndefined();
    expect(refusalOf(GAMES, start, addMember(start, 'giant'), KNOWN, event())?.code).toBe('su.team.level-cap');
  });

  it('a copy more than it allows, also where it is typed', () => {
    const start = team([{ character: 'lead' }, { character: 'thug' }]);
    const typed = [{ op: 'set' as const, path: '/members/1/copies', value: 3 }];
    expect(refusalOf(GAMES, start, typed, KNOWN, event({ levels: 25, maxCopies: 2 }))?.code).toBe('event.copies');
    expect(refusalOf(GAMES, start, typed, KNOWN, event({ levels: 25 }))).toBeUndefined();
  });

  it('Gimmicks, where none are played', () => {
    const start = team(of('lead'));
    const picked = [{ op: 'set' as const, path: '/gimmicks', value: ['mastery'] }];
    expect(refusalOf(GAMES, start, picked, KNOWN, event({ gimmicks: false }))?.code).toBe('event.gimmicks');
  });

  it('nothing that takes away, and no other field: a team that is wrong already can be repaired', () => {
    const wrong = team(of('lead', 'giant'));
    const fewer = [{ op: 'set' as const, path: '/members', value: of('giant') }];
    expect(refusalOf(GAMES, wrong, fewer, KNOWN, event())).toBeUndefined();
    expect(refusalOf(GAMES, wrong, [{ op: 'set', path: '/name', value: 'Longer' }], KNOWN, event())).toBeUndefined();
  });
});
