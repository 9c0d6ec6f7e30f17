/** The organizer's report on forty submissions: its files, their contents and the exit code. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../../src/shared/event-pack/verdict-row.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { createFortyLists, createList, formatFile, harbourCup, tinHeron } from '../../event-pack/forty-submissions.ts';
import { findCollisions, findWordsOutside, type ReadPdf, readPdf } from '../../sheet/files.ts';

const folders: string[] = [];

const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};

afterAll(() => {
  for (const createdFolder of folders) removeFolder(createdFolder);
});

const prefixPaths = (folderName: string, filesByName: Record<string, string>) =>
  Object.fromEntries(Object.entries(filesByName).map(([filePath, content]) => [`${folderName}/${filePath}`, content]));

const readReportRows = (outputPath: string) =>
  readCsv(VERDICT_COLUMNS, readFileSync(join(outputPath, 'verdicts.csv'), 'utf8')) ?? [];

const readSubmissionRows = (outputPath: string) =>
  readReportRows(outputPath).filter(({ verdict }) => verdict !== 'library');

const removeWhitespace = (sourceText: string) => sourceText.replace(/\s/g, '');

/** Reads the searchable text of each page without white space, in drawing order. */
const readPageTexts = (filePath: string): string[] =>
  execFileSync('pdftotext', ['-raw', filePath, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\f')
    .map((pageText) => removeWhitespace(pageText).replaceAll('ﬁ', 'fi'));

const checkPdfSyntax = (pdfPath: string) => execFileSync('qpdf', ['--check', pdfPath], { encoding: 'utf8' });

describe('report on forty submissions', () => {
  let testFolder = '';
  let reportResult: Awaited<ReturnType<typeof runRollcall>>;
  let reportPdf: ReadPdf;
  let pageTexts: string[];
  const runReport = (...extraFlags: string[]) =>
    runRollcall('report', `${testFolder}/lists`, '--event', `${testFolder}/cup.event.json`, ...extraFlags);

  beforeAll(async () => {
    testFolder = createTestFolder({ ...prefixPaths('lists', createFortyLists()), 'cup.event.json': harbourCup });
    reportResult = await runReport('--out', `${testFolder}/out`);
    reportPdf = readPdf(readFileSync(`${testFolder}/out/report.pdf`));
    pageTexts = readPageTexts(`${testFolder}/out/report.pdf`);
  }, 120_000);

  const getPage = (filePath: string) => {
    const pageIndex =
      readSubmissionRows(`${testFolder}/out`).findIndex((verdictRow) => verdictRow.file === filePath) + 1;
    return pageTexts[pageIndex];
  };

  it('writes a table and a PDF, counts the submissions and exits with 2 when a file cannot be read', () => {
    expect(reportResult.exit).toBe(2);
    expect(reportResult.out.split('\n')).toEqual([
      '40 lists: 26 legal, 12 illegal, 2 unreadable',
      'Received: 40 lists, 1 character',
      join(testFolder, 'out/verdicts.csv'),
      join(testFolder, 'out/report.pdf'),
    ]);
    expect(reportResult.err).toMatch(/trouble\/wrong-type\.team\.json: \/members: cannot be read; expected array/);
    expect(readdirSync(`${testFolder}/out`).sort()).toEqual(['report.pdf', 'verdicts.csv']);
    expect(checkPdfSyntax(`${testFolder}/out/report.pdf`)).toMatch(/No syntax or stream encoding errors/);
  });

  it('writes one row per file in code-point order and says which file is not a submission', () => {
    expect(readReportRows(`${testFolder}/out`).map((verdictRow) => verdictRow.file)).toEqual(
      Object.keys(createFortyLists()).sort(),
    );
    expect(readReportRows(`${testFolder}/out`).find(({ file }) => file.startsWith('beside/'))).toMatchObject({
      verdict: 'library',
      id: 'tin-heron',
      reason: 'No list but a character; lists that name it without holding it mean this one.',
    });
  });

  it('writes one page per submission and a cover, without overlaps and within the margins', () => {
    expect(reportPdf.pages).toHaveLength(41);
    expect(findCollisions(reportPdf)).toEqual([]);
    expect(findWordsOutside(reportPdf, 18)).toEqual([]);
  });

  it('lists the event, every submission and its page number on the cover', () => {
    const [coverText] = pageTexts;
    for (const expectedText of [
      'HARBOUR CUP',
      '26 Legal',
      '12 Illegal',
      '2 Unreadable',
      'Every Super once: on',
      'Banned Auntie Rook',
    ])
      expect(coverText).toContain(removeWhitespace(expectedText));
    readSubmissionRows(`${testFolder}/out`).forEach((verdictRow, index) => {
      expect(coverText).toContain(removeWhitespace(verdictRow.file));
      expect(coverText).toContain(verdictRow.fingerprint.slice(0, 12));
      expect(pageTexts[index + 1]).toContain(removeWhitespace(verdictRow.file));
      expect(pageTexts[index + 1]).toContain(`${index + 2}/41`);
    });
  });

  it('makes the texts of the table searchable on each page, including commas', () => {
    readSubmissionRows(`${testFolder}/out`).forEach((verdictRow, index) => {
      const pageText = pageTexts[index + 1];
      for (const expectedText of [
        verdictRow.name.toUpperCase(),
        verdictRow.fingerprint,
        verdictRow.reason.split('. ')[0] ?? '',
        verdictRow.errors,
      ])
        for (const expectedPart of expectedText === verdictRow.errors ? expectedText.split(' ') : [expectedText])
          expect(pageText).toContain(removeWhitespace(expectedPart));
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
  ])('prints enough details on the page of %s for a fair reply', (troubleKind, sentences) => {
    for (const expectedText of sentences)
      expect(getPage(`trouble/${troubleKind}.team.json`)).toContain(removeWhitespace(expectedText));
  });

  it('mentions submissions that could be mistaken for each other', () => {
    expect(getPage('late/foghorn-five-new.team.json')).toContain(
      removeWhitespace('same team id stands in legal/04-foghorn-five'),
    );
    expect(getPage('legal/22-beacon-row.team.json')).toContain(
      removeWhitespace('same name: late/22-beacon-row.team.json'),
    );
  });

  it('replaces no file without --force', async () => {
    const tableBefore = readFileSync(`${testFolder}/out/verdicts.csv`);
    const secondResult = await runReport('--out', `${testFolder}/out`);
    expect([secondResult.exit, secondResult.out]).toEqual([2, '']);
    expect(secondResult.err).toMatch(/verdicts\.csv: already there; add --force/);
    expect(readFileSync(`${testFolder}/out/verdicts.csv`)).toEqual(tableBefore);
  });

  it('reports what is new, changed and gone with --since, in table, cover and pages', async () => {
    const submissionFiles = createFortyLists();
    delete submissionFiles['legal/07-the-unlit-pier.team.json'];
    submissionFiles['legal/02-the-quiet-tide.team.json'] = formatFile(
      createList('The Quiet Tide', { members: ['brasslung', 'queensberry'] }),
    );
    submissionFiles['trouble/banned.team.json'] = formatFile(
      createList('Rook to Harbour Four', { members: ['brasslung', 'compass-rosa'] }),
    );
    submissionFiles['late/newcomers.team.json'] = formatFile(createList('Newcomers', { members: ['ciguena'] }));
    submissionFiles['beside/tin-heron.hero.json'] = formatFile({ ...tinHeron, power: -2 });
    const laterFolder = createTestFolder({ ...prefixPaths('lists', submissionFiles), 'cup.event.json': harbourCup });
    const commandLine = [
      'report',
      `${laterFolder}/lists`,
      '--event',
      `${laterFolder}/cup.event.json`,
      '--out',
      `${laterFolder}/out`,
    ];
    const laterResult = await runRollcall(
      ...commandLine,
      '--since',
      `${testFolder}/out/verdicts.csv`,
      '--paper',
      'letter',
    );
    expect(laterResult.out).toMatch(/1 new, 2 changed, 1 with another verdict, 1 gone/);
    expect(laterResult.out).toMatch(/gone: legal\/07-the-unlit-pier\.team\.json, The Unlit Pier/);
    const changesByFile = Object.fromEntries(
      readReportRows(`${laterFolder}/out`).map((verdictRow) => [verdictRow.file, verdictRow.change]),
    );
    expect(changesByFile).toMatchObject({
      'legal/02-the-quiet-tide.team.json': 'changed',
      'trouble/banned.team.json': 'verdict-changed',
      'trouble/loose-character.team.json': 'changed',
      'late/newcomers.team.json': 'new',
      'legal/01-lantern-street-irregulars.team.json': 'same',
      'trouble/truncated.team.json': 'same',
    });
    const laterPdf = readPdf(readFileSync(`${laterFolder}/out/report.pdf`));
    const allText = readPageTexts(`${laterFolder}/out/report.pdf`).join('');
    for (const expectedText of [
      'NO LONGER THERE',
      'The Unlit Pier',
      'verdict changed',
      'It was illegal, now it is legal.',
    ])
      expect(allText).toContain(removeWhitespace(expectedText));
    const rowBefore = readReportRows(`${testFolder}/out`).find(
      (verdictRow) => verdictRow.file === 'legal/02-the-quiet-tide.team.json',
    );
    expect(allText).toContain(removeWhitespace(`its fingerprint was ${rowBefore?.fingerprint?.slice(0, 12)}`));
    expect([laterPdf.pages[0]?.width, findWordsOutside(laterPdf, 18), findCollisions(laterPdf)]).toEqual([612, [], []]);
  }, 120_000);
});
