/** The report at and beyond its limits: thousands of submissions and very long texts. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { createList, formatFile, harbourCup } from '../../event-pack/forty-submissions.ts';
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

const checkPdfSyntax = (pdfPath: string) => execFileSync('qpdf', ['--check', pdfPath], { encoding: 'utf8' });

describe('report beyond its limits', () => {
  const LETTERS = 5000;
  const longWord = 'Abcdefghij'.repeat(LETTERS / 10);
  const runReport = (testFolder: string, ...extraFlags: string[]) =>
    runRollcall(
      ...['report', `${testFolder}/lists`, '--event', `${testFolder}/e.json`, '--out', `${testFolder}/out`],
      ...extraFlags,
    );
  const { approved: _approved, ...plainCup } = harbourCup;
  /** Reads the bookmarks in file order, each with its page number, and the number of pages. */
  const readOutline = async (reportPath: string) => {
    const pdfDocument = await PDFDocument.load(readFileSync(reportPath), { updateMetadata: false });
    const pageTags = pdfDocument.getPages().map(({ ref }) => ref.tag);
    const bookmarks = pdfDocument.context.enumerateIndirectObjects().flatMap(([, pdfObject]) => {
      const [bookmarkTitle, destination] =
        pdfObject instanceof PDFDict ? ['Title', 'Dest'].map((entryKey) => pdfObject.get(PDFName.of(entryKey))) : [];
      if (!(bookmarkTitle instanceof PDFHexString && destination instanceof PDFArray)) return [];
      return [{ title: bookmarkTitle.decodeText(), page: 1 + pageTags.indexOf(destination.get(0).toString()) }];
    });
    return { bookmarks, pages: pageTags.length };
  };

  it('truncates names of 5,000 letters with a note and prints the next submission completely', async () => {
    const longSubmission = { ...createList(longWord, { members: ['brasslung'] }), id: 'long' };
    const renamedHeroes = (longSubmission.characters ?? []).map((character) => ({
      ...character,
      name: '英雄'.repeat(LETTERS / 2),
    }));
    const otherSubmission = formatFile(createList('Alone', { members: ['brasslung'] }));
    const testFolder = createTestFolder({
      'lists/a.json': formatFile({ ...longSubmission, characters: renamedHeroes }),
      'lists/b.json': otherSubmission,
      'e.json': harbourCup,
    });
    await runReport(testFolder, '--pages-per-list');
    const reportPath = `${testFolder}/out/report.pdf`;
    const [, firstPage, secondPage] = readPageTexts(reportPath);
    // The long name has more errors, because its character has changed since it was approved.
    expect(firstPage).toContain('(CUT,5,000LETTERS)');
    expect(firstPage).toContain('(cut,5,000letters)');
    expect(secondPage).toContain('ALONE');
    const reportPdf = readPdf(readFileSync(reportPath));
    expect([findCollisions(reportPdf), findWordsOutside(reportPdf, 18)]).toEqual([[], []]);
    expect(checkPdfSyntax(reportPath)).toMatch(/No syntax or stream encoding errors/);
  }, 60_000);

  it('escapes direction marks in names, in pages and bookmarks', async () => {
    const hostileName = 'Rook \u202eEGAL\u2066\nLEGAL  all of them';
    const testFolder = createTestFolder({
      'lists/a.json': formatFile({ ...createList(hostileName, { members: ['brasslung'] }), id: 'x' }),
      'e.json': { ...plainCup, name: hostileName },
    });
    await runReport(testFolder, '--pages-per-list');
    const reportPath = `${testFolder}/out/report.pdf`;
    const escapedName = 'Rook \\u{202e}EGAL\\u{2066}\\u{a}LEGAL  all of them';
    expect((await readOutline(reportPath)).bookmarks.map(({ title }) => title)).toEqual([escapedName, escapedName]);
    const [coverText] = readPageTexts(reportPath);
    expect(coverText).toContain(removeWhitespace(escapedName));
    expect(execFileSync('pdftotext', [reportPath, '-'], { encoding: 'utf8' })).not.toMatch(/[\u202e\u2066]/);
    expect(execFileSync('pdfinfo', [reportPath], { encoding: 'utf8' })).toContain(
      `Title:           ${escapedName}: report`,
    );
  }, 60_000);

  it('names 40 of 3,000 unknown members in one sentence and counts the others', async () => {
    const members = Array.from({ length: 3000 }, (_entry, index) => `stranger-${index}`);
    const testFolder = createTestFolder({
      'lists/a.json': formatFile(createList('Nobody', { members })),
      'e.json': plainCup,
    });
    await runReport(testFolder);
    const allText = readPageTexts(`${testFolder}/out/report.pdf`).join('');
    expect(allText).toContain('3000errors');
    expect(allText).toContain('stranger-39and2960more.');
    expect(allText).not.toContain('stranger-40');
    expect(allText.match(/Fix:/g)).toHaveLength(1);
  }, 60_000);

  it('gives pages of their own only to some submissions that are not legal, and says so on the cover', async () => {
    const submissionCount = LIMITS.reportSubmissions + 20;
    const createLegalList = (index: number) =>
      formatFile({ ...createList(`Good ${index}`, { members: ['brasslung'] }), id: `good-${index}` });
    const createIllegalList = (index: number) =>
      formatFile({ ...createList(`Bad ${index}`, { members: ['brasslung', 'auntie-rook'] }), id: `bad-${index}` });
    const testFolder = createTestFolder({
      ...Object.fromEntries(
        Array.from({ length: submissionCount }, (_entry, index) => [
          `lists/bad-${String(index).padStart(4, '0')}.json`,
          createIllegalList(index),
        ]),
      ),
      'lists/good-1.json': createLegalList(1),
      'lists/good-2.json': createLegalList(2),
      'e.json': plainCup,
    });
    await runReport(testFolder, '--pages-per-list');
    const reportPath = `${testFolder}/out/report.pdf`;
    // Reading all pages would take longer than writing them. The test reads the first and last ones, and the bookmarks for the others.
    const { bookmarks, pages: pageTotal } = await readOutline(reportPath);
    expect(bookmarks).toHaveLength(1 + LIMITS.reportSubmissions);
    expect(bookmarks.map(({ title }) => title)).not.toContain('Good 1');
    const [firstPageNumber = 0] = bookmarks
      .filter(({ title: bookmarkTitle }) => bookmarkTitle === 'Bad 0')
      .map(({ page }) => page);
    expect(bookmarks.slice(1).map(({ page: pageNumber }) => pageNumber)).toEqual(
      Array.from({ length: LIMITS.reportSubmissions }, (_entry, index) => firstPageNumber + index),
    );
    expect(pageTotal).toBe(firstPageNumber - 1 + LIMITS.reportSubmissions);
    const coverText = readPageTexts(reportPath, 1, firstPageNumber - 1).join('');
    for (const expectedName of ['Good 1', 'Good 2', 'Bad 0', `Bad ${submissionCount - 1}`, 'Auntie Rook is banned'])
      expect(coverText).toContain(removeWhitespace(expectedName));
    expect(coverText).toContain('22listshaveonlyarowinthetable:300listsareexplained.');
    for (const pageNumber of [firstPageNumber, pageTotal])
      expect(readPageTexts(reportPath, pageNumber, pageNumber)[0]).toMatch(/^BAD\d+ILLEGAL/);
    expect(readReportRows(`${testFolder}/out`)).toHaveLength(submissionCount + 2);
    expect(checkPdfSyntax(reportPath)).toMatch(/No syntax or stream encoding errors/);
    expect(execFileSync('pdffonts', [reportPath], { encoding: 'utf8' }).trim().split('\n').length).toBeLessThan(10);
    expect(statSync(reportPath).size).toBeLessThan(3_000_000);
  }, 120_000);
});
