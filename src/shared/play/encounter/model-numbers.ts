/** Numbers for models that share a character, so that people can distinguish them: `Reef Cultist 2`. */
import type { Encounter } from '../../document/kinds/encounter.ts';

/** The fields of a model that determine its number. */
export interface NumberedModel {
  readonly id: string;
  readonly character: string;
  readonly copy?: number | undefined;
}

/**
 * Returns the numbers of models. A model with `copy` has that number. A model without `copy` has no number if it is the only model of its
 * character; otherwise it gets the number at the end of its id (`cultist-2`), or else the first number that no other model of the character
 * has.
 */
export function numberModels<M extends NumberedModel>(models: Iterable<M>): ReadonlyMap<M, number> {
  const byCharacter = new Map<string, M[]>();
  for (const model of models) {
    const group = byCharacter.get(model.character);
    if (group === undefined) byCharacter.set(model.character, [model]);
    else group.push(model);
  }
  const numbers = new Map<M, number>();
  for (const group of byCharacter.values()) numberGroup(group, numbers);
  return numbers;
}

/** Returns the numbers of the models of an encounter. */
export const getModelNumbers = ({ sides }: Encounter) => numberModels(sides.flatMap(({ models }) => models));

/** Returns the name of a model with its number, if it has one. */
export const formatNumberedName = (modelName: string, number: number | undefined): string =>
  number === undefined ? modelName : `${modelName} ${number}`;

/** Returns the number for another figure of a character: higher than the count of the existing figures, and than each of their numbers. */
export const getNextNumber = (usedNumbers: readonly (number | undefined)[]): number =>
  1 + usedNumbers.reduce<number>((max, number = 0) => Math.max(max, number), usedNumbers.length);

function numberGroup<M extends NumberedModel>(group: readonly M[], numbers: Map<M, number>): void {
  const usedNumbers = new Set<number>();
  const setNumber = (model: M, number: number) => {
    numbers.set(model, number);
    usedNumbers.add(number);
  };
  for (const model of group) if (model.copy !== undefined) setNumber(model, model.copy);
  if (group.length === 1) return;
  for (const model of group) {
    const numberInId = parseNumberInId(model);
    if (!numbers.has(model) && numberInId !== undefined && !usedNumbers.has(numberInId)) setNumber(model, numberInId);
  }
  let nextFree = 1;
  for (const model of group) {
    if (numbers.has(model)) continue;
    while (usedNumbers.has(nextFree)) nextFree += 1;
    setNumber(model, nextFree);
  }
}

/** Returns the number at the end of a model's id: 2 for `cultist-2`, if the character is `cultist`. */
function parseNumberInId({ id, character }: NumberedModel): number | undefined {
  const ending = id.startsWith(`${character}-`) ? id.slice(character.length + 1) : '';
  return /^[1-9]\d{0,8}$/.test(ending) ? Number(ending) : undefined;
}
