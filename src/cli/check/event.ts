/** Reads the event pack that submissions are checked against. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import { judge } from '../../shared/rules/judge.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import { readOne, unreadableLine } from '../files/read.ts';
import type { Io } from '../io.ts';

/** Whether teams can be judged by the pack. It needs a valid team size. */
export const isPossible = (gameCatalog: GameCatalog<Game>, pack: EventPack): boolean =>
  sizeFinding(gameCatalog, pack) === undefined;

function sizeFinding(gameCatalog: GameCatalog<Game>, pack: EventPack): Finding | undefined {
  const sizeAt = gameCatalog.getGame(pack).event?.sizePointer;
  return judge(gameCatalog, pack).findings.find((f) => f.path === sizeAt);
}

/**
 * Reads an event pack and writes warnings about it to standard error. Throws a Failure if it has no valid size, because
 * no team can be judged then.
 */
export async function readEvent(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  path: string,
  streams: Io,
): Promise<EventPack> {
  const read = await readOne(gameCatalog, path);
  if (!read.ok) throw new Failure((translate) => unreadableLine(translate, path, read.error));
  const { document } = read;
  if (document.format !== 'rollcall.event') throw new Failure((translate) => translate('cli.event.noEventPack'), path);
  const { findings } = judge(gameCatalog, document);
  const size = sizeFinding(gameCatalog, document);
  if (size) throw new Failure(`${size.path}: ${formatLateText(translate, size.message)}`, path);
  for (const { path: place, message } of findings)
    streams.err(`${path}: ${place}: ${formatLateText(translate, message)}`);
  return document;
}
