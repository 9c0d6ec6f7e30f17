import { describe, expect, it } from 'vitest';
import {
  countResults,
  readPlaywrightReport,
  readVitestReport,
  type TestResult,
} from '../../../scripts/lib/test-reports.mjs';

const result = (file: string, state: TestResult['state']): TestResult => ({ file, title: `is ${state}`, state });

describe('the counts of a test run', () => {
  it('are those of its report', () => {
    const results = [result('a', 'passed'), result('a', 'passed'), result('b', 'passed')];
    expect(countResults(results, ['a', 'b'], 0)).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] });
  });

  it('hold a failure for each file in which no test ran, skipped tests being none', () => {
    const outcome = countResults([result('a', 'passed'), result('b', 'skipped')], ['a', 'b', 'c'], 0);
    expect(outcome).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      notes: ['b: no test ran', 'c: no test ran', 'skipped tests: 1'],
    });
  });

  it('hold a failure when only the exit code tells of one', () => {
    expect(countResults([result('a', 'passed')], ['a'], 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('hold each failure once', () => {
    expect(countResults([result('a', 'passed'), result('a', 'failed')], ['a'], 1).failed).toBe(1);
  });

  it('come with the names of failed tests and the first line of their reasons, for at most twenty', () => {
    const failed = (file: string): TestResult => ({
      ...result(file, 'failed'),
      reason: '\n\u001b[31mError: no\u001b[39m\n at x',
    });
    expect(countResults([failed('a')], ['a'], 1).notes).toEqual(['a: is failed: Error: no']);
    const many = Array.from({ length: 23 }, (_, index) => failed(`${index}`));
    expect(countResults(many, [], 1).notes.slice(19)).toEqual(['19: is failed: Error: no', 'and 3 more']);
  });
});

describe('the report of Playwright', () => {
  it('is read through all suites; a flaky test has failed, and so has an error outside any test', () => {
    const spec = (status: string, error?: { message: string }) => ({
      title: `is ${status}`,
      file: 'test/a.spec.ts',
      line: 7,
      tests: [{ status, results: [error === undefined ? {} : { error }] }],
    });
    const report = {
      config: { rootDir: '/checkout' },
      suites: [
        { specs: [spec('expected')], suites: [{ specs: [spec('flaky')] }] },
        { specs: [spec('skipped'), spec('unexpected', { message: 'no' })] },
      ],
      errors: [{ message: 'no server' }],
    };
    const test = { file: '/checkout/test/a.spec.ts', reason: undefined };
    expect(readPlaywrightReport(report)).toEqual([
      { ...test, title: 'line 7: is expected', state: 'passed' },
      { ...test, title: 'line 7: is flaky', state: 'failed' },
      { ...test, title: 'line 7: is skipped', state: 'skipped' },
      { ...test, title: 'line 7: is unexpected', state: 'failed', reason: 'no' },
      { file: '/checkout', title: 'outside any test', state: 'failed', reason: 'no server' },
    ]);
  });
});

describe('the report of Vitest', () => {
  const file = (name: string, status: string, states: string[], message = '') => ({
    name,
    status,
    message,
    assertionResults: states.map((state) => ({
      status: state,
      fullName: `is ${state}`,
      failureMessages: state === 'failed' ? ['no'] : [],
    })),
  });

  it('is read file by file; a test that never ran was skipped', () => {
    const states = ['passed', 'failed', 'skipped', 'pending', 'todo'];
    const read = readVitestReport({ testResults: [file('a', 'failed', states)] });
    expect(read.map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'is passed: passed',
      'is failed: failed',
      'is skipped: skipped',
      'is pending: skipped',
      'is todo: skipped',
    ]);
    expect(read[1]?.reason).toBe('no');
  });

  it('holds a failure for a file that failed outside its tests, such as in an import or in a hook', () => {
    const testResults = [file('a', 'failed', [], 'no such module'), file('b', 'failed', ['passed'], 'no hook')];
    expect(readVitestReport({ testResults })).toMatchObject([
      { file: 'a', title: 'outside any test', state: 'failed', reason: 'no such module' },
      { file: 'b', title: 'is passed', state: 'passed' },
      { file: 'b', title: 'outside any test', state: 'failed', reason: 'no hook' },
    ]);
  });
});
