/** Finds the command that the arguments name, runs it, and turns errors into lines and an exit code. */

import { VERSION } from '../shared/base/version.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import { formatReadFault } from '../shared/texts/disk-messages.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { ArchiveError } from '../shared/zip/archive-fault.ts';
import type { Command } from './command.ts';
import { EXIT, type Exit, Failure } from './failure.ts';
import { withInputs } from './files/inputs.ts';
import { layOutHelp, layOutRow, layOutUsage } from './help.ts';
import { type OutputStreams, safeOutput } from './io.ts';

/** Commands are imported on use, because the library for sheets takes longer to load than ninety cards take to print. */
const COMMANDS = {
  demo: async () => (await import('./commands/demo.ts')).demo,
  check: async () => (await import('./commands/check.ts')).check,
  report: async () => (await import('./commands/report.ts')).report,
  cards: async () => (await import('./commands/cards.ts')).cards,
  images: async () => (await import('./commands/images.ts')).images,
  deck: async () => (await import('./commands/deck.ts')).deck,
  roster: async () => (await import('./commands/roster.ts')).roster,
  convert: async () => (await import('./commands/convert.ts')).convert,
  sheet: async () => (await import('./commands/sheet.ts')).sheet,
  pack: async () => (await import('./commands/pack.ts')).pack,
  unpack: async () => (await import('./commands/unpack.ts')).unpack,
  odds: async () => (await import('./commands/odds.ts')).odds,
  order: async () => (await import('./commands/order.ts')).order,
  log: async () => (await import('./commands/log.ts')).log,
  score: async () => (await import('./commands/score.ts')).score,
  roll: async () => (await import('./commands/roll.ts')).roll,
} satisfies Readonly<Record<string, () => Promise<Command>>>;

type CommandName = keyof typeof COMMANDS;
const NAMES = Object.keys(COMMANDS) as CommandName[];
const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Runs one command. `argv` is without node and script. Never throws. */
export async function run(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  argv: readonly string[],
  streams: OutputStreams,
): Promise<Exit> {
  const io = safeOutput(streams);
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const line of overview(translate)) io.out(line);
    return name === undefined ? EXIT.unusable : EXIT.fine;
  }
  if (name === '--version') {
    io.out(VERSION);
    return EXIT.fine;
  }
  if (!isCommandName(name)) {
    io.err(inFront(translate('cli.call.unknownCommand', { name, commands: NAMES.join(', ') })));
    return EXIT.unusable;
  }
  const command = await COMMANDS[name]();
  if (args.includes('--help') || args.includes('-h')) {
    const usage = translate('cli.help.usage', { command: command.usage(translate) });
    const lines = [
      ...layOutUsage(usage),
      ...layOutHelp(['', translate(`cli.${name}.purpose`), '', ...command.help(translate, gameCatalog)]),
    ];
    for (const line of lines) io.out(line);
    return EXIT.fine;
  }
  try {
    return await withInputs(() => command.run(translate, args, io, gameCatalog));
  } catch (error) {
    for (const line of errorLines(translate, error)) io.err(line);
    return EXIT.unusable;
  }
}

/** Puts the name of the program before an error, as other programs do. */
const inFront = (message: string): string => `rollcall: ${message}`;

function errorLines(translate: Translate, error: unknown): readonly string[] {
  if (error instanceof Failure) return [inFront(error.line(translate)), ...error.more];
  if (error instanceof ArchiveError) return [inFront(error.explain(translate))];
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof Error && typeof code === 'string' && /^E[A-Z0-9]+$/.test(code))
    return [inFront(translate('cli.errors.file', { reason: formatReadFault(translate, code) }))];
  if (error instanceof RangeError && TOO_MUCH.test(error.message)) return [inFront(translate('cli.errors.tooMuch'))];
  return [inFront(unexpected(translate, error))];
}

/** Matches the JavaScript engine's errors for a text, a list or a call stack that is too large. */
const TOO_MUCH = /Invalid (string|array|typed array|array buffer) length|Maximum call stack|Array buffer allocation/i;

/** Formats a bug of Rollcall with the details that a bug report needs. */
function unexpected(translate: Translate, error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return translate('cli.errors.fault', { version: VERSION, details: text.replaceAll('\n', ' | ') });
}

/** The column in which the summaries of commands start. */
const SUMMARY_COLUMN = 10;

function overview(translate: Translate): string[] {
  return [
    translate('cli.help.title', { version: VERSION }),
    '',
    translate('cli.help.call'),
    '',
    ...NAMES.flatMap((name) => layOutRow(name, translate(`cli.${name}.summary`), SUMMARY_COLUMN)),
    '',
    ...layOutHelp([translate('cli.help.exitCodes')]),
  ];
}
