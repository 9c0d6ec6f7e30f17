/** Counts what each model did in a game: turns, attacks, damage, and models that it put out of action. */

import type { JsonObject } from '../../document/json/json-object.ts';
import type { Adjustable } from '../event/common-events.ts';
import type { ActiveEncounter, PlayState } from '../state.ts';
import type { DeedCounter } from './game-summary.ts';

const DEEDS = ['turns', 'attacks', 'damageDealt', 'knockouts', 'damageTaken'] as const;
type Deed = (typeof DEEDS)[number];
type DeedCounts = Record<Deed, number>;

/** What counts as an attack in a game, and as damage. */
export interface DeedRules<P> {
  isAttack(logEvent: JsonObject, encounter: P): boolean;
  /** The points that `damage` takes. A game without them has no such event. */
  readonly health?: Adjustable<P>;
  /** Returns the damage of an event other than `damage`. */
  getDamage?(encounter: P, logEvent: JsonObject): number;
}

/**
 * Creates the counter for an encounter before its first event. A model that goes out counts for its last attacker. A turn that is delayed
 * counts when it is taken. Deeds that no model did have no column.
 */
export function createDeedCounter<P extends ActiveEncounter>(
  startEncounter: P,
  deedRules: DeedRules<P>,
): DeedCounter<P> {
  const counts = new Map<string, DeedCounts>();
  const lastAttackers = new Map<string, string>();
  let turnBefore = startEncounter.state.turn;
  let healthBefore = copyHealth(startEncounter, deedRules);
  const add = (modelId: unknown, deed: Deed, amount: number) => {
    if (typeof modelId !== 'string' || amount === 0) return;
    const modelCounts = counts.get(modelId) ?? { turns: 0, attacks: 0, damageDealt: 0, knockouts: 0, damageTaken: 0 };
    modelCounts[deed] += amount;
    counts.set(modelId, modelCounts);
  };
  const setAttacker = (targetId: unknown, attackerId: unknown) => {
    if (typeof targetId === 'string' && typeof attackerId === 'string') lastAttackers.set(targetId, attackerId);
  };
  const countTurns = ({ turn, active }: PlayState, { kind, model: modelId }: JsonObject) => {
    if (kind === 'delay') add(modelId, 'turns', -1);
    if (turn > turnBefore) add(active, 'turns', 1);
    turnBefore = turn;
  };
  const countAttack = (encounter: P, logEvent: JsonObject) => {
    const { kind, model: modelId, target: targetId, by: attackerId } = logEvent;
    if (kind === 'damage') setAttacker(modelId, attackerId);
    if (!deedRules.isAttack(logEvent, encounter)) return;
    add(modelId, 'attacks', 1);
    setAttacker(targetId, modelId);
  };
  const countHarm = (encounter: P, logEvent: JsonObject) => {
    const healthNow = copyHealth(encounter, deedRules);
    const harm = getHarm(encounter, logEvent);
    add(harm.attackerId, 'damageDealt', harm.amount);
    add(harm.targetId, 'damageTaken', harm.amount);
    for (const [modelId, { isOut }] of healthNow)
      if (isOut && healthBefore.get(modelId)?.isOut === false) add(lastAttackers.get(modelId), 'knockouts', 1);
    healthBefore = healthNow;
  };
  function getHarm(encounter: P, logEvent: JsonObject) {
    const { kind, model: modelId, target: targetId, by: attackerId } = logEvent;
    if (kind !== 'damage')
      return { attackerId: modelId, targetId, amount: deedRules.getDamage?.(encounter, logEvent) ?? 0 };
    const pointsLeft = deedRules.health?.value(encounter, String(modelId)) ?? 0;
    return { attackerId, targetId: modelId, amount: (healthBefore.get(String(modelId))?.points ?? 0) - pointsLeft };
  }
  return {
    count(encounter, logEvent) {
      countTurns(encounter.state, logEvent);
      countAttack(encounter, logEvent);
      countHarm(encounter, logEvent);
    },
    getDeeds() {
      const doneDeeds = DEEDS.filter((deed) => [...counts.values()].some((modelCounts) => modelCounts[deed] > 0));
      return {
        columns: doneDeeds.map((deed) => (translate) => translate(`gameDeeds.${deed}`)),
        countsByModel: new Map(
          [...counts].map(([modelId, modelCounts]) => [modelId, doneDeeds.map((deed) => modelCounts[deed])]),
        ),
      };
    },
  };
}

interface Health {
  readonly points: number;
  readonly isOut: boolean;
}

const copyHealth = <P extends ActiveEncounter>(encounter: P, { health }: DeedRules<P>): ReadonlyMap<string, Health> =>
  new Map(
    [...encounter.state.models].map(([modelId, { out: isOut }]) => [
      modelId,
      { isOut, points: health?.value(encounter, modelId) ?? 0 },
    ]),
  );
