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
      text: 'As many D10 as the Trait has dice. Bonuses and penalties change *each die*.',
    },
    'combat-roll': {
      name: 'Combat Roll',
      text: "For Attacks. Reach the target's *Power + Resistance*, whatever PP it has left; of Buildings and Summoned models the Resistance alone.",
    },
    'action-roll': { name: 'Action Roll', text: 'For the rest. Reach the *Target Number* (TN).' },
    success: {
      name: 'Success',
      text: (o) =>
        o['su.successExceeds']
          ? 'Each die above the number (equal is not enough). One is enough.'
          : 'Each die equal to or above the number. One is enough.',
    },
    pow: {
      name: 'Natural {pow}, {fail}',
      text: (o) => `{pow} is a *POW*: a Success${POW_DIE[o['su.powExtraDie']]}. {fail} always fails.`,
    },
    xd10: {
      name: 'XD10, D5',
      text: (o) =>
        `Falls, Slams and Power Markers are no Trait Rolls: no extra die; {pow} and {fail} ${
          o['su.powOnNonTrait'] ? 'count as above' : 'are plain numbers'
        }. D5: half a D10, rounded up.`,
    },
    reroll: { name: 'Reroll', text: 'Any or all of the dice named; each source once a roll.' },
  },
};

const TURN: SectionWords = {
  title: 'Turn Sequence',
  rows: {
    'check-endgame': {
      name: 'Check Endgame',
      text: (o) =>
        `${
          o['su.endgameImmediate'] ? 'It begins as soon as its condition is met.' : 'Has its condition been met?'
        } Then each Super has one more Turn. Who passes has no more Activations. No Henchman may be chosen.`,
    },
    'choose-character': {
      name: 'Choose Character',
      text: (o) =>
        `The Active Model: one of yours, even if KO'ed${
          o['su.noRepeatActivation'] ? ', but not the one of your last Turn' : ''
        }.`,
    },
    refresh: { name: 'Refresh', text: '*All* your Characters regain {pp} Power Point (PP), up to current Power.' },
    upkeep: { name: 'Upkeep', text: 'Pay for the maintained Abilities of your side. Effects marked U lose {off}.' },
    recovery: {
      name: 'Recovery',
      text: (o) =>
        o['su.autoReduceTiming'] === 'beforeRolls'
          ? 'Active Model only: its Effects marked R lose {off} each, then it rolls.'
          : 'Active Model only: it rolls, then its Effects marked R lose {off} each.',
    },
    activation: {
      name: 'Activation',
      text: "Spend PP on Actions: the same at most {same} times, Movement at most {moves} in all. Skipped while KO'ed.",
    },
    'turn-end': { name: 'Turn End', text: 'Hold the Initiative, once a Turn, or play passes on.' },
  },
};

const RECOVERY: SectionWords = {
  title: 'Recovery, HP and KO',
  rows: {
    target: {
      name: 'Recovery Roll',
      text: "TN {tn}, +{redZone} in the Red Zone, +{poison} with Poison. Owner sets the order. Power Up may help each, unless KO'ed.",
    },
    rolls: {
      name: 'One roll each',
      text: (o) =>
        `Lost HP: {hp} back a Success. Each Effect${
          o['su.recoverAnyEffect'] ? '' : ' marked R'
        }: {points} point less a Success. KO'ed: ends with any Success.`,
    },
    'red-zone': {
      name: 'Red Zone',
      text: (o) =>
        `White HP boxes are marked first. ${
          o['su.redZoneStartsWhenWhiteGone']
            ? 'It begins with the last white box.'
            : 'It begins with the first red box.'
        } Damage into it or in it: Recovery Roll at once (${koNumber(o)}); without a Success KO'ed.`,
    },
    koed: {
      name: "KO'ed",
      text: "No Actions or Reactions; Stun ends. HP regained do not end KO'ed.",
    },
    incapacitated: { name: 'Incapacitated', text: 'All HP lost: out of play at once.' },
  },
};

const ATTACKS: SectionWords = {
  title: 'Attacks',
  rows: {
    sequence: {
      name: 'Sequence',
      text: '*1* Declare profile and target; check range and LOS. *2* Reactions. *3* Combat Roll. *4* Apply *all* Effects; the attacker sets the order.',
    },
    profile: {
      name: 'Profile',
      text: 'Trait vs Resistance / Type X / Effects. Without "vs": Resistance of that Trait. +XD10 is more dice, +N is on each die.',
    },
    close: {
      name: 'Close',
      text: 'Target in base to base (BtB) or Reach; also across Cover up to {cover}", with LOS to any part of it.',
    },
    projectile: {
      name: 'Projectile X',
      text: 'Target within X", in LOS. Not with an enemy within {enemy}" of the attacker.',
    },
    beam: { name: 'Beam X', text: 'Area X" long, as wide as the attacker\'s base. LOS to one target.' },
    pulse: { name: 'Pulse X', text: 'Area X" all round the attacker. LOS to one target.' },
    spray: { name: 'Spray X', text: 'The rules give it no shape: agree on one before the game.' },
    areas: {
      name: 'Areas',
      text: 'Hit every model wholly or partly under them, as high as the attacker. For Reactions each target is its own Attack.',
    },
  },
};

