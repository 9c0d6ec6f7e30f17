/** Reads the event pack that lists are entered for. */

import type { EventPack } from '../../shared/document/schema.ts';
import { GAMES } from '../../shared/games/catalogue.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import { judge } from '../../shared/rules/judge.ts';
import { Failure } from '../failure.ts';
import { readOne, unreadableLine } from '../files/read.ts';
import type { Io } from '../io.ts';

/** Whether teams can be judged by the pack: it has a size, and a possible one. */
export const isPossible = (pack: EventPack): boolean => sizeFinding(pack) === undefined;

function sizeFinding(pack: EventPack): Finding | undefined {
  const sizeAt = GAMES.of(pack).event?.sizeAt;
  return judge(GAMES, pack).findings.find((f) => f.path === sizeAt);
}

/** Warnings on the pack go to standard error; without a size nothing can be judged. */
export async function readEvent(path: string, io: Io): Promise<EventPack> {
  const read = await readOne(path);
  if (!read.ok) throw new Failure(unreadableLine(path, read.error));
  const { document } = read;
  if (document.format !== 'rollcall.event') throw new Failure('is no event pack', path);
  const { findings } = judge(GAMES, document);
  const size = sizeFinding(document);
  if (size) throw new Failure(`${size.path}: ${size.message}`, path);
  for (const { path: place, message } of findings) io.err(`${path}: ${place}: ${message}`);
  return document;
}
