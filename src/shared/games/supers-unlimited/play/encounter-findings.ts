/** Checks the fields of an encounter that only Supers Unlimited has (docs/encounters.md#what-stops-a-replay). */

import { isObject } from '../../../document/json/json-object.ts';
import type { Encounter } from '../../../document/kinds/encounter.ts';
import { joinPointer } from '../../../document/pointer.ts';
import type { EncounterFinding } from '../../../play/encounter/check-encounter.ts';
import { positiveIntKey } from '../../../play/event/keys.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { GIMMICKS } from '../facts.ts';
import { listInvalidPaths } from './battlefield/things.ts';

const KNOWN_GIMMICK_IDS: ReadonlySet<string> = new Set(GIMMICKS.map(({ id }) => id));

export function* listEncounterFindings({ sides, setup = {} }: Encounter): Iterable<EncounterFinding> {
  for (const [sideIndex, { leader, models, gimmicks = [] }] of sides.entries()) {
    if (leader !== undefined && !models.some(({ id }) => id === leader)) {
      yield { code: 'encounter.leader', path: joinPointer('/sides', sideIndex, 'leader'), name: leader };
    }
    for (const [gimmickIndex, gimmick] of gimmicks.entries()) {
      if (!KNOWN_GIMMICK_IDS.has(gimmick) || gimmicks.indexOf(gimmick) < gimmickIndex) {
        yield {
          code: 'encounter.gimmick',
          path: joinPointer('/sides', sideIndex, 'gimmicks', gimmickIndex),
          name: gimmick,
        };
      }
    }
  }
  const { levels, things } = setup;
  if (levels !== undefined && !positiveIntKey.isValid(levels)) {
    yield { code: 'encounter.number', path: '/setup/levels', name: (translate) => translate('suDefects.levels') };
  }
  yield* listThingFindings(things);
}

function* listThingFindings(things: unknown): Iterable<EncounterFinding> {
  if (things === undefined) return;
  if (!Array.isArray(things)) {
    yield { code: 'encounter.number', path: '/setup/things', name: (translate) => translate('suDefects.things') };
    return;
  }
  for (const [index, thing] of things.entries()) {
    const thingPointer = joinPointer('/setup/things', index);
    if (!isObject(thing))
      yield { code: 'encounter.number', path: thingPointer, name: (translate) => translate('suDefects.thing') };
    else
      for (const relativePointer of listInvalidPaths(thing))
        yield { code: 'encounter.number', path: thingPointer + relativePointer, name: getFieldLabel(relativePointer) };
  }
}

/** Returns the first segment of the pointer. An empty pointer means that a Building has neither size nor limit. */
const getFieldLabel = (relativePointer: string): LateText =>
  relativePointer.split('/')[1] ?? ((translate) => translate('suDefects.buildingSize'));

/** Yields the ids of the things on the table before the first event. A missing id becomes `''`, which is never valid. */
export function* listThingIds({ things }: Readonly<Record<string, unknown>>): Iterable<{ id: string; path: string }> {
  if (!Array.isArray(things)) return;
  for (const [index, thing] of things.entries()) {
    if (isObject(thing))
      yield { id: typeof thing.id === 'string' ? thing.id : '', path: joinPointer('/setup/things', index, 'id') };
  }
}
