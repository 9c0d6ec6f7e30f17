/** Changes to who sits at the table, as edits of an encounter whose log is empty: models come and go, with ids and numbers by habit. */
import type { Edit } from '../../document/edit.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';

/** A side without models, under an id that nothing has: `side-1`, `side-2` and so on. */
export function newSide({ sides }: Pick<Encounter, 'sides'>): Side {
  const taken = new Set(sides.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]));
  let n = sides.length + 1;
  while (taken.has(`side-${n}`)) n += 1;
  return { id: `side-${n}`, name: `Side ${n}`, models: [] };
}

/** Puts a model of each of these characters on a side, at its end. A character that is named twice comes twice. */
export function addModels(encounter: Encounter, side: number, characters: readonly string[]): Edit[] {
  const sides = encounter.sides.map((one, index) =>
    index === side
      ? { ...one, models: [...one.models, ...characters.map((character): Model => ({ id: '', character }))] }
      : one,
  );
  return numbered(encounter, sides);
}

/** Takes a model off a side. */
export function removeModel(encounter: Encounter, side: number, model: number): Edit[] {
  const sides = encounter.sides.map((one, index) =>
    index === side ? { ...one, models: one.models.filter((_, at) => at !== model) } : one,
  );
  return numbered(encounter, sides);
}

/** Takes a side away, with its models. */
export const removeSide = (encounter: Encounter, side: number): Edit[] =>
  numbered(
    encounter,
    encounter.sides.filter((_, index) => index !== side),
  );

/**
 * Ids of models by habit: the id of the character; where the encounter has several of it, `-1`, `-2` and so on in
 * file order, and the same number as `copy`. Only models of characters whose number has changed get another id, since a leader
 * or the log may name the others.
 */
function numbered(encounter: Encounter, sides: readonly Side[]): Edit[] {
  const before = countsOf(encounter.sides);
  const after = countsOf(sides);
  // Sides, models and things share one name space.
  const taken = new Set(sides.map(({ id }) => id));
  for (const { models } of sides) for (const model of models) if (isKept(model, before, after)) taken.add(model.id);
  const renamed = new Map<string, string>();
  const next = sides.map((side) => ({
    ...side,
    models: side.models.map((model) => {
      if (isKept(model, before, after)) return model;
      const { copy: _, ...rest } = model;
      const isOne = after.get(model.character) === 1 && !taken.has(model.character);
      const copy = isOne ? undefined : freeNumber(model.character, taken);
      const id = copy === undefined ? model.character : `${model.character}-${copy}`;
      taken.add(id);
      if (model.id !== '') renamed.set(model.id, id);
      return { ...rest, id, ...(copy === undefined ? {} : { copy }) };
    }),
  }));
  return [{ op: 'set', path: '/sides', value: next.map((side) => withLeader(side, renamed)) }];
}

function freeNumber(character: string, taken: ReadonlySet<string>): number {
  let n = 1;
  while (taken.has(`${character}-${n}`)) n += 1;
  return n;
}

const isKept = ({ id, character }: Model, before: Counts, after: Counts): boolean =>
  id !== '' && before.get(character) === after.get(character);

/** The leader follows the new ids; one that has left is no leader any more. */
function withLeader(side: Side, renamed: ReadonlyMap<string, string>): Side {
  if (side.leader === undefined) return side;
  const leader = renamed.get(side.leader) ?? side.leader;
  const { leader: _, ...rest } = side;
  return side.models.some(({ id }) => id === leader) ? { ...rest, leader } : rest;
}

type Counts = ReadonlyMap<string, number>;

function countsOf(sides: readonly Side[]): Counts {
  const counts = new Map<string, number>();
  for (const { models } of sides)
    for (const { character } of models) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
