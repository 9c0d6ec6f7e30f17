/** Tests laws of fixes: an offered fix works and causes no new error. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/shared/document/edit.ts';
import type { JudgedDocument } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../src/shared/games/supers-unlimited/codes.ts';
import type { Finding } from '../../src/shared/rules/finding.ts';
import { judge } from '../../src/shared/rules/judge.ts';
import { formatLateText } from '../../src/shared/texts/late-text.ts';
import { anyCharacter, anyTeam, SEED } from '../support/documents/arbitrary.ts';
import { buildFixtureDocument, createJudgeContext, readFixture } from '../support/documents/fixture.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

const countFindings = (findings: readonly Finding[], code: string, severity?: string) =>
  findings.filter((finding) => finding.code === code && (severity === undefined || finding.severity === severity))
    .length;

function expectRepaired(document: JudgedDocument, context = {}): number {
  const { findings } = judge(GAMES, document, { ...context, fixes: true });
  let triedCount = 0;
  for (const { code, fixes = [] } of findings) {
    for (const { label, edits } of fixes) {
      triedCount++;
      // A label is a phrase that begins with a capital and has no period at the end.
      expect(formatLateText(translate, label)).toMatch(/^[A-Z].*[^.]$/);
      const remainingFindings = judge(GAMES, applyEdits(document, edits), context).findings;
      expect(countFindings(remainingFindings, code)).toBeLessThan(countFindings(findings, code));
      for (const findingCode of new Set(remainingFindings.map((finding) => finding.code))) {
        expect(countFindings(remainingFindings, findingCode, 'error')).toBeLessThanOrEqual(
          countFindings(findings, findingCode, 'error'),
        );
      }
    }
  }
  return triedCount;
}

const RUNS = scaleRuns(300);

describe('an offered fix', () => {
  it('removes its finding and adds no new error', () => {
    let triedCount = 0;
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        triedCount += expectRepaired(document);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(triedCount).toBeGreaterThan(RUNS);
  });
});

/** Codes without an obvious repair: only the author knows what is missing, or another document needs the repair. */
const NO_OBVIOUS_REPAIR = new Set([
  'su.character.limits',
  'su.character.class-missing',
  'su.character.class-many',
  'su.character.type-missing',
  'su.character.origin-missing',
  'su.character.type-many',
  'su.attack.spray',
  'su.team.empty',
  'su.team.member-illegal',
  'su.team.event.unusable',
  'event.allegiance',
  'event.vocabulary',
  'event.number',
]);

describe('fixes for each finding code', () => {
  it.each(SU_CODES)('exist for %s exactly if the repair is obvious', (code) => {
    const fixtureCase = readFixture('illegal', code);
    const document = buildFixtureDocument(fixtureCase);
    const { findings } = judge(GAMES, document, { ...createJudgeContext(fixtureCase), fixes: true });
    const offeredFixes = findings.find((finding) => finding.code === code)?.fixes ?? [];
    expect(offeredFixes.length > 0).toBe(!NO_OBVIOUS_REPAIR.has(code));
    expectRepaired(document, createJudgeContext(fixtureCase));
  });
});
