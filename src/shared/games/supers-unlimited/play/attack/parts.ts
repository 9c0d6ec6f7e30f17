/** The Combat Bonuses of an attack, by name (E-84 to E-97, E-106). */
import { hasSwung } from '../actions/actor.ts';
import { cardOf, held, isFlyer, isStunned, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
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
export function partsOf(play: SuPlay, attack: Declared, stated: TargetStated, target: Target, isFirst: boolean): Parts {
  const parts: Parts = {};
  const isObject = target.is === 'thing' && target.thing.kind === 'object';
  if (target.is !== 'model' && !(isObject && play.options['su.bonusVsObjects'])) return parts;
  const isSwinging = hasSwung(play, attack.model);
  const isDazed = target.is === 'model' && play.options['su.stunLosesCover'] && isStunned(modelOf(play, target.id));
  const isHelpless = isSwinging || isDazed;
  const isDizzy = isStunned(modelOf(play, attack.model));
  const add: Add = (part, value) => {
    if (value === 0 || (isDizzy && value > 0)) return;
    if (isObject && !AGAINST_OBJECTS.has(part)) return;
    if (!(isHelpless && value < 0 && PROTECTING.has(part))) parts[part] = value;
  };
  addOwn(play, attack, stated, sizeOf(play, target), add);
  if (isFirst) addSmash(play, attack, add);
  if (target.is === 'model') addTarget(play, attack, stated, target.id, add);
  return parts;
}

/** E-92, E-130: an Object is twice its Rank. */
const sizeOf = (play: SuPlay, target: Target): number =>
  target.is === 'thing' && target.thing.kind === 'object' ? 2 * target.thing.rank : cardOf(play, target.id).size;

/** What a boost is worth: one, or its points (E?30b). */
export const boostOf = (play: SuPlay, model: string, boost: 'attack-boost' | 'defense-boost'): number => {
  const points = held(modelOf(play, model), boost);
  return play.options['su.boostPerPoint'] ? points : Math.min(1, points);
};

/** What comes from the attacker and from what was stated. */
function addOwn(
  play: SuPlay,
  { model, profile, event, calledShots, charged }: Declared,
  stated: TargetStated,
  size: number,
  add: Add,
): void {
  const is = modelOf(play, model);
  const mine = cardOf(play, model).size;
  add('profile', profile.bonus);
  add('called', calledShots * (size > mine ? 2 : 1));
  if (event.charge) add('charge', charged);
  if (held(is, 'blind') > 0) add('blindAttacker', -play.options['su.blindModifier']);
  if (stated.cover) add('cover', -1);
  if (stated.high === 'attacker' || isFlyer(play, model)) add('highAttacker', 1);
  if (mine > size) add('size', 1);
  add('weakenAttacker', 0 - held(is, 'weaken'));
  add('boost', boostOf(play, model, 'attack-boost'));
}

/** E-94: the Rank of the Object. */
function addSmash(play: SuPlay, { model, kind, event }: Declared, add: Add): void {
  const thing = event.object === undefined ? undefined : play.state.things.get(event.object);
  if (thing?.kind !== 'object') return;
  const counts = kind !== 'throw' || hasLifter(play, model) || play.options['su.telekinesisSmash'];
  if (counts) add('smash', thing.rank);
}

/** What comes from a model as target. */
function addTarget(play: SuPlay, attack: Declared, stated: TargetStated, target: string, add: Add): void {
  const { gimmicks } = attack.event;
  const is = modelOf(play, target);
  if (held(is, 'blind') > 0) add('blindTarget', play.options['su.blindModifier']);
  if (stated.high === 'target' || isFlyer(play, target)) add('highTarget', -1);
  if (is.ko) add('ko', 2);
  if (isStunned(is)) add('stun', 1);
  add('outnumber', stated.outnumber);
  if (stated.melee && attack.type === 'projectile') add('melee', -2);
  add('weakness', weakness(play, attack.model, target));
  add('weakenTarget', held(is, 'weaken'));
  if (gimmicks.includes('find-weakness')) add('findWeakness', 3);
  if (gimmicks.includes('double-blast')) add('doubleBlast', -1);
}

/** E-106, E?16, E?30c: once, however many keywords match. */
function weakness(play: SuPlay, model: string, target: string): number {
  const { weakTo, vulnerableTo } = cardOf(play, target);
  const counts = (keyword: string) =>
    weakTo.has(keyword) || (play.options['su.vulnerabilityGivesBonus'] && vulnerableTo.has(keyword));
  for (const keyword of cardOf(play, model).keywordSet) if (counts(keyword)) return play.options['su.weaknessBonus'];
  return 0;
}

/** P-26: the target has a Vulnerability to a keyword of the attacker. */
export function isVulnerable(play: SuPlay, model: string, target: string): boolean {
  const { vulnerableTo } = cardOf(play, target);
  for (const keyword of cardOf(play, model).keywordSet) if (vulnerableTo.has(keyword)) return true;
  return false;
}

export const sumOf = (parts: Readonly<Parts>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);
