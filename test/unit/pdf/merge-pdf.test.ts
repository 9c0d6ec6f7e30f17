/** Tests merged PDFs as other programs read them: pages, bookmarks and structure. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { type MergeJob, mergePdfs, type PdfPart } from '../../../src/shared/pdf/merge/merge-pdf.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { checkPdf, countPages } from '../../support/cards/pdf.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts, layoutTestCard } from '../card/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-merge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const created = new Date(0);

async function createDeckPart(cardNames: readonly string[], isTagged: boolean): Promise<PdfPart> {
  const deckCards = cardNames.map((name) => ({ ...layoutTestCard({ name }), name }));
  const metadata = { title: 'Deck', label: 'Deck', created };
  const printJob = {
    cards: deckCards,
    paper: 'card',
    sides: 'fronts',
    marks: 'none',
    tagged: isTagged,
    meta: metadata,
  } as const;
  return { title: 'Cards', bytes: await createCardsPdf(translate, printJob, getTestFonts()) };
}

/** Creates a page without structure and bookmarks, like text sheets. */
async function createPlainPart(pageText: string): Promise<PdfPart> {
  const document = await PDFDocument.create();
  const helvetica = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([200, 200]).drawText(pageText, { x: 20, y: 100, font: helvetica });
  return { title: 'Roster', bytes: await document.save() };
}

async function mergeParts(pdfParts: readonly PdfPart[], jobChanges: Partial<MergeJob> = {}): Promise<string> {
  const pdfPath = join(folder, 'merged.pdf');
  writeFileSync(pdfPath, await mergePdfs({ parts: pdfParts, title: 'All', created, ...jobChanges }));
  checkPdf(pdfPath);
  return pdfPath;
}

interface Outline {
  readonly title: string;
  readonly destpageposfrom1: number;
  readonly kids: readonly Outline[];
}

/** Reads the bookmarks with qpdf as `title page`, with nested ones in brackets. */
function readBookmarks(pdfPath: string): unknown[] {
  const outlineJson = execFileSync('qpdf', ['--json', '--json-key=outlines', pdfPath], { encoding: 'utf8' });
  const formatOutlines = (outlines: readonly Outline[]): unknown[] =>
    outlines.flatMap(({ title, destpageposfrom1, kids }) => [
      `${title} ${destpageposfrom1}`,
      ...(kids.length === 0 ? [] : [formatOutlines(kids)]),
    ]);
  return formatOutlines((JSON.parse(outlineJson) as { outlines: Outline[] }).outlines);
}

const readStructure = (pdfPath: string): string[] =>
  execFileSync('pdfinfo', ['-struct-text', pdfPath], { encoding: 'utf8' })
    .split('\n')
    .map((structureLine) => structureLine.replace(/ \(block\)|(?<=Part) .*/g, ''));

describe('mergePdfs', () => {
  it('adds a bookmark for each part and below it for each card', async () => {
    const pdfParts = [
      await createDeckPart(['Gale Clerk', 'Cold Clerk'], false),
      await createPlainPart('MEMBERS'),
      await createDeckPart(['Tide'], false),
    ];
    expect(readBookmarks(await mergeParts(pdfParts))).toEqual([
      'Cards 1',
      ['Gale Clerk 1', 'Cold Clerk 2'],
      'Roster 3',
      'Cards 4',
      ['Tide 4'],
    ]);
  });

  it('keeps the structure of each part in order and adds one to parts without', async () => {
    const pdfParts = [
      await createDeckPart(['Gale Clerk'], true),
      await createPlainPart('MEMBERS'),
      await createDeckPart(['Cold Clerk'], true),
    ];
    const pdfPath = await mergeParts(pdfParts);
    expect(execFileSync('pdfinfo', [pdfPath], { encoding: 'utf8' })).toMatch(/Tagged: +yes/);
    const structureLines = readStructure(pdfPath);
    expect(
      structureLines
        .filter((structureLine) => /^ {0,2}\S/.test(structureLine))
        .map((structureLine) => structureLine.trim()),
    ).toEqual(['Document', 'Part', 'Part', 'Part']);
    const structureTexts = structureLines.flatMap((structureLine) => /^\s+"(.*)"$/.exec(structureLine)?.[1] ?? []);
    const expectedTexts = ['GALE CLERK', 'MEMBERS', 'COLD CLERK'];
    expect(structureTexts.filter((structureLine) => expectedTexts.includes(structureLine))).toEqual(expectedTexts);
    // The words of a part are the same as in its separate file.
    const [firstPart] = pdfParts;
    writeFileSync(join(folder, 'own.pdf'), firstPart?.bytes ?? '');
    const ownTexts = readStructure(join(folder, 'own.pdf')).flatMap(
      (structureLine) => /^\s+"(.*)"$/.exec(structureLine)?.[1] ?? [],
    );
    expect(structureTexts.slice(0, ownTexts.length)).toEqual(ownTexts);
  });

  it('adds no structure when no part has one', async () => {
    const pdfPath = await mergeParts([await createPlainPart('MEMBERS'), await createPlainPart('RULES')]);
    expect(execFileSync('pdfinfo', [pdfPath], { encoding: 'utf8' })).toMatch(/Tagged: +no/);
  });

  it('adds a blank page after a part with an odd number of pages in duplex mode, and adjusts the bookmarks', async () => {
    const pdfParts = [
      await createDeckPart(['Gale Clerk'], true),
      await createPlainPart('MEMBERS'),
      await createPlainPart('RULES'),
    ];
    const pdfPath = await mergeParts(pdfParts, { duplex: 'long-edge' });
    expect(countPages(pdfPath)).toBe(5);
    expect(readBookmarks(pdfPath)).toEqual(['Cards 1', ['Gale Clerk 1'], 'Roster 3', 'Roster 5']);
  });
});
