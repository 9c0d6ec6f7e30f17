import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import {
  buildFixtureDocument,
  createJudgeContext,
  type Fixture,
  listFixtureCodes,
  readFixture,
} from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

/** Returns the findings of a fixture without their messages and citations. */
function listFindings(checkedFixture: Fixture) {
  const { findings } = judge(GAMES, buildFixtureDocument(checkedFixture), createJudgeContext(checkedFixture));
  return findings.map(({ message: _message, cite: _citation, ...findingData }) => findingData);
}

const sortByPointer = (findings: readonly { code: string; path: string }[]) =>
  [...findings].sort((first, second) => (first.path + first.code < second.path + second.code ? -1 : 1));

describe('fixtures of finding codes', () => {
  it('exist for every code in a legal and an illegal version, and for no unknown code', () => {
    expect(listFixtureCodes('legal').sort()).toEqual([...SU_CODES].sort());
    expect(listFixtureCodes('illegal').sort()).toEqual([...SU_CODES].sort());
  });

  for (const findingCode of SU_CODES) {
    const legalFixture = readFixture('legal', findingCode);
    const illegalFixture = readFixture('illegal', findingCode);
    it(`${illegalFixture.fact ?? 'Rollcall'}: ${findingCode} is not reported at the edge of what is allowed`, () => {
      expect(legalFixture.findings.map((finding) => finding.code)).not.toContain(findingCode);
      expect(sortByPointer(listFindings(legalFixture))).toEqual(sortByPointer(legalFixture.findings));
    });
    it(`${illegalFixture.fact ?? 'Rollcall'}: ${findingCode} is reported just beyond the edge, with the expected findings only`, () => {
      expect(illegalFixture.findings.map((finding) => finding.code)).toContain(findingCode);
      expect(sortByPointer(listFindings(illegalFixture))).toEqual(sortByPointer(illegalFixture.findings));
    });
  }
});

describe('messages of finding codes', () => {
  it.each(SU_CODES)('%s has a message that reads as a sentence, and cites its rule', (findingCode) => {
    const checkedFixture = readFixture('illegal', findingCode);
    const { findings } = judge(GAMES, buildFixtureDocument(checkedFixture), createJudgeContext(checkedFixture));
    const foundFinding = findings.find((finding) => finding.code === findingCode);
    expect(foundFinding?.message).toMatch(/^([A-Z0-9“]).*\.$/);
    expect(foundFinding?.message).not.toMatch(/undefined|NaN|\[object/);
    expect(foundFinding?.cite.source).toMatch(/^(Supers Unlimited 4\.1|Rollcall|Event pack)$/);
    if (checkedFixture.fact) expect(foundFinding?.cite.fact).toMatch(/^E[-?]\d+/);
  });
});
