import type { Translate } from '../../../shared/texts/translate.ts';
import { toWord } from '../sentence.ts';

/** Labels the button that removes a color of a faction. `label` is the color's name: `Primary`. */
export const labelClearColor = (t: Translate, label: string): string =>
  t('factions.clear', { colour: toWord(t, label) });

/** Says that a color can't be told from another one of the faction in grey print. */
export const describeSimilarColor = (t: Translate, other: string): string =>
  t('factions.alike', { colour: toWord(t, other) });

/** Names the character that shows a faction without members. `noun` is what the game calls one. */
export const nameSample = (t: Translate, noun?: string): string =>
  noun === undefined ? t('factions.sample') : t('factions.sampleOf', { noun });
