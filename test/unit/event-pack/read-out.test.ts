/** Findings as an organiser reads them out: who it is, how often, and each only once. The data keeps every one. */

import { describe, expect, it } from 'vitest';
import { createEventReport } from '../../../src/shared/event-pack/event-report.ts';
import type { ReceivedFile } from '../../../src/shared/event-pack/submission.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createReport } from '../../../src/shared/sheet/report/create-report.ts';
import { createRoster } from '../../../src/shared/sheet/roster/create-roster.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { t, tGerman } from '../../support/texts.ts';
import { harbourCup, hero, list } from './forty-submissions.ts';

const tricks = list('One Trick', {
  members: ['brasslung', 'queensberry'],
  gimmicks: Array(6).fill('mastery'),
});
const odd = list('Odd Sizes', {
  members: ['fresnel', 'queensberry'],
  instead: [{ ...hero('queensberry'), size: 9 }],
});

const reportOn = (team: Team) => {
  const file: ReceivedFile = { file: 'a.team.json', ok: true, document: team };
  const run = createEventReport(t, GAMES, [file], harbourCup);
  return { run, data: createReport(t, GAMES, { eventPack: harbourCup, ...run, dateText: '' }) };
};

const DUPLICATE = 'Mastery is chosen again; the Gimmick Pool holds each Gimmick once.';

describe('a Gimmick chosen six times', () => {
  it('is five findings in the data, each at its own place', () => {
    const found = judge(GAMES, tricks).findings.filter(({ code }) => code === 'su.team.gimmicks.duplicate');
    expect(found.map(({ path }) => path)).toEqual([1, 2, 3, 4, 5].map((index) => `/gimmicks/${index}`));
    expect(found.map(({ message }) => message)).toEqual(Array(5).fill(DUPLICATE));
  });

  it('is one line on the page of its list, in the table and on its roster', () => {
    const { run, data } = reportOn(tricks);
    const [entry] = data.entries;
    const lines = entry?.findings.filter(({ message }) => message.startsWith(DUPLICATE));
    expect(lines?.map(({ message }) => message)).toEqual([`${DUPLICATE} (5 times)`]);
    expect(entry?.counts.errors).toBe(6);
    expect(run.rows[0]?.reason).toContain(`${DUPLICATE} (5 times)`);
    const roster = createRoster(t, GAMES, tricks).findings.filter(({ message }) => message.startsWith(DUPLICATE));
    expect(roster).toHaveLength(1);
  });

  it('is counted in German too', () => {
    expect(createRoster(tGerman, GAMES, tricks).findings.map(({ message }) => message)).toContain(
      'Mastery ist noch einmal gewählt; im Gimmick Pool steht jedes Gimmick nur einmal. (5-mal)',
    );
  });
});

it('who it is about stands before what is wrong with a character', () => {
  const { data } = reportOn(odd);
  const size = 'Queensberry: Size 9 is not a whole number from 0 to 6.';
  expect(data.entries[0]?.findings.map(({ message }) => message)).toContain(size);
  expect(createRoster(t, GAMES, odd).findings.map(({ message }) => message)).toContain(size);
});

it('E-34, E-35: says whom a formation has too many of, how many of each, and their Level', () => {
  const sentences = (team: Team) => judge(GAMES, team).findings.map(({ message }) => message);
  const force = list('Brass', { members: ['brasslung', 'harbour-volunteer*2', 'lamp-thief'] });
  expect(sentences(force)).toContain(
    'A Super Force has no Henchmen; this one has 3 Henchmen: 2 × Harbour Volunteer, Lamp Thief.',
  );
  const strong = { ...hero('brasslung'), level: 8 };
  const pair = list('Twice', { formation: 'combined-team', members: ['brasslung*2'], instead: [strong] });
  expect(sentences(pair)).toContain(
    'A Combined Team may have one Super of Level 7 or above; this one has 2: 2 × Brasslung (Level 8).',
  );
});
