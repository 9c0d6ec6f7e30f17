/** Finds the command that the arguments name, runs it, and turns errors into lines and an exit code. */

import { COMMAND_NAMES, type CommandName } from '../node/command-names.ts';
import { VERSION } from '../shared/base/version.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { Command } from './command.ts';
import { createSafeStreams, type OutputStreams } from './command-streams.ts';
import { listErrorLines, prefixProgramName } from './error-lines.ts';
import { EXIT_CODE, type ExitCode } from './failure.ts';
import { runWithInputs } from './files/inputs.ts';
import { layOutHelp, layOutRow, layOutUsage } from './help.ts';

/** Commands are imported on use, because the library for sheets takes longer to load than ninety cards take to print. */
const COMMANDS = {
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  report: async () => (await import('./commands/report.ts')).reportCommand,
  cards: async () => (await import('./commands/cards.ts')).cardsCommand,
  images: async () => (await import('./commands/images.ts')).imagesCommand,
  deck: async () => (await import('./commands/deck.ts')).deckCommand,
  roster: async () => (await import('./commands/roster.ts')).rosterCommand,
  convert: async () => (await import('./commands/convert.ts')).convertCommand,
  sheet: async () => (await import('./commands/sheet.ts')).sheetCommand,
  pack: async () => (await import('./commands/pack.ts')).packCommand,
  unpack: async () => (await import('./commands/unpack.ts')).unpackCommand,
  odds: async () => (await import('./commands/odds.ts')).oddsCommand,
  order: async () => (await import('./commands/order.ts')).orderCommand,
  log: async () => (await import('./commands/log.ts')).logCommand,
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  roll: async () => (await import('./commands/roll.ts')).rollCommand,
} satisfies Readonly<Record<CommandName, () => Promise<Command>>>;

const isCommandName = (commandName: string): commandName is CommandName => Object.hasOwn(COMMANDS, commandName);

/** Runs one command and prints its errors. `programArguments` does not include node and the script. */
export async function runCommandLine(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  programArguments: readonly string[],
  streams: OutputStreams,
): Promise<ExitCode> {
  const safeStreams = createSafeStreams(streams);
  const [commandName, ...commandArguments] = programArguments;
  if (commandName === undefined || commandName === '--help' || commandName === '-h' || commandName === 'help') {
    for (const line of listOverview(translate)) safeStreams.out(line);
    return commandName === undefined ? EXIT_CODE.unusable : EXIT_CODE.fine;
  }
  if (commandName === '--version') {
    safeStreams.out(VERSION);
    return EXIT_CODE.fine;
  }
  if (!isCommandName(commandName)) {
    safeStreams.err(
      prefixProgramName(
        translate('cli.call.unknownCommand', { name: commandName, commands: COMMAND_NAMES.join(', ') }),
      ),
    );
    return EXIT_CODE.unusable;
  }
  const command = await COMMANDS[commandName]();
  if (commandArguments.includes('--help') || commandArguments.includes('-h')) {
    const usageText = translate('cli.help.usage', { command: command.usage(translate) });
    const helpLines = [
      ...layOutUsage(usageText),
      ...layOutHelp(['', translate(`cli.${commandName}.purpose`), '', ...command.help(translate, gameCatalog)]),
    ];
    for (const line of helpLines) safeStreams.out(line);
    return EXIT_CODE.fine;
  }
  try {
    return await runWithInputs(() => command.run(translate, commandArguments, safeStreams, gameCatalog));
  } catch (error) {
    for (const line of listErrorLines(translate, error)) safeStreams.err(line);
    return EXIT_CODE.unusable;
  }
}

/** The column in which the summaries of commands start. */
const SUMMARY_COLUMN = 10;

function listOverview(translate: Translate): string[] {
  return [
    translate('cli.help.title', { version: VERSION }),
    '',
    translate('cli.help.call'),
    '',
    ...COMMAND_NAMES.flatMap((commandName) =>
      layOutRow(commandName, translate(`cli.${commandName}.summary`), SUMMARY_COLUMN),
    ),
    '',
    ...layOutHelp([translate('cli.help.exitCodes')]),
  ];
}
