/** Words of the quick reference, first page. `{name}` stands for a number of the row or a label of the table's own. */
import type { SuOptions } from './options.ts';
import type { SectionWords } from './reference/types.ts';

const POW_DIE = {
  chain: ' and adds one more die, which can be a POW again',
  once: ' and adds one more die, which adds no further one',
  off: '',
} as const;

const REACTIONS_PER = { trigger: '', side: ' a side', model: ' a Character' } as const;

const koNumber = (o: SuOptions) =>
  o['su.koTn'] === 'auto' ? 'TN {tn}, or {poisoned} with Poison' : `TN ${o['su.koTn']}`;

const DICE: SectionWords = {
  title: 'Dice and Successes',
  rows: {
    'trait-roll': {
      name: 'Trait Roll',
      text: 'As many D10 as the Trait has dice. A bonus or penalty changes *each die*.',
    },
    'combat-roll': {
      name: 'Combat Roll',
      text: "For Attacks. Number to reach: the target's *Power + Resistance*, whatever Power Points it has left. Buildings and Summoned models: Resistance alone.",
    },
    'action-roll': {
      name: 'Action Roll',
      text: 'For all other Trait Rolls. Number to reach: the *Target Number* (TN).',
    },
    success: {
      name: 'Success',
      text: (o) =>
        o['su.successExceeds']
          ? 'Each die above the number; equal is not enough. One Success makes the roll Successful.'
          : 'Each die that equals or beats the number. One Success makes the roll Successful.',
    },
    pow: {
      name: 'Natural {pow}',
      text: (o) => `A *POW*: always a Success${POW_DIE[o['su.powExtraDie']]}.`,
    },
    'natural-one': { name: 'Natural {fail}', text: 'Always fails, whatever the bonuses.' },
    xd10: {
      name: 'XD10 rolls',
      text: (o) =>
        o['su.powOnNonTrait']
          ? 'Falls, Slams, Power Markers: no Trait Rolls, so no extra die, but {pow} and {fail} count as above. *D5* = half a D10, rounded up.'
          : 'Falls, Slams, Power Markers: no Trait Rolls, so no extra die, and {pow} and {fail} are plain numbers. *D5* = half a D10, rounded up.',
    },
    reroll: { name: 'Reroll', text: 'Any or all of the dice named. Each source works once a roll.' },
  },
};

const TURN: SectionWords = {
  title: 'Turn Sequence',
  rows: {
    'check-endgame': {
      name: 'Check Endgame',
      text: (o) =>
        o['su.endgameImmediate']
          ? 'Endgame begins the moment its condition is met. Each Super then has one more Turn; whoever passes has no more Activations; Henchmen cannot be chosen.'
          : 'Condition met? Then each Super has one more Turn; whoever passes has no more Activations; Henchmen cannot be chosen.',
    },
    'choose-character': {
      name: 'Choose Character',
      text: (o) =>
        o['su.noRepeatActivation']
          ? "One of yours is the Active Model, even a KO'ed one, but not the same as in your last Turn."
          : "One of yours is the Active Model, even a KO'ed one.",
    },
    refresh: {
      name: 'Refresh',
      text: '*All* your Characters regain {pp} Power Point (PP), up to their current Power.',
    },
    upkeep: {
      name: 'Upkeep',
      text: 'Pay for every maintained Ability of your side. Effects marked Upkeep lose {off} point.',
    },
    recovery: {
      name: 'Recovery',
      text: (o) =>
        o['su.autoReduceTiming'] === 'beforeRolls'
          ? 'Active Model only: each Effect marked Recovery loses {off} point, then make its Recovery Rolls.'
          : 'Active Model only: make its Recovery Rolls, then each Effect marked Recovery loses {off} point.',
    },
    activation: {
      name: 'Activation',
      text: "Spend PP on Actions: each at most {same} times, at most {moves} Movement Actions in all. Skip it if still KO'ed.",
    },
    'turn-end': { name: 'Turn End', text: 'Hold the Initiative, once a Turn; else play passes on.' },
  },
};

