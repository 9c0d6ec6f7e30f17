/** The Gimmicks as cards: name, Class, the moment they are played at, and what they do (E-121, E-121a). */
import type { GamePiece } from '../../../card/card-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { nameOf } from '../names.ts';
import { formatGimmickCard, formatGimmickMoment } from '../reference/gimmick-text.ts';
import type { SuPieceUse } from './piece-use.ts';
import { withSigns } from './signs.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All of them, or those in the pool of a team: each once (E-119); at a table in the pool of each side. */
export function gimmickPieces(translate: Translate, use?: SuPieceUse): GamePiece[] {
  const pools = use === undefined ? undefined : poolsOf(use);
  return GIMMICKS.flatMap(({ id, class: classId }) => {
    const copies = pools === undefined ? 1 : pools.filter((pool) => pool.includes(id)).length;
    if (copies === 0) return [];
    const name = nameOf(id);
    const text = sentence(withSigns(formatGimmickCard(translate, id)));
    const data = { id, name, class: classId, when: withSigns(formatGimmickMoment(translate, id)), text };
    return [{ kind: 'gimmick', ruleset: RULESET_ID, id, name, copies, data }];
  });
}

const poolsOf = ({ team, table }: SuPieceUse): (readonly string[])[] => [
  ...(team === undefined ? [] : [team.gimmicks ?? []]),
  ...(table?.encounter.sides ?? []).map(({ gimmicks = [] }) => gimmicks),
];
