/** Why somebody does not lead a team. */

import type { TeamSeat } from '../../../rules/team-rules.ts';
import { short } from '../../../text/short.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import { formatCannotLead } from '../messages/team.ts';
import { nameCharacter } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Why each member who may not lead may not, by id, in the words of the rules (E-33). `leaders` are the ids of those who may. */
export function whyNotLeader(
  seats: readonly TeamSeat[],
  leaders: readonly string[],
  options: SuOptions,
): Map<string, LateText> {
  const may = new Set(leaders);
  const names = new Map(seats.map(({ id, character }) => [id, character?.name ?? '']));
  const nameSeat = (translate: Translate, id: string): string => nameCharacter(translate, names.get(id) ?? '', id);
  const candidates: LateText = (translate) =>
    listNames(translate, [...new Set(leaders.map((id) => nameSeat(translate, id)))].sort());
  const others = [...names.keys()].filter((id) => !may.has(id));
  return new Map(
    others.map((id): [string, LateText] => [
      id,
      (translate) => formatCannotLead(translate, short(nameSeat(translate, id)), candidates, options),
    ]),
  );
}
