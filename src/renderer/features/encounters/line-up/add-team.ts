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
export function addTeam(encounter: Encounter, side: number, team: Team): Edit[] {
  const members = team.members.flatMap(({ character, copies = 1 }) => Array<string>(copies).fill(character));
  const edits = addModels(encounter, side, members);
  const isFirst = encounter.sides[side]?.models.length === 0;
  if (!isFirst) return edits;
  const path = joinPointer('/sides', side);
  const { gimmicks, leader } = team as { gimmicks?: unknown; leader?: unknown };
  const leads = applyEdits(encounter, edits).sides[side]?.models.find(({ character }) => character === leader);
  return [
    ...edits,
    { op: 'set', path: `${path}/team`, value: team.id },
    ...(team.name === '' ? [] : [{ op: 'set' as const, path: `${path}/name`, value: team.name }]),
    ...(Array.isArray(gimmicks) ? [{ op: 'set' as const, path: `${path}/gimmicks`, value: gimmicks }] : []),
    ...(leads === undefined ? [] : [{ op: 'set' as const, path: `${path}/leader`, value: leads.id }]),
  ];
}
