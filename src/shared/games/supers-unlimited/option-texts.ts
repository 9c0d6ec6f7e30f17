/** What each house rule of Supers Unlimited changes, in plain words. */
import type { OptionText } from '../../rules/option-texts.ts';
import type { OptionKey } from './options.ts';

const ROUNDING = {
  floor: 'full steps only',
  atLeastOne: 'full steps, but at least one',
  ceil: 'a part counts as a whole',
};

const TEAM: Partial<Record<OptionKey, OptionText>> = {
  'su.guestRounding': {
    label: 'Guest Stars for a part of 25 Levels',
    changes: 'How many Guest Stars a Faction Team may have when its Levels are no multiple of 25.',
    values: ROUNDING,
  },
  'su.goonRounding': {
    label: 'Supers for a part of 50 Levels',
    changes: 'How many Supers a Goon Squad may have when its Levels are no multiple of 50.',
    values: ROUNDING,
  },
  'su.levelsBasis': {
    label: 'Levels that are counted',
    changes: 'Whether Guest Stars, and Supers of a Goon Squad, are counted by the agreed or by the actual Levels.',
    values: { agreed: 'the agreed Levels', actual: 'the Levels in the team' },
  },
  'su.allowOpposed': {
    label: 'Opposite Alignment',
    changes: 'On: Villains may join a Hero team, and Heroes a Villain team.',
  },
  'su.requireBothKinds': {
    label: 'Both kinds needed',
    changes: 'On: a Combined Team or a Goon Squad needs Supers and Henchmen.',
  },
  'su.leaderMustBeSuper': { label: 'Leader is a Super', changes: 'On: a Henchman never leads.' },
  'su.replaceLeader': { label: 'New Leader', changes: 'On: a Leader who is lost in play is replaced.' },
  'su.uniqueSupers': {
    label: 'Every Super once',
    changes: 'On: the same Super twice in a team is an error, not a warning.',
  },
  'su.gimmickClassLocked': {
    label: 'Gimmicks by Class',
    changes: 'On: a Gimmick of a Class has to be paid for by a Super of that Class.',
  },
  'su.infiltratorFromClass': {
    label: 'Infiltrators by Class',
    changes: 'On: whoever has the Class Infiltrator deploys as one, unless the card says otherwise.',
  },
};

const NAMES: Partial<Record<OptionKey, OptionText>> = {
  'su.aimLabel': { label: 'Name of Aim', changes: 'What the trait Aim is called on cards and sheets.' },
  'su.calledShotLabel': {
    label: 'Name of the Called Shot',
    changes: 'What the action Called Shot is called on the quick reference.',
  },
};

const DICE: Partial<Record<OptionKey, OptionText>> = {
  'su.powExtraDie': {
    label: 'Extra die of a POW',
    changes: 'Whether a natural 10 adds a die, and whether that die may add another.',
    values: { chain: 'adds one, and so on', once: 'adds one, once', off: 'adds none' },
  },
  'su.powOnNonTrait': {
    label: 'Natural 1 and 10 everywhere',
    changes: 'On: they count in rolls that are no Trait Rolls, too.',
  },
  'su.successExceeds': {
    label: 'Beat the target',
    changes: 'On: a die has to be higher than the target; off: equal is enough.',
  },
  'su.redZoneRounding': {
    label: 'Half of an odd number of HP',
    changes: 'Which way the red boxes of a card are rounded.',
    values: { floor: 'rounded down', ceil: 'rounded up' },
  },
  'su.redZoneStartsWhenWhiteGone': {
    label: 'Start of the Red Zone',
    changes: 'On: it begins when the last white box is crossed out; off: with the first red one.',
  },
  'su.koTn': { label: 'Target of the KO Recovery Roll', changes: 'Auto: the rules work it out; else this number.' },
  'su.altBasing': { label: 'Smaller bases', changes: 'On: bases for tables where Size 2 stands on 25 mm.' },
  'su.limits': {
    label: 'Very high numbers',
    changes: 'Whether numbers above what the tool takes for usual are named.',
    values: { warn: 'are named', off: 'are not' },
  },
};

