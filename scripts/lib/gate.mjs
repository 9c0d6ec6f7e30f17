/** Runs a list of steps one after the other, and prints how many checks passed in all of them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withVirtualDisplay } from './electron/display.mjs';
import { ROOT } from './node-version.mjs';
import { isStopping, npmCommand, onStop, run } from './run.mjs';
import { countResults, readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Outcome} Outcome */
/**
 * `isRequired`: when this step fails, the later ones cannot run.
 * @typedef {{ name: string, isRequired?: boolean, run: () => Promise<Outcome> }} Step
 */

/** Ends a step that hangs. The steps of `npm run soak` take hours. */
const STEP_TIMEOUT_MS = 3 * 60 * 60_000;

/** @param {string} note @returns {Outcome} */
const failure = (note) => ({ passed: 0, failed: 1, skipped: 0, notes: [note] });

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

/** The last line of the gate, which CI reads. @param {Counts} counts */
const formatCounts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Runs the steps in their order and prints the counts of all as the last line, also when a step throws or when the run is
 * stopped.
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} 0 when something passed, and nothing failed or was skipped
 */
export async function runGate(steps) {
  const start = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const notes = [];
  /** @param {string} name @param {Outcome} outcome */
  const add = (name, outcome) => {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped;
    notes.push(...outcome.notes.map((note) => `${name}: ${note}`));
  };
  const finish = () => {
    print('');
    for (const note of notes) print(`! ${note}`);
    print(`took ${formatSeconds(start)}`);
    print(formatCounts(total));
    return total.passed > 0 && total.failed === 0 && total.skipped === 0 ? 0 : 1;
  };
  onStop((signal) => {
    add('gate', failure(`stopped by ${signal}`));
    finish();
  });
  for (const [index, step] of steps.entries()) {
    const heading = `[${index + 1}/${steps.length}] ${step.name}`;
    print(`\n${heading}`);
    const stepStart = Date.now();
    const outcome = await runStep(step);
    if (isStopping()) return new Promise(() => undefined); // The function above prints the last line.
    add(step.name, outcome);
    const hasFailed = outcome.failed > 0 || outcome.skipped > 0;
    print(`${heading}: ${hasFailed ? 'FAILED' : 'ok'}, ${formatCounts(outcome)} (${formatSeconds(stepStart)})`);
    if (!hasFailed || step.isRequired !== true) continue;
    for (const { name } of steps.slice(index + 1)) add(name, failure(`not run, because "${step.name}" failed`));
    break;
  }
  return finish();
}

/** @param {Step} step @returns {Promise<Outcome>} */
async function runStep(step) {
  try {
    return await step.run();
  } catch (error) {
    return failure(error instanceof Error ? `${error.stack}` : `${error}`);
  }
}

/** @param {number} start */
const formatSeconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/**
 * A script of package.json, which passes or fails as a whole.
 * @param {string} name of the step
 * @param {string} scriptName
 * @returns {Step}
 */
export const script = (name, scriptName) => ({
  name,
  run: async () => {
    const { code } = await runVisibly(npmCommand(['run', scriptName]));
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, notes: [] } : failure(`ended with code ${code}`);
  },
});

/**
 * The unit tests, in Vitest. Each file that matches has to run.
 * @param {string} name of the step
 * @param {RegExp} files
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
export const vitest = (name, files, env = {}) => ({
  name,
  run: () => {
    const reportFile = newReportFile('vitest');
    const options = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const command = npmCommand(['run', 'test:unit', '--', ...options]);
    return runTests({ command, env, reportFile, readReport: readVitestReport, files });
  },
});

/**
 * The end-to-end tests, in Playwright, with their windows on a virtual display. Each file that matches has to run.
 * @param {string} name of the step
 * @param {RegExp} files
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
export const playwright = (name, files, env = {}) => ({
  name,
  run: () => {
    const reportFile = newReportFile('playwright');
    return runTests({
      command: withVirtualDisplay(npmCommand(['run', 'test:e2e', '--', '--reporter=list,json'])),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, WAYLAND_DISPLAY: undefined },
      reportFile,
      readReport: readPlaywrightReport,
      files,
    });
  },
});

/**
 * @param {string} runner
 * @returns {string} the path of a report that does not exist yet
 */
function newReportFile(runner) {
  const file = join(ROOT, 'node_modules', '.cache', 'gate', `${runner}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs a command to its end, with its output on the terminal.
 * @param {readonly string[]} command a program and its arguments
 * @param {NodeJS.ProcessEnv} [env]
 */
function runVisibly([program = '', ...args], env = {}) {
  return run(program, args, { env: { ...process.env, ...env }, show: true, timeoutMs: STEP_TIMEOUT_MS });
}

/**
 * Runs a test runner, and counts the tests in the report that it writes.
 * @template Report
 * @param {{ command: readonly string[], env: NodeJS.ProcessEnv, reportFile: string,
 *   readReport: (report: Report) => import('./test-reports.mjs').TestResult[], files: RegExp }} options
 * @returns {Promise<Outcome>}
 */
async function runTests({ command, env, reportFile, readReport, files }) {
  const { code } = await runVisibly(command, env);
  if (!existsSync(reportFile)) return failure(`ended with code ${code}, and without a report`);
  const results = readReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  const expectedFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('test', file))
    .filter((file) => files.test(file.replaceAll('\\', '/')));
  return countResults(
    results.map((result) => ({ ...result, file: relative(ROOT, result.file) })),
    expectedFiles,
    code,
  );
}
