/** The Combat Bonuses of an attack, by name (E-84 to E-97, E-106). */
import { frameOf } from '../actions/actor.ts';
import { cardOf, FLYING, hasAnyMove, held, isStunned, modelOf } from '../models.ts';
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

/** The parts that are not 0. Only the first of several rolls has the Object (P-35). */
export function partsOf(play: SuPlay, attack: Declared, stated: TargetStated, target: Target, isFirst: boolean): Parts {
  if (target.is === 'entangle' || (target.is === 'thing' && target.thing.kind === 'building')) return {};
  if (target.is === 'thing' && !play.options['su.bonusVsObjects']) return {};
  const all = {
    ...ownParts(play, attack, stated, sizeOf(play, target)),
    ...(isFirst ? smash(play, attack) : {}),
    ...(target.is === 'model' ? targetParts(play, attack, stated, target.id) : {}),
  };
  const isSwinging = frameOf(play, attack.model)?.swung ?? false;
  const isHelpless =
    isSwinging || (target.is === 'model' && play.options['su.stunLosesCover'] && isStunned(modelOf(play, target.id)));
  const isDizzy = isStunned(modelOf(play, attack.model));
  return Object.fromEntries(
    Object.entries(all).filter(([part, value]) => {
      if (value === 0 || (isDizzy && value > 0)) return false;
      if (target.is === 'thing' && !AGAINST_OBJECTS.has(part)) return false;
      return !(isHelpless && value < 0 && PROTECTING.has(part));
    }),
  );
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
function ownParts(play: SuPlay, { model, profile, event }: Declared, stated: TargetStated, size: number): Parts {
  const is = modelOf(play, model);
  const frame = frameOf(play, model);
  const mine = cardOf(play, model).size;
  const isHigh = stated.high === 'attacker' || hasAnyMove(play, model, FLYING);
  return {
    profile: profile.bonus,
    called: (frame?.calledShots ?? 0) * (size > mine ? 2 : 1),
    charge: event.charge ? (frame?.charged ?? 0) : 0,
    blindAttacker: held(is, 'blind') > 0 ? -play.options['su.blindModifier'] : 0,
    cover: stated.cover ? -1 : 0,
    highAttacker: isHigh ? 1 : 0,
    size: mine > size ? 1 : 0,
    weakenAttacker: -held(is, 'weaken'),
    boost: boostOf(play, model, 'attack-boost'),
  };
}

/** E-94: the Rank of the Object. */
function smash(play: SuPlay, { model, kind, event }: Declared): Parts {
  const thing = event.object === undefined ? undefined : play.state.things.get(event.object);
  if (thing?.kind !== 'object') return {};
  const counts = kind !== 'throw' || hasLifter(play, model) || play.options['su.telekinesisSmash'];
  return counts ? { smash: thing.rank } : {};
}

/** What comes from a model as target. */
function targetParts(play: SuPlay, attack: Declared, stated: TargetStated, target: string): Parts {
  const { event, type } = attack;
  const is = modelOf(play, target);
  const isHigh = stated.high === 'target' || hasAnyMove(play, target, FLYING);
  return {
    blindTarget: held(is, 'blind') > 0 ? play.options['su.blindModifier'] : 0,
    highTarget: isHigh ? -1 : 0,
    ko: is.ko ? 2 : 0,
    stun: isStunned(is) ? 1 : 0,
    outnumber: stated.outnumber,
    melee: stated.melee && type === 'projectile' ? -2 : 0,
    weakness: weakness(play, attack.model, target),
    weakenTarget: held(is, 'weaken'),
    findWeakness: event.gimmicks.includes('find-weakness') ? 3 : 0,
    doubleBlast: event.gimmicks.includes('double-blast') ? -1 : 0,
  };
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
