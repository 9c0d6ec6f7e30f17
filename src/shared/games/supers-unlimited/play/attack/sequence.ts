/**
 * Attacks whose rolls are resolved one after the other: Double-Blast and The Old One-Two (E-121). What the first roll did counts for
 * the next one; what was stated, Called Shots and the Charge count as they were declared.
 */
import type { AttackDuty } from '../duty.ts';
import type { SuEncounter } from '../state.ts';
import { numberToReach } from './attack-duties.ts';
import { type AttackEvent, type Declared, declaredWith, type TargetStated, targetOf } from './declared.ts';
import { partsOf, sumOf } from './parts.ts';

/** An attack of which rolls are still due. */
export interface AttackSequence {
  readonly event: AttackEvent;
  readonly calledShots: number;
  readonly charged: number;
  readonly rolls: readonly SequenceRoll[];
}

interface SequenceRoll {
  readonly duty: AttackDuty;
  readonly stated: TargetStated;
  /** What Enduring has added to the number to reach. */
  endured: number;
}

const IN_SEQUENCE = ['double-blast', 'the-old-one-two'];

/** Remembers how an attack was declared whose rolls are resolved one after the other. */
export function rememberSequence(
  { state }: SuEncounter,
  { event, calledShots, charged }: Declared,
  duties: readonly AttackDuty[],
): void {
  if (!event.gimmicks.some((gimmick) => IN_SEQUENCE.includes(gimmick))) return;
  const rollsPerTarget = duties.length / event.targets.length;
  const rolls = duties.flatMap((duty, index) => {
    const stated = event.targets[Math.floor(index / rollsPerTarget)];
    return stated ? [{ duty, stated, endured: 0 }] : [];
  });
  state.extra.sequences.push({ event, calledShots, charged, rolls });
}

/** Works the first duty out anew where it is the second or a later roll of an attack; forgets the attacks that are over. */
export function renewRoll(encounter: SuEncounter): void {
  const { extra, due } = encounter.state;
  if (extra.sequences.length === 0) return;
  extra.sequences = extra.sequences.filter(({ rolls }) => rolls.some(({ duty }) => due.includes(duty)));
  for (const sequence of extra.sequences) {
    const roll = sequence.rolls.slice(1).find(({ duty }) => duty === due[0]);
    if (roll) renew(encounter, sequence, roll);
  }
}

function renew(encounter: SuEncounter, sequence: AttackSequence, { duty, stated, endured }: SequenceRoll): void {
  const { event, calledShots, charged } = sequence;
  const attack = declaredWith(encounter, event, { calledShots, charged });
  const target = targetOf(encounter, duty.target);
  if (!target) return;
  const { block } = duty.parts;
  duty.parts = { ...partsOf(encounter, attack, stated, target, false), ...(block === undefined ? {} : { block }) };
  duty.bonus = sumOf(duty.parts);
  duty.need = numberToReach(encounter, target, attack.versus) + endured;
}

/** E?30e, P-45: Enduring raises the number to reach of every roll of the attack on this model that is still due. */
export function endureAttack({ state }: SuEncounter, attack: AttackDuty, by: number): void {
  const sequence = state.extra.sequences.find(({ rolls }) => rolls.some(({ duty }) => duty === attack));
  if (!sequence) attack.need += by;
  for (const roll of sequence?.rolls ?? []) {
    if (roll.duty.target !== attack.target || !state.due.includes(roll.duty)) continue;
    roll.endured += by;
    roll.duty.need += by;
  }
}
