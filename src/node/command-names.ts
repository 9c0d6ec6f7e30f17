/** The names of the commands of the command line, in the order of its overview. */
export const COMMAND_NAMES = [
  'demo',
  'check',
  'report',
  'cards',
  'images',
  'deck',
  'roster',
  'convert',
  'sheet',
  'pack',
  'unpack',
  'odds',
  'order',
  'log',
  'score',
  'roll',
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

/** Arguments that the command line answers although they are no commands. */
const QUESTIONS: readonly string[] = ['help', '--help', '-h', '--version'];

/**
 * Returns the arguments of the command line if the app was started with a command, and undefined if it was started for its window.
 * Switches of Chromium may precede the command; the launcher of the installed app ends them with `--`.
 *
 * @param appArguments the arguments after the program and, in a checkout, the folder of the app
 */
export function findCommandArguments(appArguments: readonly string[]): readonly string[] | undefined {
  const firstIndex = appArguments.findIndex(
    (argument) => argument === '--' || QUESTIONS.includes(argument) || !argument.startsWith('-'),
  );
  // Only the launcher ends the switches of Chromium, and only before a command.
  if (appArguments[firstIndex] === '--') return appArguments.slice(firstIndex + 1);
  const commandArguments = appArguments.slice(Math.max(0, firstIndex));
  const [commandName] = commandArguments;
  const isCommand =
    commandName !== undefined &&
    (COMMAND_NAMES.some((name) => name === commandName) || QUESTIONS.includes(commandName));
  return isCommand ? commandArguments : undefined;
}
