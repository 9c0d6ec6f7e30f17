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

/** Returns the outcome of a step that failed as a whole. @param {string} failureNote @returns {Outcome} */
const createFailure = (failureNote) => ({ passed: 0, failed: 1, skipped: 0, notes: [failureNote] });

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
  const startTime = Date.now();
  const totalCounts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const allNotes = [];
  /** @param {string} stepName @param {Outcome} outcome */
  const addOutcome = (stepName, outcome) => {
    totalCounts.passed += outcome.passed;
    totalCounts.failed += outcome.failed;
    totalCounts.skipped += outcome.skipped;
    allNotes.push(...outcome.notes.map((note) => `${stepName}: ${note}`));
  };
  const finish = () => {
    print('');
    for (const note of allNotes) print(`! ${note}`);
    print(`took ${formatSeconds(startTime)}`);
    print(formatCounts(totalCounts));
    return totalCounts.passed > 0 && totalCounts.failed === 0 && totalCounts.skipped === 0 ? 0 : 1;
  };
  onStop((signal) => {
    addOutcome('gate', createFailure(`stopped by ${signal}`));
    finish();
  });
  for (const [stepIndex, step] of steps.entries()) {
    const heading = `[${stepIndex + 1}/${steps.length}] ${step.name}`;
    print(`\n${heading}`);
    const stepStart = Date.now();
    const outcome = await runStep(step);
    if (isStopping()) return new Promise(() => undefined); // The onStop handler prints the last line.
    addOutcome(step.name, outcome);
    const hasFailed = outcome.failed > 0 || outcome.skipped > 0;
    print(`${heading}: ${hasFailed ? 'FAILED' : 'ok'}, ${formatCounts(outcome)} (${formatSeconds(stepStart)})`);
    if (!hasFailed || step.isRequired !== true) continue;
    for (const { name } of steps.slice(stepIndex + 1))
      addOutcome(name, createFailure(`not run, because "${step.name}" failed`));
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

/** Formats the time since a start in seconds. @param {number} startTime milliseconds */
const formatSeconds = (startTime) => `${((Date.now() - startTime) / 1000).toFixed(1)} s`;

/**
 * Creates a step that runs a script of package.json. The script passes or fails as a whole.
 * @param {string} stepName
 * @param {string} scriptName
 * @returns {Step}
 */
export const createScriptStep = (stepName, scriptName) => ({
  name: stepName,
  run: async () => {
    const { code } = await runVisibly(getNpmCommand(['run', scriptName]));
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, notes: [] } : createFailure(`ended with code ${code}`);
  },
});

/**
 * Creates a step that runs the unit tests in Vitest. At least one test of each matching file has to run.
 * @param {string} stepName
 * @param {RegExp} filePattern
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Step}
 */
export const createVitestStep = (stepName, filePattern, environment = {}) => ({
  name: stepName,
  run: () => {
    const reportFile = prepareReportFile('vitest');
    const options = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const command = getNpmCommand(['run', 'test:unit', '--', ...options]);
    return runTests({ command, env: environment, reportFile, readReport: readVitestReport, files: filePattern });
  },
});

/**
 * Creates a step that runs the end-to-end tests in Playwright, with their windows on a virtual display. At least one test of each
 * matching file has to run.
 * @param {string} stepName
 * @param {RegExp} filePattern
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Step}
 */
export const createPlaywrightStep = (stepName, filePattern, environment = {}) => ({
  name: stepName,
  run: () => {
    const reportFile = prepareReportFile('playwright');
    return runTests({
      command: withVirtualDisplay(getNpmCommand(['run', 'test:e2e', '--', '--reporter=list,json'])),
      env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, WAYLAND_DISPLAY: undefined },
      reportFile,
      readReport: readPlaywrightReport,
      files: filePattern,
    });
  },
});

/**
 * Removes the report of an earlier run, and returns the path for the next one.
 * @param {string} runner
 */
function prepareReportFile(runner) {
  const reportFile = join(ROOT, 'node_modules', '.cache', 'gate', `${runner}.json`);
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  return reportFile;
}

/**
 * Runs a command to its end, with its output on the terminal.
 * @param {readonly string[]} command a program and its arguments
 * @param {NodeJS.ProcessEnv} [environment]
 */
function runVisibly([program = '', ...programArguments], environment = {}) {
  return run(program, programArguments, {
    env: { ...process.env, ...environment },
    show: true,
    timeoutMs: STEP_TIMEOUT_MS,
  });
}

/**
 * Runs a test runner, and counts the tests in the report that it writes.
 * @template Report
 * @param {{ command: readonly string[], env: NodeJS.ProcessEnv, reportFile: string,
 *   readReport: (report: Report) => import('./test-reports.mjs').TestResult[], files: RegExp }} options
 * @returns {Promise<Outcome>}
 */
async function runTests({ command, env: environment, reportFile, readReport, files: filePattern }) {
  const { code } = await runVisibly(command, environment);
  if (!existsSync(reportFile)) return createFailure(`ended with code ${code} and wrote no report`);
  const results = readReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  const expectedFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((testFile) => join('test', testFile))
    .filter((testFile) => filePattern.test(testFile.replaceAll('\\', '/')));
  return countResults(
    results.map((result) => ({ ...result, file: relative(ROOT, result.file) })),
    expectedFiles,
    code,
  );
}