const COMBAT: Partial<Record<OptionKey, OptionText>> = {
  'su.spray': {
    label: 'Spray',
    changes: 'Whether the Attack Type Spray is played.',
    values: { warn: 'with a warning', full: 'as any other', off: 'not at all' },
  },
  'su.blindModifier': { label: 'Blinded', changes: 'The bonus and the penalty of somebody Blinded.' },
  'su.weaknessBonus': { label: 'Weakness', changes: 'The bonus of an attack against a Weakness.' },
  'su.recoverAnyEffect': {
    label: 'Recover from anything',
    changes: 'On: every effect can be rolled away in Recovery.',
  },
  'su.stunLosesCover': { label: 'Stunned in Cover', changes: 'On: a Stunned target loses Cover and other protection.' },
  'su.bonusVsObjects': { label: 'Bonuses against Objects', changes: 'On: Combat Bonuses count against Objects.' },
  'su.objectResistance': {
    label: 'Resistance of Objects',
    changes: 'The number an attack on an Object is up against.',
  },
  'su.objectDestroyStrict': {
    label: 'Objects hold longer',
    changes: 'On: an Object breaks above its Rank; off: at it.',
  },
  'su.qrBuildings': { label: 'Table of buildings', changes: 'On: the quick reference leaves Gargantuan out.' },
  'su.telekinesisSmash': { label: 'Telekinesis smashes', changes: 'On: Telekinesis counts for Smash it Up.' },
  'su.slamDistance': {
    label: 'Distance of a Slam',
    changes: 'Which distance a Slam is rolled for.',
    values: { travelled: 'what was travelled', total: 'the whole', remaining: 'what was left' },
  },
  'su.chargeAttackCounts': {
    label: 'Attack of a Charge',
    changes: 'On: it counts to the two Attacks of a turn.',
  },
  'su.powDoubleReplaces': {
    label: 'POW Double effects',
    changes: 'On: they replace the normal effect; off: they come on top.',
  },
  'su.boostPerPoint': { label: 'Boosts by the point', changes: 'On: each point held adds 1; off: 1 in all.' },
  'su.vulnerabilityGivesBonus': {
    label: 'Vulnerability',
    changes: 'On: it gives the bonus of a Weakness, too.',
  },
  'su.collapseIsFall': {
    label: 'Collapsing buildings',
    changes: 'On: models in one Fall; off: they are Slammed.',
  },
  'su.objectTakesAttackDamage': {
    label: 'Objects as weapons',
    changes: 'On: the Object takes the damage of its attack; off: it takes 1.',
  },
  'su.plasmaOnMiss': { label: 'Plasma X on a miss', changes: 'On: its extra Success comes on a miss, too.' },
};

const TURN: Partial<Record<OptionKey, OptionText>> = {
  'su.noRepeatActivation': {
    label: 'Nobody twice in a row',
    changes: 'On: the same Character may not be chosen every Turn.',
  },
  'su.autoReduceTiming': {
    label: 'When effects go down',
    changes: 'When effects that go down by themselves do so.',
    values: { beforeRolls: 'before Recovery Rolls', afterRolls: 'after Recovery Rolls' },
  },
  'su.recoverHp': { label: 'Recover HP', changes: 'On: the action Recover may bring back HP.' },
  'su.holdSameModel': {
    label: 'Hold with the same Character',
    changes: 'On: the Initiative may be held with the Character who acted last.',
  },
  'su.holdAfterKo': {
    label: 'Hold after a KO',
    changes: "On: the Initiative may be held after a Character stayed KO'ed.",
  },
  'su.reactionPer': {
    label: 'Reactions',
    changes: 'What there may be one Reaction for.',
    values: { trigger: 'each trigger', side: 'each side', model: 'each model' },
  },
  'su.endgameImmediate': { label: 'Endgame', changes: 'On: it begins at once; off: at the next check.' },
};

const SET_UP: Partial<Record<OptionKey, OptionText>> = {
  'su.witsTn': { label: 'Battle of Wits', changes: 'The target of its roll.' },
  'su.witsBeforeDeploy': {
    label: 'Wits before deployment',
    changes: 'On: the Battle of Wits is rolled before anybody is deployed.',
  },
  'su.specialtyScenario': { label: 'Specialties', changes: 'On: they give rerolls in Super Quest, too.' },
};

export const OPTION_TEXTS = [
  { title: 'Team', options: TEAM as Readonly<Record<string, OptionText>> },
  { title: 'Names', options: NAMES as Readonly<Record<string, OptionText>> },
  { title: 'Dice and traits', options: DICE as Readonly<Record<string, OptionText>> },
  { title: 'Combat', options: COMBAT as Readonly<Record<string, OptionText>> },
  { title: 'Turn', options: TURN as Readonly<Record<string, OptionText>> },
  { title: 'Set-up', options: SET_UP as Readonly<Record<string, OptionText>> },
];
