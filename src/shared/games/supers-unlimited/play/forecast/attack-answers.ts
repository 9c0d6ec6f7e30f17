/**
 * Lists the possible answers to an attack before its roll, and the effect of the answers on the attack: the Reaction Block gives the
 * attacker
 * -1 (E-58); the Gimmicks Elusive and Enduring raise the number that the dice must reach (E-121a).
 */
import type { ForecastAsk } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { AttackDuty } from '../duty.ts';
import { ELUSIVE_INCREASE, ENDURING_INCREASE } from '../gimmicks/gimmick-event.ts';
import { refuseGimmickUse } from '../gimmicks/pool.ts';
import { refusePayment, refuseReaction } from '../models.ts';
import { findPendingAttack, refuseSecondReaction } from '../reactions/react-event.ts';
import type { SuEncounter } from '../state.ts';
import { formatChanceChange } from '../texts/phrases.ts';
import { computeHitChance } from './attack-forecast.ts';

/** A possible answer to an attack. */
export interface AttackAnswer {
  readonly modelId: string;
  readonly kind: 'block' | 'elusive' | 'enduring';
}

const BLOCK_BONUS = -1;

/** Lists the answers that the target of an attack may give; none if the target is not a model. */
export function listAnswers(encounter: SuEncounter, duty: AttackDuty): AttackAnswer[] {
  const { target: modelId, reactions } = duty;
  if (!encounter.state.models.has(modelId)) return [];
  // A model answers the first of several pending attacks. Before the attack is declared, none is pending.
  const canBlock =
    duty.parts.block === undefined &&
    (findPendingAttack(encounter, modelId) ?? duty) === duty &&
    (refuseReaction(encounter, modelId) ??
      refuseSecondReaction(encounter, modelId, { reactions }) ??
      refusePayment(encounter, modelId)) === undefined;
  const gimmicks = (['enduring', 'elusive'] as const).filter(
    (gimmick) => refuseGimmickUse(encounter, modelId, gimmick) === undefined,
  );
  return [...(canBlock ? (['block'] as const) : []), ...gimmicks].map((kind) => ({ modelId, kind }));
}

/** Returns the attack with the effect of the answer. A Block has no effect if the attacker moved by line-swing (`hasSwung`). */
export function applyAnswer(duty: AttackDuty, answerKind: AttackAnswer['kind'], hasSwung = false): AttackDuty {
  if (answerKind === 'block') {
    if (hasSwung) return duty;
    return { ...duty, bonus: duty.bonus + BLOCK_BONUS, parts: { ...duty.parts, block: BLOCK_BONUS } };
  }
  return { ...duty, need: duty.need + (answerKind === 'enduring' ? ENDURING_INCREASE : ELUSIVE_INCREASE) };
}

/** Lists the questions to the target of an attack. Example: `Block for 1 PP: −1, from 58 % to 42 %`. */
export const listAsks = (
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  hasSwung: boolean,
): ForecastAsk[] =>
  listAnswers(encounter, duty).map(({ modelId, kind }) => ({
    model: modelId,
    words: translate(`suRolls.answers.${kind}`, {
      change: formatChanceChange(
        translate,
        computeHitChance(encounter, duty),
        computeHitChance(encounter, applyAnswer(duty, kind, hasSwung)),
      ),
    }),
  }));
