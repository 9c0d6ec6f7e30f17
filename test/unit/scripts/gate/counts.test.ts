import { describe, expect, it } from 'vitest';
import {
  countsOf,
  fromPlaywright,
  fromVitest,
  isGreen,
  judgeRunner,
  lastLine,
  pagesAtFailures,
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

  it('names what failed with the first line of why, and not a hundred of them', () => {
    const failed = (title: string): Result => ({
      project: 'a',
      state: 'failed',
      title,
      reason: '\n\u001b[31mError: no\u001b[39m\n at x',
    });
    expect(judgeRunner('r', [failed('one.test.ts › is one')], ['a'], 1).notes).toEqual([
      'failed: one.test.ts › is one: Error: no',
    ]);
    const many = Array.from({ length: 23 }, (_, i) => failed(`${i}`));
    expect(judgeRunner('r', many, ['a'], 1).notes.slice(19)).toEqual(['failed: 19: Error: no', 'and 3 more failed']);
  });
});

describe('reading reports', () => {
  it('walks through the suites of Playwright; flaky is failed; errors outside tests count', () => {
    const test = (projectName: string, status: string) => ({
      title: `is ${status}`,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName, status }],
    });
    const page = { name: 'error-context', path: 'page.md' };
    const tried = { error: { message: 'no' }, attachments: [page, { name: 'trace', path: 't.zip' }] };
    const unexpected = { projectName: 'chromium', status: 'unexpected', results: [tried] };
    const report = {
      suites: [
        { specs: [test('electron', 'expected')], suites: [{ specs: [test('electron', 'flaky')] }] },
        { specs: [test('chromium', 'skipped'), { ...test('', 'unexpected'), tests: [unexpected] }] },
      ],
      errors: [{ message: 'no server' }],
    };
    expect(fromPlaywright(report)).toMatchObject([
      { project: 'electron', state: 'passed' },
      { project: 'electron', state: 'failed', title: 'a.spec.ts:7 › is flaky' },
      { project: 'chromium', state: 'skipped' },
      { project: 'chromium', state: 'failed', title: 'a.spec.ts:7 › is unexpected', reason: 'no' },
      { project: '', state: 'failed', title: 'outside of any test', reason: 'no server' },
    ]);
    expect(pagesAtFailures(report)).toEqual(['page.md']);
  });

  it('reads the files of vitest; one that does not load is failed; one that never ran was skipped', () => {
    const results = fromVitest({
      modules: [
        {
          project: 'node',
          tests: ['passed', 'failed', 'skipped', 'pending'].map((state) => ({ state, title: state })),
          errors: [],
        },
        { project: 'dom', tests: [], errors: [{ title: 'a.test.tsx', reason: 'no' }] },
      ],
      unhandledErrors: [{ title: 'outside of any test' }],
    });
    expect(results.map(({ project, state, title }) => `${project} ${state} ${title}`)).toEqual([
      'node passed passed',
      'node failed failed',
      'node skipped skipped',
      'node skipped pending',
      'dom failed a.test.tsx',
      ' failed outside of any test',
    ]);
  });
});
