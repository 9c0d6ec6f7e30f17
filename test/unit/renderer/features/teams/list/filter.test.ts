import { describe, expect, it } from 'vitest';
import { filterTeams, NO_FILTER, type TeamFilter } from '../../../../../../src/renderer/features/teams/list/filter.ts';
import { readRow } from '../../../../../../src/renderer/store/item.ts';
import { KNOWN, of, team } from '../support.ts';

const row = (document: { id: string }) => readRow('teams', { id: document.id, document, updatedAt: 0, rev: 1 });
const ITEMS = [
  row(team(of('lead'), { id: 'dawn', name: 'Éclair' })),
  row(
    team(of('rogue'), {
      id: 'dusk',
      name: 'Dusk',
      formation: 'goon-squad',
      allegiance: { kind: 'faction', faction: 'night' },
    }),
  ),
  row({ id: 'half', ...({ name: 'Half a team' } as object) }),
];
const found = (change: Partial<TeamFilter>) =>
  filterTeams(ITEMS, { ...NO_FILTER, ...change }, KNOWN, new Map([['night', 'The Night']])).map((item) => item.id);

describe('finding teams', () => {
  it('by name, faction and member, without marks and case', () => {
    expect(found({})).toEqual(['dawn', 'dusk', 'half']);
    expect(found({ text: 'eclair' })).toEqual(['dawn']);
    expect(found({ text: 'the night' })).toEqual(['dusk']);
    expect(found({ text: 'ROGUE' })).toEqual(['dusk']);
    expect(found({ text: 'half' })).toEqual(['half']);
  });

  it('by formation and verdict; what cannot be read has neither', () => {
    expect(found({ words: { '/formation': 'goon-squad' } })).toEqual(['dusk']);
    expect(found({ verdict: 'legal' })).toEqual(['dawn']);
    expect(found({ verdict: 'illegal' })).toEqual(['dusk']);
  });
});
