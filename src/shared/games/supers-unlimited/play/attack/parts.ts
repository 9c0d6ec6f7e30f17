/** The Combat Bonuses of an attack, by name (E-84 to E-97, E-106). */
import { hasSwung } from '../actions/actor.ts';
import { cardOf, held, isFlyer, isStunned, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import type { Declared, Target, TargetStated } from './declared.ts';
import { hasLifter } from './refusals.ts';

type Parts = Record<string, number>;

/** E-87: with an Object the table may count these (E?22). */
const AGAINST_OBJECTS: ReadonlySet<string> = new Set([
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

/** What protects the target, and falls away when it is stunned (E?21) or the attacker swung (P-31). */
const PROTECTING: ReadonlySet<string> = new Set(['cover', 'highTarget', 'outnumber']);

/** Takes a part; none that is 0. */
type Add = (part: string, value: number) => void;

/** The parts that are not 0. Only the first of several rolls has the Object (P-35). */
export function partsOf(
  encounter: SuEncounter,
  attack: Declared,
  stated: TargetStated,
  target: Target,
  isFirst: boolean,
): Parts {
  const parts: Parts = {};
  const isObject = target.is === 'thing' && target.thing.kind === 'object';
  if (target.is !== 'model' && !(isObject && encounter.options['su.bonusVsObjects'])) return parts;
  const isSwinging = hasSwung(encounter, attack.model);
  const isDazed =
    target.is === 'model' && encounter.options['su.stunLosesCover'] && isStunned(modelOf(encounter, target.id));
  const isHelpless = isSwinging || isDazed;
  const isDizzy = isStunned(modelOf(encounter, attack.model));
  const add: Add = (part, value) => {
    if (value === 0 || (isDizzy && value > 0)) return;
    if (isObject && !AGAINST_OBJECTS.has(part)) return;
    if (!(isHelpless && value < 0 && PROTECTING.has(part))) parts[part] = value;
  };
  addOwn(encounter, attack, stated, sizeOf(encounter, target), add);
  if (isFirst) addSmash(encounter, attack, add);
  if (target.is === 'model') addTarget(encounter, attack, stated, target.id, add);
  return parts;
}

/** E-92, E-130: an Object is twice its Rank. */
const sizeOf = (encounter: SuEncounter, target: Target): number =>
  target.is === 'thing' && target.thing.kind === 'object' ? 2 * target.thing.rank : cardOf(encounter, target.id).size;

/** What a boost is worth: one, or its points (E?30b). */
export const boostOf = (encounter: SuEncounter, model: string, boost: 'attack-boost' | 'defense-boost'): number => {
  const points = held(modelOf(encounter, model), boost);
  return encounter.options['su.boostPerPoint'] ? points : Math.min(1, points);
};

/** What comes from the attacker and from what was stated. */
function addOwn(
  encounter: SuEncounter,
  { model, profile, event, calledShots, charged }: Declared,
  stated: TargetStated,
  size: number,
  add: Add,
): void {
  const is = modelOf(encounter, model);
  const mine = cardOf(encounter, model).size;
  add('profile', profile.bonus);
  add('called', calledShots * (size > mine ? 2 : 1));
  if (event.charge) add('charge', charged);
  if (held(is, 'blind') > 0) add('blindAttacker', -encounter.options['su.blindModifier']);
  if (stated.cover) add('cover', -1);
  if (stated.high === 'attacker' || isFlyer(encounter, model)) add('highAttacker', 1);
  if (mine > size) add('size', 1);
  add('weakenAttacker', 0 - held(is, 'weaken'));
  add('boost', boostOf(encounter, model, 'attack-boost'));
}

/** E-94: the Rank of the Object. */
function addSmash(encounter: SuEncounter, { model, kind, event }: Declared, add: Add): void {
  const thing = event.object === undefined ? undefined : encounter.state.things.get(event.object);
  if (thing?.kind !== 'object') return;
  const counts = kind !== 'throw' || hasLifter(encounter, model) || encounter.options['su.telekinesisSmash'];
  if (counts) add('smash', thing.rank);
}

/** What comes from a model as target. */
function addTarget(encounter: SuEncounter, attack: Declared, stated: TargetStated, target: string, add: Add): void {
  const { gimmicks } = attack.event;
  const is = modelOf(encounter, target);
  if (held(is, 'blind') > 0) add('blindTarget', encounter.options['su.blindModifier']);
  if (stated.high === 'target' || isFlyer(encounter, target)) add('highTarget', -1);
  if (is.ko) add('ko', 2);
  if (isStunned(is)) add('stun', 1);
  add('outnumber', stated.outnumber);
  if (stated.melee && attack.type === 'projectile') add('melee', -2);
  add('weakness', weakness(encounter, attack.model, target));
  add('weakenTarget', held(is, 'weaken'));
  if (gimmicks.includes('find-weakness')) add('findWeakness', 3);
  if (gimmicks.includes('double-blast')) add('doubleBlast', -1);
}

/** E-106, E?16, E?30c: once, however many keywords match. */
function weakness(encounter: SuEncounter, model: string, target: string): number {
  const { weakTo, vulnerableTo } = cardOf(encounter, target);
  const counts = (keyword: string) =>
    weakTo.has(keyword) || (encounter.options['su.vulnerabilityGivesBonus'] && vulnerableTo.has(keyword));
  for (const keyword of cardOf(encounter, model).keywordSet)
    if (counts(keyword)) return encounter.options['su.weaknessBonus'];
  return 0;
}

/** P-26: the target has a Vulnerability to a keyword of the attacker. */
export function isVulnerable(encounter: SuEncounter, model: string, target: string): boolean {
  const { vulnerableTo } = cardOf(encounter, target);
  for (const keyword of cardOf(encounter, model).keywordSet) if (vulnerableTo.has(keyword)) return true;
  return false;
}

export const sumOf = (parts: Readonly<Parts>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);
