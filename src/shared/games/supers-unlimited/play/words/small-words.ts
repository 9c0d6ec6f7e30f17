/** Small words that lines, duties and forecasts share. */
import { say } from '../../../../language/say.ts';
import { D10 } from '../rolls/faces.ts';

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const inchesOf = (inches: number): string => countOf(inches, say`inch`, say`inches`);
export const diceOf = (dice: number): string => countOf(dice, say`die`, say`dice`);

/** `Wasp, Anvil and Moth` */
export const andText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : say`${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** `+1`, `−2`, with a minus that is as wide as the plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** `42 %`; what is neither certain nor impossible is never called so. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return say`below 1 %`;
  if (whole === 100 && chance < 1) return say`above 99 %`;
  return `${whole} %`;
}

/** `Wasp’s`, `the Night Riders’` */
export const ofWhom = (name: string): string => (name.endsWith('s') ? say`${name}’` : say`${name}’s`);

/** `6 or more`, `only a 10` */
export const faceText = (face: number): string => (face >= D10 ? say`only a 10` : say`${face} or more`);
