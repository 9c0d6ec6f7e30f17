/** Words of movement and of the Battlezone. */
import type { SuOptions } from '../../options.ts';
import type { SectionText } from '../types.ts';

const SLAM_LENGTH = {
  travelled: 'the inches really moved',
  total: 'all inches of the Knockback',
  remaining: 'the inches of Knockback that were left',
} as const;
const collapse = (o: SuOptions) => (o['su.collapseIsFall'] ? 'Fall' : 'Slam');

const MOVEMENT: SectionText = {
  title: 'Movement Types',
  rows: {
    any: {
      text: 'Move 0 or less, or Immobile: no Movement Actions. No way through models, Objects or Buildings. Any part of the Move may go up or down, except with Sprint and Glide.',
    },
    sprint: { name: 'Sprint', text: 'At most {vertical}" up or down. Difficult and Dangerous Terrain apply.' },
    flight: {
      name: 'Flight',
      text: 'Immune/Fall. Always High Ground. {token}" of Move for each Altitude Token gained or lost, or discard tokens for +{dive}" of Move each. With a token ignores Difficult and Dangerous Terrain; Impassable too if the move carries it over or a height was agreed. May Climb High.',
    },
    glide: {
      name: 'Glide',
      text: 'Immune/Fall. Always High Ground. {token}" of Move for each Altitude Token gained or lost. Ignores terrain as Flight does. Not in Buildings.',
    },
    jump: {
      name: 'Jump',
      text: 'Immune/Fall. Ignores Difficult and Dangerous Terrain if the move carries it through. +{charge} more on a Charge. Not in Buildings.',
    },
    'line-swing': {
      name: 'Line-swing',
      text: 'Immune/Fall. Ignores Difficult and Dangerous Terrain if the move carries it over. After a swing this Activation its targets gain by no Combat Bonuses against its Attacks. Not in Buildings.',
    },
    teleport: {
      name: 'Teleport',
      text: 'Passes models and any terrain, even Impassable, if the move is long enough. Reaction: a Fall or Slam is shorter by its basic Move.',
    },
    'wall-crawl': {
      name: 'Wall-crawl',
      text: 'Immune/Fall. May end on a vertical surface. High Ground in BtB with a Building, and so always inside an Enclosed one.',
    },
    'winged-flight': {
      name: 'Winged Flight',
      text: 'As Flight, but no Movement Actions while Entangled. Without tokens neither in Buildings nor with an enemy in BtB; never in Enclosed Buildings.',
    },
    stunned: { name: 'Stunned', text: 'Sprint only, without the benefits of its own type.' },
  },
};

const ALTITUDE: SectionText = {
  title: 'Altitude',
  rows: {
    tokens: { name: 'Tokens', text: 'At most as many as its basic Move. Each is relative height above the table.' },
    'level-attacks': {
      name: 'Close, Beam, Spray',
      text: "If attacker or target has a token: Size + tokens of each. If they differ by more than the *target's* Size, it cannot be hit.",
    },
    'ranged-attacks': {
      name: 'Projectile, Pulse',
      text: 'Range is shorter by the difference in tokens.',
    },
    'climb-high': {
      name: 'Climb High',
      text: 'Movement Action; not with an enemy within {enemy}". It leaves the table and returns as one of your Refresh phases begins, {others}"+ from other Characters, as a Movement Action ({pp} PP); it still regains PP. Never back: Incapacitated.',
    },
  },
};

const FALLS: SectionText = {
  title: 'Falls and Slams',
  rows: {
    fall: { name: 'Fall', text: 'Moved off a Building, or knocked off a Building or Object.' },
    slam: {
      name: 'Slam',
      text: (o) =>
        `Knocked into a Character, Object or Building: both are Slammed, each resolved separately. Its length: ${SLAM_LENGTH[o['su.slamDistance']]}.`,
    },
    roll: {
      name: 'Both',
      text: '{dice}D10 per *full* {per}" against the Character\'s *Power*: {damage} Damage per Success and {stun} Stun per POW.',
    },
  },
};

