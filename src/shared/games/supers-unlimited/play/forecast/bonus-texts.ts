/** Describes the Combat Bonuses of an attack, each with its reason (E-84 to E-97, E-106). */
import type { ForecastPart } from '../../../../play/play-screen/forecast.ts';
import { formatLateText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getSizeName } from '../../names.ts';
import type { AttackDuty } from '../duty.ts';
import { getCard, getEffectPoints, getModel, isFlyer } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';

/** An attack with the names of the attacker and the target. */
interface AttackPair {
  readonly encounter: SuEncounter;
  readonly duty: AttackDuty;
  readonly attackerName: string;
  readonly targetName: string;
}

interface BonusText {
  readonly label: LateText;
  getReason(translate: Translate, pair: AttackPair): string;
}

const getPoints = ({ encounter }: AttackPair, modelId: string, effect: string): number =>
  getEffectPoints(getModel(encounter, modelId), effect);

/** Example: `Anvil (Size 3, Large)`. */
function formatWithSize(translate: Translate, encounter: SuEncounter, modelId: string, modelName: string): string {
  const size = encounter.figures.has(modelId) ? getCard(encounter, modelId).size : undefined;
  if (size === undefined) return modelName;
  const sizeText = getSizeName(size);
  return sizeText
    ? translate('suParts.withNamedSize', { name: modelName, size, sizeName: sizeText })
    : translate('suParts.withSize', { name: modelName, size });
}

const BONUS_TEXTS: Readonly<Record<string, BonusText>> = {
  profile: {
    label: (translate) => translate('suParts.profile'),
    getReason: (translate) => translate('suParts.profileReason'),
  },
  charge: {
    label: (translate) => translate('suParts.charge'),
    getReason: (translate, { attackerName }) => translate('suParts.chargeReason', { attacker: attackerName }),
  },
  blindTarget: {
    label: (translate) => translate('suParts.blindTarget'),
    getReason: (translate, pair) =>
      translate('suParts.blindReason', { model: pair.targetName, points: getPoints(pair, pair.duty.target, 'blind') }),
  },
  blindAttacker: {
    label: (translate) => translate('suParts.blindAttacker'),
    getReason: (translate, pair) =>
      translate('suParts.blindReason', { model: pair.attackerName, points: getPoints(pair, pair.duty.by, 'blind') }),
  },
  cover: {
    label: (translate) => translate('suParts.cover'),
    getReason: (translate, { targetName }) => translate('suParts.coverReason', { target: targetName }),
  },
  highAttacker: {
    label: (translate) => translate('suParts.highAttacker'),
    getReason: (translate, { encounter, duty, attackerName }) =>
      translate(isFlyer(encounter, duty.by) ? 'suParts.flies' : 'suParts.standsHigher', { model: attackerName }),
  },
  highTarget: {
    label: (translate) => translate('suParts.highTarget'),
    getReason: (translate, { encounter, duty, targetName }) =>
      translate(
        encounter.figures.has(duty.target) && isFlyer(encounter, duty.target)
          ? 'suParts.flies'
          : 'suParts.standsHigher',
        {
          model: targetName,
        },
      ),
  },
  ko: {
    label: (translate) => translate('suParts.ko'),
    getReason: (translate, { targetName }) => translate('suParts.koReason', { target: targetName }),
  },
  stun: {
    label: (translate) => translate('suParts.stun'),
    getReason: (translate, pair) =>
      translate('suParts.stunReason', { model: pair.targetName, points: getPoints(pair, pair.duty.target, 'stun') }),
  },
  outnumber: {
    label: (translate) => translate('suParts.outnumber'),
    getReason: (translate, { duty }) =>
      translate((duty.parts.outnumber ?? 0) > 0 ? 'suParts.moreFriends' : 'suParts.moreEnemies'),
  },
  size: {
    label: (translate) => translate('suParts.sizeMatters'),
    getReason: (translate, { encounter, duty, attackerName, targetName }) =>
      translate('suParts.isLarger', {
        attacker: formatWithSize(translate, encounter, duty.by, attackerName),
        target: formatWithSize(translate, encounter, duty.target, targetName),
      }),
  },
  melee: {
    label: (translate) => translate('suParts.melee'),
    getReason: (translate, { attackerName, targetName }) =>
      translate('suParts.meleeReason', { attacker: attackerName, target: targetName }),
  },
  smash: {
    label: (translate) => translate('suParts.smash'),
    getReason: (translate, { encounter, duty, attackerName }) =>
      translate('suParts.smashReason', {
        attacker: attackerName,
        object: createNameLookup(translate, encounter)(duty.object ?? ''),
      }),
  },
  weakness: {
    label: (translate) => translate('suParts.weakness'),
    getReason: (translate, { attackerName, targetName }) =>
      translate('suParts.weaknessReason', { attacker: attackerName, target: targetName }),
  },
  weakenTarget: {
    label: (translate) => translate('suParts.weakenTarget'),
    getReason: (translate, pair) =>
      translate('suParts.weakenReason', {
        model: pair.targetName,
        points: getPoints(pair, pair.duty.target, 'weaken'),
      }),
  },
  weakenAttacker: {
    label: (translate) => translate('suParts.weakenAttacker'),
    getReason: (translate, pair) =>
      translate('suParts.weakenReason', { model: pair.attackerName, points: getPoints(pair, pair.duty.by, 'weaken') }),
  },
  boost: {
    label: (translate) => translate('suParts.boost'),
    getReason: (translate, pair) =>
      translate('suParts.boostReason', {
        model: pair.attackerName,
        points: getPoints(pair, pair.duty.by, 'attack-boost'),
      }),
  },
  findWeakness: {
    label: (translate) => translate('suParts.findWeakness'),
    getReason: (translate, { attackerName }) => translate('suParts.findWeaknessReason', { attacker: attackerName }),
  },
  doubleBlast: {
    label: (translate) => translate('suParts.doubleBlast'),
    getReason: (translate) => translate('suParts.doubleBlastReason'),
  },
  block: {
    label: (translate) => translate('suParts.block'),
    getReason: (translate, { targetName }) => translate('suParts.blockReason', { target: targetName }),
  },
};

/** Describes the Called Shot, which house rules may rename. */
const createCalledShotText = ({ options }: SuEncounter): BonusText => ({
  label: options['su.calledShotLabel'],
  getReason: (translate, { attackerName }) => translate('suParts.calledReason', { attacker: attackerName }),
});

/** Lists all bonuses with their reasons, in the order in which they were added. */
export function listBonusTexts(translate: Translate, encounter: SuEncounter, duty: AttackDuty): ForecastPart[] {
  const pair: AttackPair = {
    encounter,
    duty,
    attackerName: createNameLookup(translate, encounter)(duty.by),
    targetName: createNameLookup(translate, encounter)(duty.target),
  };
  return Object.entries(duty.parts).map(([bonusName, bonus]) => {
    const bonusText = bonusName === 'called' ? createCalledShotText(encounter) : BONUS_TEXTS[bonusName];
    return {
      label: formatLateText(translate, bonusText?.label ?? bonusName),
      modifier: bonus,
      reason: bonusText?.getReason(translate, pair) ?? '',
    };
  });
}
