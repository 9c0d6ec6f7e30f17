/**
 * Defines the house rules of Supers Unlimited (docs/rules.md#r10-options): every option, its possible values, and its default.
 * Search for `options['su.…']` to find the checks that read one.
 */
import {
  auto,
  choice,
  count,
  getDefaults,
  label,
  type OptionLayer,
  type OptionRegister,
  type OptionsOf,
  resolveOptions as resolve,
  toggle,
} from '../../rules/options.ts';

export const OPTIONS = {
  // naming
  'su.aimLabel': label('E?1', 'Aim'),
  'su.calledShotLabel': label('E?2', 'Called Shot'),
  // dice and traits
  'su.powExtraDie': choice('E?4', ['chain', 'once', 'off'], 'chain'),
  'su.powOnNonTrait': toggle('E?5', true),
  'su.successExceeds': toggle('E?7'),
  'su.redZoneRounding': choice('E?9', ['floor', 'ceil'], 'floor'),
  'su.redZoneStartsWhenWhiteGone': toggle('E?10'),
  'su.koTn': auto('E?11'),
  'su.altBasing': toggle('E?8'),
  'su.limits': choice('E?13', ['warn', 'off'], 'warn'),
  // combat
  'su.spray': choice('E?14', ['warn', 'full', 'off'], 'warn'),
  'su.blindModifier': count('E?15', 1),
  'su.weaknessBonus': count('E?16', 3),
  'su.recoverAnyEffect': toggle('E?18'),
  'su.stunLosesCover': toggle('E?21', true),
  'su.bonusVsObjects': toggle('E?22'),
  'su.objectResistance': count('E?23', 5),
  'su.objectDestroyStrict': toggle('E?24'),
  'su.qrBuildings': toggle('E?25'),
  'su.telekinesisSmash': toggle('E?26', true),
  'su.slamDistance': choice('E?27', ['travelled', 'total', 'remaining'], 'travelled'),
  'su.chargeAttackCounts': toggle('E?28'),
  'su.powDoubleReplaces': toggle('E?29'),
  'su.boostPerPoint': toggle('E?30b'),
  'su.vulnerabilityGivesBonus': toggle('E?30c'),
  'su.collapseIsFall': toggle('E?62'),
  'su.objectTakesAttackDamage': toggle('E?63'),
  'su.plasmaOnMiss': toggle('E?66'),
  // turn
  'su.noRepeatActivation': toggle('E?31'),
  'su.autoReduceTiming': choice('E?32', ['beforeRolls', 'afterRolls'], 'beforeRolls'),
  'su.recoverHp': toggle('E?33'),
  'su.holdSameModel': toggle('E?34', true),
  'su.holdAfterKo': toggle('E?35', true),
  'su.reactionPer': choice('E?36', ['trigger', 'side', 'model'], 'trigger'),
  'su.endgameImmediate': toggle('E?39'),
  // team
  'su.guestRounding': choice('E?42', ['floor', 'atLeastOne', 'ceil'], 'floor'),
  'su.goonRounding': choice('E?43', ['atLeastOne', 'floor', 'ceil'], 'atLeastOne'),
  'su.levelsBasis': choice('E?44', ['agreed', 'actual'], 'agreed'),
  'su.allowOpposed': toggle('E?45'),
  'su.requireBothKinds': toggle('E?47'),
  'su.leaderMustBeSuper': toggle('E?48'),
  'su.replaceLeader': toggle('E?49'),
  'su.uniqueSupers': toggle('E?50'),
  'su.gimmickClassLocked': toggle('E?52'),
  'su.infiltratorFromClass': toggle('E?3e', true),
  // set-up
  'su.witsTn': count('E?53', 6),
  'su.witsBeforeDeploy': toggle('E?54', true),
  'su.specialtyScenario': toggle('E?57', true),
} as const satisfies OptionRegister;

export type OptionKey = keyof typeof OPTIONS;

/** Every option with a value, as rules receive them. */
export type SuOptions = OptionsOf<typeof OPTIONS>;

export const defaultOptions: SuOptions = getDefaults(OPTIONS);

export const OPTION_KEYS = Object.keys(OPTIONS) as OptionKey[];

export const resolveOptions = (...layers: readonly OptionLayer[]): SuOptions => resolve(OPTIONS, ...layers);
