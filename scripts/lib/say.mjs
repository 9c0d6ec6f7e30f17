/** A failure that the person at the terminal can understand: shown as one line, without a stack. */
export class Refusal extends Error {}

/**
 * One line for the person at the terminal. On standard error, because standard output belongs to the command.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`rollcall: ${shown(text)}\n`);
}

/**
 * What comes from elsewhere (names of files, output of programs) steers no terminal. Lines of a stack stay lines.
 * @param {string} text
 */
export function shown(text) {
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
    say(
      error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    );
    process.exitCode = codeOfFailure;
  }
}
