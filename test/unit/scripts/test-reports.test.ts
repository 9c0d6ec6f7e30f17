import { describe, expect, it } from 'vitest';
import {
  countResults,
  readPlaywrightReport,
  readVitestReport,
  type TestResult,
} from '../../../scripts/lib/test-reports.mjs';

const createResult = (filePath: string, testState: TestResult['state']): TestResult => ({
  file: filePath,
  title: `is ${testState}`,
  state: testState,
});

describe('countResults', () => {
  it('counts the results of a report', () => {
    const results = [createResult('a', 'passed'), createResult('a', 'passed'), createResult('b', 'passed')];
    expect(countResults(results, ['a', 'b'], 0)).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] });
  });

  it('adds a failure for each file in which no test ran, and counts a skipped test as not run', () => {
    const outcome = countResults([createResult('a', 'passed'), createResult('b', 'skipped')], ['a', 'b', 'c'], 0);
    expect(outcome).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      notes: ['b: no test ran', 'c: no test ran', 'skipped tests: 1'],
    });
  });

  it('counts a failure when only the exit code reports one', () => {
    expect(countResults([createResult('a', 'passed')], ['a'], 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts each failure once', () => {
    expect(countResults([createResult('a', 'passed'), createResult('a', 'failed')], ['a'], 1).failed).toBe(1);
  });

  it('names at most twenty failed tests with the first line of each reason', () => {
    const createFailure = (filePath: string): TestResult => ({
      ...createResult(filePath, 'failed'),
      reason: '\n\u001b[31mError: no\u001b[39m\n at x',
    });
    expect(countResults([createFailure('a')], ['a'], 1).notes).toEqual(['a: is failed: Error: no']);
    const failures = Array.from({ length: 23 }, (_entry, index) => createFailure(`${index}`));
    expect(countResults(failures, [], 1).notes.slice(19)).toEqual(['19: is failed: Error: no', 'and 3 more']);
  });
});

describe('readPlaywrightReport', () => {
  it('reads all suites and counts a flaky test and an error outside any test as failures', () => {
    const createSpec = (testStatus: string, error?: { message: string }) => ({
      title: `is ${testStatus}`,
      file: 'test/a.spec.ts',
      line: 7,
      tests: [{ status: testStatus, results: [error === undefined ? {} : { error }] }],
    });
    const playwrightReport = {
      config: { rootDir: '/checkout' },
      suites: [
        { specs: [createSpec('expected')], suites: [{ specs: [createSpec('flaky')] }] },
        { specs: [createSpec('skipped'), createSpec('unexpected', { message: 'no' })] },
      ],
      errors: [{ message: 'no server' }],
    };
    const commonFields = { file: '/checkout/test/a.spec.ts', reason: undefined };
    expect(readPlaywrightReport(playwrightReport)).toEqual([
      { ...commonFields, title: 'line 7: is expected', state: 'passed' },
      { ...commonFields, title: 'line 7: is flaky', state: 'failed' },
      { ...commonFields, title: 'line 7: is skipped', state: 'skipped' },
      { ...commonFields, title: 'line 7: is unexpected', state: 'failed', reason: 'no' },
      { file: '/checkout', title: 'outside any test', state: 'failed', reason: 'no server' },
    ]);
  });
});

describe('readVitestReport', () => {
  const createFileReport = (fileName: string, testStatus: string, testStates: string[], message = '') => ({
    name: fileName,
    status: testStatus,
    message,
    assertionResults: testStates.map((testState) => ({
      status: testState,
      fullName: `is ${testState}`,
      failureMessages: testState === 'failed' ? ['no'] : [],
    })),
  });

  it('reads the tests of each file and counts a test that never ran as skipped', () => {
    const testStates = ['passed', 'failed', 'skipped', 'pending', 'todo'];
    const results = readVitestReport({ testResults: [createFileReport('a', 'failed', testStates)] });
    expect(results.map(({ title, state: testState }) => `${title}: ${testState}`)).toEqual([
      'is passed: passed',
      'is failed: failed',
      'is skipped: skipped',
      'is pending: skipped',
      'is todo: skipped',
    ]);
    expect(results[1]?.reason).toBe('no');
  });

  it('reports a failure for a file that failed outside its tests, such as in an import or in a hook', () => {
    const testResults = [
      createFileReport('a', 'failed', [], 'no such module'),
      createFileReport('b', 'failed', ['passed'], 'no hook'),
    ];
    expect(readVitestReport({ testResults })).toMatchObject([
      { file: 'a', title: 'outside any test', state: 'failed', reason: 'no such module' },
      { file: 'b', title: 'is passed', state: 'passed' },
      { file: 'b', title: 'outside any test', state: 'failed', reason: 'no hook' },
    ]);
  });
});
