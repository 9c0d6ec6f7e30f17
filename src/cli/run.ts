/** Finds the command a call names, runs it, and turns what went wrong into lines and an exit code. */
import { VERSION } from '../shared/version.ts';
import type { Command } from './command.ts';
import { cards } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { demo } from './commands/demo.ts';
import { images } from './commands/images.ts';
import { odds } from './commands/odds.ts';
import { report } from './commands/report.ts';
import { roster } from './commands/roster.ts';
import { sheet } from './commands/sheet.ts';
import { EXIT, type Exit, Failure } from './failure.ts';
import type { Io } from './io.ts';

const COMMANDS: Readonly<Record<string, Command>> = { demo, check, report, cards, images, roster, sheet, odds };

/** Runs one call, `argv` without node and script. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const line of overview()) io.out(line);
    return name === undefined ? EXIT.unusable : EXIT.fine;
  }
  if (name === '--version') {
    io.out(VERSION);
    return EXIT.fine;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    io.err(`rollcall: no command is called ${name}; there are ${Object.keys(COMMANDS).join(', ')}`);
    return EXIT.unusable;
  }
  if (args.includes('--help') || args.includes('-h')) {
    for (const line of [`Usage: rollcall ${command.usage}`, '', `Will ${command.summary}.`, '', ...command.details])
      io.out(line);
    return EXIT.fine;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    io.err(error instanceof Failure ? `rollcall: ${error.line}` : unexpected(error));
    return EXIT.unusable;
  }
}

/** A fault of ours: said as such, with what is needed to report it. */
function unexpected(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `rollcall: this is a fault in Rollcall ${VERSION}, please report it: ${text.replaceAll('\n', ' | ')}`;
}

function overview(): string[] {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`);
  return [
    `Rollcall ${VERSION}: cards, teams and verdicts for tabletop superhero games`,
    '',
    'Usage: rollcall COMMAND …   (rollcall COMMAND --help tells more)',
    '',
    ...rows,
    '',
    'Exit codes: 0 everything legal and written, 1 something illegal, 2 something unreadable or a wrong call.',
  ];
}
