/** Prints every log event of a game with its keys: `move` takes `model`, `inches` and `how`. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatKey } from '../../shared/play/event/key-text.ts';
import { type EventKey, type EventKeys, textKey } from '../../shared/play/event/keys.ts';
import type { PlayRules } from '../../shared/play/play-rules.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';

/** Prints the events in the order of the game. A key with a question mark is optional. */
export function printGameEvents(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { ruleset, events }: PlayRules,
  streams: CommandStreams,
): void {
  streams.out(translate('cli.order.events', { game: gameCatalog.getGame({ ruleset }).name }));
  for (const [eventKind, { keys }] of events) {
    if (!isImpossible(keys)) for (const line of formatEventSpec(translate, eventKind, keys)) streams.out(line);
  }
  for (const line of formatEventSpec(translate, 'note', { text: textKey })) streams.out(line);
}

/**
 * Whether an event can never happen because a key has no allowed values, such as `adjust` in a game without anything to
 * adjust.
 */
const isImpossible = (keys: EventKeys): boolean =>
  Object.values(keys).some(({ allowedValues }) => allowedValues?.length === 0);

function* formatEventSpec(translate: Translate, eventKind: string, keys: EventKeys): Iterable<string> {
  yield `  ${eventKind}`;
  yield* formatKeys(translate, keys, '      ');
}

/** Formats the keys of an event. The keys of objects in a list are indented below it. */
function* formatKeys(translate: Translate, keys: EventKeys, indent: string): Iterable<string> {
  const keyEntries = Object.entries(keys);
  const nameWidth = 2 + Math.max(0, ...keyEntries.map(([keyName]) => keyName.length));
  for (const [keyName, eventKey] of keyEntries) {
    yield `${indent}${`${keyName}${eventKey.isOptional ? '?' : ''}`.padEnd(nameWidth)} ${formatValue(translate, eventKey)}`;
    if (eventKey.itemKeys) yield* formatKeys(translate, eventKey.itemKeys, `${indent}    `);
  }
}

function formatValue(translate: Translate, eventKey: EventKey<unknown>): string {
  const { defaultValue, itemKeys } = eventKey;
  if (itemKeys) return translate('cli.order.listOfObjects');
  return defaultValue === undefined || typeof defaultValue === 'object'
    ? formatKey(translate, eventKey)
    : translate('cli.order.default', { value: formatKey(translate, eventKey), default: JSON.stringify(defaultValue) });
}
