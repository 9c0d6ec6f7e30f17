/** Words of the quick reference, first page. `{name}` stands for a number of the row or a label of the table's own. */
import type { SuOptions } from '../../options.ts';
import type { SectionText } from '../types.ts';

const POW_DIE = {
  chain: ' and one more die, which may be a POW again',
  once: ' and one more die, which adds no other',
  off: '',
} as const;

const REACTIONS_PER = { trigger: '', side: ' and side', model: ' and Character' } as const;

const koNumber = (o: SuOptions) =>
  o['su.koTn'] === 'auto' ? 'TN {tn}, or {poisoned} with Poison' : `TN ${o['su.koTn']}`;

const DICE: SectionText = {
  title: 'Dice and Successes',
  rows: {
    'trait-roll': {
      name: 'Trait Roll',
      text: 'Roll as many D10 as the Trait has dice. Bonuses and penalties change *each die*.',
    },
    'combat-roll': {
      name: 'Combat Roll',
      text: "For Attacks, against the target's *Power + Resistance*, however many PP it has left. Buildings and Summoned models: Resistance alone.",
    },
    'action-roll': { name: 'Action Roll', text: 'For everything else, against a *Target Number* (TN).' },
    success: {
      name: 'Success',
      text: (o) =>
        o['su.successExceeds']
          ? 'Each die above the number; equal is not enough. One Success is enough.'
          : 'Each die equal to or above the number. One Success is enough.',
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
    reroll: { name: 'Reroll', text: 'Any or all of the dice named. Each source works once per roll.' },
  },
};

const TURN: SectionText = {
  title: 'Turn Sequence',
  rows: {
    'check-endgame': {
      name: 'Check Endgame',
      text: (o) =>
        `${
          o['su.endgameImmediate'] ? 'It starts as soon as its condition is met.' : 'Condition met?'
        } Each Super then has one more Turn. A player who passes has no more Activations. Henchmen cannot be chosen.`,
    },
    'choose-character': {
      name: 'Choose Character',
      text: (o) =>
        `One of yours is the Active Model, even if KO'ed${
          o['su.noRepeatActivation'] ? ', but not the one of your last Turn' : ''
        }.`,
    },
    refresh: {
      name: 'Refresh',
      text: '*All* your Characters regain {pp} Power Point (PP), never above Power.',
    },
    upkeep: {
      name: 'Upkeep',
      text: "Pay for your side's maintained Abilities. Effects marked U lose {off} point.",
    },
    recovery: {
      name: 'Recovery',
      text: (o) =>
        o['su.autoReduceTiming'] === 'beforeRolls'
          ? 'Active Model only: Effects marked R lose {off} point; then roll.'
          : 'Active Model only: roll; then Effects marked R lose {off} point.',
    },
    activation: {
      name: 'Activation',
      text: "Spend PP on Actions, each at most {same} times, and at most {moves} Movement Actions in all. Skip if still KO'ed.",
    },
    'turn-end': { name: 'Turn End', text: 'Hold the Initiative (once per Turn), or play passes on.' },
  },
};

const RECOVERY: SectionText = {
  title: 'Recovery, HP and KO',
  rows: {
    target: {
      name: 'Recovery Roll',
      text: "TN {tn}, +{redZone} in the Red Zone, +{poison} with Poison. The owner sets the order. Power Up may help each roll, unless KO'ed.",
    },
    rolls: {
      name: 'One roll each',
      text: (o) =>
        `Lost HP: {hp} back per Success. Each Effect${
          o['su.recoverAnyEffect'] ? '' : ' marked R'
        }: {points} point off per Success. KO'ed: any Success ends it.`,
    },
    'red-zone': {
      name: 'Red Zone',
      text: (o) =>
        `White HP boxes first. It starts with the ${
          o['su.redZoneStartsWhenWhiteGone'] ? 'last white' : 'first red'
        } box marked. Damage that takes it there or hits it there: Recovery Roll at once (${koNumber(o)}); if it fails, KO'ed.`,
    },
    koed: { name: "KO'ed", text: "No Actions or Reactions; Stun ends. Regained HP do not end KO'ed." },
    incapacitated: { name: 'Incapacitated', text: 'All HP lost: out of play at once.' },
  },
};

const ATTACKS: SectionText = {
  title: 'Attacks',
  rows: {
    sequence: {
      name: 'Sequence',
      text: '*1* Declare profile and target, check range and LOS. *2* Reactions. *3* Combat Roll. *4* *All* Effects, in the order the attacker likes.',
    },
    profile: {
      name: 'Profile',
      text: 'Trait vs Resistance / Type X / Effects. Without "vs": Resistance of the same Trait. +XD10 adds dice, +N adds to each die.',
    },
    close: {
      name: 'Close',
      text: 'Target base to base (BtB) or in Reach; with LOS also {cover}" off across Cover.',
    },
    projectile: {
      name: 'Projectile X',
      text: 'Target in LOS within X". Not with an enemy within {enemy}" of the attacker.',
    },
    beam: { name: 'Beam X', text: 'Area X" long, as wide as the attacker\'s base. LOS to one target is enough.' },
    pulse: { name: 'Pulse X', text: 'Area X" around the attacker. LOS to one target is enough.' },
    spray: { name: 'Spray X', text: 'The rules give it no shape: agree on one before the game.' },
    areas: {
      name: 'Areas',
      text: 'Hit every model wholly or partly under them, as high as the attacker. For Reactions each target is its own Attack.',
    },
  },
};

const COMMON_ATTACKS: SectionText = {
  title: 'Bash, Throw, Smash it Up',
  rows: {
    bash: { name: 'Bash', text: '*Fight / Close / Damage*. Every Character has it.' },
    throw: {
      name: 'Throw',
      text: '*Fight vs {aim} / Projectile (dice + {extra}) / Damage and Knockback* with Super Strength; Mind with Psychokinesis, {aim} with Telekinesis, Magic with Thaumatokinesis. Needs an Object in BtB, or touched in its own Move this Activation.',
    },
    'smash-it-up': {
      name: 'Smash it Up',
      text: (o) =>
        `Adds the Rank of an Object at hand as for Throw: Rank {anyRank} to any Bash; up to Rank {rank} to Bash or Throw with ${
          o['su.telekinesisSmash'] ? 'one of these Abilities' : 'Super Strength, Psychokinesis or Thaumatokinesis'
        }. One Object per Attack; it takes ${
          o['su.objectTakesAttackDamage'] ? 'the Damage of the Attack' : '{damage} Damage'
        } and, if it survives, is put in BtB with the target, or as near as can be.`,
    },
  },
};

const ACTIONS: SectionText = {
  title: 'Actions and Reactions',
  groups: {
    movement: 'Movement Actions',
    action: 'Other Actions',
    reaction: 'Reactions',
  },
  rows: {
    cost: {
      text: (o) =>
        `*{pp} PP each*, paid when declared. In one Activation each Action at most {same} times, and at most {moves} Movement Actions in all. One Reaction per trigger${
          REACTIONS_PER[o['su.reactionPer']]
        }; each target of an Attack is its own trigger. *S*: also while Stunned.`,
    },
    charge: {
      name: 'Charge',
      text: (o) =>
        `Straight Move to a point that was in LOS at its start, then a Close Attack for {pp} PP at +{bonus}. Not with an enemy within {enemy}".${
          o['su.chargeAttackCounts'] ? ' Counts as one of the two Attacks.' : ''
        }`,
    },
    move: { name: 'Move', text: 'Up to its Move.' },
    run: { name: 'Run', text: 'Up to {times} × Move, in one straight line. Not in BtB with an enemy.' },
    attack: { name: 'Attack', text: 'One Attack with one profile on a target in range.' },
    'called-shot': {
      name: '{calledShot}',
      text: 'Its next Attack this Turn: +{bonus}, or +{larger} on a larger target. Works with Charge.',
    },
    manipulate: { name: 'Manipulate', text: 'Try to resolve an Objective in BtB, or reload some Gear.' },
    recover: {
      name: 'Recover',
      text: (o) =>
        o['su.recoverHp']
          ? 'One Recovery Roll for one of its Effects or for lost HP.'
          : 'One Recovery Roll for one of its Effects.',
    },
    'use-ability': { name: 'Use Ability', text: 'One Ability that needs this Action.' },
    block: { name: 'Block', text: 'When targeted by an Attack: -{bonus} to that Combat Roll.' },
    'fallen-ally': {
      name: 'Fallen Ally',
      text: 'A friend within {near}" is KO\'ed or Incapacitated: one full Move straight toward it (Hero) or straight away (Villain), stopping only to avoid a Fall or Dangerous Terrain. Anti-Hero: either, but within {antiHero}".',
    },
    'hold-the-initiative': {
      name: 'Hold the Initiative',
      text: (o) =>
        `At Turn End ${
          o['su.holdSameModel'] ? 'any one' : 'another'
        } of your Characters goes straight to Activation. Once per Turn.${
          o['su.holdAfterKo'] ? '' : " Not if the Active Model stayed KO'ed."
        }`,
    },
    'power-up': { name: 'Power Up', text: 'Supers only, before a Trait Roll: +{dice}D10. Once per roll.' },
    reaction: { name: 'Other Reaction', text: 'As its Ability says.' },
    states: {
      text: "*Stunned*: only Attack and Move. *Paralyzed*: only Mind or Magic Attacks. *KO'ed*: nothing. No Reactions in any of these.",
    },
  },
};

const BONUSES: SectionText = {
  title: 'Combat Bonuses',
  rows: {
    'each-die': {
      text: (o) =>
        o['su.bonusVsObjects']
          ? 'Change each die of a Combat Roll; never against Buildings.'
          : 'Change each die of a Combat Roll against a Character, not against Buildings or Objects.',
    },
    block: { name: 'Block', text: 'The target uses Block.' },
    blinded: { name: 'Blinded', text: 'Target is Blinded / attacker is Blinded.' },
    'called-shot': { name: '{calledShot}', text: 'Any target / a target larger than the attacker.' },
    charge: { name: 'Charge', text: 'Attack of a Charge; +{jump} more with Jump.' },
    cover: { name: 'Cover', text: 'Target behind terrain; Characters are no Cover.' },
    'high-ground': { name: 'High Ground', text: "Attacker's base {above}\"+ above target's / the reverse." },
    'koed-target': { name: "KO'ed target", text: 'For every attacker.' },
    'stunned-target': { name: 'Stunned target', text: 'For every attacker.' },
    outnumber: { name: 'Outnumber', text: 'Attacker has more friends in its LOS than the target / fewer.' },
    'shoot-into-melee': { name: 'Shoot into Melee', text: "Projectile at a model in BtB with the attacker's friend." },
    'size-matters': { name: 'Size Matters', text: 'The attacker is larger.' },
    'smash-it-up': { name: 'Smash it Up', text: 'Rank of the Object used.' },
    weakness: {
      name: 'Weakness',
      text: (o) =>
        o['su.vulnerabilityGivesBonus']
          ? "Attacker has a Keyword of the target's Weakness or Vulnerability."
          : "Attacker has a Keyword of the target's Weakness.",
    },
    'attack-boost': {
      name: 'Attack Boost',
      text: (o) => (o['su.boostPerPoint'] ? 'For each point on the attacker.' : 'The attacker has any point of it.'),
    },
    weaken: { name: 'Weaken', text: 'For each point on the target / on the attacker.' },
    'stunned-attacker': {
      text: (o) =>
        o['su.stunLosesCover']
          ? '*Stunned* Characters gain by no Combat Bonus, neither as attacker nor as target.'
          : '*Stunned* Characters gain by no Combat Bonus when they attack.',
    },
  },
};

const CARD: SectionText = {
  title: 'Power, Weakness, Immunity',
  rows: {
    power: { name: 'Power', text: 'Also the number of PP it starts with and can hold.' },
    weakness: {
      name: 'Weakness',
      text: 'An attacker with that Keyword has a bonus. *Vulnerability*: when triggered, 1D5 Stun and 1D5 Weaken; Plasma X: when it is resolved within {plasma}".',
    },
    immune: { name: 'Immune/X', text: 'Nothing of X affects it; the same harm from elsewhere does.' },
  },
};

const ICONS: SectionText = {
  title: 'Icons of Traits on cards',
  heads: ['Trait', 'Icon'],
  rows: {
    fight: { cells: ['Fight', '{icon}'] },
    aim: { cells: ['{aim}', '{icon}'] },
    mind: { cells: ['Mind', '{icon}'] },
    magic: { cells: ['Magic', '{icon}'] },
  },
};

export const FIGHT_TEXT = {
  icons: ICONS,
  dice: DICE,
  turn: TURN,
  recovery: RECOVERY,
  actions: ACTIONS,
  attacks: ATTACKS,
  commonAttacks: COMMON_ATTACKS,
  bonuses: BONUSES,
  card: CARD,
} satisfies Record<string, SectionText>;
