/** Lists the settings of an event pack, as label and value. Everything that could affect a verdict is named. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { EventPack } from '../document/schema.ts';
import { formatChangedOptions } from '../rules/option-texts.ts';
import { resolveOptions } from '../rules/options.ts';
import type { Translate } from '../texts/translate.ts';
import type { EventPackGame } from './event-pack-rules.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Returns each setting with its label. `nameById` has the names of known characters. */
export function listEventPackSettings(
  translate: Translate,
  gameCatalog: GameCatalog<EventPackGame>,
  eventPack: EventPack,
  nameById = NO_NAMES,
): (readonly [label: string, value: string])[] {
  const { event: rules, options: optionRegister, optionTexts } = gameCatalog.getGame(eventPack);
  const changedOptions = formatChangedOptions(
    translate,
    optionRegister,
    optionTexts,
    resolveOptions(optionRegister, eventPack.options),
  );
  return [
    ...(rules?.listSettings(translate, eventPack, nameById) ?? []),
    [translate('eventSettings.houseRules'), changedOptions.join(', ') || translate('eventSettings.defaults')],
  ];
}
