import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { judgeSubmissions } from '../../../src/shared/event-pack/judge-submissions.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createList, harbourCup } from './forty-submissions.ts';

/** The limits with values that a test may replace. */
const limits: { submissionTrials: number; reportTrials: number } = LIMITS;
const MEMBERS = 7;
const SUPERS = GAMES.getGame(harbourCup);

afterEach(() => vi.restoreAllMocks());

/** Judges lists and returns for each how often its team was checked, and whether fixes were tried and found. */
function countChecks(listCount: number) {
  const checkCounts = new Map<string, number>();
  const check = SUPERS.check;
  vi.spyOn(SUPERS, 'check').mockImplementation((document, context) => {
    checkCounts.set(document.name, (checkCounts.get(document.name) ?? 0) + 1);
    return check(document, context);
  });
  const files = Array.from({ length: listCount }, (_element, index) => ({
    file: `${index}.team.json`,
    ok: true as const,
    // Far too many Levels, too many Henchmen and too many copies.
    document: createList(`List ${index}`, {
      formation: 'combined-team',
      allegiance: { kind: 'alignment', alignment: 'villain' },
      members: [
        'slagheart',
        'candlewright',
        'wax-footman*9',
        'lamp-thief*9',
        'clothes-moth*9',
        'thimble',
        'becquerelle',
      ],
    }),
  }));
  return judgeSubmissions(GAMES, files, harbourCup).map((submission) => ({
    checks: checkCounts.get(`List ${Number.parseInt(submission.file, 10)}`) ?? 0,
    areFixesTried: submission.kind === 'list' && submission.areFixesTried,
    hasFixes: submission.kind === 'list' && submission.judgement.findings.some(({ fixes }) => fixes !== undefined),
  }));
}

describe('repairs of the lists of an event', () => {
  it('take a limited number of checks for each list, however many lists there are', () => {
    vi.spyOn(limits, 'submissionTrials', 'get').mockReturnValue(30 * MEMBERS);
    for (const { checks, areFixesTried, hasFixes } of countChecks(12)) {
      expect(checks).toBeGreaterThan(1);
      expect(checks).toBeLessThanOrEqual(1 + 30);
      expect({ areFixesTried, hasFixes }).toEqual({ areFixesTried: true, hasFixes: true });
    }
  });

  it('take a limited number of checks for all lists, and the others are judged once', () => {
    vi.spyOn(limits, 'reportTrials', 'get').mockReturnValue(limits.submissionTrials * 3);
    const lists = countChecks(40);
    const trialCost = lists.reduce((sum, { checks }) => sum + (checks - 1) * MEMBERS, 0);
    expect(trialCost).toBeLessThanOrEqual(limits.submissionTrials * 3);
    expect(lists.at(-1)).toEqual({ checks: 1, areFixesTried: false, hasFixes: false });
  });
});
