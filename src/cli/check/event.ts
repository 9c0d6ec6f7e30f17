/** Reads the event pack that lists are entered for. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import { judge } from '../../shared/rules/judge.ts';
import { formatText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Failure } from '../failure.ts';
import { readOne, unreadableLine } from '../files/read.ts';
import type { Io } from '../io.ts';

/** Whether teams can be judged by the pack: it has a size, and a possible one. */
export const isPossible = (gameCatalog: GameCatalog<Game>, pack: EventPack): boolean =>
  sizeFinding(gameCatalog, pack) === undefined;

function sizeFinding(gameCatalog: GameCatalog<Game>, pack: EventPack): Finding | undefined {
  const sizeAt = gameCatalog.getGame(pack).event?.sizeAt;
  return judge(gameCatalog, pack).findings.find((f) => f.path === sizeAt);
}

/** Warnings on the pack go to standard error; without a size nothing can be judged. */
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
  if (size) throw new Failure(`${size.path}: ${formatText(translate, size.message)}`, path);
  for (const { path: place, message } of findings) streams.err(`${path}: ${place}: ${formatText(translate, message)}`);
  return document;
}
