/** What the options of every game say to people, apart from the registry: only the screens that show house rules carry it. */
import { OPTION_TEXTS as actionRound } from './action-round/option-texts.ts';
import { OPTION_TEXTS as battletech } from './battletech-kcw/option-texts.ts';
import { OPTION_TEXTS as bulletproofBlues } from './bulletproof-blues/option-texts.ts';
import type { OptionTexts } from './option-texts.ts';
import { OPTION_TEXTS as ssua } from './ssua/option-texts.ts';
import { OPTION_TEXTS as supersUnlimited } from './supers-unlimited/option-texts.ts';

/** By the ids of their games. */
const TEXTS: ReadonlyMap<string, OptionTexts> = new Map<string, OptionTexts>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletech],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);

/** Undefined for a game whose options are shown by their keys. */
export const optionTextsOf = (game: { readonly id: string }): OptionTexts | undefined => TEXTS.get(game.id);
