/** Words of set-up, scenarios, subplots and Plasma X. */
import type { SectionText } from '../types.ts';

const SETUP: SectionText = {
  title: 'Set-up',
  rows: {
    size: {
      name: 'Teams',
      text: 'Agree on Levels: small {small}, medium {medium}, large {large}, Secret Crisis Event {crisis}+. Recruit; name Leaders.',
    },
    terrain: { name: 'Terrain', text: 'Agree, or Terrain Roll: D10 each, the highest sets it up; reroll ties.' },
    'deployment-type': {
      name: 'Deployment Type',
      text: 'The loser of the Terrain Roll picks. Without one, D10: even Zones, odd Markers.',
    },
    scenario: { name: 'Scenario', text: 'Choose or roll; place its Markers.' },
    subplots: { name: 'Subplots', text: 'If wanted: roll; place their Markers.' },
    'plasma-x': {
      name: 'Plasma X',
      text: 'Each player places {dice}D10 - {less} Markers, +{more} for each full {levels} Levels of the game.',
    },
    deploy: {
      name: 'Deploy',
      text: (o) =>
        o['su.witsBeforeDeploy']
          ? 'Roll the Battle of Wits now. In turn, the player with the first Turn first: all but Infiltrators.'
          : 'In turn, the player with the first Turn first: all but Infiltrators.',
    },
    infiltrators: { name: 'Infiltrators', text: 'Deploy them last, in turn.' },
    'battle-of-wits': {
      name: 'Battle of Wits',
      text: 'Leaders roll Mind, TN {witsTn}; most Successes sets the order of players; reroll ties. First Turn.',
    },
    zones: {
      text: '*Zones*: equal areas at opposite edges, fronts {apart}" apart; models wholly inside.',
    },
    markers: {
      text: '*Markers*: one each, random player first: {center}"+ from the center, {edge}"+ from edges, {two}"+ from each other ({more}"+ with more than 2 players). Deploy within {within}".',
    },
  },
};

const OBJECTIVES: SectionText = {
  title: 'Objectives and Victory',
  rows: {
    resolve: { name: 'Resolve', text: 'In BtB, one Manipulate per try; most need a Trait Roll.' },
    claimed: {
      name: 'Claimed',
      text: "Own Character in BtB with it, no enemy in BtB with it or with that Character. Both sides in BtB: Contested. KO'ed models do not count. Power and Quest Markers must be resolved first.",
    },
    quarter: {
      name: 'Table quarter',
      text: 'Claimed: own base wholly inside, no enemy in it, not even partly. Contested: an enemy is wholly inside too. An enemy partly inside: neither.',
    },
    victory: {
      name: 'Victory',
      text: 'After the last Endgame Activation: highest total {win} VP; tied highest {tie} VP each. Subplot VP come on top.',
    },
  },
};

const SCENARIOS: SectionText = {
  title: 'Scenarios (D10)',
  rows: {
    slugfest: {
      name: 'Slugfest',
      text: "*Endgame*: a Team's models that are not KO'ed are below half its starting Levels. *Total*: Levels left; a KO'ed model counts half, rounded up.",
    },
    'danger-zone': {
      name: 'Danger Zone',
      text: '{markers} Power Markers, {apart}"+ from center, each other, edges and Deployment Markers. Moving into BtB, or starting an Activation there: attacked by {dice}D10 against Power alone, Damage and POW Double Stun. Resolve: any Trait, TN {tn}. *Endgame*: all are Claimed. *Total*: Power Markers Claimed.',
    },
    'enemy-territory': {
      name: 'Enemy Territory',
      text: '{markers} Markers per player, {apart}"+ apart: in the own Zone and at most {zone}" from the enemy Zone, or {nearest}-{farthest}" from the own Deployment Marker. *Endgame*: a player Claims both enemy Markers. *Total*: enemy Markers Claimed.',
    },
    'hold-ground': {
      name: 'Hold Ground',
      text: '*Endgame*: a player Claims {quarters} or more table quarters. *Total*: quarters Claimed.',
    },
    'super-quest': {
      name: 'Super Quest',
      text: '{markers} Quest Markers, {apart}"+ from center, each other, edges and Deployment Markers; roll the kind of each. *Endgame*: all are Claimed. *Total*: Quest Markers Claimed.',
    },
  },
};

