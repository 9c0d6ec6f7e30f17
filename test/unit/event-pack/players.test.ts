/** Tests whose a submission is, which of several counts, and which players are missing. */

import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/shared/document/parse.ts';
import type { AuditAction, AuditEntry } from '../../../src/shared/event-pack/audit-trail.ts';
import { compareWithEarlier, createEventReport } from '../../../src/shared/event-pack/event-report.ts';
import { type KnownPlayers, NO_PLAYERS } from '../../../src/shared/event-pack/players.ts';
import { writeCsv } from '../../../src/shared/event-pack/report-csv.ts';
import { formatNote, listRulings } from '../../../src/shared/event-pack/report-messages.ts';
import { getRuledContents, type ReceivedFile, type Submission } from '../../../src/shared/event-pack/submission.ts';
import { readVerdicts, writeVerdicts } from '../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createReport } from '../../../src/shared/sheet/report/create-report.ts';
import { writeInEnglish } from '../../support/documents/judge-in-english.ts';
import { translate } from '../../support/texts.ts';
import { createFortyLists, harbourCup } from './forty-submissions.ts';

/** The headings of the first releases. */
const FIRST_HEADINGS = [
  ...(['file', 'id', 'name', 'verdict', 'levels', 'agreed', 'fingerprint', 'lookedUp', 'errors', 'warnings'] as const),
  ...(['reason', 'notes', 'rules', 'event', 'eventFingerprint', 'change'] as const),
];
const LIST = JSON.parse(createFortyLists()['legal/04-foghorn-five.team.json'] ?? '') as object;
const parseFiles = (files: Record<string, object>): ReceivedFile[] =>
  Object.entries(files).map(([fileName, change]): ReceivedFile => {
    const parsed = parseText(GAMES, JSON.stringify({ ...LIST, ...change }));
    return parsed.ok
      ? { file: fileName, ok: true, document: parsed.document }
      : { file: fileName, ok: false, error: parsed.error };
  });
const reportEvent = (files: Record<string, object>, knownPlayers: Partial<KnownPlayers> = {}) =>
  createEventReport(translate, GAMES, parseFiles(files), harbourCup, { players: { ...NO_PLAYERS, ...knownPlayers } });
/** Returns the submissions and their standings in the order of the files, while the report puts those first that need attention. */
const reportInFileOrder = (files: Record<string, object>, knownPlayers: Partial<KnownPlayers> = {}) => {
  const { submissions, standings } = reportEvent(files, knownPlayers);
  const indexes = Object.keys(files).map((fileName) => submissions.findIndex(({ file }) => file === fileName));
  return {
    submissions: indexes.flatMap((index) => submissions[index] ?? []),
    standings: indexes.flatMap((index) => standings[index] ?? []),
  };
};
/** Formats the findings of a submission, because two judgments have different message objects. */
const writeFindings = (submission: Submission) =>
  submission.kind === 'list'
    ? {
        ...submission,
        judgement: { ...submission.judgement, findings: submission.judgement.findings.map(writeInEnglish) },
      }
    : submission;
const listPlayers = (files: Record<string, object>, knownPlayers: Partial<KnownPlayers> = {}) =>
  reportInFileOrder(files, knownPlayers).standings.map(({ player }) => player);

