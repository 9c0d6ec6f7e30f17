/** A failure that the person at the terminal can understand: shown as one line, without a stack. */
export class UserError extends Error {}

/**
 * One line for the person at the terminal. On standard error, because standard output belongs to the command.
 * @param {string} text
 */
export function log(text) {
  process.stderr.write(`rollcall: ${escaped(text)}\n`);
}

/**
 * Escapes control characters of foreign text (file names, output of programs) for a terminal. Line breaks stay.
 * @param {string} text
 */
export function escaped(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * Runs a script's main function; what it throws becomes a line and an exit code.
 * @param {() => Promise<number>} main gives the exit code
 * @param {number} [codeOfFailure]
 */
export async function runMain(main, codeOfFailure = 1) {
  try {
    process.exitCode = await main();
  } catch (error) {
    log(
      error instanceof UserError ? error.message : error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    );
    process.exitCode = codeOfFailure;
  }
}
