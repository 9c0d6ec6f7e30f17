import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { contextOf, documentOf, type Fixture, fixture, fixtureCodes } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

/** What is asserted of a finding: everything but its sentence and citation. */
function findingsOf(given: Fixture) {
  const { findings } = judge(GAMES, documentOf(given), contextOf(given));
  return findings.map(({ message: _, cite: __, ...rest }) => rest);
}

const byPlace = (list: readonly { code: string; path: string }[]) =>
  [...list].sort((a, b) => (a.path + a.code < b.path + b.code ? -1 : 1));

describe('every code has a smallest legal and a smallest illegal fixture', () => {
  it('and no fixture is for a code that does not exist', () => {
    expect(fixtureCodes('legal').sort()).toEqual([...SU_CODES].sort());
    expect(fixtureCodes('illegal').sort()).toEqual([...SU_CODES].sort());
  });

  for (const code of SU_CODES) {
    const legal = fixture('legal', code);
    const illegal = fixture('illegal', code);
    it(`${illegal.fact ?? 'Rollcall'}: ${code} is not given at the edge of what is allowed`, () => {
      expect(legal.findings.map((f) => f.code)).not.toContain(code);
      expect(byPlace(findingsOf(legal))).toEqual(byPlace(legal.findings));
    });
    it(`${illegal.fact ?? 'Rollcall'}: ${code} is given just beyond it, and nothing else`, () => {
      expect(illegal.findings.map((f) => f.code)).toContain(code);
      expect(byPlace(findingsOf(illegal))).toEqual(byPlace(illegal.findings));
    });
  }
});

describe('sentences', () => {
  it.each(SU_CODES)('%s reads as a sentence and cites its rule', (code) => {
    const given = fixture('illegal', code);
    const { findings } = judge(GAMES, documentOf(given), contextOf(given));
    const found = findings.find((f) => f.code === code);
    expect(found?.message).toMatch(/^([A-Z0-9“]).*\.$/);
    expect(found?.message).not.toMatch(/undefined|NaN|\[object/);
    expect(found?.cite.source).toMatch(/^(Supers Unlimited 4\.1|Rollcall|Event pack)$/);
    if (given.fact) expect(found?.cite.fact).toMatch(/^E[-?]\d+/);
  });
});
