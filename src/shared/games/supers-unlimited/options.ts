/**
 * Defines the house rules of Supers Unlimited (docs/rules.md#r10-options): every option, its possible values, and its default.
 * Each option answers a question that the rulebook leaves open, cited by its number (`E?4`). Terms such as POW, Slam or Gimmick are those
 * of the rulebook. Search for `options['su.…']` to find the checks that read an option.
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
  /** The word for the trait Aim. */
  'su.aimLabel': label('E?1', 'Aim'),
  /** The word for the action Called Shot. */
  'su.calledShotLabel': label('E?2', 'Called Shot'),
  // dice and traits
  /** Whether a natural 10 adds a die, and whether that die may add another. */
  'su.powExtraDie': choice('E?4', ['chain', 'once', 'off'], 'chain'),
  /** A natural 1 or 10 also counts in rolls that are not Trait Rolls. */
  'su.powOnNonTrait': toggle('E?5', true),
  /** A die must beat the target number instead of only reaching it. */
  'su.successExceeds': toggle('E?7'),
  /** How half of an odd number of HP is rounded for the red boxes. */
  'su.redZoneRounding': choice('E?9', ['floor', 'ceil'], 'floor'),
  /** The Red Zone begins with the last white box and not with the first red one. */
  'su.redZoneStartsWhenWhiteGone': toggle('E?10'),
  /** The target number of the KO Recovery Roll. */
  'su.koTn': auto('E?11'),
  /** The base sizes for groups that put Size 2 on 25 mm bases. */
  'su.altBasing': toggle('E?8'),
  /** Whether numbers above the limits of the books are reported. */
  'su.limits': choice('E?13', ['warn', 'off'], 'warn'),
  // combat
  /** Whether the Attack Type Spray is allowed, with or without a warning. */
  'su.spray': choice('E?14', ['warn', 'full', 'off'], 'warn'),
  /** The bonus and penalty of Blinded. */
  'su.blindModifier': count('E?15', 1),
  /** The bonus against a Weakness. */
  'su.weaknessBonus': count('E?16', 3),
  /** Every effect can be rolled away in the Recovery. */
  'su.recoverAnyEffect': toggle('E?18'),
  /** A Stunned target loses Cover and other protection. */
  'su.stunLosesCover': toggle('E?21', true),
  /** Combat Bonuses also count against Objects. */
  'su.bonusVsObjects': toggle('E?22'),
  /** The Resistance of Objects. */
  'su.objectResistance': count('E?23', 5),
  /** An Object breaks above its Rank and not at it. */
  'su.objectDestroyStrict': toggle('E?24'),
  /** Uses the building table without Gargantuan. */
  'su.qrBuildings': toggle('E?25'),
  /** Telekinesis counts for Smash it Up. */
  'su.telekinesisSmash': toggle('E?26', true),
  /** The distance that a Slam is rolled for. */
  'su.slamDistance': choice('E?27', ['travelled', 'total', 'remaining'], 'travelled'),
  /** The attack of a Charge counts as one of the two Attacks. */
  'su.chargeAttackCounts': toggle('E?28'),
  /** A POW Double effect replaces the normal effect. */
  'su.powDoubleReplaces': toggle('E?29'),
  /** A boost adds 1 for each point and not 1 in all. */
  'su.boostPerPoint': toggle('E?30b'),
  /** A Vulnerability also gives the bonus of a Weakness. */
  'su.vulnerabilityGivesBonus': toggle('E?30c'),
  /** Models in a collapsing Building Fall instead of being Slammed. */
  'su.collapseIsFall': toggle('E?62'),
  /** An Object used in an attack takes the damage of the attack and not 1. */
  'su.objectTakesAttackDamage': toggle('E?63'),
  /** The extra Success of Plasma X also counts on a miss. */
  'su.plasmaOnMiss': toggle('E?66'),
  // turn
  /** A side may not choose the same Character twice in a row. */
  'su.noRepeatActivation': toggle('E?31'),
  /** When effects go down by themselves. */
  'su.autoReduceTiming': choice('E?32', ['beforeRolls', 'afterRolls'], 'beforeRolls'),
  /** The action Recover may bring back HP. */
  'su.recoverHp': toggle('E?33'),
  /** A side may Hold the Initiative with the same Character. */
  'su.holdSameModel': toggle('E?34', true),
  /** A side may Hold the Initiative after a Character stayed KO'ed. */
  'su.holdAfterKo': toggle('E?35', true),
  /** What allows one Reaction: each trigger, each side or each model. */
  'su.reactionPer': choice('E?36', ['trigger', 'side', 'model'], 'trigger'),
  /** The Endgame begins at once and not at the next check. */
  'su.endgameImmediate': toggle('E?39'),
  // team
  /** How a part of 25 Levels is rounded for Guest Stars. */
  'su.guestRounding': choice('E?42', ['floor', 'atLeastOne', 'ceil'], 'floor'),
  /** How a part of 50 Levels is rounded for the Supers of a Goon Squad. */
  'su.goonRounding': choice('E?43', ['atLeastOne', 'floor', 'ceil'], 'atLeastOne'),
  /** Whether the two rules above use the agreed or the actual Levels of the team. */
  'su.levelsBasis': choice('E?44', ['agreed', 'actual'], 'agreed'),
  /** An Alignment Team may have members of the opposite Alignment. */
  'su.allowOpposed': toggle('E?45'),
  /** A Combined Team and a Goon Squad need both Supers and Henchmen. */
  'su.requireBothKinds': toggle('E?47'),
  /** A Henchman never leads. */
  'su.leaderMustBeSuper': toggle('E?48'),
  /** A Leader who is lost is replaced. */
  'su.replaceLeader': toggle('E?49'),
  /** A team may not have the same Super twice. */
  'su.uniqueSupers': toggle('E?50'),
  /** A Gimmick of a Class must be paid for by that Class. */
  'su.gimmickClassLocked': toggle('E?52'),
  /** The Class Infiltrator makes a character an infiltrator. */
  'su.infiltratorFromClass': toggle('E?3e', true),
  // set-up
  /** The target number of the Battle of Wits. */
  'su.witsTn': count('E?53', 6),
  /** The Battle of Wits is rolled before deployment. */
  'su.witsBeforeDeploy': toggle('E?54', true),
  /** Specialties also give re-rolls in Super Quest. */
  'su.specialtyScenario': toggle('E?57', true),
} as const satisfies OptionRegister;

export type OptionKey = keyof typeof OPTIONS;

/** Every option with a value, as rules receive them. */
export type SuOptions = OptionsOf<typeof OPTIONS>;

export const defaultOptions: SuOptions = getDefaults(OPTIONS);

export const OPTION_KEYS = Object.keys(OPTIONS) as OptionKey[];

export const resolveOptions = (...layers: readonly OptionLayer[]): SuOptions => resolve(OPTIONS, ...layers);