const TERRAIN: SectionText = {
  title: 'Terrain',
  rows: {
    inanimate: {
      name: 'Inanimate',
      text: 'All terrain. Resistance stands for Power. Only Damage affects it, and none from attacks on Mind or Magic Resistance.',
    },
    difficult: { name: 'Difficult', text: 'Each half inch costs {move}" of Move.' },
    dangerous: {
      name: 'Dangerous',
      text: '{damage} Damage on entering, or on Activating in BtB with it; once per Turn.',
    },
    impassable: {
      name: 'Impassable',
      text: 'No normal way in or through. Agree on its height. Table edges are Impassable.',
    },
    open: { name: 'Open Building', text: 'Move through it as normal.' },
    enclosed: {
      name: 'Enclosed',
      text: 'Go in through any wall, if the move is long enough. Inside, Glide, Jump, Line-swing and Winged Flight become Sprint; no Attacks that need LOS on targets outside.',
    },
  },
};

const MATERIALS: SectionText = {
  title: 'Building Material',
  heads: ['Material', 'Resistance', 'Such as'],
  rows: {
    flimsy: { cells: ['Flimsy', '{resistance}', 'wood, sheet iron'] },
    solid: { cells: ['Solid', '{resistance}', 'stone, steel: most'] },
    reinforced: { cells: ['Reinforced', '{resistance}', 'vault, bunker'] },
  },
};

const VOLUMES: SectionText = {
  title: 'Building Volume',
  heads: ['Volume', 'Destroyed at', 'Total'],
  rows: {
    small: { cells: ['Small', '{destroyed}', 'to {total}"'] },
    medium: { cells: ['Medium', '{destroyed}', '{total}"'] },
    large: { cells: ['Large', '{destroyed}', '{total}"'] },
    huge: { cells: ['Huge', '{destroyed}', (o) => (o['su.qrBuildings'] ? '{total}"+' : '{total}"')] },
    gargantuan: { cells: ['Gargantuan', '{destroyed}', '{total}"+'] },
    destroyed: {
      text: (o) =>
        `Damage adds up; at that number the Building is removed. Models on it may Fall from roof height; models inside: ${collapse(o)} of its greatest dimension.`,
    },
    measure: {
      text: 'Agree on each Volume before the game. If you cannot: height + length + width in inches, rounded up to the next {step}.',
    },
  },
};

const OBJECTS: SectionText = {
  title: 'Objects',
  heads: ['Object', 'Rank', 'Size', 'Such as'],
  rows: {
    small: { cells: ['Small', '{rank}', '{size}', 'street lamp, trash can, bicycle'] },
    medium: { cells: ['Medium', '{rank}', '{size}', 'car, tree, dumpster, small boat'] },
    large: { cells: ['Large', '{rank}', '{size}', 'truck, battle tank, airliner'] },
    destroyed: {
      text: (o) =>
        `Resistance {objectResistance}. Destroyed by *one* Attack or use that does Damage ${
          o['su.objectDestroyStrict'] ? 'above' : 'equal to or above'
        } its Rank; Damage is not tracked.`,
    },
  },
};

const base = (name: string) => ({
  cells: [name, '{size}', (o: SuOptions) => (o['su.altBasing'] ? '{altBase} mm' : '{base} mm')],
});
const BASES: SectionText = {
  title: 'Size and Base',
  heads: ['Name', 'Size', 'Base'],
  rows: {
    tiny: base('Tiny'),
    small: base('Small'),
    standard: base('Standard'),
    large: base('Large'),
    huge: base('Huge'),
    gargantuan: base('Gargantuan'),
    colossal: base('Colossal'),
  },
};

export const FIELD_TEXT = {
  movement: MOVEMENT,
  altitude: ALTITUDE,
  falls: FALLS,
  terrain: TERRAIN,
  materials: MATERIALS,
  volumes: VOLUMES,
  objects: OBJECTS,
  bases: BASES,
} satisfies Record<string, SectionText>;
