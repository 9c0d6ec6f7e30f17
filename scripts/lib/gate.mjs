import { countsOf, failure, isGreen, lastLine, sum } from './counts.mjs';
import { END_SIGNALS, endAll, exitCode, ownSignals } from './run.mjs';
import { Refusal } from './say.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/**
 * `needed`: without it the later steps make no sense and are not tried.
 * @typedef {{ name: string, needed?: boolean, run: () => Promise<Counts> }} Step
 */

/** @param {number} since */
const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Runs the steps one after the other and prints the counts of all as the last line, whatever happens: also when a step
 * throws, when one is missing its ground, and when the run is stopped.
 * @param {string} title
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} exit code
 */
export async function runGate(title, steps) {
  const start = Date.now();
  /** @type {Counts[]} */
  const counts = [];
  const finish = () => {
    const all = sum(counts);
    for (const note of all.notes) process.stdout.write(`! ${note}\n`);
    process.stdout.write(`${title} took ${elapsed(start)}\n${lastLine(all)}\n`);
    return isGreen(all) ? 0 : 1;
  };
  let stopped = false;
  ownSignals();
  for (const signal of END_SIGNALS)
    process.once(signal, async () => {
      stopped = true;
      await endAll();
      counts.push(failure(`stopped by ${signal}`));
      finish();
      process.exit(exitCode(null, signal));
    });
  /** @type {string | undefined} */
  let broken;
  for (const [i, step] of steps.entries()) {
    const head = `[${i + 1}/${steps.length}] ${step.name}`;
    if (broken !== undefined) {
      counts.push(failure(`${step.name}: not run, because "${broken}" failed`));
      continue;
    }
    process.stdout.write(`${head} …\n`);
    const since = Date.now();
    const result = await attempt(step);
    if (stopped) return 1; // the signal's handler has the last word
    counts.push(result);
    const failed = result.failed > 0 || result.skipped > 0;
    const some = result.passed + result.failed + result.skipped > 0;
    process.stdout.write(
      `${head}: ${failed ? 'FAILED' : 'ok'}${some ? `, ${lastLine(result)}` : ''} (${elapsed(since)})\n`,
    );
    if (step.needed && failed) broken = step.name;
  }
  return finish();
}

/** @param {Step} step @returns {Promise<Counts>} */
async function attempt(step) {
  try {
    return await step.run();
  } catch (error) {
    return failure(`${step.name}: ${wordsOf(error)}`);
  }
}

/**
 * A step that prepares the ground: counts only when it fails.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Step}
 */
export function ground(name, work) {
  return {
    name,
    needed: true,
    run: async () => {
      await work();
      return countsOf();
    },
  };
}

/**
 * A step that is one check: it passes or it fails as a whole.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @returns {Step}
 */
export function check(name, work) {
  return {
    name,
    run: async () => {
      const { code, output } = await work();
      if (code === 0) return countsOf({ passed: 1 });
      process.stdout.write(`${output.trimEnd()}\n`);
      return failure(`${name}: see above`);
    },
  };
}
