/** Runs the `rollcall` command in plain Node. */

import { setFlagsFromString } from 'node:v8';
import { GAMES } from '../shared/games/catalogue.ts';
import { formatWriteFault } from '../shared/texts/disk-messages.ts';
import { formatList } from '../shared/texts/lists.ts';
import { createSafeStreams } from './command-streams.ts';
import { EXIT_CODE } from './failure.ts';
import { createProgress } from './progress.ts';
import { runCommandLine } from './run.ts';
import { findOtherLanguages, LANGUAGE_VARIABLE, loadTranslate } from './texts.ts';

// Most objects of a command are short-lived, and by default the heap grows to several times the memory that is in use.
// Without this flag, a report on two thousand submissions took twice the memory and hardly less processor time.
setFlagsFromString('--heap-growing-percent=60');

const language = process.env[LANGUAGE_VARIABLE] || 'en';
const otherLanguages = findOtherLanguages(language);
const translate = await loadTranslate(language, GAMES);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes early (`| head`) is not an error.
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.stderr.write(
    `rollcall: ${translate('cli.errors.notWritten', { reason: formatWriteFault(translate, error.code) })}\n`,
  );
  process.exit(EXIT_CODE.unusable);
});
// The reader of standard error has gone away.
process.stderr.on('error', () => process.exit(EXIT_CODE.unusable));

const progress = createProgress(process.stderr);

const streams = {
  out: (line: string) => {
    progress?.clear();
    process.stdout.write(`${line}\n`);
  },
  err: (line: string) => {
    progress?.clear();
    process.stderr.write(`${line}\n`);
  },
  ...(progress ? { progress: progress.show } : {}),
};

if (otherLanguages === undefined)
  process.exitCode = await runCommandLine(translate, GAMES, process.argv.slice(2), streams);
else {
  const languages = formatList(translate.language, otherLanguages, 'disjunction');
  createSafeStreams(streams).err(`rollcall: ${translate('cli.call.unknownLanguage', { language, languages })}`);
  process.exitCode = EXIT_CODE.unusable;
}
progress?.clear();
