import { existsSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/shared/document/parse.ts';
import { readCsv, writeCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_TABLE_HEADINGS } from '../../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../../../src/shared/play/encounter/judge-any.ts';
import { showHiddenCharacters } from '../../../../src/shared/text/hidden-characters.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { codeBlocks, readDoc } from '../../docs/markdown.ts';
import { createList, formatFile, harbourCup, tinHeron } from '../../event-pack/forty-submissions.ts';
import { findCollisions, findWordsOutside, readPdf } from '../../sheet/files.ts';
import { readPageTexts, readReportRows, removeWhitespace } from './read-report.ts';

const folders: string[] = [];

const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};

afterAll(() => {
  for (const createdFolder of folders) removeFolder(createdFolder);
});

describe('report', () => {
  const legalSubmission = formatFile(createList('Alone', { members: ['brasslung'] }));
  const illegalSubmission = formatFile(createList('Banned', { members: ['brasslung', 'auntie-rook'] }));
  const runReport = (testFolder: string, ...extraFlags: string[]) =>
    runRollcall(
      'report',
      `${testFolder}/lists`,
      '--event',
      `${testFolder}/e.json`,
      '--out',
      `${testFolder}/out`,
      ...extraFlags,
    );

  it('exits with 0 when every submission is legal and with 1 otherwise', async () => {
    const legalFolder = createTestFolder({ 'lists/a.json': legalSubmission, 'e.json': harbourCup });
    expect((await runReport(legalFolder)).exit).toBe(0);
    expect(
      (
        await runReport(
          createTestFolder({
            'lists/a.json': legalSubmission,
            'lists/b.json': illegalSubmission,
            'e.json': harbourCup,
          }),
        )
      ).exit,
    ).toBe(1);
  });

  it.each([
    [['--paper', 'a3'], /--paper must be a4 or letter, not a3/],
    [['--since', 'nothing.csv'], /nothing\.csv: cannot be read/],
    [['another-folder'], /report wants one FOLDER/],
    [['--event', 'lists/a.json'], /lists\/a\.json/],
  ])('refuses %j and writes nothing', async (extraFlags, expectedReason) => {
    const testFolder = createTestFolder({ 'lists/a.json': legalSubmission, 'e.json': harbourCup });
    const result = await runReport(testFolder, ...extraFlags);
    expect(result.exit).toBe(2);
    expect(result.err).toMatch(expectedReason);
    expect(existsSync(join(testFolder, 'out'))).toBe(false);
  });

  it('refuses a folder without submissions, a file instead of a folder, and a table that is not verdicts.csv', async () => {
    const testFolder = createTestFolder({ 'lists/h.json': tinHeron, 'e.json': harbourCup, 'x.csv': 'a,b\r\n1,2\r\n' });
    expect((await runReport(testFolder)).err).toMatch(/no list found/);
    expect((await runReport(testFolder, '--since', `${testFolder}/x.csv`)).err).toMatch(
      /x\.csv: is no verdicts\.csv of Rollcall/,
    );
    const fileResult = await runRollcall(
      'report',
      `${testFolder}/e.json`,
      '--event',
      `${testFolder}/e.json`,
      '--out',
      `${testFolder}/out`,
    );
    expect(fileResult.err).toMatch(/e\.json: is no folder/);
  });

  const readRowsByList = (testFolder: string) =>
    Object.fromEntries(readReportRows(`${testFolder}/out`).map((verdictRow) => [verdictRow.file, verdictRow]));

  it('reads text lists with characters that other lists embed, and says so', async () => {
    const testFolder = createTestFolder({
      'lists/a.json': legalSubmission,
      'lists/b.txt': 'Bea’s list\nBrasslung',
      'lists/c.txt': 'Hello, here is my list.',
      'e.json': harbourCup,
    });
    const result = await runReport(testFolder);
    expect(result.out).toMatch(/^2 lists: 2 legal/);
    expect(result.err).toMatch(/give them with --characters FOLDER/);
    expect(readRowsByList(testFolder)['b.txt']?.notes).toContain(
      'Not among your characters and taken from other players’ lists: Brasslung.',
    );
  });

  it('looks up members among the characters of --characters, and compares characters with them', async () => {
    const [brasslung] = createList('Alone', { members: ['brasslung'] }).characters ?? [];
    const testFolder = createTestFolder({
      'lists/a.json': legalSubmission,
      'lists/b.txt': 'Bea’s list\nBrasslung',
      'mine/brasslung.hero.json': { ...brasslung, power: 29 },
      'e.json': harbourCup,
    });
    const result = await runReport(testFolder, '--characters', `${testFolder}/mine`);
    expect(result.err).not.toMatch(/--characters/);
    const rowsByList = readRowsByList(testFolder);
    expect(rowsByList['a.json']?.notes).toMatch(/Brasslung differs from yours: Power \d+ instead of 29\./);
    expect(rowsByList['b.txt']?.notes).not.toContain('taken from');
  });

  it('marks lists as late by the dates of the files', async () => {
    const testFolder = createTestFolder({
      'lists/a.json': legalSubmission,
      'lists/b.json': illegalSubmission,
      'e.json': { ...harbourCup, deadline: '2026-03-01' },
    });
    utimesSync(`${testFolder}/lists/a.json`, new Date('2026-03-01T12:00'), new Date('2026-03-01T12:00'));
    utimesSync(`${testFolder}/lists/b.json`, new Date('2026-03-02T12:00'), new Date('2026-03-02T12:00'));
    expect((await runReport(testFolder)).out).toMatch(/After the deadline, by the dates of the files: 1/);
    const rowsByList = readRowsByList(testFolder);
    expect([rowsByList['a.json']?.late, rowsByList['b.json']?.late]).toEqual(['', 'late']);
  });

  it('dates a list in an archive by the archive', async () => {
    const testFolder = createTestFolder({
      'lists/b.json': legalSubmission,
      'e.json': { ...harbourCup, deadline: '2026-03-01' },
    });
    const archivePath = `${testFolder}/lists/a.zip`;
    writeFileSync(archivePath, zipSync({ 'team.json': readFileSync(`${testFolder}/lists/b.json`) }));
    utimesSync(archivePath, new Date('2026-03-02T12:00'), new Date('2026-03-02T12:00'));
    utimesSync(`${testFolder}/lists/b.json`, new Date('2026-03-01T12:00'), new Date('2026-03-01T12:00'));
    const result = await runReport(testFolder);
    expect(result.err).not.toContain('ENOTDIR');
    expect(readRowsByList(testFolder)['a.zip/team.json']?.late).toBe('late');
  });

  it('counts a list that is none any more among the other verdicts, as the table does', async () => {
    const testFolder = createTestFolder({
      'lists/a.json': legalSubmission,
      'lists/b.txt': 'Bea’s list\nBrasslung',
      'e.json': harbourCup,
    });
    await runReport(testFolder);
    writeFileSync(`${testFolder}/lists/b.txt`, 'Hello, I have no list.');
    renameSync(`${testFolder}/out`, `${testFolder}/before`);
    const { out } = await runReport(testFolder, '--since', `${testFolder}/before/verdicts.csv`);
    expect(out).toMatch(/0 new, 0 changed, 1 with another verdict, 0 gone/);
  });

  it('keeps names of any kind complete and on one line on paper, and never writes them as formulas', async () => {
    const hostileName =
      '=HYPERLINK("http://example.org";"Prize")\nof the Honourable Society of Lamplighters and Ferrymen*';
    const testFolder = createTestFolder({
      'lists/-a.json': formatFile(createList(hostileName, { members: ['brasslung'] })),
      'e.json': harbourCup,
    });
    await runReport(testFolder, '--pages-per-list');
    const rawCsv = readFileSync(`${testFolder}/out/verdicts.csv`, 'utf8');
    expect(rawCsv).toContain(`"'=HYPERLINK(""http`);
    expect(rawCsv).toContain(`"'-a.json"`);
    expect(readReportRows(`${testFolder}/out`)[0]).toMatchObject({
      name: showHiddenCharacters(hostileName),
      file: '-a.json',
    });
    const reportPdf = readPdf(readFileSync(`${testFolder}/out/report.pdf`));
    expect(readPageTexts(`${testFolder}/out/report.pdf`)[1]).toContain(
      removeWhitespace(hostileName.toUpperCase().replace('\n', '\\u{a}')),
    );
    expect(findCollisions(reportPdf)).toEqual([]);
  });

  it('continues a submission with many findings on further pages and counts them on the cover', async () => {
    const longSubmission = createList('Nobody Knows Them', {
      members: Array.from({ length: 90 }, (_entry, index) => `stranger-${index}`),
    });
    const nextSubmission = formatFile(createList('Zenith', { members: ['brasslung'] }));
    const testFolder = createTestFolder({
      'lists/a.json': formatFile(longSubmission),
      'lists/b.json': nextSubmission,
      'e.json': harbourCup,
    });
    await runReport(testFolder, '--pages-per-list');
    const reportPdf = readPdf(readFileSync(`${testFolder}/out/report.pdf`));
    const pageTexts = readPageTexts(`${testFolder}/out/report.pdf`);
    for (let index = 0; index < 90; index++) expect(pageTexts.join('')).toContain(`stranger-${index}`);
    const zenithPage = pageTexts.findIndex((pageText) => pageText.startsWith('ZENITH')) + 1;
    expect(zenithPage).toBeGreaterThan(3);
    expect(pageTexts[0]).toMatch(new RegExp(`Zenith\\S*?${zenithPage}(Harbour|$|2Zenith)`));
    expect([findCollisions(reportPdf), findWordsOutside(reportPdf, 18)]).toEqual([[], []]);
    await runReport(testFolder, '--force');
    const shortPdf = readPdf(readFileSync(`${testFolder}/out/report.pdf`));
    const shortText = readPageTexts(`${testFolder}/out/report.pdf`).join('');
    for (let index = 0; index < 40; index++) expect(shortText).toContain(`stranger-${index}`);
    expect(shortText).toContain('and50more.');
    expect([findCollisions(shortPdf), findWordsOutside(shortPdf, 18)]).toEqual([[], []]);
  }, 60_000);
});

