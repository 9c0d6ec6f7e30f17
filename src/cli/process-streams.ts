/** Runs a command on the streams of its process or thread. */

import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import { formatWriteFault } from '../shared/texts/disk-messages.ts';
import { formatList } from '../shared/texts/lists.ts';
import { createSafeStreams } from './command-streams.ts';
import { EXIT_CODE, type ExitCode } from './failure.ts';
import { createProgress } from './progress.ts';
import { runCommandLine } from './run.ts';
import { findOtherLanguages, LANGUAGE_VARIABLE, loadTranslate } from './texts.ts';

/** One output stream. */
export interface OutputTarget {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProcessStreams {
  readonly stdout: OutputTarget;
  readonly stderr: OutputTarget;
  /** Registers the function that is called with the error code if standard output can't be written. */
  onWriteError(listener: (code: string | undefined) => void): void;
  /** Ends the process or thread at once. */
  exit(exitCode: ExitCode): void;
}

/** Runs the command that the arguments name and returns its exit code. The variables choose the language. */
export async function runOnStreams(
  gameCatalog: GameCatalog<Game>,
  commandArguments: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { stdout, stderr, onWriteError, exit }: ProcessStreams,
): Promise<ExitCode> {
  const language = variables[LANGUAGE_VARIABLE] || 'en';
  const otherLanguages = findOtherLanguages(language);
  const translate = await loadTranslate(language, gameCatalog);
  onWriteError((code) => {
    // A reader that closes early (`| head`) is not an error.
    if (code === 'EPIPE') return exit(EXIT_CODE.fine);
    stderr.write(`rollcall: ${translate('cli.errors.notWritten', { reason: formatWriteFault(translate, code) })}\n`);
    exit(EXIT_CODE.unusable);
  });
  const progress = createProgress(stderr);
  const streams = {
    out: (text: string) => {
      progress?.clear();
      stdout.write(`${text}\n`);
    },
    err: (text: string) => {
      progress?.clear();
      stderr.write(`${text}\n`);
    },
    ...(progress ? { progress: progress.show } : {}),
  };
  if (otherLanguages !== undefined) {
    const languages = formatList(translate.language, otherLanguages, 'disjunction');
    createSafeStreams(streams).err(`rollcall: ${translate('cli.call.unknownLanguage', { language, languages })}`);
    return EXIT_CODE.unusable;
  }
  const exitCode = await runCommandLine(translate, gameCatalog, commandArguments, streams);
  progress?.clear();
  return exitCode;
}
