/** Creates cards for Gimmicks: name, Class, the moment at which they are played, and their effect (E-121, E-121a). */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { getTermName } from '../names.ts';
import { formatGimmickCard, formatGimmickMoment } from '../reference/gimmick-text.ts';
import type { SuPieceUse } from './piece-use.ts';
import { typesetSigns } from './typeset-signs.ts';

const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Creates cards for all Gimmicks, or once for each in the pool of a team (E-119); in an encounter, for the pool of each side. */
export function createGimmickPieces(translate: Translate, pieceUse?: SuPieceUse): GamePiece[] {
  const gimmickPools = pieceUse === undefined ? undefined : listPools(pieceUse);
  return GIMMICKS.flatMap(({ id: gimmickId, class: classId }) => {
    const copies = gimmickPools === undefined ? 1 : gimmickPools.filter((pool) => pool.includes(gimmickId)).length;
    if (copies === 0) return [];
    const gimmickName = getTermName(gimmickId);
    const cardText = capitalize(typesetSigns(formatGimmickCard(translate, gimmickId)));
    const data = {
      id: gimmickId,
      name: gimmickName,
      class: classId,
      when: typesetSigns(formatGimmickMoment(translate, gimmickId)),
      text: cardText,
    };
    return [{ kind: 'gimmick', ruleset: RULESET_ID, id: gimmickId, name: gimmickName, copies, data }];
  });
}

const listPools = ({ team, encounterUse: table }: SuPieceUse): (readonly string[])[] => [
  ...(team === undefined ? [] : [team.gimmicks ?? []]),
  ...(table?.encounter.sides ?? []).map(({ gimmicks = [] }) => gimmicks),
];