const RECOVERY: SectionWords = {
  title: 'Recovery, KO and HP',
  rows: {
    target: {
      name: 'Recovery Roll',
      text: "TN {tn}; +{redZone} in the Red Zone; +{poison} with Poison. Own order of rolls. Power Up may help each, unless KO'ed.",
    },
    rolls: {
      name: 'One roll each for',
      text: (o) =>
        o['su.recoverAnyEffect']
          ? "lost HP ({hp} a Success); every Effect ({points} point a Success); being KO'ed (any Success ends it)."
          : "lost HP ({hp} a Success); each Effect marked Recovery ({points} point a Success); being KO'ed (any Success ends it).",
    },
    'red-zone': {
      name: 'Red Zone',
      text: (o) =>
        `Mark white HP boxes first. ${
          o['su.redZoneStartsWhenWhiteGone']
            ? 'With the last white box marked the Character is in the Red Zone.'
            : 'From the first red box marked the Character is in the Red Zone.'
        } Damage that takes it there, or hits it there: Recovery Roll at once (${koNumber(o)}); no Success, and it is KO'ed.`,
    },
    koed: {
      name: "KO'ed",
      text: "No Actions, no Reactions; its Stun ends. HP regained do not end KO'ed, only its own roll does.",
    },
    incapacitated: { name: 'Incapacitated', text: 'All HP lost: out of play at once.' },
  },
};

const ACTIONS: SectionWords = {
  title: 'Actions and Reactions',
  groups: {
    movement: 'Movement Actions',
    action: 'Other Actions',
    reaction: 'Reactions',
  },
  rows: {
    cost: {
      text: (o) =>
        `*Each costs {pp} PP*, paid when declared. In one Activation: the same Action at most {same} times, Movement Actions at most {moves} together. Reactions: one for each trigger${REACTIONS_PER[o['su.reactionPer']]}; every target of an Attack is a trigger of its own.`,
    },
    charge: {
      name: 'Charge',
      text: (o) =>
        `Straight Move to a point in LOS from the start, then a Close Attack for {pp} PP at +{bonus}. Not with an enemy within {enemy}".${
          o['su.chargeAttackCounts'] ? ' It counts as one of the two Attacks.' : ''
        }`,
    },
    move: { name: 'Move', text: 'Up to its Move.' },
    run: { name: 'Run', text: 'Up to {times} × Move in one straight line. Not while in BtB with an enemy.' },
    attack: { name: 'Attack', text: 'One Attack with one of its profiles on a target in range.' },
    'called-shot': {
      name: '{calledShot}',
      text: 'Its next Attack this Turn has +{bonus}, or +{larger} on a larger target. Goes with Charge.',
    },
    manipulate: { name: 'Manipulate', text: 'Try an Objective in BtB. Also reloads some Gear.' },
    recover: {
      name: 'Recover',
      text: (o) =>
        o['su.recoverHp']
          ? 'One Recovery Roll for an Effect of its own or for lost HP.'
          : 'One Recovery Roll for an Effect of its own.',
    },
    'use-ability': { name: 'Use Ability', text: 'Use one Ability that asks for this Action.' },
    block: { name: 'Block', text: 'When targeted by an Attack: -{bonus} on that Combat Roll.' },
    'fallen-ally': {
      name: 'Fallen Ally',
      text: 'A friend within {near}" is KO\'ed or Incapacitated: a Hero moves straight toward it, a Villain straight away, by the full Move, stopping only short of a Fall or Dangerous Terrain. Anti-Hero: either, but within {antiHero}".',
    },
    'hold-the-initiative': {
      name: 'Hold the Initiative',
      text: (o) =>
        `At Turn End: ${
          o['su.holdSameModel'] ? 'any of your Characters' : 'another of your Characters'
        } goes straight to Activation, without Refresh, Upkeep and Recovery. Once a Turn.${
          o['su.holdAfterKo'] ? '' : " Not if the Active Model stayed KO'ed."
        }`,
    },
    'power-up': { name: 'Power Up', text: 'Supers only, before a Trait Roll: +{dice}D10. Once a roll.' },
    reaction: { name: 'Other Reaction', text: 'When and how its Ability says.' },
    states: {
      text: "*Stunned*: only Attack and Move. *Paralyzed*: only Mind or Magic Attacks. *KO'ed*: nothing. None of the three may react.",
    },
  },
};

