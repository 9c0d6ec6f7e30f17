/** Computes the Combat Bonuses of an attack, by name (E-84 to E-97, E-106). */
import { hasSwung } from '../actions/actor.ts';
import { getCard, getEffectPoints, getModel, isFlyer, isStunned } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { hasLiftingAbility } from './attack-refusals.ts';
import type { DeclaredAttack, StatedTarget, Target } from './declared-attack.ts';

type CombatBonuses = Record<string, number>;

/** Bonuses that also count against Objects if a house rule allows bonuses there, which the book doesn't (E?22). */
const BONUSES_AGAINST_OBJECTS: ReadonlySet<string> = new Set([
  'size',
  'cover',
  'highAttacker',
  'called',
  'charge',
  'smash',
  'boost',
  'profile',
  'blindAttacker',
  'weakenAttacker',
]);

/** Bonuses that protect the target. They don't apply if the target is stunned (E?21) or the attacker swung (P-31). */
const PROTECTIVE_BONUSES: ReadonlySet<string> = new Set(['cover', 'highTarget', 'outnumber']);

/** Adds a bonus by name unless its value is 0. */
type AddBonus = (bonusName: string, value: number) => void;

/** Returns the Combat Bonuses that are not 0. `isFirst` marks the first roll of the attack. Only the first roll uses an Object (P-35). */
export function computeCombatBonuses(
  encounter: SuEncounter,
  attack: DeclaredAttack,
  statedTarget: StatedTarget,
  target: Target,
  isFirst: boolean,
): CombatBonuses {
  const bonuses: CombatBonuses = {};
  const isObject = target.kind === 'thing' && target.thing.kind === 'object';
  if (target.kind !== 'model' && !(isObject && encounter.options['su.bonusVsObjects'])) return bonuses;
  const isSwinging = hasSwung(encounter, attack.attackerId);
  const losesProtection =
    target.kind === 'model' && encounter.options['su.stunLosesCover'] && isStunned(getModel(encounter, target.id));
  const ignoresProtection = isSwinging || losesProtection;
  const isAttackerStunned = isStunned(getModel(encounter, attack.attackerId));
  // A stunned attacker has only the bonuses that hurt the attack (E-97, E?21).
  const addBonus: AddBonus = (bonusName, value) => {
    if (value === 0 || (isAttackerStunned && value > 0)) return;
    if (isObject && !BONUSES_AGAINST_OBJECTS.has(bonusName)) return;
    if (!(ignoresProtection && value < 0 && PROTECTIVE_BONUSES.has(bonusName))) bonuses[bonusName] = value;
  };
  addAttackerBonuses(encounter, attack, statedTarget, getTargetSize(encounter, target), addBonus);
  if (isFirst) addSmashBonus(encounter, attack, addBonus);
  if (target.kind === 'model') addTargetBonuses(encounter, attack, statedTarget, target.id, addBonus);
  return bonuses;
}

/** Returns the Size of the target; an Object counts as twice its Rank (E-92, E-130). */
const getTargetSize = (encounter: SuEncounter, target: Target): number =>
  target.kind === 'thing' && target.thing.kind === 'object'
    ? 2 * target.thing.rank
    : getCard(encounter, target.id).size;

/** Returns the value of a boost: 1, or its points under a house rule (E?30b). */
export const getBoostValue = (
  encounter: SuEncounter,
  modelId: string,
  boost: 'attack-boost' | 'defense-boost',
): number => {
  const points = getEffectPoints(getModel(encounter, modelId), boost);
  return encounter.options['su.boostPerPoint'] ? points : Math.min(1, points);
};

