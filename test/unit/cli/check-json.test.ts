/** The answer of `check --json` is written in pieces, so that no number of findings is too much for one text. */
import { expect, test } from 'vitest';
import { printCheckJson } from '../../../src/cli/check/check-output.ts';
import type { CheckResult } from '../../../src/cli/check/judge-files.ts';
import { createSafeStreams } from '../../../src/cli/command-streams.ts';
import type { WrittenFinding } from '../../../src/shared/rules/finding.ts';
import { translate } from '../../support/texts.ts';

const finding = (n: number): WrittenFinding => ({
  code: 'su.team.unknown-member',
  severity: 'error',
  path: `/members/${n}`,
  subjects: [],
  message: `No character with the id “${'a'.repeat(400)}” was found.`,
  cite: { source: 'Supers Unlimited 4.1' },
});

const result = (count: number): CheckResult => {
  const findings = Array.from({ length: count }, (_, n) => finding(n));
  return {
    file: 'list.team.json',
    kind: 'team',
    ruleset: 'supers-unlimited',
    documentName: 'List',
    judgement: { verdict: 'illegal', fingerprint: 'f'.repeat(64), findings },
    comparisons: [{ rulesName: 'default', verdict: 'legal', gained: findings.slice(0, 1), lost: [] }],
  };
};

function printed(results: readonly CheckResult[]): string[] {
  const lines: string[] = [];
  printCheckJson(translate, results, createSafeStreams({ out: (line) => lines.push(line), err: () => undefined }));
  return lines;
}

test('a result of usual size is one line', () => {
  expect(printed([result(3), result(0)])).toHaveLength(4);
});

test('thousands of findings come in several lines, which are one JSON text', () => {
  const lines = printed([result(5_001), result(1)]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(3_000_000);
  expect(lines.length).toBeGreaterThan(4);
  const { results } = JSON.parse(lines.join('\n'));
  expect(results.map((one: { findings: unknown[] }) => one.findings.length)).toEqual([5_001, 1]);
  expect(results[0].findings[5_000]).toEqual(finding(5_000));
  expect(results[0].compared).toEqual([{ with: 'default', verdict: 'legal', gained: [finding(0)], lost: [] }]);
  expect(Object.keys(results[0])).toEqual(
    'file kind ruleset rules verdict fingerprint levels findings error compared'.split(' '),
  );
});
