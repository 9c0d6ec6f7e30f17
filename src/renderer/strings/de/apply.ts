import { translate } from '../../../shared/i18n/translation.ts';
import { applySharedGerman } from './apply-shared.ts';
import { GERMAN } from './german.ts';

/** From now on everything that is read says it in German, where there are words for it. */
export async function applyGerman(): Promise<void> {
  for (const one of GERMAN) translate(one);
  await applySharedGerman();
}
