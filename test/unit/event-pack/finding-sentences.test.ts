/**
 * Tests the findings that organizers read aloud: each names the character and appears once, with a count. The data
 * keeps every finding.
 */

import { describe, expect, it } from 'vitest';
import { createEventReport } from '../../../src/shared/event-pack/event-report.ts';
import type { ReceivedFile } from '../../../src/shared/event-pack/submission.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createReport } from '../../../src/shared/sheet/report/create-report.ts';
import { createRoster } from '../../../src/shared/sheet/roster/create-roster.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { translate, translateToGerman } from '../../support/texts.ts';
import { copyHero, createList, harbourCup } from './forty-submissions.ts';

const gimmickTeam = createList('One Trick', {
  members: ['brasslung', 'queensberry'],
  gimmicks: Array(6).fill('mastery'),
});
const oddSizesTeam = createList('Odd Sizes', {
  members: ['fresnel', 'queensberry'],
  instead: [{ ...copyHero('queensberry'), size: 9 }],
});

const reportTeam = (team: Team) => {
  const receivedFile: ReceivedFile = { file: 'a.team.json', ok: true, document: team };
  const eventReport = createEventReport(translate, GAMES, [receivedFile], harbourCup);
  return {
    eventReport,
    reportData: createReport(translate, GAMES, { eventPack: harbourCup, ...eventReport, createdAt: new Date(0) }),
  };
};

const DUPLICATE = 'Mastery is chosen again; the Gimmick Pool holds each Gimmick once.';

describe('a Gimmick chosen six times', () => {
  it('causes five findings, each with its own pointer', () => {
    const findings = judge(GAMES, gimmickTeam).findings.filter(({ code }) => code === 'su.team.gimmicks.duplicate');
    expect(findings.map(({ path }) => path)).toEqual([1, 2, 3, 4, 5].map((index) => `/gimmicks/${index}`));
    expect(findings.map(({ message }) => message)).toEqual(Array(5).fill(DUPLICATE));
  });

  it('appears once with a count in the report, in the spreadsheet and on the roster', () => {
    const { eventReport, reportData } = reportTeam(gimmickTeam);
    const [reportedEntry] = reportData.entries;
    const lines = reportedEntry?.findings.filter(({ message }) => message.startsWith(DUPLICATE));
    expect(lines?.map(({ message }) => message)).toEqual([`${DUPLICATE} (5 times)`]);
    expect(reportedEntry?.counts.errors).toBe(6);
    expect(eventReport.rows[0]?.reason).toContain(`${DUPLICATE} (5 times)`);
    const roster = createRoster(translate, GAMES, gimmickTeam).findings.filter(({ message }) =>
      message.startsWith(DUPLICATE),
    );
    expect(roster).toHaveLength(1);
  });

  it('shows the count in German on the roster', () => {
    expect(createRoster(translateToGerman, GAMES, gimmickTeam).findings.map(({ message }) => message)).toContain(
      'Mastery ist noch einmal gewählt; im Gimmick Pool steht jedes Gimmick nur einmal. (5-mal)',
    );
  });
});

it("a finding about a character begins with the character's name in reports and rosters", () => {
  const { reportData } = reportTeam(oddSizesTeam);
  const sizeFinding = 'Queensberry: Size 9 is not a whole number from 0 to 6.';
  expect(reportData.entries[0]?.findings.map(({ message }) => message)).toContain(sizeFinding);
  expect(createRoster(translate, GAMES, oddSizesTeam).findings.map(({ message }) => message)).toContain(sizeFinding);
});

it('E-34, E-35: a formation finding says which members are too many, how often and at which Level', () => {
  const listSentences = (team: Team) => judge(GAMES, team).findings.map(({ message }) => message);
  const superForce = createList('Brass', { members: ['brasslung', 'harbour-volunteer*2', 'lamp-thief'] });
  expect(listSentences(superForce)).toContain(
    'A Super Force has no Henchmen; this one has 3 Henchmen: 2 × Harbour Volunteer, Lamp Thief.',
  );
  const strongHero = { ...copyHero('brasslung'), level: 8 };
  const twiceTheHero = createList('Twice', {
    formation: 'combined-team',
    members: ['brasslung*2'],
    instead: [strongHero],
  });
  expect(listSentences(twiceTheHero)).toContain(
    'A Combined Team may have one Super of Level 7 or above; this one has 2: 2 × Brasslung (Level 8).',
  );
});
