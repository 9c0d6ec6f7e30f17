/** Counts what each model did in a game: Turns, attacks, damage, and models that it put out of action. */
import type { DeedCounter } from '../../../../play/log/game-summary.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import type { SuEncounter, SuModel, SuState } from '../state.ts';

const DEEDS = ['turns', 'attacks', 'damageDealt', 'knockouts', 'damageTaken'] as const;
type Deed = (typeof DEEDS)[number];

const COLUMNS: readonly LateText[] = DEEDS.map((deed) => (translate) => translate(`suScore.deeds.${deed}`));

/** Events that decide what an attack did. Other events, such as corrections, put no model out of action. */
const ATTACK_ANSWERS: ReadonlySet<unknown> = new Set(['roll', 'knockback', 'collapse']);

/** Events of a model that are counted. */
const DEED_BY_KIND: ReadonlyMap<unknown, Deed> = new Map([
  ['choose', 'turns'],
  ['attack', 'attacks'],
]);

const isDown = ({ ko, out }: SuModel): boolean => ko || out;

/**
 * Creates the counter for an encounter before its first event. Damage is the HP that a model loses. It counts for the attacker, also if it
 * comes from a Slam or a Fall that followed the attack. A model that is KO'ed, or Incapacitated at once, counts as put out of action.
 */
export function createDeedCounter(startEncounter: SuEncounter): DeedCounter<SuEncounter> {
  const counts = new Map<string, Record<Deed, number>>();
  /** The last attacker of each model. */
  const lastAttackers = new Map<string, string>();
  let healthBefore = copyHealth(startEncounter.state);
  const add = (modelId: string | undefined, deed: Deed, amount: number) => {
    if (modelId === undefined) return;
    const modelCounts = counts.get(modelId) ?? { turns: 0, attacks: 0, damageDealt: 0, knockouts: 0, damageTaken: 0 };
    modelCounts[deed] += amount;
    counts.set(modelId, modelCounts);
  };
  /** Counts the HP that a model lost, and whether it is down now. `attackerId` is undefined if no attack caused it. */
  const countHarm = (modelId: string, before: Health, after: SuModel, attackerId: string | undefined) => {
    const lostHp = Math.max(0, before.hp - after.hp);
    add(modelId, 'damageTaken', lostHp);
    add(attackerId, 'damageDealt', lostHp);
    if (isDown(after) && !before.isDown) add(attackerId, 'knockouts', 1);
  };
  return {
    count({ state }, { kind, model }) {
      const { answered } = state.extra;
      const deed = DEED_BY_KIND.get(kind);
      if (deed !== undefined && typeof model === 'string') add(model, deed, 1);
      const isAnswer = ATTACK_ANSWERS.has(kind);
      if (isAnswer && answered?.due === 'attack') lastAttackers.set(answered.target, answered.by);
      for (const [modelId, health] of kind === 'adjust' ? [] : healthBefore) {
        const modelAfter = state.models.get(modelId);
        if (modelAfter) countHarm(modelId, health, modelAfter, isAnswer ? lastAttackers.get(modelId) : undefined);
      }
      healthBefore = copyHealth(state);
    },
    getDeeds: () => ({
      columns: COLUMNS,
      countsByModel: new Map(
        [...counts].map(([modelId, modelCounts]) => [modelId, DEEDS.map((deed) => modelCounts[deed])]),
      ),
    }),
  };
}

interface Health {
  readonly hp: number;
  readonly isDown: boolean;
}

const copyHealth = ({ models }: SuState): ReadonlyMap<string, Health> =>
  new Map([...models].map(([modelId, model]) => [modelId, { hp: model.hp, isDown: isDown(model) }]));
