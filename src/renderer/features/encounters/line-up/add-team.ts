import type { Edit } from '../../../../shared/document/edit.ts';
import { applyEdits } from '../../../../shared/document/edit.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import { addModels } from '../../../../shared/play/encounter/line-up.ts';

/**
 * Adds the members of a team to a side. A side without models also takes the name, the Gimmicks and the leader of the
 * team.
 */
export function addTeam(encounter: Encounter, sideIndex: number, team: Team): Edit[] {
  const characterIds = team.members.flatMap(({ character, copies = 1 }) => Array<string>(copies).fill(character));
  const edits = addModels(encounter, sideIndex, characterIds);
  const isSideEmpty = encounter.sides[sideIndex]?.models.length === 0;
  if (!isSideEmpty) return edits;
  const sidePointer = joinPointer('/sides', sideIndex);
  // Only the teams of some games have these keys, so the general type does not list them.
  const { gimmicks, leader } = team as { gimmicks?: unknown; leader?: unknown };
  const leaderModel = applyEdits(encounter, edits).sides[sideIndex]?.models.find(
    ({ character }) => character === leader,
  );
  return [
    ...edits,
    { op: 'set', path: `${sidePointer}/team`, value: team.id },
    ...(team.name === '' ? [] : [{ op: 'set' as const, path: `${sidePointer}/name`, value: team.name }]),
    ...(Array.isArray(gimmicks) ? [{ op: 'set' as const, path: `${sidePointer}/gimmicks`, value: gimmicks }] : []),
    ...(leaderModel === undefined
      ? []
      : [{ op: 'set' as const, path: `${sidePointer}/leader`, value: leaderModel.id }]),
  ];
}