const COMMON_ATTACKS: SectionWords = {
  title: 'Bash, Throw, Smash it Up',
  rows: {
    bash: { name: 'Bash', text: '*Fight / Close / Damage*. Every Character has it.' },
    throw: {
      name: 'Throw',
      text: '*Fight vs {aim} / Projectile dice + {extra} / Damage and Knockback* with Super Strength; Mind with Psychokinesis, {aim} with Telekinesis, Magic with Thaumatokinesis. Object in BtB, or touched in its own Move this Activation.',
    },
    'smash-it-up': {
      name: 'Smash it Up',
      text: (o) =>
        `Bonus of the Object's Rank: {anyRank} on any Bash; up to {rank} on Bash or Throw with ${
          o['su.telekinesisSmash'] ? 'an Ability for Throw' : 'Super Strength, Psychokinesis or Thaumatokinesis'
        }. One Object an Attack, at hand as for Throw; it takes ${
          o['su.objectTakesAttackDamage'] ? 'the Damage of the Attack' : '{damage} Damage'
        } and, if it survives, goes next to the target.`,
    },
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
        `*{pp} PP each*, paid when declared. An Activation has the same Action at most {same} times, and at most {moves} Movement Actions in all. One Reaction a trigger${
          REACTIONS_PER[o['su.reactionPer']]
        }; each target of an Attack is its own trigger. *S*: also while Stunned.`,
    },
    charge: {
      name: 'Charge',
      text: (o) =>
        `Straight Move to a point in LOS at its start, then a Close Attack for {pp} PP at +{bonus}. Not with an enemy within {enemy}".${
          o['su.chargeAttackCounts'] ? ' Counts as one of the two Attacks.' : ''
        }`,
    },
    move: { name: 'Move', text: 'Up to its Move.' },
    run: { name: 'Run', text: 'Up to {times} × Move, in a straight line. Not in BtB with an enemy.' },
    attack: { name: 'Attack', text: 'One Attack, one of its profiles, a target in range.' },
    'called-shot': {
      name: '{calledShot}',
      text: 'Next Attack this Turn: +{bonus}, or +{larger} on a larger target. Goes with Charge.',
    },
    manipulate: { name: 'Manipulate', text: 'Try an Objective in BtB; reload some Gear.' },
    recover: {
      name: 'Recover',
      text: (o) =>
        o['su.recoverHp']
          ? 'One Recovery Roll for one of its Effects or for lost HP.'
          : 'One Recovery Roll for one of its Effects.',
    },
    'use-ability': { name: 'Use Ability', text: 'One Ability that asks for this Action.' },
    block: { name: 'Block', text: 'When an Attack targets it: -{bonus} on that Combat Roll.' },
    'fallen-ally': {
      name: 'Fallen Ally',
      text: 'A friend within {near}" is KO\'ed or Incapacitated: one full Move straight toward it (Hero) or away (Villain), stopping only to avoid a Fall or Dangerous Terrain. Anti-Hero: either, within {antiHero}".',
    },
    'hold-the-initiative': {
      name: 'Hold the Initiative',
      text: (o) =>
        `At Turn End ${
          o['su.holdSameModel'] ? 'one' : 'another'
        } of your Characters goes straight to Activation. Once a Turn.${
          o['su.holdAfterKo'] ? '' : " Not if the Active Model stayed KO'ed."
        }`,
    },
    'power-up': { name: 'Power Up', text: 'Supers only. Before a Trait Roll: +{dice}D10, once a roll.' },
    reaction: { name: 'Other Reaction', text: 'As its Ability says.' },
    states: {
      text: "*Stunned*: only Attack and Move. *Paralyzed*: only Mind or Magic Attacks. *KO'ed*: nothing. No Reactions in any of the three.",
    },
  },
};

const BONUSES: SectionWords = {
  title: 'Combat Bonuses',
  rows: {
    'each-die': {
      text: (o) =>
        o['su.bonusVsObjects']
          ? 'For each die of a Combat Roll; never against Buildings.'
          : 'For each die of a Combat Roll on a Character; not on Buildings or Objects.',
    },
    block: { name: 'Block', text: 'Target uses Block.' },
    blinded: { name: 'Blinded', text: 'Target is Blinded / attacker is.' },
    'called-shot': { name: '{calledShot}', text: 'Any target / target larger than the attacker.' },
    charge: { name: 'Charge', text: 'Attack of a Charge; with Jump +{jump} more.' },
    cover: { name: 'Cover', text: 'Terrain before the target; Characters are no Cover.' },
    'high-ground': { name: 'High Ground', text: 'Base of attacker {above}"+ above / base of target.' },
    'koed-target': { name: "KO'ed target", text: 'For every attacker.' },
    'stunned-target': { name: 'Stunned target', text: 'For every attacker.' },
    outnumber: { name: 'Outnumber', text: 'Attacker has more friends in its LOS than target / fewer.' },
    'shoot-into-melee': { name: 'Shoot into Melee', text: "Projectile, target in BtB with the attacker's friend." },
    'size-matters': { name: 'Size Matters', text: 'Attacker is larger.' },
    'smash-it-up': { name: 'Smash it Up', text: 'Rank of the Object used.' },
    weakness: {
      name: 'Weakness',
      text: (o) =>
        o['su.vulnerabilityGivesBonus']
          ? 'Attacker has a Keyword of a Weakness or Vulnerability.'
          : 'Attacker has a Keyword that the target is weak to.',
    },
    'attack-boost': {
      name: 'Attack Boost',
      text: (o) => (o['su.boostPerPoint'] ? 'Each point on the attacker.' : 'Attacker has any point of it.'),
    },
    weaken: { name: 'Weaken', text: 'Each point on the target / on the attacker.' },
    'stunned-attacker': {
      text: (o) =>
        o['su.stunLosesCover']
          ? '*Stunned*: no plus on its own Attacks, no minus on Attacks against it.'
          : '*Stunned*: no plus on its own Attacks.',
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
  commonAttacks: COMMON_ATTACKS,
  bonuses: BONUSES,
  card: CARD,
} satisfies Record<string, SectionWords>;
