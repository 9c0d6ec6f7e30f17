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
 * One test of a runner, or one thing that went wrong outside any test.
 * @typedef {{ project: string, state: 'passed' | 'failed' | 'skipped' }} Result
 */

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
 * @typedef {{ projectName?: string, status?: string }} PlaywrightTest
 * @typedef {{ specs?: { tests?: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites?: PlaywrightSuite[], errors?: unknown[] }} PlaywrightReport
 */

/**
 * Results from Playwright's JSON report. A test that passed only on the second try counts as failed; an error outside any test
 * (a file that does not load, a server that does not start) counts as a failed test.
 * @param {PlaywrightReport} report
 * @returns {Result[]}
 */
export function fromPlaywright(report) {
  /** @param {PlaywrightSuite} suite @returns {PlaywrightTest[]} */
  const testsOf = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests ?? []),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  /** @param {string | undefined} status @returns {Result['state']} */
  const stateOf = (status) => (status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed');
  return [
    ...(report.suites ?? [])
      .flatMap(testsOf)
      .map((test) => ({ project: test.projectName ?? '', state: stateOf(test.status) })),
    ...(report.errors ?? []).map(() => ({ project: '', state: /** @type {const} */ ('failed') })),
  ];
}

/**
 * What our reporter for vitest writes: one entry a test file.
 * @typedef {{ project: string, states: string[], errors: number }} VitestModule
 * @typedef {{ modules: VitestModule[], unhandledErrors: number }} VitestReport
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
  /** @param {string} project @param {number} n @returns {Result[]} */
  const failed = (project, n) => Array.from({ length: n }, () => ({ project, state: 'failed' }));
  return [
    ...report.modules.flatMap(({ project, states, errors }) => [
      ...states.map((state) => ({ project, state: stateOf(state) })),
      ...failed(project, errors),
    ]),
    ...failed('', report.unhandledErrors),
  ];
}
