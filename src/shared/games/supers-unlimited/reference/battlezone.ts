/**
 * Lists the facts of movement and of the Battlezone, the table that is played on (E-69 to E-74, E-122 to E-130). The sentences are
 * messages; the keys of `numbers` are their placeholders.
 */
import type { MovementId } from '../facts.ts';
import { SIZES } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { RowFact, SectionFact } from './types.ts';

const FLYERS: readonly MovementId[] = ['flight', 'glide', 'winged-flight'];

/**
 * Creates the row of a Movement Type, which concerns teams with that type. Every Character can Sprint. Winged Flight also uses the rules of
 * Flight.
 */
const createMovementRow = (movementId: MovementId, fact: string, otherFields: Partial<RowFact> = {}): RowFact => ({
  id: movementId,
  fact,
  name: getTermName(movementId),
  ...(movementId === 'sprint'
    ? {}
    : { needs: { movements: movementId === 'flight' ? ['flight', 'winged-flight'] : [movementId] } }),
  ...otherFields,
});

export const MOVEMENT: SectionFact = {
  id: 'movement',
  page: 1,
  chapter: 4,
  heading: 'Movement Type',
  layout: 'terms',
  rows: [
    { id: 'any', fact: 'E-69' },
    createMovementRow('sprint', 'E-71a', { numbers: { vertical: 2 } }),
    createMovementRow('flight', 'E-71b', { numbers: { token: 1, dive: 1 } }),
    createMovementRow('glide', 'E-71c', { numbers: { token: 2 } }),
    createMovementRow('jump', 'E-71d', { numbers: { charge: 1 } }),
    createMovementRow('line-swing', 'E-71e'),
    createMovementRow('teleport', 'E-71f'),
    createMovementRow('wall-crawl', 'E-71g'),
    createMovementRow('winged-flight', 'E-71h'),
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
      numbers: { enemy: 1, others: 1, pp: 1 },
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
    { id: 'roll', fact: 'E-122', numbers: { dice: 1, per: 2, damage: 1, stun: 1 } },
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
    { id: 'difficult', fact: 'E-127', name: 'Difficult', numbers: { move: 1 } },
    { id: 'dangerous', fact: 'E-128', name: 'Dangerous', numbers: { damage: 1 } },
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
    {
      id: 'flimsy',
      fact: 'E-124',
      cells: ['Flimsy', '{resistance}', { message: 'examples' }],
      numbers: { resistance: 4 },
    },
    {
      id: 'solid',
      fact: 'E-124',
      cells: ['Solid', '{resistance}', { message: 'examples' }],
      numbers: { resistance: 6 },
    },
    {
      id: 'reinforced',
      fact: 'E-124',
      cells: ['Reinforced', '{resistance}', { message: 'examples' }],
      numbers: { resistance: 8 },
    },
  ],
};

/** Building volumes (E-125): height, length and width in inches, added up. With su.qrBuildings (E?25) Huge is the largest size. */
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
      numbers: { total: 10, destroyed: 4 },
    },
    { id: 'medium', fact: 'E-125', cells: ['Medium', '{destroyed}', '{total}″'], numbers: { total: 20, destroyed: 6 } },
    { id: 'large', fact: 'E-125', cells: ['Large', '{destroyed}', '{total}″'], numbers: { total: 30, destroyed: 8 } },
    {
      id: 'huge',
      fact: 'E-125',
      cells: ['Huge', '{destroyed}', (options) => (options['su.qrBuildings'] ? '{total}″+' : '{total}″')],
      numbers: { total: 40, destroyed: 10 },
    },
    {
      id: 'gargantuan',
      fact: 'E?25',
      cells: ['Gargantuan', '{destroyed}', '{total}″+'],
      numbers: { total: 50, destroyed: 12 },
      onlyIf: (options) => !options['su.qrBuildings'],
    },
    { id: 'destroyed', fact: 'E-125' },
    { id: 'measure', fact: 'E-125', numbers: { step: 10 } },
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
      numbers: { rank: 1, size: 2 },
    },
    {
      id: 'medium',
      fact: 'E-130',
      cells: ['Medium', '{rank}', '{size}', { message: 'examples' }],
      numbers: { rank: 2, size: 4 },
    },
    {
      id: 'large',
      fact: 'E-130',
      cells: ['Large', '{rank}', '{size}', { message: 'examples' }],
      numbers: { rank: 3, size: 6 },
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
    cells: [getTermName(name), '{size}', (options) => (options['su.altBasing'] ? '{altBase} mm' : '{base} mm')],
    numbers: { size, base, altBase },
  })),
};
