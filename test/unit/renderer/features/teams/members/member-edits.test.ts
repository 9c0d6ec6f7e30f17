import { describe, expect, it } from 'vitest';
import {
  addMember,
  addMemberCopy,
  removeMember,
} from '../../../../../../src/renderer/features/teams/members/member-edits.ts';
import { selectAlternative } from '../../../../../../src/renderer/features/teams/settings/select-alternative.ts';
import { listFactionChoices } from '../../../../../../src/renderer/features/teams/team-factions.ts';
import { judgeTeam } from '../../../../../../src/renderer/features/teams/verdict/judge-team.ts';
import { applyEdits } from '../../../../../../src/shared/document/edit.ts';
import type { Faction } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { getTeamRules } from '../../../../../../src/shared/rules/game-rules.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../../../support/texts.ts';
import { CHARACTERS_BY_ID, createCharacter, createMembers, createTeam } from '../support.ts';

const applyTeamEdits = (teamBefore: Team, teamEdits: Parameters<typeof applyEdits>[1]) =>
  applyEdits(teamBefore, teamEdits) as Team;

describe('changing members', () => {
  it('addMember appends a new member or adds a copy, as addMemberCopy does in trials', () => {
    for (const characterId of ['ally', 'thug']) {
      const teamBefore = createTeam([{ character: 'lead' }, { character: 'thug', copies: 2 }]);
      const teamAfter = applyTeamEdits(teamBefore, addMember(teamBefore, characterId));
      expect(teamAfter.members).toEqual(addMemberCopy(teamBefore.members, characterId));
      expect(teamAfter.members.length).toBe(characterId === 'ally' ? 3 : 2);
    }
    expect(addMemberCopy([{ character: 'thug' }], 'thug')).toEqual([{ character: 'thug', copies: 2 }]);
  });

  it('addMember inserts a new member before an index, but adds a copy where the character already is', () => {
    const teamBefore = createTeam(createMembers('lead', 'thug'));
    expect(applyTeamEdits(teamBefore, addMember(teamBefore, 'ally', 1)).members).toEqual(
      createMembers('lead', 'ally', 'thug'),
    );
    expect(applyTeamEdits(teamBefore, addMember(teamBefore, 'ally', 2)).members).toEqual(
      createMembers('lead', 'thug', 'ally'),
    );
    expect(applyTeamEdits(teamBefore, addMember(teamBefore, 'thug', 0)).members).toEqual([
      { character: 'lead' },
      { character: 'thug', copies: 2 },
    ]);
  });

  it('E-33: removeMember clears the Leader when the Leader is removed', () => {
    const teamBefore = createTeam(createMembers('lead', 'ally'), { leader: 'lead' });
    expect(applyTeamEdits(teamBefore, removeMember(GAMES, teamBefore, 0))).toEqual(createTeam(createMembers('ally')));
    expect(applyTeamEdits(teamBefore, removeMember(GAMES, teamBefore, 1)).leader).toBe('lead');
  });

  it('removeMember keeps the Leader while another entry of the same character stays', () => {
    const teamBefore = createTeam(createMembers('lead', 'lead'), { leader: 'lead' });
    expect(applyTeamEdits(teamBefore, removeMember(GAMES, teamBefore, 0)).leader).toBe('lead');
  });

  it('removeMember keeps a Leader who is no member', () => {
    const teamBefore = createTeam(createMembers('lead', 'ally'), { leader: 'stranger' });
    expect(applyTeamEdits(teamBefore, removeMember(GAMES, teamBefore, 0)).leader).toBe('stranger');
  });
});

describe('fixes of a team', () => {
  const illegalTeam = createTeam([...createMembers('lead', 'rogue'), { character: 'thug', copies: 2 }], { levels: 14 });
  const { findings } = judgeTeam(GAMES, illegalTeam, CHARACTERS_BY_ID, { fixes: true });

  it('remove the finding that they belong to', () => {
    const offered = findings.flatMap((finding) =>
      (finding.fixes ?? []).map((offeredFix) => ({ finding, fix: offeredFix })),
    );
    expect(offered.length).toBeGreaterThan(0);
    for (const { finding, fix: offeredFix } of offered) {
      const repaired = applyTeamEdits(illegalTeam, offeredFix.edits);
      expect(
        judgeTeam(GAMES, repaired, CHARACTERS_BY_ID).findings.filter(
          (teamFinding) => teamFinding.code === finding.code,
        ),
      ).toEqual([]);
    }
  });

  it('name characters by name, and offer each fix once', () => {
    const labels = findings.flatMap(
      (teamFinding) => teamFinding.fixes?.map((offeredFix) => formatLateText(translate, offeredFix.label)) ?? [],
    );
    expect(labels).toContain('Leave out ROGUE');
    expect(labels.join(' ')).not.toContain('rogue');
    const repeatedFindings = judgeTeam(
      GAMES,
      createTeam(createMembers('ally', 'ally', 'ally'), { levels: 10 }),
      CHARACTERS_BY_ID,
      { fixes: true },
    ).findings;
    for (const { fixes = [] } of repeatedFindings) {
      expect(new Set(fixes.map((offeredFix) => formatLateText(translate, offeredFix.label))).size).toBe(fixes.length);
    }
  });
});

describe('the allegiance of a team', () => {
  const changeAllegiance = (teamBefore: Team, allegianceKind: string, firstChoice: string | undefined) => {
    const allegianceField = getTeamRules(GAMES, teamBefore).form.fields.find(
      (formField) => formField.kind === 'either',
    );
    return allegianceField?.kind === 'either'
      ? selectAlternative(GAMES, teamBefore, allegianceField, allegianceKind, firstChoice)
      : undefined;
  };

  it('keeps the choice of the other kind when the kind changes', () => {
    const teamBefore = createTeam([], { allegiance: { kind: 'alignment', alignment: 'villain' } });
    const faction = changeAllegiance(teamBefore, 'faction', 'night');
    expect(faction).toEqual({ kind: 'faction', faction: 'night', alignment: 'villain' });
    expect(changeAllegiance({ ...teamBefore, allegiance: faction } as Team, 'alignment', undefined)).toEqual({
      ...faction,
      kind: 'alignment',
    });
    expect(changeAllegiance(teamBefore, 'faction', undefined)).toEqual({ kind: 'faction', alignment: 'villain' });
  });

  it('E?51: offers the factions that documents define and those that characters only name', () => {
    const nightFaction: Faction = { format: 'rollcall.faction', version: 1, id: 'night', name: 'The Night' };
    const ownFaction: Faction = { ...nightFaction, name: 'Our Night' };
    const listFactionNames = (namedTeam: Team) =>
      listFactionChoices(namedTeam, [nightFaction], [createCharacter('x', { factions: ['day', 'night'] })]).map(
        (faction) => faction.name,
      );
    expect(listFactionNames(createTeam([]))).toEqual(['The Night', 'day']);
    expect(listFactionNames(createTeam([], { factions: [ownFaction] }))).toEqual(['Our Night', 'day']);
  });
});
