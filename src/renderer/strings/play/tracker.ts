import type { Translate } from '../../../shared/texts/translate.ts';
import { listNames } from '../documents/lists.ts';
import { shortName } from '../documents/short-name.ts';
import { toWord } from '../sentence.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 4;

/** Returns the ways to play: with the rules, or with the tracker only. */
export const listModes = (t: Translate) =>
  (['rules', 'tracker'] as const).map((id) => ({ id, label: t(`tracker.modes.${id}`) }));

/** Returns who may roll the dice. */
export const listRollers = (t: Translate) =>
  (['roll', 'typed'] as const).map((id) => ({ id, label: t(`tracker.rollers.${id}`) }));

// `clock` is the game's word for its rounds, as a label: `Turn`.

export const labelPreviousRound = (t: Translate, clock: string): string =>
  t('tracker.roundLess', { clock: toWord(t, clock) });

export const labelFollowingRound = (t: Translate, clock: string): string =>
  t('tracker.roundMore', { clock: toWord(t, clock) });

export const labelFirstRound = (t: Translate, clock: string): string => t('tracker.begin', { clock: toWord(t, clock) });

/** Labels the button that ends a round. `name` is that of the model that begins the next one. */
export const labelNextRound = (t: Translate, clock: string, name: string): string =>
  t('tracker.nextRound', { clock: toWord(t, clock), name: shortName(name) });

/** Says which numbers of the tracker the rules don't take. */
export const describeKeptValues = (t: Translate, names: readonly string[]): string =>
  t('tracker.left', { names: listNames(t, names, MAX_NAMES) });
