/**
 * Resolves the rolls of the Gimmicks Double-Blast (two attack rolls) and The Old One-Two (two Bash rolls at one target) one after the other
 * (E-121). The first roll affects the second roll.
 * What the players stated, the Called Shots and the Charge keep the values that they had when the attack was declared.
 */
import type { AttackDuty } from '../duty.ts';
import type { SuEncounter } from '../state.ts';
import { computeNeed } from './attack-duties.ts';
import { computeCombatBonuses, sumBonuses } from './combat-bonuses.ts';
import {
  type AttackEvent,
  type DeclaredAttack,
  declareAttackWith,
  findTarget,
  type StatedTarget,
} from './declared-attack.ts';

/** An attack that still has pending rolls. */
export interface AttackSequence {
  readonly event: AttackEvent;
  readonly calledShots: number;
  readonly charged: number;
  readonly rolls: readonly SequenceRoll[];
}

interface SequenceRoll {
  readonly duty: AttackDuty;
  readonly stated: StatedTarget;
  /** How much Enduring has raised the number that each die must reach. */
  endured: number;
}

const SEQUENCE_GIMMICKS = ['double-blast', 'the-old-one-two'];

/** Saves how an attack was declared if its rolls are resolved one after the other. */
export function saveAttackSequence(
  { state }: SuEncounter,
  { event, calledShots, charged }: DeclaredAttack,
  duties: readonly AttackDuty[],
): void {
  if (!event.gimmicks.some((gimmick) => SEQUENCE_GIMMICKS.includes(gimmick))) return;
  const rollsPerTarget = duties.length / event.targets.length;
  const rolls = duties.flatMap((duty, index) => {
    const statedTarget = event.targets[Math.floor(index / rollsPerTarget)];
    return statedTarget ? [{ duty, stated: statedTarget, endured: 0 }] : [];
  });
  state.extra.sequences.push({ event, calledShots, charged, rolls });
}

/** Recomputes the first duty if it is the second or a later roll of an attack, and deletes the sequences that are over. */
export function updateSequenceRoll(encounter: SuEncounter): void {
  const { extra, due } = encounter.state;
  if (extra.sequences.length === 0) return;
  extra.sequences = extra.sequences.filter(({ rolls }) => rolls.some(({ duty }) => due.includes(duty)));
  for (const sequence of extra.sequences) {
    const roll = sequence.rolls.slice(1).find(({ duty }) => duty === due[0]);
    if (roll) updateRoll(encounter, sequence, roll);
  }
}

function updateRoll(
  encounter: SuEncounter,
  sequence: AttackSequence,
  { duty, stated: statedTarget, endured }: SequenceRoll,
): void {
  const { event, calledShots, charged } = sequence;
  const attack = declareAttackWith(encounter, event, { calledShots, charged });
  const target = findTarget(encounter, duty.target);
  if (!target) return;
  const { block } = duty.parts;
  duty.parts = {
    ...computeCombatBonuses(encounter, attack, statedTarget, target, false),
    ...(block === undefined ? {} : { block }),
  };
  duty.bonus = sumBonuses(duty.parts);
  duty.need = computeNeed(encounter, target, attack.versus) + endured;
}

/** Raises the number that dice must reach in every pending roll of this attack on the same target (E?30e, P-45). */
export function applyEnduring({ state }: SuEncounter, attack: AttackDuty, increase: number): void {
  const sequence = state.extra.sequences.find(({ rolls }) => rolls.some(({ duty }) => duty === attack));
  if (!sequence) attack.need += increase;
  for (const roll of sequence?.rolls ?? []) {
    if (roll.duty.target !== attack.target || !state.due.includes(roll.duty)) continue;
    roll.endured += increase;
    roll.duty.need += increase;
  }
}
