import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePlayerMessage } from '../../../src/renderer/features/events/submissions/player-message.ts';
import { createShownSubmissions } from '../../../src/renderer/features/events/submissions/worker/shown-submissions.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import type { EventPack, Team } from '../../../src/shared/document/schema.ts';
import { createEventReport } from '../../../src/shared/event-pack/event-report.ts';
import { groupFindings, separateSharedFixes } from '../../../src/shared/event-pack/finding-groups.ts';
import { judgeSubmissions } from '../../../src/shared/event-pack/judge-submissions.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';
import { createReport } from '../../../src/shared/sheet/report/create-report.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { translate, translateToGerman } from '../../support/texts.ts';
import { createList, harbourCup } from './forty-submissions.ts';

const PACK = { ...harbourCup, banned: ['brasslung', 'old-gantry', 'queensberry'] };

/** Reports one list, and returns its row, its part of the printed report, and what the page shows. */
function report(textTranslate: Translate, team: Team) {
  const files = [{ file: 'list.json', ok: true as const, document: team }];
  const eventReport = createEventReport(textTranslate, GAMES, files, PACK);
  const [row] = eventReport.rows;
  const [entry] = createReport(textTranslate, GAMES, {
    ...eventReport,
    eventPack: PACK,
    createdAt: new Date(0),
  }).entries;
  const [shown] = createShownSubmissions(textTranslate, GAMES, eventReport, PACK, () => [], []).submissions;
  if (row === undefined || entry === undefined || shown === undefined) throw new Error('The list is missing');
  const message = composePlayerMessage(
    textTranslate,
    { ...shown, arrivalTimes: [], rulings: [] },
    { name: 'Cup', dates: [], fingerprint: 'abcdef0123456789' },
  );
  return { row, entry, shown, message };
}

const BANNED = createList('A', { members: ['brasslung', 'old-gantry', 'queensberry'] });
const CROWD = createList('C', {
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'villain' },
  members: ['slagheart', 'candlewright', 'wax-footman*5', 'lamp-thief*4', 'clothes-moth*4'],
});

describe('a list in which one rule is broken by several characters', () => {
  it('says the same about all of them once, on screen, on paper, in the table and in the message', () => {
    const { row, entry, shown, message } = report(translate, BANNED);
    const sentence = 'Brasslung is banned at this event. The same goes for Old Gantry and Queensberry.';
    const fix = 'Leave out Brasslung; the same goes for Old Gantry and Queensberry';
    expect(row).toMatchObject({ reason: sentence, errorCount: '3' });
    expect(entry.findings[0]).toMatchObject({ message: sentence, fixes: [fix] });
    expect(entry.reasons).toEqual([sentence]);
    expect(shown.errorCount).toBe(3);
    expect(shown.findings[0]).toMatchObject({
      finding: { message: sentence, subjects: ['brasslung', 'old-gantry', 'queensberry'] },
      repairs: [fix],
    });
    expect(message).toContain(`1. ${sentence}\n   Rule: Event\n   Fix: ${fix}\n\n`);
    expect(message).not.toContain('2. ');
  });

  it('says it in German', () => {
    const { message } = report(translateToGerman, BANNED);
    expect(message).toContain('Das gilt auch für Old Gantry und Queensberry.');
    expect(message).toContain('; das gilt auch für Old Gantry und Queensberry');
  });

  it('cites a rule once if numbers differ', () => {
    const { message, entry } = report(translate, CROWD);
    const copies = message.slice(message.indexOf('Wax Footman stands 5 times'));
    expect(copies).toMatch(
      /^Wax Footman stands 5 times.*\n {3}Lamp Thief stands 4 times.* The same goes for Clothes Moth\.\n {3}Rule: Event\n/,
    );
    expect(message.match(/Rule: Event$/gm)).toHaveLength(1);
    expect(entry.findings.filter(({ cite }) => cite === 'Event')).toHaveLength(2);
  });

  it('names all missing characters in one sentence', () => {
    const { row, entry, message } = report(
      translate,
      createList('B', { members: ['ciguena', 'fresnel', 'compass-rosa'], loose: ['fresnel', 'compass-rosa'] }),
    );
    const sentence = '2 characters aren’t in the file: fresnel and compass-rosa.';
    expect(row.reason).toBe(sentence);
    expect(entry.findings[0]?.message).toBe(sentence);
    expect(entry.findings[0]?.fixes).toEqual(['Send the list again with its characters: in Rollcall, export the team']);
    expect(message).toContain(sentence);
  });

  it('names a fix of all errors once', () => {
    const { entry, message, shown } = report(
      translate,
      createList('D', { members: ['fresnel', 'compass-rosa', 'galvanessa', 'ciguena', 'queensberry', 'brasslung'] }),
    );
    const errors = shown.findings.filter(({ finding }) => finding.severity === 'error');
    expect(errors.length).toBeGreaterThan(1);
    const fix = 'All of these: Leave out Brasslung; Leave out Queensberry';
    expect(entry.sharedFixes).toEqual([fix]);
    expect(entry.findings.flatMap(({ fixes }) => fixes)).not.toContain(fix);
    expect(message.match(/Leave out Brasslung/g)).toHaveLength(1);
    expect(message).toContain(`\n\nOne fix for all of it: ${fix}\n\n`);
  });
});