describe('the player of a submission', () => {
  it("comes from the submission, in the organizer's spelling", () => {
    expect(
      listPlayers(
        { 'a.json': { player: ' ash o’neill ' }, 'b.json': { player: 'Bea' } },
        { expected: ['Ash O’Neill'] },
      ),
    ).toEqual(['Ash O’Neill', 'Bea']);
  });

  it('comes from whole words of the file or folder name otherwise, and the longest name wins', () => {
    const expected = ['Ann', 'Ann Marie', 'Zoë'];
    const files = {
      'ANN - list.json': {},
      'ann_marie/x.json': {},
      'Joanna.json': {},
      'Zoe.team.json': {},
      'late.rollcall/zoë/t.json': {},
    };
    expect(listPlayers(files, { expected })).toEqual(['Ann', 'Ann Marie', undefined, 'Zoë', 'Zoë']);
    expect(listPlayers({ 'Ann and Zoe.json': {} }, { expected })).toEqual([undefined]);
  });

  it('comes from other spellings in file names: apostrophes, hyphens, ß, umlauts, joined words', () => {
    const expected = ['Kate', 'Kate O’Neill', 'Jonas Weiß', 'Jürgen Müller', 'Anne-Marie Næss', 'Ann A', 'Anna'];
    const playerByFile = {
      'kate-oneill.team.json': 'Kate O’Neill',
      'kate-o-neill.json': 'Kate O’Neill',
      "KateO'Neill.json": 'Kate O’Neill',
      'jonas-weiss.team.json': 'Jonas Weiß',
      'JonasWeiß.json': 'Jonas Weiß',
      'juergen_mueller/list.json': 'Jürgen Müller',
      'jurgen muller.json': 'Jürgen Müller',
      'annemarie-naess.json': 'Anne-Marie Næss',
      'ann-a.json': 'Ann A',
      'anna.json': 'Anna',
      'jonasweissmann.json': undefined,
    };
    expect(listPlayers(Object.fromEntries(Object.keys(playerByFile).map((file) => [file, {}])), { expected })).toEqual(
      Object.values(playerByFile),
    );
    expect(
      listPlayers({ 'a.json': { player: 'jonas weiss' }, 'b.json': { player: 'Jurgen Mueller' } }, { expected }),
    ).toEqual(['Jonas Weiß', 'Jurgen Mueller']);
  });

  it('is another one than an expected player whose name has the same letters in other words', () => {
    expect(listPlayers({ 'a.json': { player: 'Ann Alee' } }, { expected: ['Anna Lee'] })).toEqual(['Ann Alee']);
  });

  it('is an expected player whose umlauts are spelled out', () => {
    expect(listPlayers({ 'a.json': { player: 'Juergen Müller' } }, { expected: ['Jürgen Müller'] })).toEqual([
      'Jürgen Müller',
    ]);
  });

  it('comes from the organizer first, even when the organizer assigns no player', () => {
    const assignedPlayers = { 'a.json': 'Bea', 'Ann.json': '' };
    expect(
      listPlayers(
        { 'a.json': { player: 'Ash' }, 'Ann.json': {} },
        { expected: ['Ann'], playerByFile: assignedPlayers },
      ),
    ).toEqual(['Bea', undefined]);
  });

  it('lists players without files as missing, but not those with an unreadable file', () => {
    const files = { 'Ann.json': { members: 'broken' }, 'x.json': { player: 'bea' } };
    expect(reportEvent(files, { expected: ['Ann', 'Bea', 'Cyr'] }).absentPlayers).toEqual({
      missing: ['Cyr'],
      withdrawn: [],
    });
  });

  it('lists players whose lists are all withdrawn apart from those without a list', () => {
    const files = { 'a.json': { player: 'Ann' } };
    const fingerprint = reportEvent(files).rows[0]?.fingerprint ?? '';
    const withdrawal = { timestamp: 1, action: 'withdraw', file: 'a.json', fingerprint, verdict: 'legal' } as const;
    const auditTrail = [{ ...withdrawal, reason: '', judge: '' }];
    expect(reportEvent(files, { expected: ['Ann', 'Bea'], auditTrail }).absentPlayers).toEqual({
      missing: ['Bea'],
      withdrawn: ['Ann'],
    });
  });
});

