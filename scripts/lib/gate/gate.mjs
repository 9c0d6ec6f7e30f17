import { UserError } from '../log.mjs';
import { END_SIGNALS, endAll, exitCode, ownSignals } from '../run.mjs';
import { countsOf, failure, isGreen, lastLine, sum } from './counts.mjs';
import { schedule } from './schedule.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** Result of a step; `output` has not been shown yet. @typedef {Counts & { output?: string }} Outcome */
/**
 * `show`: whether its output is shown while it runs; beside other steps it is kept until the end.
 * @typedef {import('./schedule.mjs').Planned & { run: (show: boolean) => Promise<Outcome> }} Step
 */

/** @param {number} since */
const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof UserError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Runs the steps, one after the other where they do not say what they wait for, and prints the counts of all as the last
 * line, also when a step throws, when one cannot run, and when the run is stopped.
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
  const show = steps.every(({ after }) => after === undefined);
  /** @param {Step} step */
  const work = async (step) => {
    const head = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
    process.stdout.write(`${head} …\n`);
    const since = Date.now();
    const result = await attempt(step, show);
    if (stopped) return new Promise(() => undefined); // the signal's handler ends the process
    counts.push(result);
    const failed = result.failed > 0 || result.skipped > 0;
    const some = result.passed + result.failed + result.skipped > 0;
    const words = failed && result.output ? `${result.output.trimEnd()}\n` : '';
    process.stdout.write(
      `${words}${head}: ${failed ? 'FAILED' : 'ok'}${some ? `, ${lastLine(result)}` : ''} (${elapsed(since)})\n`,
    );
    return !failed;
  };
  await schedule(steps, work, ({ name }, broken) => {
    counts.push(failure(`${name}: not run, because "${broken}" failed`));
  });
  return finish();
}

/** @param {Step} step @param {boolean} show @returns {Promise<Outcome>} */
async function attempt(step, show) {
  try {
    return await step.run(show);
  } catch (error) {
    return failure(`${step.name}: ${wordsOf(error)}`);
  }
}

/**
 * A step that later ones need: it counts only when it fails.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Step}
 */
export function prerequisite(name, work) {
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
      return code === 0 ? countsOf({ passed: 1 }) : { ...failure(`${name}: see above`), output };
    },
  };
}
