import type { Translate } from '../../../shared/texts/translate.ts';
import { toWord } from '../sentence.ts';

/** Labels the button that removes a color of a faction. `label` is the color's name: `Primary`. */
export const labelClearColor = (translate: Translate, label: string): string =>
  translate('factions.clear', { colour: toWord(translate, label) });

/** Says that a color can't be told from another one of the faction in grey print. */
export const describeSimilarColor = (translate: Translate, other: string): string =>
  translate('factions.alike', { colour: toWord(translate, other) });

/** Names the character that shows a faction without members. `noun` is what the game calls one. */
export const nameSample = (translate: Translate, noun?: string): string =>
  noun === undefined ? translate('factions.sample') : translate('factions.sampleOf', { noun });
