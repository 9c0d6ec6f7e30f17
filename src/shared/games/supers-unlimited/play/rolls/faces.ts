/** Evaluates ten-sided dice: a die that reaches the required number is a Success, and a 10 is a POW (E-7, E-8). */
import type { SuOptions } from '../../options.ts';

export const D10 = 10;

export interface RollResult {
  readonly successes: number;
  readonly pows: number;
}

/** Returns the required number of faces. A 10 adds a die: always with `chain`, only on the dice of the pool with `once` (E?4). */
export function computePoolLength(
  faces: readonly number[],
  poolSize: number,
  extraDieMode: SuOptions['su.powExtraDie'],
): number {
  let neededLength = poolSize;
  for (let index = 0; index < neededLength && index < faces.length; index++) {
    const addsDie = extraDieMode === 'chain' || (extraDieMode === 'once' && index < poolSize);
    if (faces[index] === D10 && addsDie) neededLength += 1;
  }
  return neededLength;
}

/** Counts the Successes of a Trait Roll. A 1 never succeeds and a 10 always does. */
export function countTraitSuccesses(
  faces: readonly number[],
  need: number,
  bonus: number,
  options: SuOptions,
): RollResult {
  let successes = 0;
  let pows = 0;
  for (const face of faces) {
    if (face === D10) pows += 1;
    if (face === D10 || (face !== 1 && meetsNeed(face + bonus, need, options))) successes += 1;
  }
  return { successes, pows };
}

/** Returns the lowest successful face. A 1 never succeeds and a 10 always does (E-4, E?7). */
export function getMinFace(need: number, bonus: number, options: SuOptions): number {
  const neededFace = need - bonus + (options['su.successExceeds'] ? 1 : 0);
  return Math.min(D10, Math.max(2, neededFace));
}

/** Counts the Successes of a roll without a Trait: a Slam, a Fall or a Power Marker. */
export function countPlainSuccesses(faces: readonly number[], need: number, options: SuOptions): RollResult {
  if (options['su.powOnNonTrait']) return countTraitSuccesses(faces, need, 0, options);
  return {
    successes: faces.filter((face) => meetsNeed(face, need, options)).length,
    pows: faces.filter((face) => face === D10).length,
  };
}

const meetsNeed = (rolledValue: number, need: number, options: SuOptions): boolean =>
  options['su.successExceeds'] ? rolledValue > need : rolledValue >= need;

/** Returns the face if the list holds exactly one face of a ten-sided die, or else undefined. The dice check refuses other lists. */
export function readSingleFace(dice: readonly number[]): number | undefined {
  const [face, ...otherFaces] = dice;
  const isFace = face !== undefined && Number.isInteger(face) && face >= 1 && face <= D10;
  return isFace && otherFaces.length === 0 ? face : undefined;
}

/** Returns the word for a face. Each word has two faces: 1 and 2 mean the first word. */
export const pickByFace = <W extends string>(words: readonly W[], face: number): W | undefined =>
  words[Math.ceil(face / 2) - 1];
