import type { Translate } from '../../../shared/texts/translate.ts';
import { toWord } from '../sentence.ts';

/** Labels the button that removes a color of a faction. `colorLabel` is the color's name: `Primary`. */
export const labelClearColor = (translate: Translate, colorLabel: string): string =>
  translate('factions.clear', { colour: toWord(translate, colorLabel) });

/** Says that a color can't be distinguished from another one of the faction in a grayscale print. */
export const describeSimilarColor = (translate: Translate, otherLabel: string): string =>
  translate('factions.alike', { colour: toWord(translate, otherLabel) });

/** Names the sample character that shows a faction without members. `characterNoun` is the game's word for a character. */
export const nameSample = (translate: Translate, characterNoun?: string): string =>
  characterNoun === undefined ? translate('factions.sample') : translate('factions.sampleOf', { noun: characterNoun });
