/** Formats what a game counts: rounds, or the Turns of Supers Unlimited. */
import type { Translate } from '../texts/translate.ts';
import type { PlayRules } from './play-rules.ts';
import type { ActiveEncounter } from './state.ts';

type Clock = Pick<PlayRules, 'clock'>;

/**
 * Formats one round or Turn: `Round 2`, `Turn 3`. German has its own word for the Turn of Supers Unlimited, which is a term of its rules.
 */
export const formatClock = (translate: Translate, { clock: { word } }: Clock, count: number | string): string =>
  word === 'Turn' ? translate('clock.turn', { count }) : translate('clock.round', { count });

/** Returns the word for what is counted: `Round`, `Turn`. */
export const getClockWord = (translate: Translate, { clock: { word } }: Clock): string =>
  word === 'Turn' ? translate('clock.words.turn') : translate('clock.words.round');

/** Returns the number of the current round or Turn; when the game is over, the number of the last one; before the first one, 0. */
export const getClockCount = (
  { clock, countPeriods }: Pick<PlayRules, 'clock' | 'countPeriods'>,
  encounter: ActiveEncounter,
): number => countPeriods?.(encounter) ?? encounter.state[clock.by];