describe('a list with more Levels than the event allows', () => {
  const oversizedTeam = {
    ...createList('E', {
      allegiance: { kind: 'alignment', alignment: 'hero' },
      members: ['fresnel', 'compass-rosa', 'galvanessa', 'ciguena', 'old-gantry', 'jokla', 'ambassador-bloom'],
    }),
    levels: 99,
  };
  const judgeTeam = (team: Team, eventPack: EventPack = harbourCup) => {
    const [submission] = judgeSubmissions(GAMES, [{ file: 'list.json', ok: true, document: team }], eventPack);
    if (submission?.kind !== 'list') throw new Error('The list is missing');
    return submission.judgement;
  };

  it('E-32: offers only fixes after which it is legal, of several members if one is not enough', () => {
    const { levels = 0, findings } = judgeTeam(oversizedTeam);
    expect(levels - harbourCup.levels).toBeGreaterThan(8);
    const fixes = findings.filter(({ severity }) => severity === 'error').flatMap((finding) => finding.fixes ?? []);
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) {
      expect(fix.isPartial).not.toBe(true);
      expect(formatLateText(translate, fix.label)).toMatch(/^Leave out .+, .+$/);
      expect(judgeTeam(applyEdits(oversizedTeam, fix.edits)).verdict).toBe('legal');
    }
  });

  it('E-32: repairs as well what a smaller team causes, such as too many Gimmicks', () => {
    const members = ['mother-tatter', 'slagheart', 'becquerelle', 'candlewright', 'wet-paint', 'auntie-rook'];
    const team = {
      ...createList('H', { allegiance: { kind: 'faction', faction: 'moth-parliament' }, members }),
      gimmicks: [
        'we-go-again',
        'second-wind',
        'enduring',
        'mega-pulse',
        'arcane-scholar',
        'exponential-growth',
        'restoration',
      ],
    };
    const { ceilings: _ceilings, approved: _approved, level: _level, ...openEvent } = { ...harbourCup, banned: [] };
    const { findings } = judgeTeam(team, openEvent);
    const [fix] = findings.find(({ code }) => code === 'su.team.level-cap')?.fixes ?? [];
    expect(fix?.isJoined).toBe(true);
    expect(judgeTeam(applyEdits(team, fix?.edits ?? []), openEvent).verdict).toBe('legal');
  });

  it('offers no fix for a note', () => {
    const { entry, shown, message } = report(translate, oversizedTeam);
    const notes = entry.findings.filter(({ severity }) => severity === 'info');
    expect(notes.map(({ fixes }) => fixes)).toEqual([[]]);
    expect([...shown.findings.flatMap(({ repairs }) => repairs), message].join()).not.toContain('State 25');
  });
});

it('the page shows the members of a list with their Levels', () => {
  const team = createList('G', { members: ['fresnel', 'clothes-moth*3', 'nobody'] });
  expect(report(translate, team).shown.members).toEqual(['Fresnel (7)', '3x Clothes Moth (1)', 'nobody']);
});

describe('groupFindings', () => {
  const createFinding = (name: string, message: string): { finding: Finding } => ({
    finding: { code: 'x', severity: 'error', path: '/members/0', subjects: [name], message, cite: { source: 'S' } },
  });

  it('never loses a finding, and never joins sentences that differ in more than the name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Ada', 'Bo', 'Cy', 'Bob'), fc.constantFrom('is late', 'has 3', 'has 4')), {
          maxLength: 12,
        }),
        (pairs) => {
          const groups = groupFindings(
            translate,
            pairs.map(([name, words]) => createFinding(name, `${name} ${words}.`)),
            new Map(),
          );
          expect(groups.flatMap(({ listedFindings }) => listedFindings)).toHaveLength(pairs.length);
          expect(groups).toHaveLength(new Set(pairs.map(([, words]) => words)).size);
          for (const [name, words] of pairs)
            expect(groups.filter(({ sentence }) => sentence.includes(words)).map(({ sentence }) => sentence)).toEqual([
              expect.stringContaining(name),
            ]);
        },
      ),
      { seed: 48 },
    );
  });

  it('counts what is said again about the same character', () => {
    const finding = createFinding('Ada', 'Ada is late.');
    expect(groupFindings(translate, [finding, finding], new Map())[0]?.sentence).toBe('Ada is late. (2 times)');
  });
});

describe('separateSharedFixes', () => {
  it('shares what all findings have, without those of members from other files', () => {
    expect(separateSharedFixes([['a', 'b'], undefined, ['b', 'c']])).toEqual({
      sharedFixes: ['b'],
      specificFixes: [['a'], [], ['c']],
    });
  });

  it('leaves the fixes of a single finding with it', () => {
    expect(separateSharedFixes([['a']])).toEqual({ sharedFixes: [], specificFixes: [['a']] });
  });
});
