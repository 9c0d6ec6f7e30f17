/** Why somebody does not lead a team. */

import type { TeamSeat } from '../../../rules/team-rules.ts';
import { listed, short } from '../../../text/short.ts';
import { cannotLead } from '../messages/team.ts';
import { nameFor } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Why each member who may not lead may not, by id, in the words of the rules (E-33). `leaders` are the ids of those who may. */
export function whyNotLeader(
  seats: readonly TeamSeat[],
  leaders: readonly string[],
  options: SuOptions,
): Map<string, string> {
  const may = new Set(leaders);
  const named = new Map(seats.map(({ id, character }) => [id, nameFor(character?.name ?? '', id)]));
  const candidates = listed([...new Set(leaders.map((id) => named.get(id) ?? id))].sort());
  const others = [...named].filter(([id]) => !may.has(id));
  return new Map(others.map(([id, name]) => [id, cannotLead(short(name), candidates, options)]));
}
