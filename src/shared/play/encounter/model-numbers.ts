/** Which of several figures of one character a model is, so that people can tell them apart: `Reef Cultist 2`. */
import type { Encounter } from '../../document/kinds/encounter.ts';

/** What a model needs to be numbered. */
export interface NumberedModel {
  readonly id: string;
  readonly character: string;
  readonly copy?: number | undefined;
}

/**
 * The numbers of models, by the model itself: its `copy`, where it states one. Where several models are of one character, those
 * without one get the number at the end of their id (`cultist-2`), or else the first that no other model of the character has.
 * The only model of a character without a `copy` has no number.
 */
export function modelNumbers<M extends NumberedModel>(models: Iterable<M>): ReadonlyMap<M, number> {
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

/** The numbers of the models of one encounter. */
export const modelNumbersOf = ({ sides }: Encounter) => modelNumbers(sides.flatMap(({ models }) => models));

/** The name of a model with its number, if it has one. */
export const numberedName = (name: string, number: number | undefined): string =>
  number === undefined ? name : `${name} ${number}`;

/** The number of one more figure of a character: one more than there are, and than the highest number among them. */
export const nextNumber = (taken: readonly (number | undefined)[]): number =>
  1 + taken.reduce<number>((most, number = 0) => Math.max(most, number), taken.length);

function numberGroup<M extends NumberedModel>(group: readonly M[], numbers: Map<M, number>): void {
  const taken = new Set<number>();
  const give = (model: M, number: number) => {
    numbers.set(model, number);
    taken.add(number);
  };
  for (const model of group) if (model.copy !== undefined) give(model, model.copy);
  if (group.length === 1) return;
  for (const model of group) {
    const own = numberInId(model);
    if (!numbers.has(model) && own !== undefined && !taken.has(own)) give(model, own);
  }
  let next = 1;
  for (const model of group) {
    if (numbers.has(model)) continue;
    while (taken.has(next)) next += 1;
    give(model, next);
  }
}

/** The 2 of `cultist-2`, where `cultist` is the character. */
function numberInId({ id, character }: NumberedModel): number | undefined {
  const ending = id.startsWith(`${character}-`) ? id.slice(character.length + 1) : '';
  return /^[1-9]\d{0,8}$/.test(ending) ? Number(ending) : undefined;
}
