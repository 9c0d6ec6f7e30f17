/** Several PDFs as one, as other programs read it: pages, bookmarks, structure. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { type MergeJob, mergePdfs, type PdfPart } from '../../../src/shared/pdf/merge/merge-pdf.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { checkPdf, pageCount } from '../../support/cards/pdf.ts';
import { t } from '../../support/texts.ts';
import { card, testFonts } from '../card/support.ts';

const at = mkdtempSync(join(tmpdir(), 'rollcall-merge-'));
afterAll(() => rmSync(at, { recursive: true, force: true }));

const created = new Date(0);

async function deck(names: readonly string[], tagged: boolean): Promise<PdfPart> {
  const cards = names.map((name) => ({ ...card({ name }), name }));
  const meta = { title: 'Deck', label: 'Deck', created };
  const job = { cards, paper: 'card', sides: 'fronts', marks: 'none', tagged, meta } as const;
  return { title: 'Cards', bytes: await createCardsPdf(t, job, testFonts()) };
}

/** A page without structure and bookmarks, as the sheets of text are. */
async function plain(words: string): Promise<PdfPart> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([200, 200]).drawText(words, { x: 20, y: 100, font });
  return { title: 'Roster', bytes: await document.save() };
}

async function merged(parts: readonly PdfPart[], more: Partial<MergeJob> = {}): Promise<string> {
  const file = join(at, 'merged.pdf');
  writeFileSync(file, await mergePdfs({ parts, title: 'All', created, ...more }));
  checkPdf(file);
  return file;
}

interface Outline {
  readonly title: string;
  readonly destpageposfrom1: number;
  readonly kids: readonly Outline[];
}

/** As qpdf reads them: `title page`, what is below in brackets. */
function bookmarks(file: string): unknown[] {
  const json = execFileSync('qpdf', ['--json', '--json-key=outlines', file], { encoding: 'utf8' });
  const named = (all: readonly Outline[]): unknown[] =>
    all.flatMap(({ title, destpageposfrom1: page, kids }) => [
      `${title} ${page}`,
      ...(kids.length === 0 ? [] : [named(kids)]),
    ]);
  return named((JSON.parse(json) as { outlines: Outline[] }).outlines);
}

const structure = (file: string): string[] =>
  execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.replace(/ \(block\)|(?<=Part) .*/g, ''));

describe('a PDF of several parts', () => {
  it('has a bookmark for each part, and below it for each card', async () => {
    const parts = [
      await deck(['Gale Clerk', 'Cold Clerk'], false),
      await plain('MEMBERS'),
      await deck(['Tide'], false),
    ];
    expect(bookmarks(await merged(parts))).toEqual([
      'Cards 1',
      ['Gale Clerk 1', 'Cold Clerk 2'],
      'Roster 3',
      'Cards 4',
      ['Tide 4'],
    ]);
  });

  it('keeps the structure of each part in its order, and gives one to parts without', async () => {
    const parts = [await deck(['Gale Clerk'], true), await plain('MEMBERS'), await deck(['Cold Clerk'], true)];
    const file = await merged(parts);
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Tagged: +yes/);
    const lines = structure(file);
    expect(lines.filter((line) => /^ {0,2}\S/.test(line)).map((line) => line.trim())).toEqual([
      'Document',
      'Part',
      'Part',
      'Part',
    ]);
    const said = lines.flatMap((line) => /^\s+"(.*)"$/.exec(line)?.[1] ?? []);
    const wanted = ['GALE CLERK', 'MEMBERS', 'COLD CLERK'];
    expect(said.filter((line) => wanted.includes(line))).toEqual(wanted);
    // The words of a part are the same as in its own file.
    const [own] = parts;
    writeFileSync(join(at, 'own.pdf'), own?.bytes ?? '');
    const ownSaid = structure(join(at, 'own.pdf')).flatMap((line) => /^\s+"(.*)"$/.exec(line)?.[1] ?? []);
    expect(said.slice(0, ownSaid.length)).toEqual(ownSaid);
  });

  it('has no structure where no part has one', async () => {
    const file = await merged([await plain('MEMBERS'), await plain('RULES')]);
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Tagged: +no/);
  });

  it('has a blank page behind a part of an odd number where sheets are turned over, and its bookmarks know of it', async () => {
    const parts = [await deck(['Gale Clerk'], true), await plain('MEMBERS'), await plain('RULES')];
    const file = await merged(parts, { duplex: 'long-edge' });
    expect(pageCount(file)).toBe(5);
    expect(bookmarks(file)).toEqual(['Cards 1', ['Gale Clerk 1'], 'Roster 3', 'Roster 5']);
  });
});
