/** What an event pack asks for, as label and value, for people. Everything that could decide a verdict is named. */
import type { EventPack } from '../document/schema.ts';
import { changedInWords } from '../games/option-texts.ts';
import { resolveOptions } from '../games/options.ts';
import { say } from '../language/say.ts';
import { gameOf } from '../registry/games.ts';

export function eventSettings(event: EventPack): (readonly [label: string, value: string])[] {
  const { event: rules, options: register, optionTexts } = gameOf(event);
  const options = changedInWords(register, optionTexts, resolveOptions(register, event.options));
  return [
    ...(rules?.settings(event) ?? []),
    [say`House rules`, options.join(', ') || say`all options at their defaults`],
  ];
}
