/** What an event pack asks for, as label and value, for people. Everything that could decide a verdict is named. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack } from '../document/schema.ts';
import { changedInWords } from '../rules/option-texts.ts';
import { resolveOptions } from '../rules/options.ts';
import type { Translate } from '../texts/translate.ts';
import type { EventGame } from './event-rules.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Returns each setting with its label. `names` are those of characters by id, as far as they are known. */
export function eventSettings(
  translate: Translate,
  gameCatalog: GameCatalog<EventGame>,
  event: EventPack,
  names = NO_NAMES,
): (readonly [label: string, value: string])[] {
  const { event: rules, options: register, optionTexts } = gameCatalog.getGame(event);
  const options = changedInWords(translate, register, optionTexts, resolveOptions(register, event.options));
  return [
    ...(rules?.settings(translate, event, names) ?? []),
    [translate('eventSettings.houseRules'), options.join(', ') || translate('eventSettings.defaults')],
  ];
}
