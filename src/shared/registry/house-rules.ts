/** What the options of every game say to people, apart from `games.ts`: only the screens that show house rules carry it. */
import { OPTION_TEXTS as actionRound } from '../games/action-round/option-texts.ts';
import { OPTION_TEXTS as battletech } from '../games/battletech-kcw/option-texts.ts';
import { OPTION_TEXTS as bulletproofBlues } from '../games/bulletproof-blues/option-texts.ts';
import type { OptionTexts } from '../games/option-texts.ts';
import { OPTION_TEXTS as ssua } from '../games/ssua/option-texts.ts';
import { OPTION_TEXTS as supersUnlimited } from '../games/supers-unlimited/option-texts.ts';

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