const QUESTS: SectionText = {
  title: 'Quest Markers and the Prize (D10)',
  heads: ['D10', 'Kind', 'Trait', 'Quest', 'Prize'],
  names: 1,
  rows: {
    any: { cells: ['1-2', 'High Value', '-', 'no roll', 'choose'] },
    athletics: { cells: ['3-4', 'Athletics', '{aim}', 'TN {quest}', 'TN {prize}'] },
    knowledge: { cells: ['5-6', 'Knowledge', 'Mind', 'TN {quest}', 'TN {prize}'] },
    might: { cells: ['7-8', 'Might', 'Fight', 'TN {quest}', 'TN {prize}'] },
    mystic: { cells: ['9-10', 'Mystic', 'Magic', 'TN {quest}', 'TN {prize}'] },
    specialty: {
      text: (o) =>
        o['su.specialtyScenario']
          ? 'A Character with that Specialty may reroll. *Placing* Power and Quest Markers: highest D10 first, then in turn.'
          : 'In Subplots a Character with that Specialty may reroll. *Placing* Power and Quest Markers: highest D10 first, then in turn.',
    },
  },
};

const SUBPLOTS: SectionText = {
  title: 'Subplots (optional, D10)',
  rows: {
    score: {
      text: 'Each player rolls once. *{vp} VP* as soon as resolved; then the Marker goes. First Blood or Take Their Leader rolled twice scores twice.',
    },
    'first-blood': { name: 'First Blood!', text: 'The first Super is Incapacitated: the other Team scores.' },
    prize: {
      name: 'Prize!',
      text: 'Place a McGuffin, Size {size}, immune to Damage and Effects; roll its kind. Manipulate, TN {tn}: Successes are Study Points, shared by all Teams. The Team that brings them to {points}+ scores.',
    },
    vip: {
      name: 'V.I.P!',
      text: 'Place a model, Size {size}, {zones}"+ from Zones or {markers}"+ from Deployment Markers, if possible; only Knockback affects it. Manipulate, Mind, TN {tn}: Conviction Points, for each Team its own. {points}+ score.',
    },
    'take-their-leader': {
      name: 'Take Their Leader!',
      text: 'The first Leader is Incapacitated: the other Team scores.',
    },
    choice: { name: 'Choice', text: 'The roller chooses. If both roll this, reroll.' },
  },
};

const PLASMA: SectionText = {
  title: 'Plasma X (D10)',
  rows: {
    trigger: {
      text: 'Size {size}; nothing affects it. A Super (not a Henchman, NPC or Summoned model) that moves or is moved into BtB rolls at once; then the Marker goes.',
    },
    power: { name: 'Power', text: '+{power} for the rest of the game.' },
    heal: { name: 'Heal', text: 'Regain {pp} PP and {hp} HP, up to the maximum.' },
    move: { name: 'Move', text: '+{move} for the rest of the game.' },
    success: {
      name: 'Success',
      text: (o) =>
        o['su.plasmaOnMiss']
          ? '+{successes} on all its Attacks for the rest of the game.'
          : '+{successes} on its Successful Attacks for the rest of the game.',
    },
    choice: { name: 'Choice', text: 'Pick one of the rows above.' },
  },
};

export const PLAY_TEXT = {
  setup: SETUP,
  objectives: OBJECTIVES,
  scenarios: SCENARIOS,
  quests: QUESTS,
  subplots: SUBPLOTS,
  plasma: PLASMA,
} satisfies Record<string, SectionText>;
