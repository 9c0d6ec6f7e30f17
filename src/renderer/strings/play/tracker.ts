import type { Translate } from '../../../shared/texts/translate.ts';
import { listNames } from '../documents/lists.ts';
import { shortenName } from '../documents/shorten-name.ts';
import { toWord } from '../sentence.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 4;

/** Returns the ways to play: with the rules, or with the tracker only. */
export const listModes = (translate: Translate) =>
  (['rules', 'tracker'] as const).map((modeId) => ({ id: modeId, label: translate(`tracker.modes.${modeId}`) }));

/** Returns who may roll the dice. */
export const listRollers = (translate: Translate) =>
  (['roll', 'typed'] as const).map((rollerId) => ({ id: rollerId, label: translate(`tracker.rollers.${rollerId}`) }));

// `roundNoun` is the game's word for its rounds, as a label: `Turn`.

export const labelPreviousRound = (translate: Translate, roundNoun: string): string =>
  translate('tracker.roundLess', { clock: toWord(translate, roundNoun) });

export const labelFollowingRound = (translate: Translate, roundNoun: string): string =>
  translate('tracker.roundMore', { clock: toWord(translate, roundNoun) });

export const labelFirstRound = (translate: Translate, roundNoun: string): string =>
  translate('tracker.begin', { clock: toWord(translate, roundNoun) });

/** Labels the button that ends a round. `modelName` is the model that begins the next round. */
export const labelNextRound = (translate: Translate, roundNoun: string, modelName: string): string =>
  translate('tracker.nextRound', { clock: toWord(translate, roundNoun), name: shortenName(modelName) });

/** Says which values of the tracker the rules don't use. */
export const describeKeptValues = (translate: Translate, names: readonly string[]): string =>
  translate('tracker.left', { names: listNames(translate, names, MAX_NAMES) });
