/** Defines how screens, rosters and reports show the teams of Supers Unlimited. */

import type { TeamsOf } from '../../../form/team-form.ts';
import type { TeamSeat } from '../../../rules/team-rules.ts';
import { type TeamSeat as Seat, summarizeTeam } from '../derive/team-summary.ts';
import { blankTeam } from '../documents/blank.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { createFigures, findFigureId } from './figures.ts';
import { TEAM_FORM, TEAM_LIST } from './form.ts';
import { explainWhyNotLeader } from './leader.ts';
import { roster } from './roster.ts';

export const teamRules: TeamsOf<Team, Character, EventPack, SuOptions> = {
  createBlank: blankTeam,
  form: TEAM_FORM,
  list: TEAM_LIST,
  getSize: ({ levels }) => levels,
  getMemberSize: ({ level }) => level,
  leaderPointer: '/leader',
  createView(team, { options, eventPack, characters }) {
    const summary = summarizeTeam(team, characters, options, eventPack?.levels);
    const { seats, sums } = summary;
    const namesById = new Map(seats.map(({ id, character }) => [id, character?.name]));
    const getCharacterName = (characterId: string) =>
      namesById.get(characterId) || characters.get(characterId)?.name || characterId;
    const leaderId = sums?.leader ?? team.leader;
    return {
      seats: seats.map((seat) => createSeat(seat, team)),
      ...(sums ? { characters: sums.characters, leaders: sums.leaders } : {}),
      ...(leaderId === undefined ? {} : { leader: leaderId }),
      figures: createFigures(team, eventPack?.levels ?? team.levels, summary, getCharacterName),
    };
  },
  getFigureId: findFigureId,
  listIneligibleLeaders: ({ seats, leaders = [] }, options) => explainWhyNotLeader(seats, leaders, options),
  factionPointer: '/allegiance/faction',
  getFactionId: ({ allegiance }) => (allegiance.kind === 'faction' ? allegiance.faction : undefined),
  roster,
};

/** Creates a seat. A remark marks a Character without the Faction of a Faction Team as a Guest Star (E-38). */
function createSeat({ id, copies, character, fullCharacter }: Seat, { allegiance }: Team): TeamSeat<Character> {
  const { kind, faction } = allegiance;
  const isGuest = kind === 'faction' && faction !== undefined && fullCharacter?.factions.includes(faction) === false;
  return {
    id,
    copies,
    ...(character ? { character } : {}),
    remarks: isGuest ? [(translate) => translate('suTeam.guest')] : [],
  };
}
