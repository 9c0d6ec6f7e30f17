/** What an event pack asks for, as label and value, for people. Everything that could decide a verdict is named. */
import type { EventPack } from '../document/schema.ts';
import { changedOptions, resolveOptions } from '../games/options.ts';
import { say } from '../language/say.ts';
import { gameOf } from '../registry/games.ts';

export function eventSettings(event: EventPack): (readonly [label: string, value: string])[] {
  const { event: rules, options: register } = gameOf(event);
  const changed = changedOptions(register, resolveOptions(register, event.options));
  const options = changed.map(([key, value]) => `${key} = ${String(value)}`);
  return [
    ...(rules?.settings(event) ?? []),
    [say`House rules`, options.join(', ') || say`all options at their defaults`],
  ];
}
