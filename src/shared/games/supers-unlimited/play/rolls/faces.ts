/** Dice of ten sides and what they come to (E-4, E-12, E?4, E?5, E?7). */
import type { SuOptions } from '../../options.ts';

export const D10 = 10;

export interface Result {
  readonly successes: number;
  readonly pows: number;
}

/** How long a list of a pool must be: each 10 in it adds a die (E?4). */
export function lengthOf(faces: readonly number[], pool: number, mode: SuOptions['su.powExtraDie']): number {
  let needed = pool;
  for (let index = 0; index < needed && index < faces.length; index++) {
    const addsDie = mode === 'chain' || (mode === 'once' && index < pool);
    if (faces[index] === D10 && addsDie) needed += 1;
  }
  return needed;
}

/** The Successes of a Trait Roll: a 1 never is one, a 10 always. */
export function countTrait(faces: readonly number[], need: number, bonus: number, options: SuOptions): Result {
  let successes = 0;
  let pows = 0;
  for (const face of faces) {
    if (face === D10) pows += 1;
    if (face === D10 || (face !== 1 && reaches(face + bonus, need, options))) successes += 1;
  }
  return { successes, pows };
}

/** The least face but 1 that succeeds: 10 always does (E-4, E?7). */
export function leastFace(need: number, bonus: number, options: SuOptions): number {
  const reached = need - bonus + (options['su.successExceeds'] ? 1 : 0);
  return Math.min(D10, Math.max(2, reached));
}

/** The Successes of dice that belong to no Trait: of a Slam, a Fall, a Power Marker. */
export function countPlain(faces: readonly number[], need: number, options: SuOptions): Result {
  if (options['su.powOnNonTrait']) return countTrait(faces, need, 0, options);
  return {
    successes: faces.filter((face) => reaches(face, need, options)).length,
    pows: faces.filter((face) => face === D10).length,
  };
}

const reaches = (value: number, need: number, options: SuOptions): boolean =>
  options['su.successExceeds'] ? value > need : value >= need;

/** The face of a list that is one die of ten sides; undefined for any other list, which the dice check refuses. */
export function faceOf(dice: readonly number[]): number | undefined {
  const [face, ...others] = dice;
  const isFace = face !== undefined && Number.isInteger(face) && face >= 1 && face <= D10;
  return isFace && others.length === 0 ? face : undefined;
}

/** Which of five words, two faces each, a die says. */
export const pairOf = <W extends string>(words: readonly W[], face: number): W | undefined =>
  words[Math.ceil(face / 2) - 1];
