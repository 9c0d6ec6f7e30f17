/** Runs a command of the command line in this process, in a folder of its own. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../../src/cli/failure.ts';
import { UnopenedError } from '../../src/cli/files/regular-file.ts';
import { run } from '../../src/cli/run.ts';
import type { GameCatalog } from '../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { formatLateText } from '../../src/shared/texts/late-text.ts';
import type { Translate } from '../../src/shared/texts/translate.ts';
import { t } from './texts.ts';

export interface Answer {
  exit: number;
  out: string;
  err: string;
}

export const rollcall = (...argv: string[]): Promise<Answer> => rollcallWith(GAMES, ...argv);

/** The same for the games of another catalogue. */
export const rollcallWith = (gameCatalog: GameCatalog<Game>, ...argv: string[]): Promise<Answer> =>
  rollcallIn(t, gameCatalog, ...argv);

/** The same in another language. */
export async function rollcallIn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  ...argv: string[]
): Promise<Answer> {
  const lines = { out: [] as string[], err: [] as string[] };
  const exit = await run(translate, gameCatalog, argv, {
    out: (l) => lines.out.push(l),
    err: (l) => lines.err.push(l),
  });
  return { exit, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

/** A fresh folder with the given files; text and bytes as they are, everything else as JSON. */
export function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(
      join(folder, name),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  }
  return folder;
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Root may read everything, so it steps down for the call. */
export async function asUnprivilegedUser<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** The message that the command line would print for what was thrown, in English or in another language. */
export function whyRefused(error: unknown, translate = t): string {
  if (error instanceof Failure) return formatLateText(translate, error.text);
  return error instanceof UnopenedError ? formatLateText(translate, error.reason) : String(error);
}

/** Runs something that may refuse, and throws its refusal as an error with that message. */
export function sayingWhy<T>(work: () => T, translate = t): T {
  try {
    return work();
  } catch (error) {
    throw new Error(whyRefused(error, translate));
  }
}
