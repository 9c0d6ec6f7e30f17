/** `check --json` writes its output in pieces, because many findings could exceed the maximum length of a string. */
import { expect, test } from 'vitest';
import { printCheckJson } from '../../../src/cli/check/check-output.ts';
import type { CheckResult } from '../../../src/cli/check/judge-files.ts';
import { createSafeStreams } from '../../../src/cli/command-streams.ts';
import type { WrittenFinding } from '../../../src/shared/rules/finding.ts';
import { translate } from '../../support/texts.ts';

const createFinding = (memberIndex: number): WrittenFinding => ({
  code: 'su.team.unknown-member',
  severity: 'error',
  path: `/members/${memberIndex}`,
  subjects: [],
  message: `No character with the id “${'a'.repeat(400)}” was found.`,
  cite: { source: 'Supers Unlimited 4.1' },
});

const createResult = (findingCount: number): CheckResult => {
  const findings = Array.from({ length: findingCount }, (_entry, memberIndex) => createFinding(memberIndex));
  return {
    file: 'list.team.json',
    kind: 'team',
    ruleset: 'supers-unlimited',
    documentName: 'List',
    judgement: { verdict: 'illegal', fingerprint: 'f'.repeat(64), findings },
    comparisons: [{ rulesName: 'default', verdict: 'legal', gained: findings.slice(0, 1), lost: [] }],
  };
};

function printResults(results: readonly CheckResult[]): string[] {
  const printedLines: string[] = [];
  printCheckJson(
    translate,
    results,
    createSafeStreams({ out: (printedLine) => printedLines.push(printedLine), err: () => undefined }),
  );
  return printedLines;
}

test('check --json prints a normal result on one line', () => {
  // The two results are between the lines that begin and end the JSON.
  expect(printResults([createResult(3), createResult(0)])).toHaveLength(4);
});

test('check --json prints thousands of findings on several lines that form one JSON text', () => {
  const printedLines = printResults([createResult(5_001), createResult(1)]);
  expect(Math.max(...printedLines.map((printedLine) => printedLine.length))).toBeLessThan(3_000_000);
  expect(printedLines.length).toBeGreaterThan(4);
  const { results } = JSON.parse(printedLines.join('\n'));
  expect(results.map((checkResult: { findings: unknown[] }) => checkResult.findings.length)).toEqual([5_001, 1]);
  expect(results[0].findings[5_000]).toEqual(createFinding(5_000));
  expect(results[0].compared).toEqual([{ with: 'default', verdict: 'legal', gained: [createFinding(0)], lost: [] }]);
  expect(Object.keys(results[0])).toEqual(
    'file kind ruleset rules verdict fingerprint levels findings error compared'.split(' '),
  );
});
