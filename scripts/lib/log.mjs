/** An error that is meant for the user of the terminal. It is shown as one line, without a stack. */
export class UserError extends Error {}

/**
 * Prints a line for the person at the terminal, on standard error, because standard output belongs to the command.
 * @param {string} line
 */
export function log(line) {
  process.stderr.write(`rollcall: ${escapeControlCharacters(line)}\n`);
}

/**
 * Escapes control characters, except line breaks. In file names and in the output of programs, they could control the terminal.
 * @param {string} text
 */
export function escapeControlCharacters(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * Runs the main function of a script. An error becomes a line and an exit code.
 * @param {() => Promise<number>} main returns the exit code
 * @param {number} [errorCode]
 */
export async function runMain(main, errorCode = 1) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof UserError) log(error.message);
    else log(error instanceof Error ? (error.stack ?? error.message) : `${error}`);
    process.exitCode = errorCode;
  }
}
