/** Laws of fixes: what is offered works, and does no harm. */

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
import { contextOf, documentOf, fixture } from '../support/documents/fixture.ts';
import { runs } from '../support/runs.ts';
import { t } from '../support/texts.ts';

const count = (findings: readonly Finding[], code: string, severity?: string) =>
  findings.filter((f) => f.code === code && (severity === undefined || f.severity === severity)).length;

function expectRepaired(document: JudgedDocument, context = {}): number {
  const { findings } = judge(GAMES, document, { ...context, fixes: true });
  let tried = 0;
  for (const { code, fixes = [] } of findings) {
    for (const { label, edits } of fixes) {
      tried++;
      expect(formatLateText(t, label)).toMatch(/^[A-Z].*[^.]$/);
      const after = judge(GAMES, applyEdits(document, edits), context).findings;
      expect(count(after, code)).toBeLessThan(count(findings, code));
      for (const each of new Set(after.map((f) => f.code))) {
        expect(count(after, each, 'error')).toBeLessThanOrEqual(count(findings, each, 'error'));
      }
    }
  }
  return tried;
}

const RUNS = runs(300);

describe('a fix that is offered', () => {
  it('takes its finding away and brings no new error', () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.oneof(anyTeam, anyCharacter), (document) => {
        tried += expectRepaired(document);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(tried).toBeGreaterThan(RUNS);
  });
});

/** Nothing obvious repairs these: what is missing only its author knows, or the repair lies elsewhere. */
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

describe('every code with an obvious repair offers it', () => {
  it.each(SU_CODES)('%s', (code) => {
    const given = fixture('illegal', code);
    const document = documentOf(given);
    const { findings } = judge(GAMES, document, { ...contextOf(given), fixes: true });
    const offered = findings.find((f) => f.code === code)?.fixes ?? [];
    expect(offered.length > 0).toBe(!NO_OBVIOUS_REPAIR.has(code));
    expectRepaired(document, contextOf(given));
  });
});
