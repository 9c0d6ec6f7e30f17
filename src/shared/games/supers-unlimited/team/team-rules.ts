/** Teams of Supers Unlimited as screens, rosters and reports see them. */

import type { TeamsOf } from '../../../form/team-form.ts';
import type { TeamSeat } from '../../../rules/team-rules.ts';
import { type TeamSeat as Seat, summariseTeam } from '../derive/team-summary.ts';
import { blankTeam } from '../documents/blank.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { figureOf, figuresOf } from './figures.ts';
import { TEAM_FORM, TEAM_LIST } from './form.ts';
import { whyNotLeader } from './leader.ts';
import { roster } from './roster.ts';

export const teamRules: TeamsOf<Team, Character, EventPack, SuOptions> = {
  blank: blankTeam,
  form: TEAM_FORM,
  list: TEAM_LIST,
  size: ({ levels }) => levels,
  leaderAt: '/leader',
  view(team, { options, event, characters }) {
    const summary = summariseTeam(team, characters, options, event?.levels);
    const { seats, sums } = summary;
    const names = new Map(seats.map(({ id, character }) => [id, character?.name]));
    const nameOf = (id: string) => names.get(id) || characters.get(id)?.name || id;
    const leader = sums?.leader ?? team.leader;
    return {
      seats: seats.map((seat) => seatOf(seat, team)),
      ...(sums ? { characters: sums.characters, leaders: sums.leaders } : {}),
      ...(leader === undefined ? {} : { leader }),
      figures: figuresOf(team, event?.levels ?? team.levels, summary, nameOf),
    };
  },
  figureOf,
  cannotLead: ({ seats, leaders = [] }, options) => whyNotLeader(seats, leaders, options),
  factionAt: '/allegiance/faction',
  faction: ({ allegiance }) => (allegiance.kind === 'faction' ? allegiance.faction : undefined),
  roster,
};

/** E-38: whoever lacks the Faction of a Faction Team is a Guest Star. */
function seatOf({ id, copies, character, full }: Seat, { allegiance }: Team): TeamSeat<Character> {
  const { kind, faction } = allegiance;
  const isGuest = kind === 'faction' && faction !== undefined && full?.factions.includes(faction) === false;
  return {
    id,
    copies,
    ...(character ? { character } : {}),
    remarks: isGuest ? [(translate) => translate('suTeam.guest')] : [],
  };
}
