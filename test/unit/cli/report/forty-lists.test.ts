/** The organiser's report over forty lists: what is written, what stands in it, and how the call ends. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../../src/shared/event-pack/verdict-row.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { createList, formatFile, fortyLists, harbourCup, tinHeron } from '../../event-pack/forty-submissions.ts';
import { collisions, outside, type ReadPdf, readPdf } from '../../sheet/files.ts';

const folders: string[] = [];

const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterAll(() => {
  for (const made of folders) removeFolder(made);
});

const under = (name: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [`${name}/${file}`, content]));

const rowsOf = (out: string) => readCsv(VERDICT_COLUMNS, readFileSync(join(out, 'verdicts.csv'), 'utf8')) ?? [];

const listsOf = (out: string) => rowsOf(out).filter(({ verdict }) => verdict !== 'library');

const squash = (words: string) => words.replace(/\s/g, '');

/** What a search finds on each page, without white space, in the order it was drawn. */
const textsOf = (file: string): string[] =>
  execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\f')
    .map((page) => squash(page).replaceAll('ﬁ', 'fi'));

const sound = (pdf: string) => execFileSync('qpdf', ['--check', pdf], { encoding: 'utf8' });

describe('report on forty lists', () => {
  let at = '';
  let answer: Awaited<ReturnType<typeof runRollcall>>;
  let pdf: ReadPdf;
  let pages: string[];
  const report = (...flags: string[]) =>
    runRollcall('report', `${at}/lists`, '--event', `${at}/cup.event.json`, ...flags);

  beforeAll(async () => {
    at = folder({ ...under('lists', fortyLists()), 'cup.event.json': harbourCup });
    answer = await report('--out', `${at}/out`);
    pdf = readPdf(readFileSync(`${at}/out/report.pdf`));
    pages = textsOf(`${at}/out/report.pdf`);
  }, 120_000);

  const pageOf = (file: string) => {
    const number = listsOf(`${at}/out`).findIndex((row) => row.file === file) + 1;
    return pages[number];
  };

  it('writes a table and pages, counts, and ends with 2 when something cannot be read', () => {
    expect(answer.exit).toBe(2);
    expect(answer.out.split('\n')).toEqual([
      '40 lists: 26 legal, 12 illegal, 2 unreadable',
      'Received: 40 lists, 1 character',
      join(at, 'out/verdicts.csv'),
      join(at, 'out/report.pdf'),
    ]);
    expect(answer.err).toMatch(/trouble\/wrong-type\.team\.json: \/members: cannot be read; expected array/);
    expect(readdirSync(`${at}/out`).sort()).toEqual(['report.pdf', 'verdicts.csv']);
    expect(sound(`${at}/out/report.pdf`)).toMatch(/No syntax or stream encoding errors/);
  });

  it('a row a file, in code-point order of the files, and what is no list says so', () => {
    expect(rowsOf(`${at}/out`).map((row) => row.file)).toEqual(Object.keys(fortyLists()).sort());
    expect(rowsOf(`${at}/out`).find(({ file }) => file.startsWith('beside/'))).toMatchObject({
      verdict: 'library',
      id: 'tin-heron',
      reason: 'No list but a character; lists that name it without holding it mean this one.',
    });
  });

  it('a page a list and one cover; nothing is printed over another or leaves its page', () => {
    expect(pdf.pages).toHaveLength(41);
    expect(collisions(pdf)).toEqual([]);
    expect(outside(pdf, 18)).toEqual([]);
  });

  it('the cover has the event, every list and the page it is on', () => {
    const [cover] = pages;
    for (const words of [
      'HARBOUR CUP',
      '26 Legal',
      '12 Illegal',
      '2 Unreadable',
      'Every Super once: on',
      'Banned Auntie Rook',
    ])
      expect(cover).toContain(squash(words));
    listsOf(`${at}/out`).forEach((row, index) => {
      expect(cover).toContain(squash(row.file));
      expect(cover).toContain(row.fingerprint.slice(0, 12));
      expect(pages[index + 1]).toContain(squash(row.file));
      expect(pages[index + 1]).toContain(`${index + 2}/41`);
    });
  });

  it('every page can be searched for what stands in the table, commas included', () => {
    listsOf(`${at}/out`).forEach((row, index) => {
      const page = pages[index + 1];
      for (const words of [row.name.toUpperCase(), row.fingerprint, row.reason.split('. ')[0] ?? '', row.errors])
        for (const part of words === row.errors ? words.split(' ') : [words]) expect(page).toContain(squash(part));
    });
  });

  it.each([
    ['over-levels', ['28 Levels; the event allows 25', 'chapter 1, Team Selection', 'A way out: Leave out Fresnel']],
    ['guest-stars', ['Ambassador Bloom, Jökla', '25 Levels allow 1 Guest Star', 'A way out: Leave out Jökla']],
    ['unknown-member', ['“silver-heron”', 'A way out: Send the list again']],
    ['illegal-character', ['Queensberry: Size 9', 'chapter 1, Size & Character Bases', 'A way out: Set Size to 6']],
    ['changed-after-approval', ['Cigüeña has changed since it was approved', '3c0595d15b9d', 'Event pack']],
    ['banned', ['Auntie Rook is banned', 'A way out: Leave out Auntie Rook']],
    ['wrong-formation', ['does not allow the formation Goon Squad']],
    ['copies', ['Clothes Moth stands 5 times in the team; the event allows 3']],
    ['gimmicks', ['5 Gimmicks chosen', '“banana-peel”', 'chapter 7, Gimmicks']],
    ['ceiling', ['Galvanessa has Power 11; the event allows 8 at most']],
    ['loose-character', ['Tin Heron: Power is -1', 'chapter 1, Primary Traits']],
    ['truncated', ['UNREADABLE', 'a JSON object', 'cut short', 'Ask the player']],
    [
      'wrong-type',
      ['UNREADABLE', 'Members: Rollcall expects a list in square brackets here', 'The place in it is /members'],
    ],
  ])('the page of %s is enough for a fair mail', (kind, sentences) => {
    for (const words of sentences) expect(pageOf(`trouble/${kind}.team.json`)).toContain(squash(words));
  });

  it('lists that could be mistaken for one another say so', () => {
    expect(pageOf('late/foghorn-five-new.team.json')).toContain(squash('same team id stands in legal/04-foghorn-five'));
    expect(pageOf('legal/22-beacon-row.team.json')).toContain(squash('same name: late/22-beacon-row.team.json'));
  });

  it('replaces nothing without --force', async () => {
    const before = readFileSync(`${at}/out/verdicts.csv`);
    const again = await report('--out', `${at}/out`);
    expect([again.exit, again.out]).toEqual([2, '']);
    expect(again.err).toMatch(/verdicts\.csv: already there; add --force/);
    expect(readFileSync(`${at}/out/verdicts.csv`)).toEqual(before);
  });

  it('--since tells what is new, changed and gone, in table, cover and pages', async () => {
    const files = fortyLists();
    delete files['legal/07-the-unlit-pier.team.json'];
    files['legal/02-the-quiet-tide.team.json'] = formatFile(
      createList('The Quiet Tide', { members: ['brasslung', 'queensberry'] }),
    );
    files['trouble/banned.team.json'] = formatFile(
      createList('Rook to Harbour Four', { members: ['brasslung', 'compass-rosa'] }),
    );
    files['late/newcomers.team.json'] = formatFile(createList('Newcomers', { members: ['ciguena'] }));
    files['beside/tin-heron.hero.json'] = formatFile({ ...tinHeron, power: -2 });
    const later = folder({ ...under('lists', files), 'cup.event.json': harbourCup });
    const call = ['report', `${later}/lists`, '--event', `${later}/cup.event.json`, '--out', `${later}/out`];
    const told = await runRollcall(...call, '--since', `${at}/out/verdicts.csv`, '--paper', 'letter');
    expect(told.out).toMatch(/1 new, 2 changed, 1 with another verdict, 1 gone/);
    expect(told.out).toMatch(/gone: legal\/07-the-unlit-pier\.team\.json, The Unlit Pier/);
    const change = Object.fromEntries(rowsOf(`${later}/out`).map((row) => [row.file, row.change]));
    expect(change).toMatchObject({
      'legal/02-the-quiet-tide.team.json': 'changed',
      'trouble/banned.team.json': 'verdict-changed',
      'trouble/loose-character.team.json': 'changed',
      'late/newcomers.team.json': 'new',
      'legal/01-lantern-street-irregulars.team.json': 'same',
      'trouble/truncated.team.json': 'same',
    });
    const laterPdf = readPdf(readFileSync(`${later}/out/report.pdf`));
    const all = textsOf(`${later}/out/report.pdf`).join('');
    for (const words of ['NO LONGER THERE', 'The Unlit Pier', 'verdict changed', 'It was illegal, now it is legal.'])
      expect(all).toContain(squash(words));
    const before = rowsOf(`${at}/out`).find((row) => row.file === 'legal/02-the-quiet-tide.team.json');
    expect(all).toContain(squash(`its fingerprint was ${before?.fingerprint?.slice(0, 12)}`));
    expect([laterPdf.pages[0]?.width, outside(laterPdf, 18), collisions(laterPdf)]).toEqual([612, [], []]);
  }, 120_000);
});
