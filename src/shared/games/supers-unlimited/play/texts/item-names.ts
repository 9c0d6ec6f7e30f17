/** Names the things, markers and Entangles on the table. */
import { getModelName } from '../../../../play/model-names.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import { truncateVisibly } from '../../../../text/truncate.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { ENTANGLE_PREFIX } from '../attack/declared-attack.ts';
import type { Marker, SuEncounter, Thing } from '../state.ts';

/**
 * Returns a name such as `Power Marker 2`, `Objective 1 of the Night Watch`, `Overturned Car` or `the Entangle on Wasp`. Returns undefined
 * for other ids.
 */
export function getItemName(translate: Translate, encounter: SuEncounter, itemId: string): string | undefined {
  const marker = encounter.state.markers.get(itemId);
  if (marker) return formatMarkerName(translate, encounter, itemId, marker);
  const thing = encounter.state.things.get(itemId);
  if (thing) return formatThingName(itemId, thing);
  if (!itemId.startsWith(ENTANGLE_PREFIX)) return undefined;
  return translate('suWords.entangle', {
    model: createNameLookup(translate, encounter)(itemId.slice(ENTANGLE_PREFIX.length)),
  });
}

function formatMarkerName(
  translate: Translate,
  encounter: SuEncounter,
  markerId: string,
  { kind, owner }: Marker,
): string {
  const markerText = translate(`suWords.markers.${kind}`, { number: markerId.slice(markerId.lastIndexOf('-') + 1) });
  return owner === undefined
    ? markerText
    : translate('suWords.markerOf', { marker: markerText, side: createNameLookup(translate, encounter)(owner) });
}

/**
 * Returns the name that players gave. Otherwise turns an id such as `object-2` into a name, and an id `thing-2`, which earlier versions
 * generated, into `Object 2`.
 */
export function formatThingName(thingId: string, { kind, name }: Pick<Thing, 'kind' | 'name'>): string {
  if (name !== undefined) return name;
  const number = /^thing-(\d+)$/.exec(thingId)?.[1];
  return number === undefined ? getTermName(thingId) : `${getTermName(kind)} ${number}`;
}

/** Example: `Object of Rank 2`. */
export function formatThingKind(translate: Translate, thing: Thing): string {
  if (thing.kind === 'object') return translate('suStanding.object', { rank: thing.rank });
  return translate(thing.enclosed ? 'suStanding.enclosedBuilding' : 'suStanding.building', {
    material: thing.material,
  });
}

/** Example: `3 of 6 Damage`. Returns undefined for a thing that is undamaged. */
export function formatThingCondition(translate: Translate, thing: Thing): string | undefined {
  const { destroyed, damage } = thing;
  if (destroyed) return translate('suStanding.destroyed');
  if (damage === 0) return undefined;
  return thing.kind === 'building'
    ? translate('suStanding.damageOfLimit', { damage, limit: thing.limit })
    : translate('suStanding.damage', { damage });
}

/** Creates a function that returns the name of a model, side, marker, thing or Entangle. Unknown ids are returned instead of a name. */
export const createNameLookup =
  (translate: Translate, encounter: SuEncounter) =>
  (itemId: string): string =>
    truncateVisibly(
      (encounter.figures.has(itemId) ? getModelName(encounter as ActiveEncounter, itemId) : undefined) ??
        encounter.seats.find((seat) => seat.id === itemId)?.name ??
        getItemName(translate, encounter, itemId) ??
        itemId,
    );
