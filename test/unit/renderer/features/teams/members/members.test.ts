import { describe, expect, it } from 'vitest';
import {
  addMember,
  factionChoices,
  removeMember,
  withMember,
} from '../../../../../../src/renderer/features/teams/members/members.ts';
import { otherWay } from '../../../../../../src/renderer/features/teams/other-way.ts';
import { judgeTeam } from '../../../../../../src/renderer/features/teams/verdict/judgement.ts';
import { applyEdits } from '../../../../../../src/shared/document/edit.ts';
import type { Faction } from '../../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { getTeamRules } from '../../../../../../src/shared/rules/game-rules.ts';
import { formatLateText } from '../../../../../../src/shared/texts/late-text.ts';
import { t } from '../../../../../support/texts.ts';
import { character, KNOWN, of, team } from '../support.ts';

const edited = (from: Team, edits: Parameters<typeof applyEdits>[1]) => applyEdits(from, edits) as Team;

describe('changes of members', () => {
  it('adding a stranger appends, adding a member counts its copies up; the trial does the same', () => {
    for (const id of ['ally', 'thug']) {
      const from = team([{ character: 'lead' }, { character: 'thug', copies: 2 }]);
      const after = edited(from, addMember(from, id));
      expect(after.members).toEqual(withMember(from.members, id));
      expect(after.members.length).toBe(id === 'ally' ? 3 : 2);
    }
    expect(withMember([{ character: 'thug' }], 'thug')).toEqual([{ character: 'thug', copies: 2 }]);
  });

  it('E-33: taking the Leader out takes the name of the Leader out', () => {
    const from = team(of('lead', 'ally'), { leader: 'lead' });
    expect(edited(from, removeMember(GAMES, from, 0))).toEqual(team(of('ally')));
    expect(edited(from, removeMember(GAMES, from, 1)).leader).toBe('lead');
  });

  it('the Leader stays when another entry of the same character stays', () => {
    const from = team(of('lead', 'lead'), { leader: 'lead' });
    expect(edited(from, removeMember(GAMES, from, 0)).leader).toBe('lead');
  });

  it('a Leader who never was a member is not touched by others leaving', () => {
    const from = team(of('lead', 'ally'), { leader: 'stranger' });
    expect(edited(from, removeMember(GAMES, from, 0)).leader).toBe('stranger');
  });
});

describe('fixes', () => {
  const wrong = team([...of('lead', 'rogue'), { character: 'thug', copies: 2 }], { levels: 14 });
  const { findings } = judgeTeam(GAMES, wrong, KNOWN, { fixes: true });

  it('are offered, and each takes its finding away', () => {
    const offered = findings.flatMap((finding) => (finding.fixes ?? []).map((fix) => ({ finding, fix })));
    expect(offered.length).toBeGreaterThan(0);
    for (const { finding, fix } of offered) {
      const repaired = edited(wrong, fix.edits);
      expect(judgeTeam(GAMES, repaired, KNOWN).findings.filter((f) => f.code === finding.code)).toEqual([]);
    }
  });

  it('speak of characters by name, each way once', () => {
    const labels = findings.flatMap((f) => f.fixes?.map((fix) => formatLateText(t, fix.label)) ?? []);
    expect(labels).toContain('Leave out ROGUE');
    expect(labels.join(' ')).not.toContain('rogue');
    const twice = judgeTeam(GAMES, team(of('ally', 'ally', 'ally'), { levels: 10 }), KNOWN, { fixes: true }).findings;
    for (const { fixes = [] } of twice) {
      expect(new Set(fixes.map((f) => formatLateText(t, f.label))).size).toBe(fixes.length);
    }
  });
});

describe('allegiance', () => {
  const change = (from: Team, kind: string, first: string | undefined) => {
    const field = getTeamRules(GAMES, from).form.fields.find((one) => one.kind === 'either');
    return field?.kind === 'either' ? otherWay(GAMES, from, field, kind, first) : undefined;
  };

  it('changing the kind keeps what was chosen under the other', () => {
    const from = team([], { allegiance: { kind: 'alignment', alignment: 'villain' } });
    const faction = change(from, 'faction', 'night');
    expect(faction).toEqual({ kind: 'faction', faction: 'night', alignment: 'villain' });
    expect(change({ ...from, allegiance: faction } as Team, 'alignment', undefined)).toEqual({
      ...faction,
      kind: 'alignment',
    });
    expect(change(from, 'faction', undefined)).toEqual({ kind: 'faction', alignment: 'villain' });
  });

  it('E?51: factions are those that documents describe and those that characters only name', () => {
    const night: Faction = { format: 'rollcall.faction', version: 1, id: 'night', name: 'The Night' };
    const own: Faction = { ...night, name: 'Our Night' };
    const names = (t: Team) =>
      factionChoices(t, [night], [character('x', { factions: ['day', 'night'] })]).map((f) => f.name);
    expect(names(team([]))).toEqual(['The Night', 'day']);
    expect(names(team([], { factions: [own] }))).toEqual(['Our Night', 'day']);
  });
});
