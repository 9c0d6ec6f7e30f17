/**
 * Defines the log event `defend`: a block or a dodge is rolled against an attack (D-14 to D-21). 2d6 plus Prowess (block) or Agility
 * (dodge) must reach 8 plus the rank of the attack. After an extreme success, the attacker acts behind the defender from the next round on.
 */

import { isSameName } from '../../../play/encounter/same-name.ts';
import {
  booleanKey,
  diceKey,
  idKey,
  intKey,
  optional,
  textKey,
  withDefault,
  wordKey,
} from '../../../play/event/keys.ts';
import { createStateRefusal, createTargetRefusal } from '../../../play/event/refusal.ts';
import { sumNumbers } from '../../../play/order/slots.ts';
import { defineEventSpec } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { BbEncounter } from './state.ts';

/** A defense needs the rank of the attack plus this number (D-14, D-15). */
export const DIFFICULTY_BONUS = 8;
/** Bonus of an expertise that fits the roll (D-16). */
export const EXPERTISE_BONUS = 3;
const EXPERTISE_NAMES = { block: ['block', 'blocking'], dodge: ['dodge', 'dodging'] } as const;

export const defendEvent = defineEventSpec<BbEncounter>()({
  /*
   * `rank` is the rank of the attack. A defense works against attacks on Endurance; against others (`endurance: false`) it needs the
   * same power, or a similar one that the GM allows (D-20). `power` is the power that is rolled in place of the attribute. `extreme`
   * is set if the table says whether the success is extreme.
   */
  keys: {
    model: idKey(),
    attacker: idKey(),
    how: wordKey('block', 'dodge'),
    rank: intKey,
    dice: diceKey,
    endurance: withDefault(booleanKey, true),
    power: optional(textKey),
    similar: withDefault(booleanKey, false),
    extreme: optional(booleanKey),
  },
  phases: ['slot', 'environment'],
  refuse(encounter, { model: modelId, attacker: attackerId, how: defense, endurance, power: powerName, similar }) {
    const { out: isOut, defending } = getModelState(encounter, modelId);
    if (isOut) return createStateRefusal('out');
    if (attackerId === modelId) return createTargetRefusal('D-19', attackerId);
    if (defending !== defense) return createStateRefusal(defending ?? 'none', 'D-14');
    if (powerName !== undefined && findPowerRank(encounter, modelId, powerName) === undefined)
      return createTargetRefusal('D-20');
    return !endurance && powerName === undefined && !similar ? createTargetRefusal('D-20') : undefined;
  },
  dice: (_encounter, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply(
    encounter,
    { model: modelId, attacker: attackerId, how: defense, rank, dice, power: powerName, extreme: isExtremeStated },
  ) {
    const powerRank = powerName === undefined ? undefined : findPowerRank(encounter, modelId, powerName);
    const rollTotal = sumNumbers(dice) + (powerRank ?? getDefenseAttribute(encounter, modelId, defense));
    const neededTotal = rank + DIFFICULTY_BONUS;
    const isExtreme = isExtremeStated ?? rollTotal >= neededTotal + encounter.options['bb.extremeMargin'];
    if (isExtreme) encounter.state.reorders.push({ attacker: attackerId, defender: modelId });
    const isSuccess = rollTotal >= neededTotal || isExtreme;
    // A successful defense completely negates the attack (D-19).
    if (isSuccess && encounter.state.attack?.attacker === attackerId) delete encounter.state.attack;
    return { total: rollTotal, need: neededTotal, success: isSuccess, extreme: isExtreme };
  },
});

export function findPowerRank(encounter: BbEncounter, modelId: string, powerName: string): number | undefined {
  return getFigure(encounter, modelId).character.powers.find(({ name }) => isSameName(name, powerName))?.rank;
}

/** Returns Prowess to block or Agility to dodge, with the bonus of an expertise. */
export function getDefenseAttribute(encounter: BbEncounter, modelId: string, defense: 'block' | 'dodge'): number {
  const { character } = getFigure(encounter, modelId);
  return (
    (defense === 'block' ? character.prowess : character.agility) +
    (isExpertIn(character, defense) ? EXPERTISE_BONUS : 0)
  );
}

export const isExpertIn = ({ expertise }: { expertise: readonly string[] }, defense: 'block' | 'dodge'): boolean =>
  expertise.some((expertiseName) => EXPERTISE_NAMES[defense].some((knownName) => isSameName(knownName, expertiseName)));
