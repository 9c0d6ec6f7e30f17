/** Resolves Trait Rolls with their pool, Power Up and rerolls. */
import {
  booleanKey,
  diceKey,
  idListKey,
  indexListKey,
  objectListKey,
  type ParsedEvent,
  withDefault,
  wordKey,
} from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createStateRefusal,
  createTargetRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import type { RequiredDice } from '../../../../play/play-rules.ts';
import { refuseGimmickUse, spendGimmick } from '../gimmicks/pool.ts';
import { getModel, isFriend, isSuper, refusePayment, refuseReaction, spendPowerPoints } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { computePoolLength, countTraitSuccesses, D10, type RollResult } from './faces.ts';

/**
 * `growth`: the friendly Supers that add a die by the Gimmick Exponential Growth. A reroll states its source (`by`), the `indexes` of the
 * dice that are rolled again, and their new faces.
 */
export const rollKeys = {
  dice: diceKey,
  powerUp: withDefault(booleanKey, false),
  growth: withDefault(idListKey(), []),
  rerolls: withDefault(
    objectListKey({
      by: wordKey('precision', 'mastery', 'specialty', 'ability'),
      indexes: indexListKey,
      dice: diceKey,
    }),
    [],
  ),
};
export type RollEvent = ParsedEvent<typeof rollKeys>;

/** A Trait Roll as the rules prescribe it, without the Power Up, Exponential Growth and rerolls that its event adds. */
export interface TraitRoll {
  readonly roller: string;
  /** Number of dice: the dice of the Trait and dice that the rule adds. */
  readonly dice: number;
  readonly need: number;
  readonly bonus: number;
  readonly isAttack?: boolean;
  /** Whether a Specialty may reroll dice. */
  readonly hasSpecialty?: boolean;
  /** PP that the event itself costs. */
  readonly cost?: number;
}

const getPoolSize = (roll: TraitRoll, { powerUp, growth }: RollEvent): number =>
  Math.max(0, roll.dice) + (powerUp ? 1 : 0) + growth.length;

/** Returns why a Power Up is not possible. A Super can pay 1 PP for one more die of its roll (E-64). */
function refusePowerUp(encounter: SuEncounter, modelId: string, alreadySpent = 0): Refusal | undefined {
  if (!isSuper(encounter, modelId)) return createStateRefusal('henchman', 'E-64');
  return refuseReaction(encounter, modelId) ?? refusePayment(encounter, modelId, alreadySpent);
}

/** Returns why a Trait Roll is refused. Doesn't check the dice. */
export function refuseRoll(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): Refusal | undefined {
  return (
    (event.powerUp ? refusePowerUp(encounter, roll.roller, roll.cost) : undefined) ??
    refuseGrowth(encounter, roll, event.growth) ??
    refuseRerolls(encounter, roll, event)
  );
}

function refuseGrowth(
  encounter: SuEncounter,
  { roller, isAttack }: TraitRoll,
  helperIds: readonly string[],
): Refusal | undefined {
  const [firstHelper] = helperIds;
  if (firstHelper === undefined) return undefined;
  const refusal = refuseGimmickUse(encounter, roller, 'exponential-growth');
  if (refusal) return refusal;
  if (isAttack) return createChoiceRefusal(firstHelper, 'E-121a');
  const wrongId = helperIds.find(
    (helperId, index) =>
      getModel(encounter, helperId).out ||
      !isSuper(encounter, helperId) ||
      !isFriend(encounter, roller, helperId) ||
      helperIds.indexOf(helperId) < index,
  );
  return wrongId === undefined ? undefined : createTargetRefusal('E-121', wrongId);
}

function refuseRerolls(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): Refusal | undefined {
  const { rerolls } = event;
  let faceCount = event.dice.length;
  for (const [rerollIndex, { by: rerollSource, indexes, dice }] of rerolls.entries()) {
    const isRepeated =
      rerollSource !== 'ability' && rerolls.findIndex((otherReroll) => otherReroll.by === rerollSource) < rerollIndex;
    if (isRepeated || !canReroll(roll, rerollSource)) return createChoiceRefusal(rerollSource, 'E-12');
    const refusal =
      rerollSource === 'precision' || rerollSource === 'mastery'
        ? refuseGimmickUse(encounter, roll.roller, rerollSource)
        : undefined;
    if (refusal) return refusal;
    const wrongIndex = indexes.find(
      (dieIndex, position) => dieIndex >= faceCount || indexes.indexOf(dieIndex) < position,
    );
    if (wrongIndex !== undefined) return createChoiceRefusal(wrongIndex, 'E-12');
    // Dice that a rerolled 10 adds are appended to the faces.
    faceCount += Math.max(0, dice.length - indexes.length);
  }
  return undefined;
}

/** Whether a source may reroll this roll: the Gimmick Precision an attack, the Gimmick Mastery any other roll. */
function canReroll({ isAttack = false, hasSpecialty = false }: TraitRoll, rerollSource: string): boolean {
  if (rerollSource === 'precision') return isAttack;
  if (rerollSource === 'mastery') return !isAttack;
  return rerollSource === 'ability' || hasSpecialty;
}

/** Lists the dice that a Trait Roll requires. */
export function listRollDice(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): RequiredDice[] {
  const extraDieMode = encounter.options['su.powExtraDie'];
  const createDiceList = (faces: readonly number[], poolSize: number) => ({
    sides: D10,
    dice: faces,
    length: computePoolLength(faces, poolSize, extraDieMode),
  });
  return [
    createDiceList(event.dice, getPoolSize(roll, event)),
    ...event.rerolls.map(({ dice, indexes }) => createDiceList(dice, indexes.length)),
  ];
}

/** Pays for the Power Up, spends the Gimmicks and counts the Successes after all rerolls. */
export function resolveRoll(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): RollResult {
  if (event.powerUp) spendPowerPoints(encounter, roll.roller);
  if (event.growth.length > 0) spendGimmick(encounter, roll.roller, 'exponential-growth');
  for (const { by: rerollSource } of event.rerolls) {
    if (rerollSource === 'precision' || rerollSource === 'mastery') spendGimmick(encounter, roll.roller, rerollSource);
  }
  const faces = event.rerolls.length === 0 ? event.dice : applyRerolls(event);
  return countTraitSuccesses(faces, roll.need, roll.bonus, encounter.options);
}

function applyRerolls({ dice, rerolls }: RollEvent): readonly number[] {
  const faces = [...dice];
  for (const reroll of rerolls) {
    for (const [i, index] of reroll.indexes.entries()) faces[index] = reroll.dice[i] ?? 0;
    faces.push(...reroll.dice.slice(reroll.indexes.length));
  }
  return faces;
}
