import type { Translate } from '../../../shared/texts/translate.ts';
import { listNames } from '../documents/lists.ts';
import { shortName } from '../documents/short-name.ts';
import { toWord } from '../sentence.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 4;

/** Returns the ways to play: with the rules, or with the tracker only. */
export const listModes = (translate: Translate) =>
  (['rules', 'tracker'] as const).map((id) => ({ id, label: translate(`tracker.modes.${id}`) }));

/** Returns who may roll the dice. */
export const listRollers = (translate: Translate) =>
  (['roll', 'typed'] as const).map((id) => ({ id, label: translate(`tracker.rollers.${id}`) }));

// `clock` is the game's word for its rounds, as a label: `Turn`.

export const labelPreviousRound = (translate: Translate, clock: string): string =>
  translate('tracker.roundLess', { clock: toWord(translate, clock) });

export const labelFollowingRound = (translate: Translate, clock: string): string =>
  translate('tracker.roundMore', { clock: toWord(translate, clock) });

export const labelFirstRound = (translate: Translate, clock: string): string =>
  translate('tracker.begin', { clock: toWord(translate, clock) });

/** Labels the button that ends a round. `name` is that of the model that begins the next one. */
export const labelNextRound = (translate: Translate, clock: string, name: string): string =>
  translate('tracker.nextRound', { clock: toWord(translate, clock), name: shortName(name) });

/** Says which numbers of the tracker the rules don't take. */
export const describeKeptValues = (translate: Translate, names: readonly string[]): string =>
  translate('tracker.left', { names: listNames(translate, names, MAX_NAMES) });
