/** The answer of `check --json` is written in pieces, so that no number of findings is too much for one text. */
import { expect, test } from 'vitest';
import { printJson } from '../../../src/cli/check/check-output.ts';
import type { Result } from '../../../src/cli/check/judging.ts';
import { safeOutput } from '../../../src/cli/io.ts';
import type { WrittenFinding } from '../../../src/shared/rules/finding.ts';
import { t } from '../../support/texts.ts';

const finding = (n: number): WrittenFinding => ({
  code: 'su.team.unknown-member',
  severity: 'error',
  path: `/members/${n}`,
  subjects: [],
  message: `No character with the id “${'a'.repeat(400)}” was found.`,
  cite: { source: 'Supers Unlimited 4.1' },
});

const result = (count: number): Result => {
  const findings = Array.from({ length: count }, (_, n) => finding(n));
  return {
    file: 'list.team.json',
    kind: 'team',
    ruleset: 'supers-unlimited',
    name: 'List',
    judgement: { verdict: 'illegal', fingerprint: 'f'.repeat(64), findings },
    compared: [{ with: 'default', verdict: 'legal', gained: findings.slice(0, 1), lost: [] }],
  };
};

function printed(results: readonly Result[]): string[] {
  const lines: string[] = [];
  printJson(t, results, safeOutput({ out: (line) => lines.push(line), err: () => undefined }));
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