const ATTACKS: SectionWords = {
  title: 'Attacks',
  groups: { types: 'Attack Types (all need LOS)', common: 'For every Character' },
  rows: {
    sequence: {
      name: 'Sequence',
      text: '*1* Declare profile and target, check range and LOS. *2* Reactions. *3* Combat Roll. *4* Apply *all* Effects, in the order the attacker likes.',
    },
    profile: {
      name: 'Profile',
      text: '*Trait* vs Resistance / *Type* and inches / *Effects*. Without "vs" the Resistance is that of the Trait. +XD10 adds dice, +N adds to each die.',
    },
    close: {
      name: 'Close',
      text: 'A target in base to base (BtB), or within Reach. Also across up to {cover}" of Cover, with LOS to any part of it.',
    },
    projectile: {
      name: 'Projectile X',
      text: 'A target within X". Not with an enemy within {enemy}" of the attacker.',
    },
    beam: { name: 'Beam X', text: 'Area X" long, as wide as the attacker\'s base. LOS to one target will do.' },
    pulse: { name: 'Pulse X', text: 'Area X" around the attacker. LOS to one target will do.' },
    spray: { name: 'Spray X', text: 'The rules give it no shape: agree on one before the game.' },
    areas: {
      name: 'Areas',
      text: 'Reach every model wholly or partly under them, as high as the attacker. Each target is an Attack of its own for Reactions.',
    },
    bash: { name: 'Bash', text: '*Fight / Close / Damage*. Everybody has it.' },
    throw: {
      name: 'Throw',
      text: '*Fight vs {aim} / Projectile (dice + {extra}) / Damage and Knockback*, with Super Strength. Psychokinesis: Mind, Telekinesis: {aim}, Thaumatokinesis: Magic, all vs {aim}. Needs an Object in BtB, or touched in its own Move this Activation.',
    },
    'smash-it-up': {
      name: 'Smash it Up',
      text: (o) =>
        `Adds the Object's Rank: Bash with Rank {anyRank}; with ${
          o['su.telekinesisSmash'] ? 'an Ability that allows Throw' : 'Super Strength, Psychokinesis or Thaumatokinesis'
        }, Bash or Throw up to Rank {rank}. Object needed as for Throw, one for each Attack; it then takes ${
          o['su.objectTakesAttackDamage'] ? 'the Damage of the Attack' : '{damage} Damage'
        } and, if it survives, is put in BtB with the target or as near as possible.`,
    },
  },
};

const BONUSES: SectionWords = {
  title: 'Combat Bonuses',
  rows: {
    'each-die': {
      text: (o) =>
        o['su.bonusVsObjects']
          ? 'On each die of a Combat Roll; never against Buildings.'
          : 'On each die of a Combat Roll against a Character; never against Buildings or Objects.',
    },
    block: { name: 'Block', text: 'The target uses Block.' },
    blinded: { name: 'Blinded', text: 'The target is Blinded / the attacker is.' },
    'called-shot': { name: '{calledShot}', text: 'Target not larger / larger than the attacker.' },
    charge: { name: 'Charge', text: 'Attack of a Charge; +{jump} more with Jump.' },
    cover: { name: 'Cover', text: 'Target behind terrain in between. Characters give none.' },
    'high-ground': {
      name: 'High Ground',
      text: "Attacker's base {above}\" or more above the target's / the other way round.",
    },
    'koed-target': { name: "KO'ed target", text: 'For every attacker.' },
    'stunned-target': { name: 'Stunned target', text: 'For every attacker.' },
    outnumber: { name: 'Outnumber', text: 'More friends in LOS of the attacker than of the target / fewer.' },
    'shoot-into-melee': { name: 'Shoot into Melee', text: "Projectile at a model in BtB with the attacker's friend." },
    'size-matters': { name: 'Size Matters', text: 'The attacker is larger.' },
    'smash-it-up': { name: 'Smash it Up', text: 'Rank of the Object used.' },
    weakness: {
      name: 'Weakness',
      text: (o) =>
        o['su.vulnerabilityGivesBonus']
          ? 'The attacker has a Keyword that the target is weak or vulnerable to. Once.'
          : 'The attacker has a Keyword that the target is weak to. Once.',
    },
    'attack-boost': {
      name: 'Attack Boost',
      text: (o) => (o['su.boostPerPoint'] ? 'For each point the attacker has.' : 'The attacker has any point of it.'),
    },
    weaken: { name: 'Weaken', text: 'For each point on the target / on the attacker.' },
    'stunned-attacker': {
      text: (o) =>
        o['su.stunLosesCover']
          ? 'A *Stunned* Character has no good of any bonus: no plus as attacker, no minus for its attackers.'
          : 'A *Stunned* attacker has no good of any bonus.',
    },
  },
};

const CARD: SectionWords = {
  title: 'On the Card',
  rows: {
    power: { name: 'Power', text: 'Also the most Power Points (PP) it can hold; it starts with all.' },
    traits: { name: 'Fight 5 R2', text: '5 dice; Resistance 2 is added to Power against attacks on Fight.' },
    weakness: {
      name: 'Weakness',
      text: 'Gives a bonus to an attacker with that Keyword. *Vulnerability*: when triggered, 1D5 Stun and 1D5 Weaken; to Plasma X, when it is resolved within {plasma}".',
    },
    immune: { name: 'Immune/X', text: 'Nothing of X touches it; the same harm from elsewhere does.' },
  },
};

export const FIGHT_WORDS = {
  dice: DICE,
  turn: TURN,
  recovery: RECOVERY,
  actions: ACTIONS,
  attacks: ATTACKS,
  bonuses: BONUSES,
  card: CARD,
} satisfies Record<string, SectionWords>;
