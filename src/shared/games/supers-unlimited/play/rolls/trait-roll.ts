/** A Trait Roll: its pool, Power Up, dice that are rolled again, and what it comes to. */
import { bool, dice, type EventOf, ids, indexes, listOf, withDefault, word } from '../../../../play/event/keys.ts';
import { inState, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import type { DiceAsked } from '../../../../play/play-rules.ts';
import { cannotUse, spendGimmick } from '../gimmicks/pool.ts';
import { cannotPay, cannotReact, isFriend, isSuper, modelOf, pay } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { countTrait, D10, lengthOf, type Result } from './faces.ts';

export const rollKeys = {
  dice,
  powerUp: withDefault(bool, false),
  growth: withDefault(ids(), []),
  rerolls: withDefault(listOf({ by: word('precision', 'mastery', 'specialty', 'ability'), indexes, dice }), []),
};
export type RollEvent = EventOf<typeof rollKeys>;

/** What is rolled, before what the event adds to it. */
export interface TraitRoll {
  readonly roller: string;
  /** Dice of the Trait and of what the row adds. */
  readonly dice: number;
  readonly need: number;
  readonly bonus: number;
  readonly isAttack?: boolean;
  /** Whether a Specialty may roll dice again. */
  readonly hasSpecialty?: boolean;
  /** PP that the event itself takes. */
  readonly cost?: number;
}

const poolOf = (roll: TraitRoll, { powerUp, growth }: RollEvent): number =>
  Math.max(0, roll.dice) + (powerUp ? 1 : 0) + growth.length;

/** E-64: why a Power Up is not possible. */
function cannotPowerUp(encounter: SuEncounter, model: string, spent = 0): Refusal | undefined {
  if (!isSuper(encounter, model)) return inState('henchman', 'E-64');
  return cannotReact(encounter, model) ?? cannotPay(encounter, model, spent);
}

/** Why a Trait Roll is refused; its dice are checked elsewhere. */
export function refuseRoll(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): Refusal | undefined {
  return (
    (event.powerUp ? cannotPowerUp(encounter, roll.roller, roll.cost) : undefined) ??
    refuseGrowth(encounter, roll, event.growth) ??
    refuseRerolls(encounter, roll, event)
  );
}

function refuseGrowth(
  encounter: SuEncounter,
  { roller, isAttack }: TraitRoll,
  growth: readonly string[],
): Refusal | undefined {
  const [first] = growth;
  if (first === undefined) return undefined;
  const refusal = cannotUse(encounter, roller, 'exponential-growth');
  if (refusal) return refusal;
  if (isAttack) return wrongChoice(first, 'E-121a');
  const wrong = growth.find(
    (model, index) =>
      modelOf(encounter, model).out ||
      !isSuper(encounter, model) ||
      !isFriend(encounter, roller, model) ||
      growth.indexOf(model) < index,
  );
  return wrong === undefined ? undefined : wrongTarget('E-121', wrong);
}

function refuseRerolls(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): Refusal | undefined {
  const { rerolls } = event;
  let length = event.dice.length;
  for (const [index, { by, indexes, dice }] of rerolls.entries()) {
    const isAgain = by !== 'ability' && rerolls.findIndex((other) => other.by === by) < index;
    if (isAgain || !mayReroll(roll, by)) return wrongChoice(by, 'E-12');
    const refusal = by === 'precision' || by === 'mastery' ? cannotUse(encounter, roll.roller, by) : undefined;
    if (refusal) return refusal;
    const wrong = indexes.find((index, at) => index >= length || indexes.indexOf(index) < at);
    if (wrong !== undefined) return wrongChoice(wrong, 'E-12');
    length += Math.max(0, dice.length - indexes.length);
  }
  return undefined;
}

function mayReroll({ isAttack = false, hasSpecialty = false }: TraitRoll, by: string): boolean {
  if (by === 'precision') return isAttack;
  if (by === 'mastery') return !isAttack;
  return by === 'ability' || hasSpecialty;
}

/** The lists of dice of a Trait Roll. */
export function rollDice(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): DiceAsked[] {
  const mode = encounter.options['su.powExtraDie'];
  const list = (faces: readonly number[], pool: number) => ({
    sides: D10,
    dice: faces,
    length: lengthOf(faces, pool, mode),
  });
  return [
    list(event.dice, poolOf(roll, event)),
    ...event.rerolls.map(({ dice, indexes }) => list(dice, indexes.length)),
  ];
}

/** Pays for what the event adds, and counts the dice as they lie in the end. */
export function makeRoll(encounter: SuEncounter, roll: TraitRoll, event: RollEvent): Result {
  if (event.powerUp) pay(encounter, roll.roller);
  if (event.growth.length > 0) spendGimmick(encounter, roll.roller, 'exponential-growth');
  for (const { by } of event.rerolls) {
    if (by === 'precision' || by === 'mastery') spendGimmick(encounter, roll.roller, by);
  }
  const faces = event.rerolls.length === 0 ? event.dice : finalFaces(event);
  return countTrait(faces, roll.need, roll.bonus, encounter.options);
}

function finalFaces({ dice, rerolls }: RollEvent): readonly number[] {
  const faces = [...dice];
  for (const again of rerolls) {
    for (const [i, index] of again.indexes.entries()) faces[index] = again.dice[i] ?? 0;
    faces.push(...again.dice.slice(again.indexes.length));
  }
  return faces;
}
