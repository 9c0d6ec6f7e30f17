import { stripVTControlCharacters } from 'node:util';

/**
 * How many checks passed, failed and were skipped, with a line for each thing that a person should know.
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[] }} Counts
 */

/** @type {Readonly<Counts>} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, notes: [] };

/** @param {Partial<Counts>} [counts] @returns {Counts} */
export function countsOf(counts = {}) {
  return { ...NOTHING, ...counts, notes: counts.notes ?? [] };
}

/**
 * @param {readonly Counts[]} list
 * @returns {Counts}
 */
export function sum(list) {
  return list.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      notes: [...all.notes, ...one.notes],
    }),
    countsOf(),
  );
}

/** @param {string} note @returns {Counts} */
export function failure(note) {
  return countsOf({ failed: 1, notes: [note] });
}

/**
 * The last line of a run, which scripts read.
 * @param {Counts} counts
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A run is green only when something ran, and nothing failed or was skipped.
 * @param {Counts} counts
 */
export function isGreen({ passed, failed, skipped }) {
  return passed > 0 && failed === 0 && skipped === 0;
}

/**
 * One test of a runner, or one thing that went wrong outside any test. `title` and `reason`: of one that failed.
 * @typedef {{ project: string, state: 'passed' | 'failed' | 'skipped', title?: string, reason?: string | undefined }} Result
 */

/** So many failed tests are named at the end: where more fail, they fail for one reason. */
const NAMED = 20;

/** A reason as one line: colours and frames are for whoever reads the whole output. @param {string | undefined} reason */
const firstLine = (reason = '') =>
  stripVTControlCharacters(reason)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim();

/** @param {readonly Result[]} results @returns {string[]} a line for each that failed */
function failureNotes(results) {
  const failed = results.filter(({ state, title }) => state === 'failed' && title !== undefined);
  const lines = failed.map(({ title, reason }) => [`failed: ${title}`, firstLine(reason)].filter(Boolean).join(': '));
  return lines.length > NAMED ? [...lines.slice(0, NAMED), `and ${lines.length - NAMED} more failed`] : lines;
}

/**
 * Judges what a runner reported. A part that ran nothing is a failure: a misspelt folder must not look like success.
 * @param {string} runner its name, for the notes
 * @param {readonly Result[] | undefined} results undefined = it ended without a report
 * @param {readonly string[]} projects the parts that must have run something
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judgeRunner(runner, results, projects, exitCode) {
  if (results === undefined) return failure(`${runner} ended with code ${exitCode} before it could report`);
  const counts = countsOf();
  for (const { state } of results) counts[state] += 1;
  counts.notes.push(...failureNotes(results));
  if (counts.skipped > 0) counts.notes.push(`${runner}: ${counts.skipped} skipped, which the gate does not accept`);
  for (const project of projects) {
    if (results.some((result) => result.project === project && result.state !== 'skipped')) continue;
    counts.failed += 1;
    counts.notes.push(`${runner}: nothing ran in "${project}"`);
  }
  if (exitCode !== 0 && counts.failed === 0 && counts.skipped === 0) {
    counts.failed += 1;
    counts.notes.push(`${runner}: no test failed, and yet it ended with code ${exitCode}`);
  }
  return counts;
}

/**
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ error?: { message?: string }, attachments?: Attachment[] }} PlaywrightTry
 * @typedef {{ projectName?: string, status?: string, results?: PlaywrightTry[] }} PlaywrightTest
 * @typedef {{ title?: string, file?: string, line?: number, tests?: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {PlaywrightReport} report
 * @returns {(PlaywrightTest & { spec: PlaywrightSpec })[]}
 */
function playwrightTests({ suites = [] }) {
  /** @param {PlaywrightSuite} suite @returns {(PlaywrightTest & { spec: PlaywrightSpec })[]} */
  const testsOf = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => (spec.tests ?? []).map((test) => ({ ...test, spec }))),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  return suites.flatMap(testsOf);
}

/**
 * Files that tell what the page looked like when a test failed.
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export const pagesAtFailures = (report) =>
  playwrightTests(report)
    .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
    .flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [path] : []));

/**
 * Results from Playwright's JSON report. A test that passed only on the second try counts as failed; an error outside any test
 * (a file that does not load, a server that does not start) counts as a failed test.
 * @param {PlaywrightReport} report
 * @returns {Result[]}
 */
export function fromPlaywright(report) {
  /** @param {string | undefined} status @returns {Result['state']} */
  const stateOf = (status) => (status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed');
  return [
    ...playwrightTests(report).map(({ projectName = '', status, spec, results = [] }) => ({
      project: projectName,
      state: stateOf(status),
      title: `${spec.file}:${spec.line} › ${spec.title}`,
      reason: results.find(({ error }) => error !== undefined)?.error?.message,
    })),
    ...(report.errors ?? []).map(({ message }) => ({
      project: '',
      state: /** @type {const} */ ('failed'),
      title: 'outside of any test',
      reason: message,
    })),
  ];
}

/**
 * What our reporter for vitest writes: one entry a test file, with what went wrong outside of its tests.
 * @typedef {{ title: string, reason?: string }} VitestError
 * @typedef {VitestError & { state: string }} VitestTest
 * @typedef {{ project: string, tests: VitestTest[], errors: VitestError[] }} VitestModule
 * @typedef {{ modules: VitestModule[], unhandledErrors: VitestError[] }} VitestReport
 */

/**
 * Results from vitest. A file that does not load and an error that nobody caught count as a failed test each; a test that
 * never came to run (`pending`) was skipped.
 * @param {VitestReport} report
 * @returns {Result[]}
 */
export function fromVitest(report) {
  /** @param {string} state @returns {Result['state']} */
  const stateOf = (state) => (state === 'passed' || state === 'failed' ? state : 'skipped');
  /** @param {string} project @param {readonly VitestError[]} errors @returns {Result[]} */
  const failed = (project, errors) => errors.map((error) => ({ project, state: 'failed', ...error }));
  return [
    ...report.modules.flatMap(({ project, tests, errors }) => [
      ...tests.map((test) => ({ ...test, project, state: stateOf(test.state) })),
      ...failed(project, errors),
    ]),
    ...failed('', report.unhandledErrors),
  ];
}
