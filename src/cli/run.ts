/** Finds the command a call names, runs it, and turns what went wrong into lines and an exit code. */

import { VERSION } from '../shared/base/version.ts';
import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import { readFaultMessage } from '../shared/text/disk-messages.ts';
import type { Command } from './command.ts';
import { EXIT, type Exit, Failure } from './failure.ts';
import { withInputs } from './files/inputs.ts';
import { type OutputStreams, safeOutput } from './io.ts';

/** Commands are imported on use: the library for sheets takes longer to load than ninety cards take to print. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
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
};

/** Runs one call, `argv` without node and script. Never throws. */
export async function run(games: Catalogue<Game>, argv: readonly string[], streams: OutputStreams): Promise<Exit> {
  const io = safeOutput(streams);
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const line of await overview()) io.out(line);
    return name === undefined ? EXIT.unusable : EXIT.fine;
  }
  if (name === '--version') {
    io.out(VERSION);
    return EXIT.fine;
  }
  const fetch = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!fetch) {
    io.err(`rollcall: no command is called ${name}; there are ${Object.keys(COMMANDS).join(', ')}`);
    return EXIT.unusable;
  }
  const command = await fetch();
  if (args.includes('--help') || args.includes('-h')) {
    for (const line of [
      `Usage: rollcall ${command.usage}`,
      '',
      `Will ${command.summary}.`,
      '',
      ...command.details(games),
    ])
      io.out(line);
    return EXIT.fine;
  }
  try {
    return await withInputs(() => command.run(args, io, games));
  } catch (error) {
    for (const line of wordsOf(error)) io.err(line);
    return EXIT.unusable;
  }
}

function wordsOf(error: unknown): readonly string[] {
  if (error instanceof Failure) return [`rollcall: ${error.line}`, ...error.more];
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof Error && typeof code === 'string' && /^E[A-Z0-9]+$/.test(code))
    return [`rollcall: a file could not be used: ${readFaultMessage(code)}`];
  if (error instanceof RangeError && TOO_MUCH.test(error.message))
    return ['rollcall: these files hold more than can be worked on at once; docs/limits.md says how much is possible'];
  return [unexpected(error)];
}

/** Messages of the engine when a text, a list or the call stack becomes too large. */
const TOO_MUCH = /Invalid (string|array|typed array|array buffer) length|Maximum call stack|Array buffer allocation/i;

/** A fault of Rollcall itself: reported as such, with what is needed to report it to us. */
function unexpected(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `rollcall: this is a fault in Rollcall ${VERSION}, please report it: ${text.replaceAll('\n', ' | ')}`;
}

async function overview(): Promise<string[]> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, fetch]) => `  ${name.padEnd(8)}${(await fetch()).summary}`),
  );
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
