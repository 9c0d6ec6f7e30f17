/** Counts the tests in the JSON reports that Vitest and Playwright write. */
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * One test, or one error outside any test, such as a file that cannot be loaded.
 * @typedef {{ file: string, title: string, state: 'passed' | 'failed' | 'skipped', reason?: string | undefined }} TestResult
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { notes: string[] }} Outcome the counts of a step, with a line for each thing that went wrong
 */

/** The maximum number of failed tests with a line each. More failures usually have a common cause. */
const MAX_NAMED_FAILURES = 20;

/**
 * Reads the report of Vitest.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report
 * @returns {TestResult[]}
 */
export function readVitestReport({ testResults }) {
  return testResults.flatMap(({ name: testFile, status: fileStatus, message, assertionResults }) => {
    /** @type {TestResult[]} */
    const tests = assertionResults.map(({ status, fullName, failureMessages }) => ({
      file: testFile,
      title: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      reason: failureMessages[0],
    }));
    // An error in an import or in a hook fails the file, and none of its tests.
    const hasOtherError = fileStatus === 'failed' && !tests.some(({ state }) => state === 'failed');
    return hasOtherError
      ? [...tests, { file: testFile, title: 'outside any test', state: 'failed', reason: message }]
      : tests;
  });
}

/**
 * Reads the report of Playwright.
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {TestResult[]}
 */
export function readPlaywrightReport({ config, suites, errors }) {
  /** Lists the tests of a suite and of the suites in it. @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
  const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const testResults = suites.flatMap(listSpecs).flatMap(({ title, file, line: lineNumber, tests: testRuns }) =>
    testRuns.map(({ status, results }) => ({
      file: resolve(config.rootDir, file),
      title: `line ${lineNumber}: ${title}`,
      // A test that passed only on a retry is `flaky`, and counts as failed.
      state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      reason: results.find(({ error }) => error !== undefined)?.error?.message,
    })),
  );
  const otherErrors = errors.map(({ message }) => ({
    file: config.rootDir,
    title: 'outside any test',
    state: 'failed',
    reason: message,
  }));
  return /** @type {TestResult[]} */ ([...testResults, ...otherErrors]);
}

/** Returns the first line of a text that is not empty, without colors. @param {string | undefined} text */
function getFirstLine(text = '') {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

/**
 * Counts the results of a test run. A file in which no test ran counts as a failure, so that a misspelled folder can't look
 * like success.
 * @param {readonly TestResult[]} results
 * @param {readonly string[]} expectedFiles that should have run
 * @param {number} exitCode of the test runner
 * @returns {Outcome}
 */
export function countResults(results, expectedFiles, exitCode) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { state } of results) counts[state] += 1;
  const failures = results
    .filter(({ state }) => state === 'failed')
    .map(({ file, title, reason }) => `${file}: ${title}: ${getFirstLine(reason)}`);
  const filesThatRan = new Set(results.filter(({ state }) => state !== 'skipped').map(({ file }) => file));
  const filesWithoutTests = expectedFiles
    .filter((testFile) => !filesThatRan.has(testFile))
    .map((testFile) => `${testFile}: no test ran`);
  counts.failed += filesWithoutTests.length;
  const notes = [...failures, ...filesWithoutTests];
  if (notes.length > MAX_NAMED_FAILURES)
    notes.splice(MAX_NAMED_FAILURES, Infinity, `and ${notes.length - MAX_NAMED_FAILURES} more`);
  if (counts.skipped > 0) notes.push(`skipped tests: ${counts.skipped}`);
  if (exitCode !== 0 && counts.failed === 0 && counts.skipped === 0) {
    counts.failed += 1;
    notes.push(`no test failed, but the test run ended with code ${exitCode}`);
  }
  return { ...counts, notes };
}
