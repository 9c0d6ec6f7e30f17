/** Reads the event pack that submissions are checked against. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import { judge } from '../../shared/rules/judge.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { Failure } from '../failure.ts';
import { formatUnreadable, readDocument } from '../files/read-documents.ts';

/** Whether teams can be judged by the pack, which requires a valid team size. */
export const isUsableEventPack = (gameCatalog: GameCatalog<Game>, eventPack: EventPack): boolean =>
  findSizeFinding(gameCatalog, eventPack) === undefined;

/** Finds what is wrong with the team size of an event pack. Returns undefined if the size is valid. */
function findSizeFinding(gameCatalog: GameCatalog<Game>, eventPack: EventPack): Finding | undefined {
  const sizePointer = gameCatalog.getGame(eventPack).event?.sizePointer;
  return judge(gameCatalog, eventPack).findings.find((finding) => finding.path === sizePointer);
}

/**
 * Reads an event pack and writes warnings about it to standard error. Throws a Failure if it has no valid size, because
 * no team can be judged then.
 */
export async function readEventPack(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  filePath: string,
  streams: CommandStreams,
): Promise<EventPack> {
  const readResult = await readDocument(gameCatalog, filePath);
  if (!readResult.ok) throw new Failure((translate) => formatUnreadable(translate, filePath, readResult.error));
  const { document } = readResult;
  if (document.format !== 'rollcall.event')
    throw new Failure((translate) => translate('cli.event.noEventPack'), filePath);
  const { findings } = judge(gameCatalog, document);
  const sizeFinding = findSizeFinding(gameCatalog, document);
  if (sizeFinding)
    throw new Failure(`${sizeFinding.path}: ${formatLateText(translate, sizeFinding.message)}`, filePath);
  for (const { path: pointer, message } of findings)
    streams.err(`${filePath}: ${pointer}: ${formatLateText(translate, message)}`);
  return document;
}
