/** Facts of movement and of the Battlezone, E-69 to E-74 and E-122 to E-130. */
import type { MovementId } from '../facts.ts';
import { SIZES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { RowFact, SectionFact } from './types.ts';

const FLYERS: readonly MovementId[] = ['flight', 'glide', 'winged-flight'];

const movement = (id: MovementId, fact: string, row: Partial<RowFact> = {}): RowFact => ({
  id,
  fact,
  name: nameOf(id),
  ...(id === 'sprint' ? {} : { needs: { movements: id === 'flight' ? ['flight', 'winged-flight'] : [id] } }),
  ...row,
});

export const MOVEMENT: SectionFact = {
  id: 'movement',
  page: 1,
  chapter: 4,
  heading: 'Movement Type',
  layout: 'terms',
  rows: [
    { id: 'any', fact: 'E-69' },
    movement('sprint', 'E-71a', { n: { vertical: 2 } }),
    movement('flight', 'E-71b', { n: { token: 1, dive: 1 } }),
    movement('glide', 'E-71c', { n: { token: 2 } }),
    movement('jump', 'E-71d', { n: { charge: 1 } }),
    movement('line-swing', 'E-71e'),
    movement('teleport', 'E-71f'),
    movement('wall-crawl', 'E-71g'),
    movement('winged-flight', 'E-71h'),
    { id: 'stunned', fact: 'E-73' },
  ],
};

export const ALTITUDE: SectionFact = {
  id: 'altitude',
  page: 2,
  chapter: 4,
  heading: 'Altitude Tokens; Combat with Altitude Tokens; Climb High',
  layout: 'terms',
  rows: [
    { id: 'tokens', fact: 'E-70', name: 'Tokens', needs: { movements: FLYERS } },
    { id: 'level-attacks', fact: 'E-74', name: 'Close, Beam, Spray' },
    { id: 'ranged-attacks', fact: 'E-74', name: 'Projectile, Pulse' },
    {
      id: 'climb-high',
      fact: 'E-72',
      name: 'Climb High',
      n: { enemy: 1, others: 1, pp: 1 },
      needs: { movements: ['flight', 'winged-flight'] },
    },
  ],
};

export const FALLS: SectionFact = {
  id: 'falls',
  page: 2,
  chapter: 8,
  heading: 'Falls & Slams',
  layout: 'terms',
  rows: [
    { id: 'fall', fact: 'E-122', name: 'Fall' },
    { id: 'slam', fact: 'E-122', name: 'Slam' },
    { id: 'roll', fact: 'E-122', n: { dice: 1, per: 2, damage: 1, stun: 1 } },
  ],
};

export const TERRAIN: SectionFact = {
  id: 'terrain',
  page: 2,
  chapter: 8,
  heading: 'Terrain',
  layout: 'terms',
  rows: [
    { id: 'inanimate', fact: 'E-123', name: 'Inanimate' },
    { id: 'difficult', fact: 'E-127', name: 'Difficult', n: { move: 1 } },
    { id: 'dangerous', fact: 'E-128', name: 'Dangerous', n: { damage: 1 } },
    { id: 'impassable', fact: 'E-129', name: 'Impassable' },
    { id: 'open', fact: 'E-126', name: 'Open Building' },
    { id: 'enclosed', fact: 'E-126', name: 'Enclosed' },
  ],
};

export const MATERIALS: SectionFact = {
  id: 'materials',
  page: 2,
  chapter: 8,
  heading: 'Material',
  layout: 'strip',
  heads: ['Material', 'Resistance', { message: 'examples' }],
  rows: [
    { id: 'flimsy', fact: 'E-124', cells: ['Flimsy', '{resistance}', { message: 'examples' }], n: { resistance: 4 } },
    { id: 'solid', fact: 'E-124', cells: ['Solid', '{resistance}', { message: 'examples' }], n: { resistance: 6 } },
    {
      id: 'reinforced',
      fact: 'E-124',
      cells: ['Reinforced', '{resistance}', { message: 'examples' }],
      n: { resistance: 8 },
    },
  ],
};

/** E-125; with su.qrBuildings (E?25) Huge is the largest size. Inches of height, length and width added up. */
export const VOLUMES: SectionFact = {
  id: 'volumes',
  page: 2,
  chapter: 8,
  heading: 'Building Volume',
  layout: 'strip',
  heads: ['Volume', { message: 'destroyedAt' }, { message: 'total' }],
  rows: [
    {
      id: 'small',
      fact: 'E-125',
      cells: ['Small', '{destroyed}', { message: 'total' }],
      n: { total: 10, destroyed: 4 },
    },
    { id: 'medium', fact: 'E-125', cells: ['Medium', '{destroyed}', '{total}"'], n: { total: 20, destroyed: 6 } },
    { id: 'large', fact: 'E-125', cells: ['Large', '{destroyed}', '{total}"'], n: { total: 30, destroyed: 8 } },
    {
      id: 'huge',
      fact: 'E-125',
      cells: ['Huge', '{destroyed}', (options) => (options['su.qrBuildings'] ? '{total}"+' : '{total}"')],
      n: { total: 40, destroyed: 10 },
    },
    {
      id: 'gargantuan',
      fact: 'E?25',
      cells: ['Gargantuan', '{destroyed}', '{total}"+'],
      n: { total: 50, destroyed: 12 },
      onlyIf: (options) => !options['su.qrBuildings'],
    },
    { id: 'destroyed', fact: 'E-125' },
    { id: 'measure', fact: 'E-125', n: { step: 10 } },
  ],
};

export const OBJECTS: SectionFact = {
  id: 'objects',
  page: 2,
  chapter: 8,
  heading: 'Objects, Attacking with Objects',
  layout: 'strip',
  heads: ['Object', 'Rank', 'Size', { message: 'examples' }],
  rows: [
    {
      id: 'small',
      fact: 'E-130',
      cells: ['Small', '{rank}', '{size}', { message: 'examples' }],
      n: { rank: 1, size: 2 },
    },
    {
      id: 'medium',
      fact: 'E-130',
      cells: ['Medium', '{rank}', '{size}', { message: 'examples' }],
      n: { rank: 2, size: 4 },
    },
    {
      id: 'large',
      fact: 'E-130',
      cells: ['Large', '{rank}', '{size}', { message: 'examples' }],
      n: { rank: 3, size: 6 },
    },
    { id: 'destroyed', fact: 'E-130' },
  ],
};

export const BASES: SectionFact = {
  id: 'bases',
  page: 2,
  chapter: 1,
  heading: 'Size & Character Bases',
  layout: 'strip',
  heads: ['Name', 'Size', 'Base'],
  rows: SIZES.map(({ name, size, base, altBase }) => ({
    id: name,
    fact: 'E-14',
    cells: [nameOf(name), '{size}', (options) => (options['su.altBasing'] ? '{altBase} mm' : '{base} mm')],
    n: { size, base, altBase },
  })),
};
