/** Creates cards for Gimmicks: name, Class, the moment at which they are played, and their effect (E-121, E-121a). */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { getTermName } from '../names.ts';
import { capitalize, formatGimmickCard, formatGimmickMoment } from '../reference/gimmick-text.ts';
import type { SuPieceUse } from './piece-use.ts';
import { typesetSigns } from './typeset-signs.ts';

/** Creates a card for each Gimmick in the pool of the team (E-119) or of each side of the encounter, or else for all Gimmicks. */
export function createGimmickPieces(translate: Translate, pieceUse?: SuPieceUse): GamePiece[] {
  const gimmickPools = pieceUse === undefined ? undefined : listPools(pieceUse);
  return GIMMICKS.flatMap(({ id, class: classId }) => {
    const copies = gimmickPools === undefined ? 1 : gimmickPools.filter((pool) => pool.includes(id)).length;
    if (copies === 0) return [];
    const name = getTermName(id);
    const text = capitalize(typesetSigns(formatGimmickCard(translate, id)));
    const data = {
      id,
      name,
      class: classId,
      when: typesetSigns(formatGimmickMoment(translate, id)),
      text,
      use: classId === 'any' ? translate('suGimmicks.useAny') : translate('suGimmicks.use'),
    };
    return [{ kind: 'gimmick', ruleset: RULESET_ID, id, name, copies, data }];
  });
}

const listPools = ({ team, encounterUse }: SuPieceUse): (readonly string[])[] => [
  ...(team === undefined ? [] : [team.gimmicks ?? []]),
  ...(encounterUse?.encounter.sides ?? []).map(({ gimmicks = [] }) => gimmicks),
];
