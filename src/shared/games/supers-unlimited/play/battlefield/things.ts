/** Reads, validates and damages Objects and Buildings. */
import { type EventKey, isId, positiveInchKey, positiveIntKey } from '../../../../play/event/keys.ts';
import type { SuOptions } from '../../options.ts';
import type { SuDuty } from '../duty.ts';
import type { Building, SuEncounter, Thing } from '../state.ts';

/** Number that each attack die must reach, by material (E-124). */
const MATERIAL_RESISTANCE = { flimsy: 4, solid: 6, reinforced: 8 } as const;

/** A valid thing as encounters and events store it. */
export interface ThingDocument {
  readonly id: string;
  /** The name that players read. Without it, the name is made from the id. Anything but text is passed over. */
  readonly name?: string;
  readonly kind: 'object' | 'building';
  readonly rank?: 1 | 2 | 3;
  readonly material?: Building['material'];
  readonly size?: readonly number[];
  readonly limit?: number;
  readonly enclosed?: boolean;
}

type UncheckedThing = Readonly<Record<string, unknown>>;

/**
 * Yields a pointer into the thing for each invalid value, such as `/rank` or `/size/1`, and an empty pointer for a Building that has
 * neither size nor limit.
 */
export function* listInvalidPaths(thing: UncheckedThing): Iterable<string> {
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
  if (size !== undefined) yield* listInvalidSizePaths(size);
  if (limit !== undefined && !positiveIntKey.isValid(limit)) yield '/limit';
  if (enclosed !== undefined && typeof enclosed !== 'boolean') yield '/enclosed';
  if (size === undefined && limit === undefined) yield '';
}

function* listInvalidSizePaths(size: unknown): Iterable<string> {
  if (!Array.isArray(size) || size.length !== 3) yield '/size';
  else
    for (const [index, lengthInInches] of size.entries())
      if (!positiveInchKey.isValid(lengthInInches)) yield `/size/${index}`;
}

const isValidThing = (thing: UncheckedThing): boolean => {
  for (const _path of listInvalidPaths(thing)) return false;
  return true;
};

const isObject = (value: unknown): value is UncheckedThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key of the event `thing` whose value is a thing. */
export const thingKey: EventKey<ThingDocument> = {
  type: 'object',
  isValid: (value) => isObject(value) && isId(value.id) && isValidThing(value),
  parse: (value) => value as ThingDocument,
};

/** Creates a thing that is undamaged. */
export function createThing(thing: ThingDocument, options: SuOptions): Thing {
  const { kind, name, rank, material, size, limit, enclosed } = thing;
  const undamaged = { damage: 0, destroyed: false };
  const nameKey = typeof name === 'string' && name.trim() !== '' ? { name: name.trim() } : {};
  if (kind === 'object') return { kind, ...nameKey, rank: rank ?? 1, ...undamaged };
  return {
    kind,
    ...nameKey,
    material: material ?? 'flimsy',
    ...(size === undefined ? {} : { size: [...size] }),
    limit: limit ?? computeDamageLimit(size ?? [], options),
    enclosed: enclosed ?? false,
    ...undamaged,
  };
}

/** Returns the Damage that destroys a Building of this height, length and width. The rules call their sum the volume (E-125, E?25). */
function computeDamageLimit(size: readonly number[], options: SuOptions): number {
  const volume = size.reduce((sum, inches) => sum + inches, 0);
  if (volume <= 10) return 4;
  if (volume <= 20) return 6;
  if (volume <= 30) return 8;
  return volume <= 40 || options['su.qrBuildings'] ? 10 : 12;
}

/** Returns the number that attack dice must reach against a thing (E-123, E-130). */
export const getThingResistance = (thing: Thing, options: SuOptions): number =>
  thing.kind === 'object' ? options['su.objectResistance'] : MATERIAL_RESISTANCE[thing.material];

/**
 * Damages a thing and returns the duties that follow. Damage to an Object doesn't add up: one hit destroys it or has no effect (E-130).
 * Damage to a Building adds up (E-125).
 */
export function damageThing({ state, options }: SuEncounter, thingId: string, amount: number): SuDuty[] {
  const thing = state.things.get(thingId);
  if (!thing || thing.destroyed || amount <= 0) return [];
  if (thing.kind === 'object') {
    thing.destroyed = options['su.objectDestroyStrict'] ? amount > thing.rank : amount >= thing.rank;
    return [];
  }
  thing.damage += amount;
  thing.destroyed = thing.damage >= thing.limit;
  return thing.destroyed ? [{ due: 'collapse', thing: thingId }] : [];
}
