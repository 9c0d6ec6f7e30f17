/** Prints every log event of a game with its keys: `move` takes `model`, `inches` and `how`. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatKey } from '../../shared/play/event/key-text.ts';
import { type EventKey, type EventKeys, textKey } from '../../shared/play/event/keys.ts';
import type { PlayRules } from '../../shared/play/play-rules.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Io } from '../io.ts';

/** Prints the events in the order of the game. A key with a question mark is optional. */
export function printEvents(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { ruleset, events }: PlayRules,
  streams: Io,
): void {
  streams.out(translate('cli.order.events', { game: gameCatalog.getGame({ ruleset }).name }));
  for (const [kind, { keys }] of events) {
    if (!isNever(keys)) for (const line of eventLines(translate, kind, keys)) streams.out(line);
  }
  for (const line of eventLines(translate, 'note', { text: textKey })) streams.out(line);
}

/**
 * Whether an event can never happen because a key has no allowed values, such as `adjust` in a game without anything to
 * adjust.
 */
const isNever = (keys: EventKeys): boolean =>
  Object.values(keys).some(({ allowedValues: among }) => among?.length === 0);

function* eventLines(translate: Translate, kind: string, keys: EventKeys): Iterable<string> {
  yield `  ${kind}`;
  yield* keyLines(translate, keys, '      ');
}

/** Formats the keys of an event. The keys of objects in a list are indented below it. */
function* keyLines(translate: Translate, keys: EventKeys, indent: string): Iterable<string> {
  const entries = Object.entries(keys);
  const width = 2 + Math.max(0, ...entries.map(([at]) => at.length));
  for (const [at, key] of entries) {
    yield `${indent}${`${at}${key.isOptional ? '?' : ''}`.padEnd(width)} ${valueText(translate, key)}`;
    if (key.itemKeys) yield* keyLines(translate, key.itemKeys, `${indent}    `);
  }
}

function valueText(translate: Translate, key: EventKey<unknown>): string {
  const { defaultValue: byDefault, itemKeys: keysOfItems } = key;
  if (keysOfItems) return translate('cli.order.listOfObjects');
  return byDefault === undefined || typeof byDefault === 'object'
    ? formatKey(translate, key)
    : translate('cli.order.default', { value: formatKey(translate, key), default: JSON.stringify(byDefault) });
}