describe('several submissions of one player', () => {
  const files = {
    'a.json': { player: 'Ash' },
    'b.json': { player: 'ash', name: 'Other' },
    'c.json': { player: 'Bea' },
  };
  /** The times when each file was added and last modified. */
  const arrivalTimes: Record<string, number[]> = { 'a.json': [2, 1], 'b.json': [1, 9], 'c.json': [1] };
  const listArrivalTimes = (fileName: string) => arrivalTimes[fileName] ?? [];
  const listNotes = (knownPlayers: Partial<KnownPlayers>) =>
    reportInFileOrder(files, knownPlayers).submissions.map(({ notes: allNotes }) =>
      allNotes
        .filter(({ kind }) => kind !== 'same-id' && kind !== 'same-contents')
        .map((note) => formatNote(translate, note)),
    );

  it('count the newest one, and notes on both say so', () => {
    expect(reportInFileOrder(files, { getArrivalTime: listArrivalTimes }).standings).toEqual([
      { player: 'Ash', replaces: ['b.json'] },
      { player: 'ash', replacedBy: 'a.json' },
      { player: 'Bea' },
    ]);
    expect(listNotes({ getArrivalTime: listArrivalTimes })).toEqual([
      ['Counts instead of b.json, also by Ash.'],
      ['Doesn’t count: ash sent another list, a.json.'],
      [],
    ]);
  });

  it('reuse their first judgment when only the player names change', () => {
    const firstReport = reportEvent(files);
    const secondReport = createEventReport(translate, GAMES, parseFiles(files), harbourCup, {
      players: { ...NO_PLAYERS, getArrivalTime: listArrivalTimes },
      judgedSubmissions: firstReport.judgedSubmissions,
    });
    expect(secondReport.submissions.map(writeFindings)).toEqual(
      reportEvent(files, { getArrivalTime: listArrivalTimes }).submissions.map(writeFindings),
    );
    expect(secondReport.tableRows).toEqual(reportEvent(files, { getArrivalTime: listArrivalTimes }).tableRows);
  });

  it('count the one that the organizer chooses', () => {
    expect(reportInFileOrder(files, { getArrivalTime: listArrivalTimes, counting: ['b.json'] }).standings[0]).toEqual({
      player: 'Ash',
      replacedBy: 'b.json',
    });
  });

  it('all count when the newest is unknown, and a note says so', () => {
    expect(reportEvent(files).standings.map(({ replacedBy }) => replacedBy)).toEqual([undefined, undefined, undefined]);
    expect(listNotes({})[0]).toEqual(['Ash also sent b.json. It isn’t clear which came last; ask which one counts.']);
  });

  it('name at most twelve other files and count the remaining ones', () => {
    const fileNames = Array.from({ length: 15 }, (_, index) => `list-${String(index).padStart(2, '0')}.json`);
    const manyFiles = Object.fromEntries(fileNames.map((fileName) => [fileName, { player: 'Ash', name: fileName }]));
    const { standings, submissions } = reportEvent(manyFiles);
    expect(standings[0]).toEqual({ player: 'Ash', contested: fileNames.slice(1, 13), unnamedCount: 2 });
    expect(standings[14]).toEqual({ player: 'Ash', contested: fileNames.slice(0, 12), unnamedCount: 2 });
    expect(submissions[0]?.notes[0]).toMatchObject({ kind: 'same-player', more: 2 });
  });

  it('count once when both have the same contents', () => {
    const copies = { 'a.json': { player: 'Ash' }, 'a (1).json': { player: 'Ash' } };
    expect(reportEvent(copies).standings.filter(({ replacedBy }) => replacedBy !== undefined)).toHaveLength(1);
  });

  it('ignore an unreadable file, even a newer one', () => {
    const filesWithUnreadable = { 'a.json': { player: 'Ash' }, 'Ash.json': { members: 'broken' } };
    expect(
      reportEvent(filesWithUnreadable, {
        expected: ['Ash'],
        getArrivalTime: (fileName) => [fileName === 'Ash.json' ? 9 : 1],
      }).standings,
    ).toEqual([{ player: 'Ash' }, { player: 'Ash' }]);
  });

  it('settle an earlier file that can’t be read, or any if the list was chosen', () => {
    const filesWithUnreadable = { 'a.json': { player: 'Ash' }, 'Ash.json': { members: 'broken' } };
    const getStandings = (knownPlayers: Partial<KnownPlayers>) =>
      reportInFileOrder(filesWithUnreadable, { expected: ['Ash'], ...knownPlayers }).standings;
    const settled = [
      { player: 'Ash', replaces: ['Ash.json'] },
      { player: 'Ash', replacedBy: 'a.json' },
    ];
    expect(getStandings({ getArrivalTime: (fileName) => [fileName === 'Ash.json' ? 1 : 9] })).toEqual(settled);
    expect(getStandings({ counting: ['a.json'] })).toEqual(settled);
    expect(getStandings({})).toEqual([{ player: 'Ash' }, { player: 'Ash' }]);
  });

  it('are late only while they count', () => {
    const latePack = { ...harbourCup, deadline: '2026-03-01T18:00' };
    const arrivalTime = new Date('2026-03-02T12:00').getTime();
    const listLate = (auditTrail: AuditEntry[]) =>
      createEventReport(translate, GAMES, parseFiles(files), latePack, {
        players: { ...NO_PLAYERS, auditTrail, getArrivalTime: () => [arrivalTime] },
      }).rows.map(({ file, late }) => `${file} ${late}`);
    expect(listLate([])).toContain('a.json late');
    const { standings } = createEventReport(translate, GAMES, parseFiles(files), latePack, {
      players: { ...NO_PLAYERS, getArrivalTime: () => [arrivalTime] },
    });
    expect(standings.filter(({ isLate }) => isLate === true).map(({ receivedAt }) => receivedAt)).toContain(
      arrivalTime,
    );
    const { rows } = reportEvent(files, { getArrivalTime: listArrivalTimes });
    const fingerprint = rows.find(({ file }) => file === 'a.json')?.fingerprint ?? '';
    const withdrawal = { timestamp: 1, action: 'withdraw', file: 'a.json', fingerprint, verdict: 'legal' } as const;
    expect(listLate([{ ...withdrawal, reason: '', judge: '' }])).toContain('a.json ');
  });

  it('do not count while they are withdrawn, and the report and the table say what a judge has decided', () => {
    const { rows } = reportEvent(files, { getArrivalTime: listArrivalTimes });
    const getFingerprint = (fileName: string) => rows.find(({ file }) => file === fileName)?.fingerprint ?? '';
    const createEntry = (fileName: string, action: AuditAction, reason: string): AuditEntry => ({
      ...{
        timestamp: 1,
        action,
        file: fileName,
        fingerprint: getFingerprint(fileName),
        verdict: 'legal',
        reason,
        judge: '',
      },
    });
    const auditTrail = [
      createEntry('a.json', 'withdraw', 'ill'),
      createEntry('b.json', 'reject', 'wrong faction'),
      { ...createEntry('c.json', 'reject', 'too large'), fingerprint: 'another list' },
    ];
    const ruledReport = reportEvent(files, { getArrivalTime: listArrivalTimes, auditTrail });
    expect(
      ruledReport.rows.map(({ file, verdict, status, judge, withdrawn }) => [file, verdict, status, judge, withdrawn]),
    ).toEqual([
      ['b.json', 'legal', 'rejected', 'rejected: wrong faction', ''],
      ['c.json', 'legal', 'legal', '', ''],
      ['a.json', 'legal', 'withdrawn', '', 'withdrawn: ill'],
    ]);
    expect(ruledReport.standings.map((standing) => listRulings(translate, standing))).toEqual([
      ['Rejected by the judge: wrong faction'],
      [
        'The judge’s decision no longer applies because the list has changed. Decide again if needed. It was: too large',
      ],
      ['Withdrawn: ill'],
    ]);
    // The other list of Ash counts now.
    expect(ruledReport.standings[0]).not.toHaveProperty('replacedBy');
  });

  it('say when earlier versions of a file arrived', () => {
    const times = [new Date(2026, 11, 1, 18, 5).getTime(), new Date(2026, 11, 2, 9, 30).getTime()];
    const { submissions, rows } = reportEvent(
      { 'a.json': {} },
      { getEarlierVersions: (file) => (file === 'a.json' ? times : []) },
    );
    expect(submissions[0]?.notes).toContainEqual({ kind: 'resubmitted', times });
    expect(rows[0]?.notes).toMatch(
      /Earlier versions of this file arrived on December 1, 2026 at 6:05\sPM \S+ and December 2, 2026 at 9:30\sAM \S+\./,
    );
  });

  it('say when the organizer has changed a list, on screen, in the table and in the details of the report', () => {
    const files = { 'a.json': {}, 'b.json': { name: 'Another List' } };
    const report = reportEvent(files, {
      getChangedAt: (file) => (file === 'b.json' ? Date.UTC(2026, 10, 30) : undefined),
    });
    const { submissions, standings, rows, factions } = report;
    const index = submissions.findIndex(({ file }) => file === 'b.json');
    const sentences = standings.map((standing) => listRulings(translate, standing));
    expect(sentences[index]).toEqual([
      expect.stringMatching(/^Changed by the organizer on November (29|30), 2026 at .*\.$/),
    ]);
    expect(sentences[1 - index]).toEqual([]);
    expect(rows[index]?.notes).toContain('Changed by the organizer');
    expect(rows[1 - index]?.notes).not.toContain('Changed by the organizer');
    const { entries } = createReport(translate, GAMES, {
      ...{ eventPack: harbourCup, submissions, rows, standings, factions, createdAt: new Date(0) },
    });
    expect(entries.map(({ rulings }) => rulings)).toEqual(sentences);
  });

  it('ask again about a decision when a character that a list looks up has changed', () => {
    const list = JSON.parse(JSON.stringify(LIST)) as { characters: { id: string; power?: number }[] };
    const [looseCharacter, ...characters] = list.characters;
    const looseFiles = (power: number) => ({
      'a.json': { player: 'Ash', characters },
      'hero.json': { ...looseCharacter, ...(power === 0 ? {} : { power }) },
    });
    const createReport = (power: number, auditTrail: readonly AuditEntry[]) => {
      const parsedFiles = Object.entries(looseFiles(power)).map(([file, fields]): ReceivedFile => {
        const parsed = parseText(GAMES, JSON.stringify(file === 'a.json' ? { ...LIST, ...fields } : fields));
        return parsed.ok
          ? { file, ok: true, document: parsed.document }
          : { file, ok: false, error: parsed.error, digest: file };
      });
      return createEventReport(translate, GAMES, parsedFiles, harbourCup, { players: { ...NO_PLAYERS, auditTrail } });
    };
    const [submission] = createReport(0, []).submissions;
    if (submission === undefined) throw new Error('The list is missing');
    const auditTrail: AuditEntry[] = [
      { timestamp: 1, action: 'accept', file: 'a.json', verdict: 'legal', reason: 'fine', judge: '' },
    ].map((entry) => ({ ...entry, action: 'accept', verdict: 'legal', ...getRuledContents(submission) }));
    expect(createReport(0, auditTrail).standings[0]).toMatchObject({ decision: { reason: 'fine' } });
    const [changedStanding] = createReport(1, auditTrail).standings;
    expect(changedStanding).not.toHaveProperty('decision');
    expect(listRulings(translate, changedStanding ?? {})).toEqual([
      'The judge’s decision no longer applies because a character from another file has changed. Decide again if needed. It was: fine',
    ]);
  });

  it('compare decisions with an earlier table only if an audit trail is given', () => {
    const { tableRows } = reportEvent(files);
    const earlierRows = tableRows.map((row) => ({ ...row, judge: 'rejected: too late' }));
    const listChanges = (knownPlayers: Partial<KnownPlayers>) =>
      new Set(compareWithEarlier(reportEvent(files, knownPlayers), earlierRows).rows.map(({ change }) => change));
    expect(listChanges({})).toEqual(new Set(['same']));
    expect(listChanges({ auditTrail: [] })).toEqual(new Set(['verdict-changed']));
  });

  it('name a judge who is called none', () => {
    const decision = { timestamp: 1, action: 'accept', file: 'a.json', fingerprint: '', verdict: 'illegal' } as const;
    const formatJudge = (judge: string) =>
      listRulings(translate, { decision: { ...decision, reason: 'a typo', judge } });
    expect(formatJudge('none')).toEqual(['Accepted by none: a typo']);
    expect(formatJudge('')).toEqual(['Accepted by the judge: a typo']);
  });

  it('fill the player columns of the spreadsheet, which can still be compared with older spreadsheets', () => {
    const { tableRows } = reportEvent(files, { getArrivalTime: listArrivalTimes });
    expect(tableRows.map(({ player, replacedBy }) => [player, replacedBy])).toEqual([
      ['Ash', ''],
      ['Bea', ''],
      ['ash', 'a.json'],
    ]);
    // Earlier releases had other headings, and the first ones no columns about players.
    const oldRows = readVerdicts(writeCsv(FIRST_HEADINGS, tableRows));
    expect(oldRows?.[2]).toMatchObject({ file: 'b.json', verdict: 'legal', replacedBy: '' });
    expect(compareWithEarlier(reportEvent(files), oldRows ?? []).rows.map(({ change }) => change)).toEqual([
      'same',
      'same',
      'same',
    ]);
    expect(readVerdicts('file,id\na,b\n')).toBeUndefined();
    expect(readVerdicts(writeVerdicts(tableRows))).toEqual(tableRows);
  });
});
