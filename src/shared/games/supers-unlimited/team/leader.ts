/** Explains why members can't lead a team. */

import type { TeamSeat } from '../../../rules/team-rules.ts';
import { truncate } from '../../../text/truncate.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import { formatCannotLead } from '../messages/team.ts';
import { nameCharacter } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Returns, by id, the reason why each member can't lead, in the words of the rules (E-33). `leaderIds` are the members who may lead. */
export function explainWhyNotLeader(
  teamSeats: readonly TeamSeat[],
  leaderIds: readonly string[],
  options: SuOptions,
): Map<string, LateText> {
  const leaderIdSet = new Set(leaderIds);
  const namesById = new Map(teamSeats.map(({ id: characterId, character }) => [characterId, character?.name ?? '']));
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
