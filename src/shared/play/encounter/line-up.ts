/** Edits the sides and models of an encounter whose log is empty, and gives new models their ids and numbers. */
import type { Edit } from '../../document/edit.ts';
import { isObject } from '../../document/json/json-object.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';

/** Returns a side without models and with an unused id: `side-1`, `side-2` and so on. */
export function createSide({ sides }: Pick<Encounter, 'sides'>): Side {
  const usedIds = new Set(sides.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]));
  let sideNumber = sides.length + 1;
  while (usedIds.has(`side-${sideNumber}`)) sideNumber += 1;
  return { id: `side-${sideNumber}`, name: `Side ${sideNumber}`, models: [] };
}

/** Returns an unused id for a new thing of the line-up. */
export function findFreeThingId({ sides, setup }: Encounter, thingKind: string): string {
  const things = (Array.isArray(setup?.things) ? setup.things : []).filter(isObject);
  const usedIds = new Set([
    ...things.map(({ id }) => id),
    ...sides.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]),
  ]);
  const thingCount = things.filter(({ kind }) => kind === thingKind).length;
  return createThingId(thingKind, thingCount, (id) => usedIds.has(id));
}

/** Creates an unused id for a new thing of a kind: `object-3` if there are two Objects. Things without a name are called after it. */
export function createThingId(thingKind: string, thingCount: number, isInUse: (id: string) => boolean): string {
  let thingNumber = thingCount + 1;
  while (isInUse(`${thingKind}-${thingNumber}`)) thingNumber += 1;
  return `${thingKind}-${thingNumber}`;
}

/** Adds a model of each of these characters at the end of a side. A character that is listed twice is added twice. */
export function addModels(encounter: Encounter, sideIndex: number, characterIds: readonly string[]): Edit[] {
  const sides = encounter.sides.map((side, index) =>
    index === sideIndex
      ? {
          ...side,
          models: [...side.models, ...characterIds.map((characterId): Model => ({ id: '', character: characterId }))],
        }
      : side,
  );
  return numberModels(encounter, sides);
}

/** Removes a model from a side. */
export function removeModel(encounter: Encounter, sideIndex: number, modelIndex: number): Edit[] {
  const sides = encounter.sides.map((side, index) =>
    index === sideIndex ? { ...side, models: side.models.filter((_model, position) => position !== modelIndex) } : side,
  );
  return numberModels(encounter, sides);
}

/**
 * Puts a removed model back into its side and keeps what has changed since. Models of its character get their usual ids again. Returns no
 * edits if the side has been removed as well.
 */
export function restoreModel(encounter: Encounter, removedSide: Side, modelIndex: number): Edit[] {
  const removedModel = removedSide.models[modelIndex];
  const side = encounter.sides.find(({ id }) => id === removedSide.id);
  if (removedModel === undefined || side === undefined) return [];
  const models = [...side.models.slice(0, modelIndex), { ...removedModel, id: '' }, ...side.models.slice(modelIndex)];
  const sides = encounter.sides.map((otherSide) => (otherSide === side ? { ...side, models } : otherSide));
  const isLeader = side.leader === undefined && removedSide.leader === removedModel.id;
  const restoredIndex = Math.min(modelIndex, side.models.length);
  return numberModels(encounter, sides, isLeader ? { sideId: side.id, modelIndex: restoredIndex } : undefined);
}

/** Puts a removed side back and keeps what has changed since. Returns no edits if a side with its id is there. */
export function restoreSide(encounter: Encounter, removedSide: Side, sideIndex: number): Edit[] {
  if (encounter.sides.some(({ id }) => id === removedSide.id)) return [];
  const { leader, ...side } = removedSide;
  const restoredSide = { ...side, models: side.models.map((model) => ({ ...model, id: '' })) };
  const sides = [...encounter.sides.slice(0, sideIndex), restoredSide, ...encounter.sides.slice(sideIndex)];
  const leaderIndex = side.models.findIndex(({ id }) => id === leader);
  return numberModels(encounter, sides, leaderIndex < 0 ? undefined : { sideId: side.id, modelIndex: leaderIndex });
}

/** Removes a side with its models. */
export const removeSide = (encounter: Encounter, sideIndex: number): Edit[] =>
  numberModels(
    encounter,
    encounter.sides.filter((_side, index) => index !== sideIndex),
  );

/**
 * Gives models their usual ids. The only model of a character has the character's id. Several models of a character also have `-1`, `-2`
 * and so on in file order, and the same number as `copy`. Models get another id only if the number of models of their character has
 * changed, because a leader or the log may name the other models.
 * @param newLeader the model that becomes the leader of its side
 */
function numberModels(
  encounter: Encounter,
  sides: readonly Side[],
  newLeader?: { readonly sideId: string; readonly modelIndex: number },
): Edit[] {
  const countsBefore = countModels(encounter.sides);
  const countsAfter = countModels(sides);
  // Sides, models and things share one name space.
  const usedIds = new Set(sides.map(({ id }) => id));
  for (const { models } of sides)
    for (const model of models) if (keepsId(model, countsBefore, countsAfter)) usedIds.add(model.id);
  const newIdByOldId = new Map<string, string>();
  const numberedSides = sides.map((side) => ({
    ...side,
    models: side.models.map((model) => {
      if (keepsId(model, countsBefore, countsAfter)) return model;
      const { copy: _copy, ...modelWithoutCopy } = model;
      const isOnlyModel = countsAfter.get(model.character) === 1 && !usedIds.has(model.character);
      const copy = isOnlyModel ? undefined : findFreeNumber(model.character, usedIds);
      const modelId = copy === undefined ? model.character : `${model.character}-${copy}`;
      usedIds.add(modelId);
      if (model.id !== '') newIdByOldId.set(model.id, modelId);
      return { ...modelWithoutCopy, id: modelId, ...(copy === undefined ? {} : { copy }) };
    }),
  }));
  const sidesWithLeaders = numberedSides.map((side, sideIndex) => {
    const leader = side.id === newLeader?.sideId ? side.models[newLeader.modelIndex]?.id : undefined;
    return leader === undefined
      ? updateLeader(side, sides[sideIndex]?.models ?? [], newIdByOldId)
      : { ...side, leader };
  });
  return [{ op: 'set', path: '/sides', value: sidesWithLeaders }];
}

function findFreeNumber(characterId: string, usedIds: ReadonlySet<string>): number {
  let candidateNumber = 1;
  while (usedIds.has(`${characterId}-${candidateNumber}`)) candidateNumber += 1;
  return candidateNumber;
}

const keepsId = ({ id, character }: Model, countsBefore: ModelCounts, countsAfter: ModelCounts): boolean =>
  id !== '' && countsBefore.get(character) === countsAfter.get(character);

/**
 * Gives the leader its new id. A leader that has left the side is removed, although another model may have its id now.
 * @param oldModels the models of the side with their old ids
 */
function updateLeader(side: Side, oldModels: readonly Model[], newIdByOldId: ReadonlyMap<string, string>): Side {
  const { leader, ...sideWithoutLeader } = side;
  if (leader === undefined) return side;
  return oldModels.some(({ id }) => id === leader)
    ? { ...sideWithoutLeader, leader: newIdByOldId.get(leader) ?? leader }
    : sideWithoutLeader;
}

type ModelCounts = ReadonlyMap<string, number>;

function countModels(sides: readonly Side[]): ModelCounts {
  const counts = new Map<string, number>();
  for (const { models } of sides)
    for (const { character } of models) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