describe('CSV', () => {
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
  ])('guards %j and restores it', (csvCell) => {
    const csvText = writeCsv(['c', 'd'], [{ c: csvCell, d: 'x' }]);
    expect(readCsv(['c', 'd'], csvText)).toEqual([{ c: showHiddenCharacters(csvCell), d: 'x' }]);
    const writtenRow = csvText.slice('\ufeff"c","d"\r\n'.length);
    expect(writtenRow).not.toMatch(/^"[=+\-@\t\r\n＝]/);
    // A program that splits cells at semicolons finds no formula either.
    for (const rowPart of writtenRow.split(';')) expect(rowPart).not.toMatch(/^["]*[=+\-@＝]/);
  });

  it('reads a file saved with semicolons and rejects one with a missing column', () => {
    expect(readCsv(['a', 'b'], '\ufeffa;b\r\n1;2\r\n')).toEqual([{ a: '1', b: '2' }]);
    expect(readCsv(['a', 'z'], 'a,b\r\n1,2\r\n')).toBeUndefined();
  });
});

describe('docs/organiser.md', () => {
  const organiserPage = readDoc('docs/organiser.md');
  const [packJson = ''] = codeBlocks(organiserPage, 'json');
  const commands = codeBlocks(organiserPage, 'sh').flatMap((codeBlock) => codeBlock.trim().split('\n'));

  it('contains an event pack that can be read without findings', () => {
    const parseResult = parseText(GAMES, packJson);
    expect(parseResult.ok && judgeAny(LOADED_GAMES, parseResult.document)).toMatchObject({
      verdict: 'legal',
      findings: [],
    });
  });

  it('lists the columns of verdicts.csv in order', () => {
    const [, columnTable = ''] = organiserPage.split('| Column | What it holds |');
    const namedColumns = [...columnTable.matchAll(/^\| ((?:\*\*[^*]+\*\*,? ?)+)\| /gm)].flatMap(([, tableCell = '']) =>
      [...tableCell.matchAll(/\*\*([^*]+)\*\*/g)].map(([, heading]) => heading),
    );
    expect(namedColumns).toEqual(VERDICT_TABLE_HEADINGS);
  });

  it('contains commands that work one after the other', async () => {
    expect(commands.length).toBeGreaterThanOrEqual(5);
    const testFolder = createTestFolder({
      'autumn-cup.event.json': packJson,
      'homebrew/tin-heron.hero.json': { ...tinHeron, power: 2 },
      'lists/a.team.json': formatFile(createList('Alone', { members: ['brasslung', 'ciguena'] })),
    });
    for (const commandLine of commands) {
      const [program, command = '', ...commandWords] = commandLine.split(' ');
      const resolvedWords = commandWords.map((commandWord) =>
        commandWord.startsWith('--') ? commandWord : join(testFolder, commandWord),
      );
      const { exit: exitCode, err: errorOutput } = await runRollcall(command, ...resolvedWords);
      expect([program, exitCode, errorOutput], commandLine).toEqual(['rollcall', 0, '']);
    }
    expect(readdirSync(testFolder).sort()).toEqual([
      'autumn-cup.event.json',
      'friday',
      'homebrew',
      'lists',
      'saturday',
    ]);
    expect(readReportRows(join(testFolder, 'saturday')).map((verdictRow) => verdictRow.change)).toEqual(['same']);
  }, 60_000);
});
