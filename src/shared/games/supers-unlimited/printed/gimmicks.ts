/** The Gimmicks as cards: name, Class, the moment they are played at, and what they do (E-121, E-121a). */
import type { GamePiece } from '../../card.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { GIMMICK_FACTS } from '../reference/play.ts';
import { GIMMICK_TEXTS, MOMENT_LABELS } from '../reference/text/gimmicks.ts';
import { filled } from './fill.ts';
import { CARD_TEXTS } from './gimmick-text.ts';
import type { SuPieceUse } from './piece-use.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All of them, or those in a team's pool: each once (E-119). */
export const gimmickPieces = (use?: SuPieceUse): GamePiece[] =>
  GIMMICKS.filter(({ id }) => use === undefined || (use.team.gimmicks ?? []).includes(id)).map(
    ({ id, class: classId }) => {
      const [name, does] = GIMMICK_TEXTS[id];
      const { when, n } = GIMMICK_FACTS[id];
      const text = sentence(filled(CARD_TEXTS[id] ?? does, n));
      const data = { id, name, class: classId, when: filled(MOMENT_LABELS[when]), text };
      return { kind: 'gimmick', ruleset: RULESET_ID, id, name, copies: 1, data };
    },
  );
