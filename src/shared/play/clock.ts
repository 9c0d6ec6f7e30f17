/** What a game counts, in the language of the moment: rounds, or the Turns of Supers Unlimited. */
import { t, translatePhrase } from '../i18n/phrases.ts';
import type { PlaySpec } from './play-spec.ts';

type Clock = Pick<PlaySpec, 'clock'>;

/** Names one of them: `Round 2`, `Turn 3`. German keeps the Turn of Supers Unlimited, a term of its rules, apart from other turns. */
export function clockText({ clock: { word } }: Clock, count: number | string): string {
  if (word === 'Turn') return t`Turn ${count}`;
  return word === 'Round' ? t`Round ${count}` : `${translatePhrase(word)} ${count}`;
}

/** Names what is counted: `Round`, `Turn`. */
export const clockWord = (rules: Clock): string => clockText(rules, '').trim();
