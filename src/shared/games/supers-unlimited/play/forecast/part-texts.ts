/** The Combat Bonuses of an attack in words, each with its reason (E-84 to E-97, E-106). */
import type { ForecastPart } from '../../../../play/table/forecast.ts';
import { formatText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { sizeName } from '../../names.ts';
import type { AttackDuty } from '../duty.ts';
import { cardOf, held, isFlyer, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { nameIn } from '../words/called.ts';

/** Who attacks whom, by name, and how to ask about them. */
interface Pair {
  readonly encounter: SuEncounter;
  readonly duty: AttackDuty;
  readonly attacker: string;
  readonly target: string;
}

interface Part {
  readonly label: LateText;
  why(translate: Translate, pair: Pair): string;
}

const pointsOf = ({ encounter }: Pair, model: string, effect: string): number =>
  held(modelOf(encounter, model), effect);

/** `Anvil (Size 3, Large)` */
function withSize(translate: Translate, encounter: SuEncounter, model: string, name: string): string {
  const size = encounter.figures.has(model) ? cardOf(encounter, model).size : undefined;
  if (size === undefined) return name;
  const printed = sizeName(size);
  return printed
    ? translate('suParts.withNamedSize', { name, size, sizeName: printed })
    : translate('suParts.withSize', { name, size });
}

const PARTS: Readonly<Record<string, Part>> = {
  profile: {
    label: (translate) => translate('suParts.profile'),
    why: (translate) => translate('suParts.profileReason'),
  },
  charge: {
    label: (translate) => translate('suParts.charge'),
    why: (translate, { attacker }) => translate('suParts.chargeReason', { attacker }),
  },
  blindTarget: {
    label: (translate) => translate('suParts.blindTarget'),
    why: (translate, pair) =>
      translate('suParts.blindReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'blind') }),
  },
  blindAttacker: {
    label: (translate) => translate('suParts.blindAttacker'),
    why: (translate, pair) =>
      translate('suParts.blindReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'blind') }),
  },
  cover: {
    label: (translate) => translate('suParts.cover'),
    why: (translate, { target }) => translate('suParts.coverReason', { target }),
  },
  highAttacker: {
    label: (translate) => translate('suParts.highAttacker'),
    why: (translate, { encounter, duty, attacker: model }) =>
      translate(isFlyer(encounter, duty.by) ? 'suParts.flies' : 'suParts.standsHigher', { model }),
  },
  highTarget: {
    label: (translate) => translate('suParts.highTarget'),
    why: (translate, { encounter, duty, target: model }) =>
      translate(
        encounter.figures.has(duty.target) && isFlyer(encounter, duty.target)
          ? 'suParts.flies'
          : 'suParts.standsHigher',
        {
          model,
        },
      ),
  },
  ko: {
    label: (translate) => translate('suParts.ko'),
    why: (translate, { target }) => translate('suParts.koReason', { target }),
  },
  stun: {
    label: (translate) => translate('suParts.stun'),
    why: (translate, pair) =>
      translate('suParts.stunReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'stun') }),
  },
  outnumber: {
    label: (translate) => translate('suParts.outnumber'),
    why: (translate, { duty }) =>
      translate((duty.parts.outnumber ?? 0) > 0 ? 'suParts.moreFriends' : 'suParts.moreEnemies'),
  },
  size: {
    label: (translate) => translate('suParts.sizeMatters'),
    why: (translate, { encounter, duty, attacker, target }) =>
      translate('suParts.isLarger', {
        attacker: withSize(translate, encounter, duty.by, attacker),
        target: withSize(translate, encounter, duty.target, target),
      }),
  },
  melee: {
    label: (translate) => translate('suParts.melee'),
    why: (translate, { attacker, target }) => translate('suParts.meleeReason', { attacker, target }),
  },
  smash: {
    label: (translate) => translate('suParts.smash'),
    why: (translate, { encounter, duty, attacker }) =>
      translate('suParts.smashReason', { attacker, object: nameIn(translate, encounter)(duty.object ?? '') }),
  },
  weakness: {
    label: (translate) => translate('suParts.weakness'),
    why: (translate, { attacker, target }) => translate('suParts.weaknessReason', { attacker, target }),
  },
  weakenTarget: {
    label: (translate) => translate('suParts.weakenTarget'),
    why: (translate, pair) =>
      translate('suParts.weakenReason', { model: pair.target, points: pointsOf(pair, pair.duty.target, 'weaken') }),
  },
  weakenAttacker: {
    label: (translate) => translate('suParts.weakenAttacker'),
    why: (translate, pair) =>
      translate('suParts.weakenReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'weaken') }),
  },
  boost: {
    label: (translate) => translate('suParts.boost'),
    why: (translate, pair) =>
      translate('suParts.boostReason', { model: pair.attacker, points: pointsOf(pair, pair.duty.by, 'attack-boost') }),
  },
  findWeakness: {
    label: (translate) => translate('suParts.findWeakness'),
    why: (translate, { attacker }) => translate('suParts.findWeaknessReason', { attacker }),
  },
  doubleBlast: {
    label: (translate) => translate('suParts.doubleBlast'),
    why: (translate) => translate('suParts.doubleBlastReason'),
  },
  block: {
    label: (translate) => translate('suParts.block'),
    why: (translate, { target }) => translate('suParts.blockReason', { target }),
  },
};

/** The Called Shot, which house rules may call otherwise. */
const calledShot = ({ options }: SuEncounter): Part => ({
  label: options['su.calledShotLabel'],
  why: (translate, { attacker }) => translate('suParts.calledReason', { attacker }),
});

/** Every part with its reason, in the order in which they were added. */
export function partTexts(translate: Translate, encounter: SuEncounter, duty: AttackDuty): ForecastPart[] {
  const pair: Pair = {
    encounter,
    duty,
    attacker: nameIn(translate, encounter)(duty.by),
    target: nameIn(translate, encounter)(duty.target),
  };
  return Object.entries(duty.parts).map(([id, by]) => {
    const part = id === 'called' ? calledShot(encounter) : PARTS[id];
    return { label: formatText(translate, part?.label ?? id), by, why: part?.why(translate, pair) ?? '' };
  });
}
