/** Small words that lines, duties and forecasts share. */
import { t } from '../../../../i18n/phrases.ts';
import { D10 } from '../rolls/faces.ts';

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const inchesOf = (inches: number): string => countOf(inches, t`inch`, t`inches`);
export const diceOf = (dice: number): string => countOf(dice, t`die`, t`dice`);

/** `Wasp, Anvil and Moth` */
export const andText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** `+1`, `−2`, with a minus that is as wide as the plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** `42 %`; what is neither certain nor impossible is never called so. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return t`below 1 %`;
  if (whole === 100 && chance < 1) return t`above 99 %`;
  return `${whole} %`;
}

/** `Wasp’s`, `the Night Riders’` */
export const ofWhom = (name: string): string => (name.endsWith('s') ? t`${name}’` : t`${name}’s`);

/** `6 or more`, `only a 10` */
export const faceText = (face: number): string => (face >= D10 ? t`only a 10` : t`${face} or more`);
