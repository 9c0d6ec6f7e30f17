/** What a report has written: the rows of its table, and the words of its pages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../../src/shared/event-pack/verdict-row.ts';

export const rowsOf = (out: string) => readCsv(VERDICT_COLUMNS, readFileSync(join(out, 'verdicts.csv'), 'utf8')) ?? [];

export const squash = (words: string) => words.replace(/\s/g, '');

/** What a search finds on each page, or those from a first one to a last one, without white space, in the order it was drawn. */
export const textsOf = (file: string, from = 1, to = 0): string[] =>
  execFileSync('pdftotext', ['-raw', '-f', `${from}`, '-l', `${to}`, file, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\f')
    .map((page) => squash(page).replaceAll('ﬁ', 'fi'));
