import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/shared/document/parse.ts';
import { readCsv, writeCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../../../src/shared/play/encounter/judge-any.ts';
import { showHiddenCharacters } from '../../../../src/shared/text/hidden-characters.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { codeBlocks, readDoc } from '../../docs/markdown.ts';
import { createList, formatFile, harbourCup, tinHeron } from '../../event-pack/forty-submissions.ts';
import { collisions, outside, readPdf } from '../../sheet/files.ts';
import { rowsOf, squash, textsOf } from './read-report.ts';

const folders: string[] = [];

const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterAll(() => {
  for (const made of folders) removeFolder(made);
});

describe('report', () => {
  const good = formatFile(createList('Alone', { members: ['brasslung'] }));
  const bad = formatFile(createList('Banned', { members: ['brasslung', 'auntie-rook'] }));
  const call = (at: string, ...more: string[]) =>
    runRollcall('report', `${at}/lists`, '--event', `${at}/e.json`, '--out', `${at}/out`, ...more);

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
    const file = await runRollcall('report', `${at}/e.json`, '--event', `${at}/e.json`, '--out', `${at}/out`);
    expect(file.err).toMatch(/e\.json: is no folder/);
  });

  it('names of any kind stay whole on paper, on one line, and never become a formula', async () => {
    const name = '=HYPERLINK("http://example.org";"Prize")\nof the Honourable Society of Lamplighters and Ferrymen*';
    const at = folder({
      'lists/-a.json': formatFile(createList(name, { members: ['brasslung'] })),
      'e.json': harbourCup,
    });
    await call(at);
    const raw = readFileSync(`${at}/out/verdicts.csv`, 'utf8');
    expect(raw).toContain(`"'=HYPERLINK(""http`);
    expect(raw).toContain(`"'-a.json"`);
    expect(rowsOf(`${at}/out`)[0]).toMatchObject({ name: showHiddenCharacters(name), file: '-a.json' });
    const page = readPdf(readFileSync(`${at}/out/report.pdf`));
    expect(textsOf(`${at}/out/report.pdf`)[1]).toContain(squash(name.toUpperCase().replace('\n', '\\u{a}')));
    expect(collisions(page)).toEqual([]);
  });

  it('a list with more findings than a page holds goes on overleaf, and the cover counts it', async () => {
    const team = createList('Nobody Knows Them', {
      members: Array.from({ length: 90 }, (_, index) => `stranger-${index}`),
    });
    const after = formatFile(createList('Zenith', { members: ['brasslung'] }));
    const at = folder({ 'lists/a.json': formatFile(team), 'lists/b.json': after, 'e.json': harbourCup });
    await call(at);
    const pdf = readPdf(readFileSync(`${at}/out/report.pdf`));
    const all = textsOf(`${at}/out/report.pdf`);
    for (let index = 0; index < 90; index++) expect(all.join('')).toContain(`“stranger-${index}”`);
    const zenith = all.findIndex((page) => page.startsWith('ZENITH')) + 1;
    expect(zenith).toBeGreaterThan(3);
    expect(all[0]).toMatch(new RegExp(`Zenith\\S*?${zenith}(Harbour|$|2Zenith)`));
    expect([collisions(pdf), outside(pdf, 18)]).toEqual([[], []]);
  }, 60_000);
});

describe('csv', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    "'=1",
    "''@x",
    "'plain",
    'a,b;"c"',
    ' =1',
    '',
    ';=1',
    "a;'=1",
    'a,=1;-1',
    ';"=1',
  ])('guards and gives back %j', (cell) => {
    const written = writeCsv(['c', 'd'], [{ c: cell, d: 'x' }]);
    expect(readCsv(['c', 'd'], written)).toEqual([{ c: showHiddenCharacters(cell), d: 'x' }]);
    const row = written.slice('\ufeff"c","d"\r\n'.length);
    expect(row).not.toMatch(/^"[=+\-@\t\r\n＝]/);
    // A program that takes the semicolon for its separator finds no formula either.
    for (const part of row.split(';')) expect(part).not.toMatch(/^["]*[=+\-@＝]/);
  });

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
    const parsed = parseText(GAMES, pack);
    expect(parsed.ok && judgeAny(LOADED_GAMES, parsed.document)).toMatchObject({ verdict: 'legal', findings: [] });
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
      'lists/a.team.json': formatFile(createList('Alone', { members: ['brasslung', 'ciguena'] })),
    });
    for (const line of commands) {
      const [program, command = '', ...words] = line.split(' ');
      const here = words.map((word) => (word.startsWith('--') ? word : join(at, word)));
      const { exit, err } = await runRollcall(command, ...here);
      expect([program, exit, err], line).toEqual(['rollcall', 0, '']);
    }
    expect(readdirSync(at).sort()).toEqual(['autumn-cup.event.json', 'friday', 'homebrew', 'lists', 'saturday']);
    expect(rowsOf(join(at, 'saturday')).map((row) => row.change)).toEqual(['same']);
  }, 60_000);
});
