/** The organizer's report on forty submissions: its files, their contents and the exit code. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVerdicts } from '../../../../src/shared/event-pack/verdict-row.ts';
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
  readVerdicts(readFileSync(join(outputPath, 'verdicts.csv'), 'utf8')) ?? [];

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

  it('writes a table and a PDF, counts the submissions and exits with 2 when a file cannot be read', () => {
    expect(reportResult.exit).toBe(2);
    expect(reportResult.out.split('\n')).toEqual([
      '40 lists: 26 legal, 12 illegal, 2 unreadable',
      '1 of the illegal ones is incomplete: characters are missing.',
      'Received: 40 lists, 1 character',
      join(testFolder, 'out/verdicts.csv'),
      join(testFolder, 'out/report.pdf'),
    ]);
    expect(reportResult.err).toMatch(/trouble\/wrong-type\.team\.json: \/members: cannot be read; expected array/);
    expect(readdirSync(`${testFolder}/out`).sort()).toEqual(['report.pdf', 'verdicts.csv']);
    expect(checkPdfSyntax(`${testFolder}/out/report.pdf`)).toMatch(/No syntax or stream encoding errors/);
  });

  it('writes one row per file, those that need attention first, and says which file is not a submission', () => {
    const verdictRows = readReportRows(`${testFolder}/out`);
    expect(verdictRows.map((verdictRow) => verdictRow.file).sort()).toEqual(Object.keys(createFortyLists()).sort());
    expect(verdictRows.map(({ verdict }) => verdict)).toEqual([
      ...Array.from({ length: 12 }, () => 'illegal'),
      ...Array.from({ length: 2 }, () => 'unreadable'),
      ...Array.from({ length: 26 }, () => 'legal'),
      'library',
    ]);
    const illegalRows = verdictRows.filter(({ status }) => status === 'illegal');
    expect(verdictRows.filter(({ verdict }) => verdict === 'illegal')).toHaveLength(illegalRows.length + 1);
    const errorCounts = illegalRows.map(({ errorCount }) => Number(errorCount));
    expect(errorCounts).toEqual([...errorCounts].sort((a, b) => b - a));
    expect(errorCounts[0]).toBe(3);
    expect(readReportRows(`${testFolder}/out`).find(({ file }) => file.startsWith('beside/'))).toMatchObject({
      verdict: 'library',
      id: 'tin-heron',
      reason: 'Not a list but a character. Lists that name it without containing it use this one.',
    });
  });

  it('has at most four pages, without overlaps and within the margins', () => {
    expect(reportPdf.pages.length).toBeLessThanOrEqual(4);
    expect(findCollisions(reportPdf)).toEqual([]);
    expect(findWordsOutside(reportPdf, 18)).toEqual([]);
  });

  it('lists the event and every submission with its file and a short fingerprint, but no ids and codes', () => {
    const [coverText] = pageTexts;
    for (const expectedText of [
      'HARBOUR CUP',
      '26 Legal',
      '11 Illegal',
      '1 Incomplete',
      '2 Unreadable',
      'Every Super once: on',
      'Banned Auntie Rook',
    ])
      expect(coverText).toContain(removeWhitespace(expectedText));
    const allText = pageTexts.join('');
    for (const { file, fingerprint, name, reason, errors } of readSubmissionRows(`${testFolder}/out`)) {
      for (const expectedText of [file, fingerprint.slice(0, 12), name, reason.split('. ')[0] ?? ''])
        expect(allText).toContain(removeWhitespace(expectedText));
      for (const hiddenText of [fingerprint, ...errors.split(' ')].filter(Boolean))
        expect(allText).not.toContain(hiddenText);
    }
  });

  it('writes a page per submission with --pages-per-list, in the order of the table', async () => {
    await runReport('--out', `${testFolder}/pages`, '--pages-per-list');
    const longPdf = readPdf(readFileSync(`${testFolder}/pages/report.pdf`));
    const longTexts = readPageTexts(`${testFolder}/pages/report.pdf`);
    const coverLength = longPdf.pages.length - 40;
    expect(coverLength).toBeLessThanOrEqual(2);
    expect([findCollisions(longPdf), findWordsOutside(longPdf, 18)]).toEqual([[], []]);
    readSubmissionRows(`${testFolder}/pages`).forEach(({ file, fingerprint, name, reason, errors }, index) => {
      const pageText = longTexts[index + coverLength];
      for (const expectedText of [file, fingerprint.slice(0, 12), name.toUpperCase(), reason.split('. ')[0] ?? ''])
        expect(pageText).toContain(removeWhitespace(expectedText));
      for (const errorCode of errors.split(' ').filter(Boolean)) expect(pageText).not.toContain(errorCode);
    });
  }, 120_000);

  it.each([
    ['over-levels', ['28 Levels; the event allows 25', 'chapter 1, Team Selection', 'Fix: Leave out Galvanessa']],
    ['guest-stars', ['Ambassador Bloom, Jökla', '25 Levels allow 1 Guest Star', 'Fix: Leave out Jökla']],
    ['unknown-member', ['“silver-heron”', 'Fix: Send the list again']],
    ['illegal-character', ['Queensberry: Size 9', 'chapter 1, Size & Character Bases', 'Fix: Set Size to 6']],
    ['changed-after-approval', ['Cigüeña has changed since it was approved', '3c0595d15b9d', 'Event']],
    ['banned', ['Auntie Rook is banned', 'Fix: Leave out Auntie Rook']],
    ['wrong-formation', ['does not allow the formation Goon Squad']],
    ['copies', ['Clothes Moth stands 5 times in the team; the event allows 3']],
    ['gimmicks', ['5 Gimmicks chosen', '“banana-peel”', 'chapter 7, Gimmicks']],
    ['ceiling', ['Galvanessa has Power 11; the event allows 8 at most']],
    ['loose-character', ['Tin Heron: Power is -1', 'chapter 1, Primary Traits']],
    ['truncated', ['UNREADABLE', 'a JSON object', 'incomplete or damaged', 'Ask the player']],
    [
      'wrong-type',
      ['UNREADABLE', 'Members: Rollcall expects a list in square brackets here', 'edited the file by hand'],
    ],
  ])('prints enough details about %s for a fair reply', (_troubleKind, sentences) => {
    for (const expectedText of sentences) expect(pageTexts.join('')).toContain(removeWhitespace(expectedText));
  });

  it('mentions submissions that could be mistaken for each other', () => {
    for (const expectedNote of [
      'legal/04-foghorn-five.team.json may be another version of this list',
      'same name: late/22-beacon-row.team.json',
    ])
      expect(pageTexts.join('')).toContain(removeWhitespace(expectedNote));
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
      'It was illegal and is now legal.',
    ])
      expect(allText).toContain(removeWhitespace(expectedText));
    const rowBefore = readReportRows(`${testFolder}/out`).find(
      (verdictRow) => verdictRow.file === 'legal/02-the-quiet-tide.team.json',
    );
    expect(allText).toContain(removeWhitespace(`its fingerprint was ${rowBefore?.fingerprint?.slice(0, 12)}`));
    expect([laterPdf.pages[0]?.width, findWordsOutside(laterPdf, 18), findCollisions(laterPdf)]).toEqual([612, [], []]);
  }, 120_000);
});
