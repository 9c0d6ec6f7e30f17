/** Every event of a game with its keys, for people: `move` takes `model`, `inches` and `how`. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { keyText } from '../../shared/play/event/key-text.ts';
import { type Key, type Keys, text } from '../../shared/play/event/keys.ts';
import type { PlayRules } from '../../shared/play/play-rules.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Io } from '../io.ts';

/** The events stand in the order of the game; a key with a question mark may be left out. */
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
  for (const line of eventLines(translate, 'note', { text })) streams.out(line);
}

/** An event that would have to say one of no words: `adjust` of a game that has nothing to adjust. */
const isNever = (keys: Keys): boolean => Object.values(keys).some(({ among }) => among?.length === 0);

function* eventLines(translate: Translate, kind: string, keys: Keys): Iterable<string> {
  yield `  ${kind}`;
  yield* keyLines(translate, keys, '      ');
}

/** The keys of objects in a list stand below it. */
function* keyLines(translate: Translate, keys: Keys, indent: string): Iterable<string> {
  const entries = Object.entries(keys);
  const width = 2 + Math.max(0, ...entries.map(([at]) => at.length));
  for (const [at, key] of entries) {
    yield `${indent}${`${at}${key.isOptional ? '?' : ''}`.padEnd(width)} ${valueText(translate, key)}`;
    if (key.keysOfItems) yield* keyLines(translate, key.keysOfItems, `${indent}    `);
  }
}

function valueText(translate: Translate, key: Key<unknown>): string {
  const { byDefault, keysOfItems } = key;
  if (keysOfItems) return translate('cli.order.listOfObjects');
  return byDefault === undefined || typeof byDefault === 'object'
    ? keyText(translate, key)
    : translate('cli.order.default', { value: keyText(translate, key), default: JSON.stringify(byDefault) });
}
