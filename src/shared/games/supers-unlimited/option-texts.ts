/** Describes in plain words what each house rule of Supers Unlimited changes. */
import { describeOptions, type OptionTexts } from '../../rules/option-texts.ts';
import type { PlainKey } from '../../texts/translate.ts';
import { OPTIONS } from './options.ts';

export const OPTION_TEXTS: OptionTexts = describeOptions(
  OPTIONS,
  {
    team: [
      'guestRounding',
      'goonRounding',
      'levelsBasis',
      'allowOpposed',
      'requireBothKinds',
      'leaderMustBeSuper',
      'replaceLeader',
      'uniqueSupers',
      'gimmickClassLocked',
      'infiltratorFromClass',
    ],
    names: ['aimLabel', 'calledShotLabel'],
    diceAndTraits: [
      'powExtraDie',
      'powOnNonTrait',
      'successExceeds',
      'redZoneRounding',
      'redZoneStartsWhenWhiteGone',
      'koTn',
      'altBasing',
      'limits',
    ],
    combat: [
      'spray',
      'blindModifier',
      'weaknessBonus',
      'recoverAnyEffect',
      'stunLosesCover',
      'bonusVsObjects',
      'objectResistance',
      'objectDestroyStrict',
      'qrBuildings',
      'telekinesisSmash',
      'slamDistance',
      'chargeAttackCounts',
      'powDoubleReplaces',
      'boostPerPoint',
      'vulnerabilityGivesBonus',
      'collapseIsFall',
      'objectTakesAttackDamage',
      'plasmaOnMiss',
    ],
    turn: [
      'noRepeatActivation',
      'autoReduceTiming',
      'recoverHp',
      'holdSameModel',
      'holdAfterKo',
      'reactionPer',
      'endgameImmediate',
    ],
    setUp: ['witsTn', 'witsBeforeDeploy', 'specialtyScenario'],
  },
  (option, textName) => (translate) => translate(`suOptions.${option}.${textName}` as PlainKey),
);
