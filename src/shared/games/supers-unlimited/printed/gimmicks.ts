/** The Gimmicks as cards: name, Class, the moment they are played at, and what they do (E-121, E-121a). */
import type { GamePiece } from '../../../card/card-rules.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { GIMMICK_FACTS } from '../reference/play.ts';
import { GIMMICK_TEXTS, MOMENT_LABELS } from '../reference/text/gimmicks.ts';
import { filled } from './fill.ts';
import { CARD_TEXTS } from './gimmick-text.ts';
import type { SuPieceUse } from './piece-use.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All of them, or those in the pool of a team: each once (E-119); at a table in the pool of each side. */
export function gimmickPieces(use?: SuPieceUse): GamePiece[] {
  const pools = use === undefined ? undefined : poolsOf(use);
  return GIMMICKS.flatMap(({ id, class: classId }) => {
    const copies = pools === undefined ? 1 : pools.filter((pool) => pool.includes(id)).length;
    if (copies === 0) return [];
    const [name, does] = GIMMICK_TEXTS[id];
    const { when, n } = GIMMICK_FACTS[id];
    const text = sentence(filled(CARD_TEXTS[id] ?? does, n));
    const data = { id, name, class: classId, when: filled(MOMENT_LABELS[when]), text };
    return [{ kind: 'gimmick', ruleset: RULESET_ID, id, name, copies, data }];
  });
}

const poolsOf = ({ team, table }: SuPieceUse): (readonly string[])[] => [
  ...(team === undefined ? [] : [team.gimmicks ?? []]),
  ...(table?.encounter.sides ?? []).map(({ gimmicks = [] }) => gimmicks),
];
