import { describe, expect, it } from 'vitest';
import {
  countsOf,
  fromPlaywright,
  fromVitest,
  isGreen,
  judgeRunner,
  lastLine,
  type Result,
  sum,
} from '../../../../scripts/lib/gate/counts.mjs';

const passed = (project: string): Result => ({ project, state: 'passed' });

describe('counting over all runners', () => {
  it('adds up and prints the line that scripts read', () => {
    const all = sum([
      countsOf({ passed: 3 }),
      countsOf({ passed: 2, failed: 1, notes: ['n'] }),
      countsOf({ skipped: 4 }),
    ]);
    expect(lastLine(all)).toBe('5 passed, 1 failed, 4 skipped');
    expect(all.notes).toEqual(['n']);
  });

  it('is green only when something ran and nothing failed or was skipped', () => {
    expect(isGreen(countsOf({ passed: 1 }))).toBe(true);
    expect(isGreen(countsOf())).toBe(false);
    expect(isGreen(countsOf({ passed: 1, failed: 1 }))).toBe(false);
    expect(isGreen(countsOf({ passed: 1, skipped: 1 }))).toBe(false);
  });
});

describe('judging one runner', () => {
  it('takes what it reports', () => {
    expect(judgeRunner('r', [passed('a'), passed('b')], ['a', 'b'], 0)).toMatchObject({ passed: 2, failed: 0 });
  });

  it('fails when it ended without a report', () => {
    expect(judgeRunner('r', undefined, ['a'], 137)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails for each part that ran nothing, skipped tests being nothing', () => {
    expect(judgeRunner('r', [passed('a')], ['a', 'b'], 0)).toMatchObject({ passed: 1, failed: 1 });
    expect(judgeRunner('r', [], ['a', 'b'], 0).failed).toBe(2);
    expect(judgeRunner('r', [{ project: 'a', state: 'skipped' }], ['a'], 0)).toMatchObject({ failed: 1, skipped: 1 });
  });

  it('fails when only its exit code says so', () => {
    expect(judgeRunner('r', [passed('a')], ['a'], 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('does not count a failure twice', () => {
    expect(judgeRunner('r', [passed('a'), { project: 'a', state: 'failed' }], ['a'], 1).failed).toBe(1);
  });
});

describe('reading reports', () => {
  it('walks through the suites of Playwright; flaky is failed; errors outside tests count', () => {
    const test = (projectName: string, status: string) => ({ tests: [{ projectName, status }] });
    const results = fromPlaywright({
      suites: [
        { specs: [test('electron', 'expected')], suites: [{ specs: [test('electron', 'flaky')] }] },
        { specs: [test('chromium', 'skipped'), test('chromium', 'unexpected')] },
      ],
      errors: [{}],
    });
    expect(results).toEqual([
      { project: 'electron', state: 'passed' },
      { project: 'electron', state: 'failed' },
      { project: 'chromium', state: 'skipped' },
      { project: 'chromium', state: 'failed' },
      { project: '', state: 'failed' },
    ]);
  });

  it('reads the files of vitest; one that does not load is failed; one that never ran was skipped', () => {
    const results = fromVitest({
      modules: [
        { project: 'node', states: ['passed', 'failed', 'skipped', 'pending'], errors: 0 },
        { project: 'dom', states: [], errors: 1 },
      ],
      unhandledErrors: 1,
    });
    expect(results.map(({ project, state }) => `${project} ${state}`)).toEqual([
      'node passed',
      'node failed',
      'node skipped',
      'node skipped',
      'dom failed',
      ' failed',
    ]);
  });
});
