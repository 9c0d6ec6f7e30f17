/** The Combat Bonuses of an attack in words, each with its reason (E-84 to E-97, E-106). */
import type { ForecastPart } from '../../../../play/table/forecast.ts';
import { formatText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { sizeName } from '../../names.ts';
import type { AttackDuty } from '../duty.ts';
import { cardOf, held, isFlyer, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { nameIn } from '../words/called.ts';

/** Who attacks whom, by name, and how to ask about them. */
interface Pair {
  readonly play: SuPlay;
  readonly duty: AttackDuty;
  readonly attacker: string;
  readonly target: string;
}

interface Part {
  readonly label: LateText;
  why(t: Translate, pair: Pair): string;
}

const pointsOf = ({ play }: Pair, model: string, effect: string): number => held(modelOf(play, model), effect);

/** `Anvil (Size 3, Large)` */
function withSize(t: Translate, play: SuPlay, model: string, name: string): string {
  const size = play.figures.has(model) ? cardOf(play, model).size : undefined;
  if (size === undefined) return name;
  const printed = sizeName(size);
  return printed
    ? t('suParts.withNamedSize', { name, size, sizeName: printed })
    : t('suParts.withSize', { name, size });
}

const PARTS: Readonly<Record<string, Part>> = {
  profile: { label: (t) => t('suParts.profile'), why: (t) => t('suParts.profileReason') },
  charge: { label: (t) => t('suParts.charge'), why: (t, { attacker }) => t('suParts.chargeReason', { attacker }) },
  blindTarget: {
    label: (t) => t('suParts.blindTarget'),
    why: (t, pair) =>
      t('suParts.blindReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'blind') }),
  },
  blindAttacker: {
    label: (t) => t('suParts.blindAttacker'),
    why: (t, pair) => t('suParts.blindReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'blind') }),
  },
  cover: { label: (t) => t('suParts.cover'), why: (t, { target }) => t('suParts.coverReason', { target }) },
  highAttacker: {
    label: (t) => t('suParts.highAttacker'),
    why: (t, { play, duty, attacker: model }) =>
      t(isFlyer(play, duty.by) ? 'suParts.flies' : 'suParts.standsHigher', { model }),
  },
  highTarget: {
    label: (t) => t('suParts.highTarget'),
    why: (t, { play, duty, target: model }) =>
      t(play.figures.has(duty.target) && isFlyer(play, duty.target) ? 'suParts.flies' : 'suParts.standsHigher', {
        model,
      }),
  },
  ko: { label: (t) => t('suParts.ko'), why: (t, { target }) => t('suParts.koReason', { target }) },
  stun: {
    label: (t) => t('suParts.stun'),
    why: (t, pair) => t('suParts.stunReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'stun') }),
  },
  outnumber: {
    label: (t) => t('suParts.outnumber'),
    why: (t, { duty }) => t((duty.parts.outnumber ?? 0) > 0 ? 'suParts.moreFriends' : 'suParts.moreEnemies'),
  },
  size: {
    label: (t) => t('suParts.sizeMatters'),
    why: (t, { play, duty, attacker, target }) =>
      t('suParts.isLarger', {
        attacker: withSize(t, play, duty.by, attacker),
        target: withSize(t, play, duty.target, target),
      }),
  },
  melee: {
    label: (t) => t('suParts.melee'),
    why: (t, { attacker, target }) => t('suParts.meleeReason', { attacker, target }),
  },
  smash: {
    label: (t) => t('suParts.smash'),
    why: (t, { play, duty, attacker }) =>
      t('suParts.smashReason', { attacker, object: nameIn(t, play)(duty.object ?? '') }),
  },
  weakness: {
    label: (t) => t('suParts.weakness'),
    why: (t, { attacker, target }) => t('suParts.weaknessReason', { attacker, target }),
  },
  weakenTarget: {
    label: (t) => t('suParts.weakenTarget'),
    why: (t, pair) =>
      t('suParts.weakenReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'weaken') }),
  },
  weakenAttacker: {
    label: (t) => t('suParts.weakenAttacker'),
    why: (t, pair) =>
      t('suParts.weakenReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'weaken') }),
  },
  boost: {
    label: (t) => t('suParts.boost'),
    why: (t, pair) =>
      t('suParts.boostReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'attack-boost') }),
  },
  findWeakness: {
    label: (t) => t('suParts.findWeakness'),
    why: (t, { attacker }) => t('suParts.findWeaknessReason', { attacker }),
  },
  doubleBlast: { label: (t) => t('suParts.doubleBlast'), why: (t) => t('suParts.doubleBlastReason') },
  block: { label: (t) => t('suParts.block'), why: (t, { target }) => t('suParts.blockReason', { target }) },
};

/** The Called Shot, which house rules may call otherwise. */
const calledShot = ({ options }: SuPlay): Part => ({
  label: options['su.calledShotLabel'],
  why: (t, { attacker }) => t('suParts.calledReason', { attacker }),
});

/** Every part with its reason, in the order in which they were added. */
export function partTexts(t: Translate, play: SuPlay, duty: AttackDuty): ForecastPart[] {
  const pair: Pair = { play, duty, attacker: nameIn(t, play)(duty.by), target: nameIn(t, play)(duty.target) };
  return Object.entries(duty.parts).map(([id, by]) => {
    const part = id === 'called' ? calledShot(play) : PARTS[id];
    return { label: formatText(t, part?.label ?? id), by, why: part?.why(t, pair) ?? '' };
  });
}
