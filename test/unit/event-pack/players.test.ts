/** Whose a list is, which of several counts, and who has sent none. */

import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/shared/document/parse.ts';
import { compareWithEarlier, createEventReport } from '../../../src/shared/event-pack/event-report.ts';
import { type KnownPlayers, NO_PLAYERS } from '../../../src/shared/event-pack/players.ts';
import { writeCsv } from '../../../src/shared/event-pack/report-csv.ts';
import { formatNote } from '../../../src/shared/event-pack/report-messages.ts';
import type { ReceivedFile, Submission } from '../../../src/shared/event-pack/submission.ts';
import { readVerdicts, VERDICT_COLUMNS } from '../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { writeInEnglish } from '../../support/documents/judge-in-english.ts';
import { t } from '../../support/texts.ts';
import { fortyLists, harbourCup } from './forty-submissions.ts';

const LIST = JSON.parse(fortyLists()['legal/04-foghorn-five.team.json'] ?? '') as object;
const received = (files: Record<string, object>): ReceivedFile[] =>
  Object.entries(files).map(([file, change]): ReceivedFile => {
    const parsed = parseText(GAMES, JSON.stringify({ ...LIST, ...change }));
    return parsed.ok ? { file, ok: true, document: parsed.document } : { file, ok: false, error: parsed.error };
  });
const run = (files: Record<string, object>, known: Partial<KnownPlayers> = {}) =>
  createEventReport(t, GAMES, received(files), harbourCup, { players: { ...NO_PLAYERS, ...known } });
/** An entry with what its findings say, since two judgings have messages of their own. */
const inWords = (entry: Submission) =>
  entry.kind === 'list'
    ? { ...entry, judgement: { ...entry.judgement, findings: entry.judgement.findings.map(writeInEnglish) } }
    : entry;
const players = (files: Record<string, object>, known: Partial<KnownPlayers> = {}) =>
  run(files, known).standings.map(({ player }) => player);

describe('whose a list is', () => {
  it('the list itself says it, in the spelling of the organiser', () => {
    expect(
      players({ 'a.json': { player: ' ash o’neill ' }, 'b.json': { player: 'Bea' } }, { expected: ['Ash O’Neill'] }),
    ).toEqual(['Ash O’Neill', 'Bea']);
  });

  it('else its file or its folder does, by whole words; the longest name is meant', () => {
    const expected = ['Ann', 'Ann Marie', 'Zoë'];
    const files = {
      'ANN - list.json': {},
      'ann_marie/x.json': {},
      'Joanna.json': {},
      'Zoe.team.json': {},
      'late.rollcall/zoë/t.json': {},
    };
    expect(players(files, { expected })).toEqual(['Ann', 'Ann Marie', undefined, 'Zoë', 'Zoë']);
    expect(players({ 'Ann and Zoe.json': {} }, { expected })).toEqual([undefined]);
  });

  it('what the organiser says is stronger, also that it is nobody', () => {
    const of = { 'a.json': 'Bea', 'Ann.json': '' };
    expect(players({ 'a.json': { player: 'Ash' }, 'Ann.json': {} }, { expected: ['Ann'], of })).toEqual([
      'Bea',
      undefined,
    ]);
  });

  it('who has sent nothing is named; a file that cannot be read is an answer', () => {
    const files = { 'Ann.json': { members: 'broken' }, 'x.json': { player: 'bea' } };
    expect(run(files, { expected: ['Ann', 'Bea', 'Cyr'] }).missingPlayers).toEqual(['Cyr']);
  });
});

describe('of several lists of one player', () => {
  const files = {
    'a.json': { player: 'Ash' },
    'b.json': { player: 'ash', name: 'Other' },
    'c.json': { player: 'Bea' },
  };
  const times: Record<string, number[]> = { 'a.json': [2, 1], 'b.json': [1, 9], 'c.json': [1] };
  const cameAt = (file: string) => times[file] ?? [];
  const notes = (known: Partial<KnownPlayers>) =>
    run(files, known).submissions.map(({ notes: all }) =>
      all.filter(({ kind }) => kind !== 'same-id' && kind !== 'same-contents').map((note) => formatNote(t, note)),
    );

  it('the newest counts, and both say so', () => {
    expect(run(files, { cameAt }).standings).toEqual([
      { player: 'Ash', replaces: ['b.json'] },
      { player: 'ash', replacedBy: 'a.json' },
      { player: 'Bea' },
    ]);
    expect(notes({ cameAt })).toEqual([
      ['It counts in place of b.json, of the same player (Ash).'],
      ['It does not count: ash has sent another list, a.json.'],
      [],
    ]);
  });

  it('what was found once need not be judged again for other names', () => {
    const first = run(files);
    const again = createEventReport(t, GAMES, received(files), harbourCup, {
      players: { ...NO_PLAYERS, cameAt },
      judgedSubmissions: first.judgedSubmissions,
    });
    expect(again.submissions.map(inWords)).toEqual(run(files, { cameAt }).submissions.map(inWords));
    expect(again.tableRows).toEqual(run(files, { cameAt }).tableRows);
  });

  it('the organiser may choose another one', () => {
    expect(run(files, { cameAt, counting: ['b.json'] }).standings[0]).toEqual({ player: 'Ash', replacedBy: 'b.json' });
  });

  it('where nobody knows which is the newest, all count and it is told', () => {
    expect(run(files).standings.map(({ replacedBy }) => replacedBy)).toEqual([undefined, undefined, undefined]);
    expect(notes({})[0]).toEqual([
      'Ash has sent other lists too: b.json. Which came last is not known: ask which of them counts.',
    ]);
  });

  it('of many a dozen are named, and the others counted', () => {
    const names = Array.from({ length: 15 }, (_, index) => `list-${String(index).padStart(2, '0')}.json`);
    const many = Object.fromEntries(names.map((name) => [name, { player: 'Ash', name }]));
    const { standings, submissions: entries } = run(many);
    expect(standings[0]).toEqual({ player: 'Ash', contested: names.slice(1, 13), unnamedCount: 2 });
    expect(standings[14]).toEqual({ player: 'Ash', contested: names.slice(0, 12), unnamedCount: 2 });
    expect(entries[0]?.notes[0]).toMatchObject({ kind: 'same-player', more: 2 });
  });

  it('the same list twice is one list', () => {
    const twice = { 'a.json': { player: 'Ash' }, 'a (1).json': { player: 'Ash' } };
    expect(run(twice).standings.filter(({ replacedBy }) => replacedBy !== undefined)).toHaveLength(1);
  });

  it('one that cannot be read takes no place', () => {
    const broken = { 'a.json': { player: 'Ash' }, 'Ash.json': { members: 'broken' } };
    expect(run(broken, { expected: ['Ash'], cameAt: (file) => [file === 'Ash.json' ? 9 : 1] }).standings).toEqual([
      { player: 'Ash' },
      { player: 'Ash' },
    ]);
  });

  it('the table says it, and is compared with tables that have no such columns', () => {
    const { tableRows: table } = run(files, { cameAt });
    expect(table.map(({ player, replacedBy }) => [player, replacedBy])).toEqual([
      ['Ash', ''],
      ['ash', 'a.json'],
      ['Bea', ''],
    ]);
    const old = writeCsv(VERDICT_COLUMNS.slice(0, -2), table);
    const rows = readVerdicts(old);
    expect(rows?.[1]?.replacedBy).toBe('');
    expect(compareWithEarlier(run(files), rows ?? []).rows.map(({ change }) => change)).toEqual([
      'same',
      'same',
      'same',
    ]);
    expect(readVerdicts('file,id\na,b\n')).toBeUndefined();
  });
});
