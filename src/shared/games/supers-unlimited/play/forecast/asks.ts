/** Who may answer an attack before it is rolled, with what, and what that does (E-58, E-121a). */
import type { ForecastAsk } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { AttackDuty } from '../duty.ts';
import { ELUSIVE, ENDURING } from '../gimmicks/gimmick-event.ts';
import { cannotUse } from '../gimmicks/pool.ts';
import { cannotPay, cannotReact } from '../models.ts';
import { attackOn, cannotReactAgain } from '../reactions/react.ts';
import type { SuEncounter } from '../state.ts';
import { changeWords } from '../words/small-words.ts';
import { hitChance } from './attack-roll.ts';

/** What somebody may answer to an attack. */
export interface Answer {
  readonly model: string;
  readonly what: 'block' | 'elusive' | 'enduring';
}

const BLOCK = -1;

/** What the target of an attack may do against it; nobody where it is no model. */
export function answersTo(encounter: SuEncounter, duty: AttackDuty): Answer[] {
  const { target: model, reactions } = duty;
  if (!encounter.state.models.has(model)) return [];
  const mayBlock =
    duty.parts.block === undefined &&
    (attackOn(encounter, model) ?? duty) === duty &&
    (cannotReact(encounter, model) ??
      cannotReactAgain(encounter, model, { reactions }) ??
      cannotPay(encounter, model)) === undefined;
  const gimmicks = (['enduring', 'elusive'] as const).filter((what) => cannotUse(encounter, model, what) === undefined);
  return [...(mayBlock ? (['block'] as const) : []), ...gimmicks].map((what) => ({ model, what }));
}

/** The attack as an answer would leave it. */
export function answered(duty: AttackDuty, what: Answer['what'], hasSwung = false): AttackDuty {
  if (what === 'block') {
    if (hasSwung) return duty;
    return { ...duty, bonus: duty.bonus + BLOCK, parts: { ...duty.parts, block: BLOCK } };
  }
  return { ...duty, need: duty.need + (what === 'enduring' ? ENDURING : ELUSIVE) };
}

/** `Block for 1 PP: −1, from 58 % to 42 %` */
export const asksOf = (
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  hasSwung: boolean,
): ForecastAsk[] =>
  answersTo(encounter, duty).map(({ model, what }) => ({
    model,
    words: translate(`suRolls.answers.${what}`, {
      change: changeWords(translate, hitChance(encounter, duty), hitChance(encounter, answered(duty, what, hasSwung))),
    }),
  }));
