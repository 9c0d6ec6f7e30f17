/** Reads the files of a report: the rows of its table and the texts of its pages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVerdicts } from '../../../../src/shared/event-pack/verdict-row.ts';

export const readReportRows = (outputFolder: string) =>
  readVerdicts(readFileSync(join(outputFolder, 'verdicts.csv'), 'utf8')) ?? [];

export const removeWhitespace = (sourceText: string) => sourceText.replace(/\s/g, '');

/** Reads the searchable text of each page, or of a range of pages, without white space and in drawing order. */
export const readPageTexts = (pdfPath: string, firstPage = 1, lastPage = 0): string[] =>
  execFileSync('pdftotext', ['-raw', '-f', `${firstPage}`, '-l', `${lastPage}`, pdfPath, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\f')
    .map((pageText) => removeWhitespace(pageText).replaceAll('ﬁ', 'fi'));
