/** Runs the command line in this process, in a temporary folder. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../../src/cli/failure.ts';
import { UnopenedError } from '../../src/cli/files/regular-file.ts';
import { runCommandLine } from '../../src/cli/run.ts';
import type { GameCatalog } from '../../src/shared/document/game-catalog.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Game } from '../../src/shared/games/game.ts';
import { formatLateText } from '../../src/shared/texts/late-text.ts';
import type { Translate } from '../../src/shared/texts/translate.ts';
import { translate as t } from './texts.ts';

export interface CommandResult {
  exit: number;
  out: string;
  err: string;
}

export const runRollcall = (...commandArguments: string[]): Promise<CommandResult> =>
  runRollcallWithGames(GAMES, ...commandArguments);

/** Runs the command line with the games of another catalog. */
export const runRollcallWithGames = (
  gameCatalog: GameCatalog<Game>,
  ...commandArguments: string[]
): Promise<CommandResult> => runTranslatedRollcall(t, gameCatalog, ...commandArguments);

/** Runs the command line in another language. */
export async function runTranslatedRollcall(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  ...commandArguments: string[]
): Promise<CommandResult> {
  const outputLines = { out: [] as string[], err: [] as string[] };
  const exitCode = await runCommandLine(translate, gameCatalog, commandArguments, {
    out: (line) => outputLines.out.push(line),
    err: (line) => outputLines.err.push(line),
  });
  return { exit: exitCode, out: outputLines.out.join('\n'), err: outputLines.err.join('\n') };
}

/** Creates a temporary folder with the given files: text and bytes unchanged, everything else as JSON. */
export function createFolder(filesByName: Record<string, unknown>): string {
  const folderPath = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
  for (const [fileName, fileContent] of Object.entries(filesByName)) {
    mkdirSync(dirname(join(folderPath, fileName)), { recursive: true });
    writeFileSync(
      join(folderPath, fileName),
      typeof fileContent === 'string' || fileContent instanceof Uint8Array ? fileContent : JSON.stringify(fileContent),
    );
  }
  return folderPath;
}

export function removeFolder(folderPath: string): void {
  rmSync(folderPath, { recursive: true, force: true });
}

/** Runs a function without root privileges, since root may read everything. */
export async function runUnprivileged<T>(runWork: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return runWork();
  process.seteuid?.(65_534);
  try {
    return await runWork();
  } finally {
    process.seteuid?.(0);
  }
}

/** Formats the message that the command line would print for this error, in English or in another language. */
export function formatRefusal(error: unknown, translate = t): string {
  if (error instanceof Failure) return formatLateText(translate, error.reason);
  return error instanceof UnopenedError ? formatLateText(translate, error.reason) : String(error);
}

/** Runs a function, and rethrows its refusal as an error with the message that the command line would print. */
export function withRefusalMessage<T>(runWork: () => T, translate = t): T {
  try {
    return runWork();
  } catch (error) {
    throw new Error(formatRefusal(error, translate));
  }
}
