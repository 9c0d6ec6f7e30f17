/** Objects and Buildings: as they are written, and how they break. */
import { inchPlus, intPlus, isId, type Key } from '../../../../play/event/keys.ts';
import type { SuOptions } from '../../options.ts';
import type { SuDuty } from '../duty.ts';
import type { Building, SuEncounter, Thing } from '../state.ts';

/** E-124 */
const MATERIAL_RESISTANCE = { flimsy: 4, solid: 6, reinforced: 8 } as const;

/** A thing as an encounter or an event writes it; only for one in which nothing is wrong. */
export interface WrittenThing {
  readonly id: string;
  readonly kind: 'object' | 'building';
  readonly rank?: 1 | 2 | 3;
  readonly material?: Building['material'];
  readonly size?: readonly number[];
  readonly limit?: number;
  readonly enclosed?: boolean;
}

type Written = Readonly<Record<string, unknown>>;

/** Where a thing is wrong, each place as a path behind it: `/rank`, `/size/1`; `` where a Building has neither size nor limit. */
export function* wrongPlaces(thing: Written): Iterable<string> {
  const { kind, rank, material, size, limit, enclosed } = thing;
  if (kind === 'object') {
    if (rank !== 1 && rank !== 2 && rank !== 3) yield '/rank';
    return;
  }
  if (kind !== 'building') {
    yield '/kind';
    return;
  }
  if (typeof material !== 'string' || !Object.hasOwn(MATERIAL_RESISTANCE, material)) yield '/material';
  if (size !== undefined) yield* wrongInSize(size);
  if (limit !== undefined && !intPlus.is(limit)) yield '/limit';
  if (enclosed !== undefined && typeof enclosed !== 'boolean') yield '/enclosed';
  if (size === undefined && limit === undefined) yield '';
}

function* wrongInSize(size: unknown): Iterable<string> {
  if (!Array.isArray(size) || size.length !== 3) yield '/size';
  else for (const [index, inches] of size.entries()) if (!inchPlus.is(inches)) yield `/size/${index}`;
}

const isSound = (thing: Written): boolean => {
  for (const _ of wrongPlaces(thing)) return false;
  return true;
};

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The payload of `thing`. */
export const thingKey: Key<WrittenThing> = {
  type: 'object',
  is: (value) => isObject(value) && isId(value.id) && isSound(value),
  read: (value) => value as WrittenThing,
};

/** A thing as it stands before anything happens to it. */
export function readThing({ kind, rank, material, size, limit, enclosed }: WrittenThing, options: SuOptions): Thing {
  const whole = { damage: 0, destroyed: false };
  if (kind === 'object') return { kind, rank: rank ?? 1, ...whole };
  return {
    kind,
    material: material ?? 'flimsy',
    ...(size === undefined ? {} : { size: [...size] }),
    limit: limit ?? limitOf(size ?? [], options),
    enclosed: enclosed ?? false,
    ...whole,
  };
}

/** E-125, E?25: Damage that destroys a Building of this height, length and width. */
function limitOf(size: readonly number[], options: SuOptions): number {
  const volume = size.reduce((sum, inches) => sum + inches, 0);
  if (volume <= 10) return 4;
  if (volume <= 20) return 6;
  if (volume <= 30) return 8;
  return volume <= 40 || options['su.qrBuildings'] ? 10 : 12;
}

/** E-123, E-130: what the dice of an attack count against. */
export const resistanceOf = (thing: Thing, options: SuOptions): number =>
  thing.kind === 'object' ? options['su.objectResistance'] : MATERIAL_RESISTANCE[thing.material];

/** Damage on a thing: an Object breaks at once or not at all (E-130), a Building adds it up (E-125). Gives what is due then. */
export function damageThing({ state, options }: SuEncounter, id: string, amount: number): SuDuty[] {
  const thing = state.things.get(id);
  if (!thing || thing.destroyed || amount <= 0) return [];
  if (thing.kind === 'object') {
    thing.destroyed = options['su.objectDestroyStrict'] ? amount > thing.rank : amount >= thing.rank;
    return [];
  }
  thing.damage += amount;
  thing.destroyed = thing.damage >= thing.limit;
  return thing.destroyed ? [{ due: 'collapse', thing: id }] : [];
}
