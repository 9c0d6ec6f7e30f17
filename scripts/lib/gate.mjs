/** Runs a list of steps one after the other, and prints how many checks passed in all of them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withVirtualDisplay } from './electron/display.mjs';
import { ROOT } from './node-version.mjs';
import { getNpmCommand, isStopping, onStop, run } from './run.mjs';
import { countResults, readPlaywrightReport, readVitestReport } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Outcome} Outcome */
/**
 * `isRequired`: when this step fails, the later ones cannot run.
 * @typedef {{ name: string, isRequired?: boolean, run: () => Promise<Outcome> }} Step
 */

/** The time after which a hanging step is ended. It is long because the steps of `npm run soak` take hours. */
const STEP_TIMEOUT_MS = 3 * 60 * 60_000;

/** Returns the outcome of a step that failed as a whole. @param {string} note @returns {Outcome} */
const createFailure = (note) => ({ passed: 0, failed: 1, skipped: 0, notes: [note] });

/** Prints a line on standard output. @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

/** Formats the last line of the gate. @param {Counts} counts */
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
    add('gate', createFailure(`stopped by ${signal}`));
    finish();
  });
  for (const [index, step] of steps.entries()) {
    const heading = `[${index + 1}/${steps.length}] ${step.name}`;
    print(`\n${heading}`);
    const stepStart = Date.now();
    const outcome = await runStep(step);
    if (isStopping()) return new Promise(() => undefined); // The onStop handler prints the last line.
    add(step.name, outcome);
    const hasFailed = outcome.failed > 0 || outcome.skipped > 0;
    print(`${heading}: ${hasFailed ? 'FAILED' : 'ok'}, ${formatCounts(outcome)} (${formatSeconds(stepStart)})`);
    if (!hasFailed || step.isRequired !== true) continue;
    for (const { name } of steps.slice(index + 1)) add(name, createFailure(`not run, because "${step.name}" failed`));
    break;
  }
  return finish();
}

/** Runs a step. A step that throws has failed. @param {Step} step @returns {Promise<Outcome>} */
async function runStep(step) {
  try {
    return await step.run();
  } catch (error) {
    return createFailure(error instanceof Error ? `${error.stack}` : `${error}`);
  }
}

/** Formats the time since a start in seconds. @param {number} start milliseconds */
const formatSeconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/**
 * Creates a step that runs a script of package.json, which passes or fails as a whole.
 * @param {string} name of the step
 * @param {string} scriptName
 * @returns {Step}
 */
export const createScriptStep = (name, scriptName) => ({
  name,
  run: async () => {
    const { code } = await runVisibly(getNpmCommand(['run', scriptName]));
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, notes: [] } : createFailure(`ended with code ${code}`);
  },
});

/**
 * Creates a step that runs the unit tests in Vitest. Each file that matches has to run.
 * @param {string} name of the step
 * @param {RegExp} files
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
export const createVitestStep = (name, files, env = {}) => ({
  name,
  run: () => {
    const reportFile = prepareReportFile('vitest');
    const options = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const command = getNpmCommand(['run', 'test:unit', '--', ...options]);
    return runTests({ command, env, reportFile, readReport: readVitestReport, files });
  },
});

/**
 * Creates a step that runs the end-to-end tests in Playwright, with their windows on a virtual display. Each file that matches
 * has to run.
 * @param {string} name of the step
 * @param {RegExp} files
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
export const createPlaywrightStep = (name, files, env = {}) => ({
  name,
  run: () => {
    const reportFile = prepareReportFile('playwright');
    return runTests({
      command: withVirtualDisplay(getNpmCommand(['run', 'test:e2e', '--', '--reporter=list,json'])),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, WAYLAND_DISPLAY: undefined },
      reportFile,
      readReport: readPlaywrightReport,
      files,
    });
  },
});

/**
 * Removes the report of an earlier run, and returns the path for the next one.
 * @param {string} runner
 */
function prepareReportFile(runner) {
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
  if (!existsSync(reportFile)) return createFailure(`ended with code ${code} and wrote no report`);
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
