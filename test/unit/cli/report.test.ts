/** The organiser's report over forty lists: what is written, what stands in it, and how the call ends. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../src/cli/csv.ts';
import { parseText } from '../../../src/shared/document/parse.ts';
import { VERDICT_COLUMNS } from '../../../src/shared/event/verdict-row.ts';
import { LIMITS } from '../../../src/shared/limits.ts';
import { judgeAny } from '../../../src/shared/play/judge-any.ts';
import { visible } from '../../../src/shared/text/visible.ts';
import { folderWith, remove, rollcall } from '../../support/cli.ts';
import { codeBlocks, readDoc } from '../docs/markdown.ts';
import { fortyLists, harbourCup, list, text, tinHeron } from '../event/forty-lists.ts';
import { collisions, outside, type ReadPdf, readPdf } from '../sheet/files.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown>) => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) remove(made);
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
  let answer: Awaited<ReturnType<typeof rollcall>>;
  let pdf: ReadPdf;
  let pages: string[];
  const report = (...flags: string[]) => rollcall('report', `${at}/lists`, '--event', `${at}/cup.event.json`, ...flags);

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
      'su.uniqueSupers = true',
      'auntie-rook',
    ])
      expect(cover).toContain(squash(words));
    listsOf(`${at}/out`).forEach((row, i) => {
      expect(cover).toContain(squash(row.file));
      expect(cover).toContain(row.fingerprint.slice(0, 12));
      expect(pages[i + 1]).toContain(squash(row.file));
      expect(pages[i + 1]).toContain(`${i + 2}/41`);
    });
  });

  it('every page can be searched for what stands in the table, commas included', () => {
    listsOf(`${at}/out`).forEach((row, i) => {
      const page = pages[i + 1];
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
    ['wrong-type', ['UNREADABLE', 'at /members, expected array', 'there must be an array']],
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
    files['legal/02-the-quiet-tide.team.json'] = text(
      list('The Quiet Tide', { members: ['brasslung', 'queensberry'] }),
    );
    files['trouble/banned.team.json'] = text(list('Rook to Harbour Four', { members: ['brasslung', 'compass-rosa'] }));
    files['late/newcomers.team.json'] = text(list('Newcomers', { members: ['ciguena'] }));
    files['beside/tin-heron.hero.json'] = text({ ...tinHeron, power: -2 });
    const later = folder({ ...under('lists', files), 'cup.event.json': harbourCup });
    const call = ['report', `${later}/lists`, '--event', `${later}/cup.event.json`, '--out', `${later}/out`];
    const told = await rollcall(...call, '--since', `${at}/out/verdicts.csv`, '--paper', 'letter');
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

describe('report', () => {
  const good = text(list('Alone', { members: ['brasslung'] }));
  const bad = text(list('Banned', { members: ['brasslung', 'auntie-rook'] }));
  const call = (at: string, ...more: string[]) =>
    rollcall('report', `${at}/lists`, '--event', `${at}/e.json`, '--out', `${at}/out`, ...more);

  it('exit 0 when every list is legal, 1 when one is not', async () => {
    const legal = folder({ 'lists/a.json': good, 'e.json': harbourCup });
    expect((await call(legal)).exit).toBe(0);
    expect((await call(folder({ 'lists/a.json': good, 'lists/b.json': bad, 'e.json': harbourCup }))).exit).toBe(1);
  });

  it.each([
    [['--paper', 'a3'], /--paper must be a4 or letter, not a3/],
    [['--since', 'nothing.csv'], /nothing\.csv: cannot be read/],
    [['another-folder'], /report wants one FOLDER/],
    [['--event', 'lists/a.json'], /lists\/a\.json/],
  ])('refuses %j and writes nothing', async (flags, reason) => {
    const at = folder({ 'lists/a.json': good, 'e.json': harbourCup });
    const answer = await call(at, ...flags);
    expect(answer.exit).toBe(2);
    expect(answer.err).toMatch(reason);
    expect(existsSync(join(at, 'out'))).toBe(false);
  });

  it('refuses a folder without lists, a file instead of a folder, and a table that is none of ours', async () => {
    const at = folder({ 'lists/h.json': tinHeron, 'e.json': harbourCup, 'x.csv': 'a,b\r\n1,2\r\n' });
    expect((await call(at)).err).toMatch(/no list found/);
    expect((await call(at, '--since', `${at}/x.csv`)).err).toMatch(/x\.csv: is no verdicts\.csv of Rollcall/);
    const file = await rollcall('report', `${at}/e.json`, '--event', `${at}/e.json`, '--out', `${at}/out`);
    expect(file.err).toMatch(/e\.json: is no folder/);
  });

  it('names of any kind stay whole on paper, on one line, and never become a formula', async () => {
    const name = '=HYPERLINK("http://example.org";"Prize")\nof the Honourable Society of Lamplighters and Ferrymen*';
    const at = folder({ 'lists/-a.json': text(list(name, { members: ['brasslung'] })), 'e.json': harbourCup });
    await call(at);
    const raw = readFileSync(`${at}/out/verdicts.csv`, 'utf8');
    expect(raw).toContain(`"'=HYPERLINK(""http`);
    expect(raw).toContain(`"'-a.json"`);
    expect(rowsOf(`${at}/out`)[0]).toMatchObject({ name: visible(name), file: '-a.json' });
    const page = readPdf(readFileSync(`${at}/out/report.pdf`));
    expect(textsOf(`${at}/out/report.pdf`)[1]).toContain(squash(name.toUpperCase().replace('\n', '\\u{a}')));
    expect(collisions(page)).toEqual([]);
  });

  it('a list with more findings than a page holds goes on overleaf, and the cover counts it', async () => {
    const team = list('Nobody Knows Them', { members: Array.from({ length: 90 }, (_, i) => `stranger-${i}`) });
    const after = text(list('Zenith', { members: ['brasslung'] }));
    const at = folder({ 'lists/a.json': text(team), 'lists/b.json': after, 'e.json': harbourCup });
    await call(at);
    const pdf = readPdf(readFileSync(`${at}/out/report.pdf`));
    const all = textsOf(`${at}/out/report.pdf`);
    for (let i = 0; i < 90; i++) expect(all.join('')).toContain(`“stranger-${i}”`);
    const zenith = all.findIndex((page) => page.startsWith('ZENITH')) + 1;
    expect(zenith).toBeGreaterThan(3);
    expect(all[0]).toMatch(new RegExp(`Zenith\\S*?${zenith}(Harbour|$|2Zenith)`));
    expect([collisions(pdf), outside(pdf, 18)]).toEqual([[], []]);
  }, 60_000);
});

describe('report beyond its limits', () => {
  const LETTERS = 5000;
  const word = 'Abcdefghij'.repeat(LETTERS / 10);
  const call = (at: string) => rollcall('report', `${at}/lists`, '--event', `${at}/e.json`, '--out', `${at}/out`);
  const { approved: _, ...plain } = harbourCup;
  /** Bookmarks in the order they were written. */
  const titles = async (file: string): Promise<string[]> => {
    const { context } = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
    return context.enumerateIndirectObjects().flatMap(([, object]) => {
      const title = object instanceof PDFDict ? object.get(PDFName.of('Title')) : undefined;
      const isBookmark = object instanceof PDFDict && object.has(PDFName.of('Dest'));
      return isBookmark && title instanceof PDFHexString ? [title.decodeText()] : [];
    });
  };

  it('names of 5,000 letters are cut with a word, and the list beside them is whole', async () => {
    const long = { ...list(word, { members: ['brasslung'] }), id: 'long' };
    const heroes = (long.characters ?? []).map((c) => ({ ...c, name: '英雄'.repeat(LETTERS / 2) }));
    const other = text(list('Alone', { members: ['brasslung'] }));
    const at = folder({
      'lists/a.json': text({ ...long, characters: heroes }),
      'lists/b.json': other,
      'e.json': harbourCup,
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    const [, first, second] = textsOf(file);
    expect(first).toContain('(CUT,5,000LETTERS)');
    expect(first).toContain('(cut,5,000letters)');
    expect(second).toContain('ALONE');
    expect([collisions(readPdf(readFileSync(file))), outside(readPdf(readFileSync(file)), 18)]).toEqual([[], []]);
    expect(sound(file)).toMatch(/No syntax or stream encoding errors/);
  }, 60_000);

  it('a name that turns the line over turns nothing over, in pages and bookmarks', async () => {
    const name = 'Rook \u202eEGAL\u2066\nLEGAL  all of them';
    const at = folder({
      'lists/a.json': text({ ...list(name, { members: ['brasslung'] }), id: 'x' }),
      'e.json': { ...plain, name },
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    const shown = 'Rook \\u{202e}EGAL\\u{2066}\\u{a}LEGAL  all of them';
    expect(await titles(file)).toEqual([shown, shown]);
    const [cover] = textsOf(file);
    expect(cover).toContain(squash(shown));
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).not.toMatch(/[\u202e\u2066]/);
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toContain(`Title:           ${shown}: report`);
  }, 60_000);

  it('3,000 unknown members are 100 findings and a sentence about the others', async () => {
    const members = Array.from({ length: 3000 }, (_, i) => `stranger-${i}`);
    const at = folder({ 'lists/a.json': text(list('Nobody', { members })), 'e.json': plain });
    await call(at);
    const all = textsOf(`${at}/out/report.pdf`).join('');
    expect(all).toContain('3000errors');
    expect(all).toContain('“stranger-99”');
    expect(all).not.toContain('“stranger-100”');
    expect(all).toContain('And2,900more:2,900×su.team.unknown-member.Thetableverdicts.csvhasallcodes');
  }, 60_000);

  it('of many lists only those that are not legal have pages, then a row, and the cover says so', async () => {
    const many = LIMITS.reportLists + 20;
    const good = (i: number) => text({ ...list(`Good ${i}`, { members: ['brasslung'] }), id: `good-${i}` });
    const bad = (i: number) => text({ ...list(`Bad ${i}`, { members: ['brasslung', 'auntie-rook'] }), id: `bad-${i}` });
    const at = folder({
      ...Object.fromEntries(
        Array.from({ length: many }, (_, i) => [`lists/bad-${String(i).padStart(4, '0')}.json`, bad(i)]),
      ),
      'lists/good-1.json': good(1),
      'lists/good-2.json': good(2),
      'e.json': plain,
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    const all = textsOf(file);
    const cover = all
      .slice(
        0,
        all.findIndex((page) => page.startsWith('BAD0')),
      )
      .join('');
    for (const name of ['Good 1', 'Good 2', 'Bad 0', `Bad ${many - 1}`]) expect(cover).toContain(squash(name));
    expect(cover).toContain('thosethatarelegalhavenopageoftheirown(2)');
    expect(cover).toContain('20furtherlistsstandinbrief');
    expect(all.filter((page) => /^BAD\d+ILLEGAL/.test(page))).toHaveLength(LIMITS.reportLists);
    const brief = all[all.findIndex((page) => page.startsWith('LISTSINBRIEF'))] ?? '';
    expect(brief).toContain(`Bad${many - 1}`);
    expect(brief).toContain('event.banned');
    const bookmarks = await titles(file);
    expect(bookmarks).toHaveLength(1 + many);
    expect(bookmarks).not.toContain('Good 1');
    expect(rowsOf(`${at}/out`)).toHaveLength(many + 2);
    expect(sound(file)).toMatch(/No syntax or stream encoding errors/);
    expect(execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').length).toBeLessThan(10);
    expect(statSync(file).size).toBeLessThan(3_000_000);
  }, 120_000);
});

describe('csv', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''@x", "'plain", 'a,b;"c"', ' =1', ''])(
    'guards and gives back %j',
    (cell) => {
      const written = writeCsv(['c', 'd'], [{ c: cell, d: 'x' }]);
      expect(readCsv(['c', 'd'], written)).toEqual([{ c: visible(cell), d: 'x' }]);
      expect(written.slice('\ufeff"c","d"\r\n'.length)).not.toMatch(/^"[=+\-@\t\r\n＝]/);
    },
  );

  it('reads what a spreadsheet has saved with semicolons, and says when a column is missing', () => {
    expect(readCsv(['a', 'b'], '\ufeffa;b\r\n1;2\r\n')).toEqual([{ a: '1', b: '2' }]);
    expect(readCsv(['a', 'z'], 'a,b\r\n1,2\r\n')).toBeUndefined();
  });
});

describe('docs/organiser.md', () => {
  const doc = readDoc('docs/organiser.md');
  const [pack = ''] = codeBlocks(doc, 'json');
  const commands = codeBlocks(doc, 'sh').flatMap((block) => block.trim().split('\n'));

  it('its event pack can be read, and nothing is found in it', () => {
    const parsed = parseText(pack);
    expect(parsed.ok && judgeAny(parsed.document)).toMatchObject({ verdict: 'legal', findings: [] });
  });

  it('its table of columns is the one that is written', () => {
    const named = [...doc.matchAll(/^\| ((?:`\w+` ?)+)\| /gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
    expect(
      named.filter((word) => (VERDICT_COLUMNS as readonly string[]).includes(word)).slice(-VERDICT_COLUMNS.length),
    ).toEqual([...VERDICT_COLUMNS]);
  });

  it('its commands work as they are written, one after the other', async () => {
    expect(commands.length).toBeGreaterThanOrEqual(5);
    const at = folder({
      'autumn-cup.event.json': pack,
      'homebrew/tin-heron.hero.json': { ...tinHeron, power: 2 },
      'lists/a.team.json': text(list('Alone', { members: ['brasslung', 'ciguena'] })),
    });
    for (const line of commands) {
      const [program, command = '', ...words] = line.split(' ');
      const here = words.map((word) => (word.startsWith('--') ? word : join(at, word)));
      const { exit, err } = await rollcall(command, ...here);
      expect([program, exit, err], line).toEqual(['rollcall', 0, '']);
    }
    expect(readdirSync(at).sort()).toEqual(['autumn-cup.event.json', 'friday', 'homebrew', 'lists', 'saturday']);
    expect(rowsOf(join(at, 'saturday')).map((row) => row.change)).toEqual(['same']);
  }, 60_000);
});
