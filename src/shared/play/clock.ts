/** What a game counts, in words: rounds, or the Turns of Supers Unlimited. */
import type { Translate } from '../texts/translate.ts';
import type { PlayRules } from './play-rules.ts';

type Clock = Pick<PlayRules, 'clock'>;

/** Names one of them: `Round 2`, `Turn 3`. German keeps the Turn of Supers Unlimited, a term of its rules, apart from other turns. */
export const clockText = (translate: Translate, { clock: { word } }: Clock, count: number | string): string =>
  word === 'Turn' ? translate('clock.turn', { count }) : translate('clock.round', { count });

/** Names what is counted: `Round`, `Turn`. */
export const clockWord = (translate: Translate, { clock: { word } }: Clock): string =>
  word === 'Turn' ? translate('clock.words.turn') : translate('clock.words.round');
