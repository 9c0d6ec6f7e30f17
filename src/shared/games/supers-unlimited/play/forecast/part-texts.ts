/** The Combat Bonuses of an attack in words, each with its reason (E-84 to E-97, E-106). */
import { t, translatePhrase } from '../../../../i18n/phrases.ts';
import type { ForecastPart } from '../../../../play/table/forecast.ts';
import { sizeName } from '../../names.ts';
import type { AttackDuty } from '../duty.ts';
import { cardOf, held, isFlyer, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { countOf } from '../words/small-words.ts';

/** Who attacks whom, by name, and how to ask about them. */
interface Pair {
  readonly play: SuPlay;
  readonly duty: AttackDuty;
  readonly by: string;
  readonly target: string;
}

type Part = readonly [label: string | ((pair: Pair) => string), why: (pair: Pair) => string];

const points = (play: SuPlay, model: string, effect: string): string =>
  countOf(held(modelOf(play, model), effect), t`point`, t`points`);

const sizeOf = (play: SuPlay, model: string): string => {
  const size = play.figures.has(model) ? cardOf(play, model).size : undefined;
  return size === undefined ? '' : t` (Size ${size}${sizeName(size) ? `, ${sizeName(size)}` : ''})`;
};

const PARTS: Readonly<Record<string, Part>> = {
  profile: ['the attack itself', () => t`its profile says so`],
  called: [({ play }) => play.options['su.calledShotLabel'], ({ by }) => t`${by} took aim first`],
  charge: ['Charge', ({ by }) => t`${by} has just charged`],
  blindTarget: [
    'Target is blinded',
    ({ play, duty, target }) => t`${target} has ${points(play, duty.target, 'blind')} of Blind`,
  ],
  blindAttacker: [
    'Attacker is blinded',
    ({ play, duty, by }) => t`${by} has ${points(play, duty.by, 'blind')} of Blind`,
  ],
  cover: ['Cover', ({ target }) => t`${target} is behind terrain`],
  highAttacker: [
    'High Ground',
    ({ play, duty, by }) => (isFlyer(play, duty.by) ? t`${by} flies` : t`${by} stands 1 inch or more higher`),
  ],
  highTarget: [
    'Target on High Ground',
    ({ play, duty, target }) =>
      play.figures.has(duty.target) && isFlyer(play, duty.target)
        ? t`${target} flies`
        : t`${target} stands 1 inch or more higher`,
  ],
  ko: ['Target is KO’ed', ({ target }) => t`${target} cannot defend itself`],
  stun: [
    'Target is stunned',
    ({ play, duty, target }) => t`${target} has ${points(play, duty.target, 'stun')} of Stun`,
  ],
  outnumber: [
    'Outnumber',
    ({ duty }) => ((duty.parts.outnumber ?? 0) > 0 ? t`more friends in sight` : t`more enemies in sight`),
  ],
  size: [
    'Size Matters',
    ({ play, duty, by, target }) =>
      t`${by}${sizeOf(play, duty.by)} is larger than ${target}${sizeOf(play, duty.target)}`,
  ],
  melee: ['Shoot into Melee', ({ by, target }) => t`a friend of ${by} is in base contact with ${target}`],
  smash: [
    'Smash it Up',
    ({ play, duty, by }) => t`${by} hits with ${nameIn(play)(duty.object ?? '')}, its Rank counts`,
  ],
  weakness: ['Weakness', ({ by, target }) => t`${target} is weak against a Keyword of ${by}`],
  weakenTarget: [
    'Target is weakened',
    ({ play, duty, target }) => t`${target} has ${points(play, duty.target, 'weaken')} of Weaken`,
  ],
  weakenAttacker: [
    'Attacker is weakened',
    ({ play, duty, by }) => t`${by} has ${points(play, duty.by, 'weaken')} of Weaken`,
  ],
  boost: [
    'Attack Boost',
    ({ play, duty, by }) => t`${by} has ${points(play, duty.by, 'attack-boost')} of Attack Boost`,
  ],
  findWeakness: ['Find Weakness', ({ by }) => t`the Gimmick that ${by} plays`],
  doubleBlast: ['Double-Blast', () => t`two rolls instead of one`],
  block: ['Block', ({ target }) => t`${target} blocks`],
};

/** Every part with its reason, in the order in which they were added. */
export function partTexts(play: SuPlay, duty: AttackDuty): ForecastPart[] {
  const pair: Pair = { play, duty, by: nameIn(play)(duty.by), target: nameIn(play)(duty.target) };
  return Object.entries(duty.parts).map(([part, by]) => {
    const [label, why] = PARTS[part] ?? [part, () => ''];
    return { label: typeof label === 'string' ? translatePhrase(label) : label(pair), by, why: why(pair) };
  });
}
