/** What an event pack asks for, as label and value, for people. Everything that could decide a verdict is named. */
import type { EventPack } from '../document/schema.ts';
import { changedInWords } from '../games/option-texts.ts';
import { resolveOptions } from '../games/options.ts';
import { t } from '../language/phrases.ts';
import { gameOf } from '../registry/games.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** `names` are those of characters by id, as far as they are known. */
export function eventSettings(event: EventPack, names = NO_NAMES): (readonly [label: string, value: string])[] {
  const { event: rules, options: register, optionTexts } = gameOf(event);
  const options = changedInWords(register, optionTexts, resolveOptions(register, event.options));
  return [
    ...(rules?.settings(event, names) ?? []),
    [t`House rules`, options.join(', ') || t`all options at their defaults`],
  ];
}
