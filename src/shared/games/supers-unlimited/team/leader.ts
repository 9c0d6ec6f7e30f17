/** Explains why members can't lead a team. */

import type { TeamSeat } from '../../../rules/team-rules.ts';
import { truncate } from '../../../text/truncate.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import { formatCannotLead } from '../messages/team.ts';
import { nameCharacter } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Explains for each member that isn't in `leaderIds` why the member can't lead (E-33). The keys of the result are ids. */
export function explainWhyNotLeader(
  teamSeats: readonly TeamSeat[],
  leaderIds: readonly string[],
  options: SuOptions,
): Map<string, LateText> {
  const leaderIdSet = new Set(leaderIds);
  const namesById = new Map(teamSeats.map(({ id, character }) => [id, character?.name ?? '']));
  const getSeatName = (translate: Translate, characterId: string): string =>
    nameCharacter(translate, namesById.get(characterId) ?? '', characterId);
  const candidateNames: LateText = (translate) =>
    listNames(translate, [...new Set(leaderIds.map((leaderId) => getSeatName(translate, leaderId)))].sort());
  const otherIds = [...namesById.keys()].filter((otherId) => !leaderIdSet.has(otherId));
  return new Map(
    otherIds.map((otherId): [string, LateText] => [
      otherId,
      (translate) => formatCannotLead(translate, truncate(getSeatName(translate, otherId)), candidateNames, options),
    ]),
  );
}
