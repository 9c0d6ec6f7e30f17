import { describe, expect, it } from 'vitest';
import { formatTeamTexts } from '../../../../../src/renderer/features/transfer/export/format-team-texts.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';
import { CAST, createMembers, createRow, createTeam } from '../teams/support.ts';

const createEventPack = (size: unknown) => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: size,
});

function createLibrary(): Library {
  const library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted(Object.values(CAST).map(createRow), []);
  return library;
}

describe('teams as text', () => {
  it('lists the members with copies and Levels, and the verdict', () => {
    const library = createLibrary();
    const team = createTeam([{ character: 'lead' }, { character: 'thug', copies: 2 }], { leader: 'lead' });
    library.stores.teams.applyCommitted([createRow(team)], []);
    expect(formatTeamTexts(translate, GAMES, library, ['team'])).toBe(
      'Team\nCombined Team · Alignment: Hero · 25 Levels\n\nLEAD (6), leader\n2x THUG (1)\n\n8 of 25 Levels, legal\n',
    );
  });

  it('separates several teams by a rule and skips teams that are gone', () => {
    const library = createLibrary();
    const teams = [
      createTeam(createMembers('lead')),
      createTeam(createMembers('ally'), { id: 'other', name: 'Other' }),
    ];
    library.stores.teams.applyCommitted(teams.map(createRow), []);
    const [firstText, secondText, ...furtherTexts] = formatTeamTexts(translate, GAMES, library, [
      'team',
      'gone',
      'other',
    ]).split('\n---\n\n');
    expect(firstText).toMatch(/^Team\n.*LEAD/s);
    expect(secondText).toMatch(/^Other\n.*ALLY/s);
    expect(furtherTexts).toEqual([]);
  });

  it('gives the verdict of the event that the team is for', () => {
    const library = createLibrary();
    library.stores.events.applyCommitted([createRow(createEventPack(5))], []);
    library.stores.teams.applyCommitted([createRow(createTeam(createMembers('lead'), { event: 'cup' }))], []);
    expect(formatTeamTexts(translate, GAMES, library, ['team'])).toMatch(/, illegal\n$/);
  });
});