/** Adds the bonuses that depend on the attacker and on what the players stated. */
function addAttackerBonuses(
  encounter: SuEncounter,
  { attackerId, profile, event, calledShots, charged }: DeclaredAttack,
  statedTarget: StatedTarget,
  targetSize: number,
  addBonus: AddBonus,
): void {
  const attacker = getModel(encounter, attackerId);
  const attackerSize = getCard(encounter, attackerId).size;
  addBonus('profile', profile.bonus);
  addBonus('called', calledShots * (targetSize > attackerSize ? 2 : 1));
  if (event.charge) addBonus('charge', charged);
  if (getEffectPoints(attacker, 'blind') > 0) addBonus('blindAttacker', -encounter.options['su.blindModifier']);
  if (statedTarget.cover) addBonus('cover', -1);
  // A flyer always has High Ground (E-71b, E-89).
  if (statedTarget.high === 'attacker' || isFlyer(encounter, attackerId)) addBonus('highAttacker', 1);
  if (attackerSize > targetSize) addBonus('size', 1);
  addBonus('weakenAttacker', 0 - getEffectPoints(attacker, 'weaken'));
  addBonus('boost', getBoostValue(encounter, attackerId, 'attack-boost'));
}

/** Adds the Rank of the Object that the model hits with or throws: Smash it Up (E-94). */
function addSmashBonus(encounter: SuEncounter, { attackerId, kind, event }: DeclaredAttack, addBonus: AddBonus): void {
  const thing = event.object === undefined ? undefined : encounter.state.things.get(event.object);
  if (thing?.kind !== 'object') return;
  const isCounted =
    kind !== 'throw' || hasLiftingAbility(encounter, attackerId) || encounter.options['su.telekinesisSmash'];
  if (isCounted) addBonus('smash', thing.rank);
}

/** Adds the bonuses that depend on the target. */
function addTargetBonuses(
  encounter: SuEncounter,
  attack: DeclaredAttack,
  statedTarget: StatedTarget,
  targetId: string,
  addBonus: AddBonus,
): void {
  const { gimmicks } = attack.event;
  const target = getModel(encounter, targetId);
  if (getEffectPoints(target, 'blind') > 0) addBonus('blindTarget', encounter.options['su.blindModifier']);
  if (statedTarget.high === 'target' || isFlyer(encounter, targetId)) addBonus('highTarget', -1);
  if (target.ko) addBonus('ko', 2);
  if (isStunned(target)) addBonus('stun', 1);
  addBonus('outnumber', statedTarget.outnumber);
  // Shoot into Melee (E-93): a friend of the attacker is in base contact with the target.
  if (statedTarget.melee && attack.type === 'projectile') addBonus('melee', -2);
  addBonus('weakness', computeWeaknessBonus(encounter, attack.attackerId, targetId));
  addBonus('weakenTarget', getEffectPoints(target, 'weaken'));
  if (gimmicks.includes('find-weakness')) addBonus('findWeakness', 3);
  if (gimmicks.includes('double-blast')) addBonus('doubleBlast', -1);
}

/**
 * Returns the bonus against a target with a Weakness to a keyword of the attacker. It counts once, no matter how many keywords match
 * (E-106, E?16). A Vulnerability gives it only under a house rule (E?30c).
 */
function computeWeaknessBonus(encounter: SuEncounter, attackerId: string, targetId: string): number {
  const { weakTo, vulnerableTo } = getCard(encounter, targetId);
  const isWeakTo = (keyword: string) =>
    weakTo.has(keyword) || (encounter.options['su.vulnerabilityGivesBonus'] && vulnerableTo.has(keyword));
  for (const keyword of getCard(encounter, attackerId).keywordSet)
    if (isWeakTo(keyword)) return encounter.options['su.weaknessBonus'];
  return 0;
}

/** Whether the target has a Vulnerability to a keyword of the attacker, so that a hit also stuns and weakens the target (E-27, P-26). */
export function isVulnerable(encounter: SuEncounter, attackerId: string, targetId: string): boolean {
  const { vulnerableTo } = getCard(encounter, targetId);
  for (const keyword of getCard(encounter, attackerId).keywordSet) if (vulnerableTo.has(keyword)) return true;
  return false;
}

export const sumBonuses = (bonuses: Readonly<CombatBonuses>): number =>
  Object.values(bonuses).reduce((sum, bonus) => sum + bonus, 0);
