/** What is wrong with the fields of an encounter that only Supers Unlimited has (docs/encounters.md#what-stops-a-replay). */

import type { Encounter } from '../../../document/kinds/encounter.ts';
import { pointer } from '../../../document/pointer.ts';
import type { Defect } from '../../../play/encounter/encounter-rules.ts';
import { intPlus } from '../../../play/event/keys.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { GIMMICKS } from '../facts.ts';
import { wrongPlaces } from './field/things.ts';

const KNOWN: ReadonlySet<string> = new Set(GIMMICKS.map(({ id }) => id));

export function* defects({ sides, setup = {} }: Encounter): Iterable<Defect> {
  for (const [index, { leader, models, gimmicks = [] }] of sides.entries()) {
    if (leader !== undefined && !models.some(({ id }) => id === leader)) {
      yield { code: 'encounter.leader', path: pointer('/sides', index, 'leader'), name: leader };
    }
    for (const [at, gimmick] of gimmicks.entries()) {
      if (!KNOWN.has(gimmick) || gimmicks.indexOf(gimmick) < at) {
        yield { code: 'encounter.gimmick', path: pointer('/sides', index, 'gimmicks', at), name: gimmick };
      }
    }
  }
  const { levels, things } = setup;
  if (levels !== undefined && !intPlus.is(levels)) {
    yield { code: 'encounter.number', path: '/setup/levels', name: (translate) => translate('suDefects.levels') };
  }
  yield* thingDefects(things);
}

function* thingDefects(things: unknown): Iterable<Defect> {
  if (things === undefined) return;
  if (!Array.isArray(things)) {
    yield { code: 'encounter.number', path: '/setup/things', name: (translate) => translate('suDefects.things') };
    return;
  }
  for (const [index, thing] of things.entries()) {
    const at = pointer('/setup/things', index);
    if (!isObject(thing))
      yield { code: 'encounter.number', path: at, name: (translate) => translate('suDefects.thing') };
    else
      for (const place of wrongPlaces(thing)) yield { code: 'encounter.number', path: at + place, name: nameOf(place) };
  }
}

const nameOf = (place: string): LateText => place.split('/')[1] ?? ((translate) => translate('suDefects.buildingSize'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids of what stands on the table before the first event. One without an id has an empty one, which none may be. */
export function* thingIds({ things }: Readonly<Record<string, unknown>>): Iterable<{ id: string; path: string }> {
  if (!Array.isArray(things)) return;
  for (const [index, thing] of things.entries()) {
    if (isObject(thing))
      yield { id: typeof thing.id === 'string' ? thing.id : '', path: pointer('/setup/things', index, 'id') };
  }
}
