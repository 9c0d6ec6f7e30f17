import { GERMAN } from './german.ts';
import { translate } from './translation.ts';

/** From now on everything that is read says it in German, where there are words for it. */
export function applyGerman(): void {
  for (const one of GERMAN) translate(one);
}
