/** Tests tagged PDFs by the structure that Poppler reads. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { type CardsJob, createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts, layoutTestCard } from '../card/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-tagged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portrait = { drawing: { width: 10, height: 10, shapes: [{ d: 'M0 0 L10 0 L10 10 Z', fill: '#aa3300' }] } };
const [galeCard, coldCard] = [layoutTestCard({ art: portrait }), layoutTestCard({ name: 'Cold Clerk' })];

async function createTaggedPdf(jobChanges: Partial<CardsJob> = {}): Promise<Uint8Array> {
  const metadata = { title: 'Test deck', label: 'Test deck', created: new Date(0) };
  const printJob = {
    cards: [galeCard, coldCard],
    paper: 'a4',
    sides: 'long-edge',
    marks: 'crop',
    tagged: true,
    meta: metadata,
  } as const;
  return createCardsPdf(translate, { ...printJob, ...jobChanges }, getTestFonts());
}

let cachedStructure: Promise<string> | undefined;

/** Returns the structure that Poppler reads. The unchanged deck is read only once. */
async function readStructure(jobChanges?: Partial<CardsJob>): Promise<string> {
  if (jobChanges !== undefined) return printAndRead(jobChanges);
  cachedStructure ??= printAndRead({});
  return cachedStructure;
}

async function printAndRead(jobChanges: Partial<CardsJob>): Promise<string> {
  const pdfPath = join(folder, 'tagged.pdf');
  writeFileSync(pdfPath, await createTaggedPdf(jobChanges));
  checkPdf(pdfPath);
  return execFileSync('pdfinfo', ['-struct-text', pdfPath], { encoding: 'utf8' });
}

/** Splits the structure into lines without their indentation, as `type: words`. */
const splitLines = (structureText: string): string[] =>
  structureText.split('\n').map((structureLine) => structureLine.trim().replace(' (block)', ''));

const listHeadings = (structureLines: readonly string[]): string[] =>
  structureLines.flatMap((structureLine, index) =>
    /^H\d$/.test(structureLine) ? [`${structureLine} ${structureLines[index + 1]}`] : [],
  );

/** The kinds of elements with many words. */
const WORDY_KINDS: ReadonlySet<string> = new Set(['flow', 'stat', 'list', 'track']);

describe('a tagged PDF', () => {
  it('contains one section for each card, with its name first and both sides in it', async () => {
    const structureLines = splitLines(await readStructure());
    expect(structureLines.filter((structureLine) => structureLine === 'Sect')).toHaveLength(2);
    const [firstName, secondName] = ['"GALE CLERK"', '"COLD CLERK"'];
    const headingLines = listHeadings(structureLines);
    expect(headingLines.filter((structureLine) => structureLine.includes(' CLERK'))).toEqual([
      `H1 ${firstName}`,
      `H2 ${firstName}`,
      `H1 ${secondName}`,
      `H2 ${secondName}`,
    ]);
    expect(structureLines[structureLines.indexOf('Sect') + 1]).toBe('H1');
  });

  it('marks the headings of running text and separates its entries', async () => {
    const structureLines = splitLines(await readStructure({ cards: [galeCard] }));
    for (const heading of ['ATTACKS', 'ABILITIES', 'TALENTS', 'SPELLS']) {
      expect(listHeadings(structureLines).some((structureLine) => structureLine === `H2 "${heading}"`)).toBe(true);
    }
    const entryIndex = structureLines.findIndex((structureLine) => /^"? ?Overtime/.test(structureLine));
    expect(structureLines[entryIndex - 1]).toBe('P');
    expect(structureLines[entryIndex]).not.toContain('Gear');
  });

  it('keeps right-to-left text in reading order in its content and in its structure', async () => {
    const testCards = [layoutTestCard({ name: 'מגן הנמל Rosa 7', concept: 'أحمد الصقر 12/34 בדרך' })];
    const structureText = await readStructure({ cards: testCards });
    expect(structureText).toContain('מגן הנמל ROSA 7');
    expect(structureText).toContain('أحمد الصقر 12/34 בדרך');
    // Poppler marks the direction of each run.
    const extractedText = execFileSync('pdftotext', [join(folder, 'tagged.pdf'), '-'], { encoding: 'utf8' }).replace(
      /[\u202a-\u202e]/g,
      '',
    );
    for (const expectedWords of ['מגן הנמל', 'ROSA 7', 'أحمد الصقر']) expect(extractedText).toContain(expectedWords);
  });

  it('separates words by spaces and includes them all', async () => {
    const structureText = await readStructure();
    expect(structureText).toMatch(/LEVEL 6/);
    expect(structureText).toMatch(/Weak to Cold/);
    for (const expectedText of ['Rolls one die more while two', 'Mind vs Aim', 'Low Pressure'])
      expect(structureText).toContain(expectedText);
  });

  it('keeps icons and symbols apart from the words around them', async () => {
    const testTalents = [{ name: 'Marks', text: 'Spend {2 pp} to add {mind} {magic} {hp} or a ☠ skull ★ star.' }];
    const structureText = (await readStructure({ cards: [layoutTestCard({ talents: testTalents })] })).replace(
      /"?\s*\n\s*"?/g,
      '',
    );
    expect(structureText).toContain('Spend 2 PP to add Mind Magic HP or a ☠ skull ★ star.');
  });

  it('describes the portrait and skips crop marks and the bar in the margin', async () => {
    const structureText = await readStructure();
    expect(splitLines(structureText)).toContain('Figure');
    expect(structureText).not.toContain('50 mm');
    const rawObjects = Buffer.from(
      (await PDFDocument.load(await createTaggedPdf())).context.enumerateIndirectObjects().join('\n'),
    );
    expect(rawObjects.toString('latin1')).toContain('/Alt');
  });

  it('reads every card once, however many copies are printed and however the bleed is stretched', async () => {
    // Few words and small pages keep the test fast, because Poppler draws a whole page for each word.
    const defaultTemplate = getDefaultTemplate(GAMES);
    const [frontElements, backElements] = [defaultTemplate.front, defaultTemplate.back].map((sideElements) =>
      sideElements.filter(({ kind }) => !WORDY_KINDS.has(kind)),
    );
    const shortLayout = layoutCard(GAMES, {
      character: createHero({ concept: '', classes: [] }),
      factions: [],
      template: { ...defaultTemplate, front: frontElements ?? [], back: backElements ?? [] },
      fonts: getTestFonts(),
    });
    const structureText = await readStructure({
      cards: [{ ...shortLayout, copies: 3 }],
      paper: { width: 170, height: 120 },
      bleedMm: 5,
    });
    expect(structureText.match(/"GALE CLERK"/g)).toHaveLength(2);
    expect(execFileSync('pdfinfo', [join(folder, 'tagged.pdf')], { encoding: 'utf8' })).toMatch(/Pages: +4\n/);
  });

  it('closes every marked section inside the one that contains it', async () => {
    const document = await PDFDocument.load(
      await createTaggedPdf({ cards: [{ ...galeCard, copies: 3 }, coldCard], bleedMm: 5 }),
    );
    for (const pdfPage of document.getPages()) {
      const pageStream = pdfPage.node.Contents();
      const pageContent = pageStream instanceof PDFRawStream ? inflateSync(pageStream.contents).toString('latin1') : '';
      const openSections: string[] = [];
      for (const [operator] of pageContent.matchAll(/(?<=^|\s)(q|Q|BDC|BMC|EMC|BT|ET)(?=\s|$)/g)) {
        if (operator === 'Q') expect(openSections.pop()).toBe('q');
        else if (operator === 'EMC') expect(openSections.pop()).toMatch(/B[DM]C/);
        else if (operator === 'ET') expect(openSections.pop()).toBe('BT');
        else openSections.push(operator);
      }
      expect(openSections).toEqual([]);
    }
  });

  it('writes repeated decoration once and marks it as an artifact wherever it appears', async () => {
    const document = await PDFDocument.load(
      await createTaggedPdf({ cards: [galeCard, coldCard, layoutTestCard({ name: 'Third Clerk' })] }),
    );
    const pageContents = document.getPages().map((pdfPage) => {
      const pageStream = pdfPage.node.Contents();
      return pageStream instanceof PDFRawStream ? inflateSync(pageStream.contents).toString('latin1') : '';
    });
    const shownElements = pageContents.join('').match(/\/E0 Do/g) ?? [];
    expect(shownElements.length).toBeGreaterThan(0);
    expect(pageContents.join('').match(/\/Artifact BMC\n\/E0 Do\nEMC/g)).toHaveLength(shownElements.length);
  });

  it('declares that it is tagged, unlike a plain PDF', async () => {
    const plainPdf = await PDFDocument.load(await createTaggedPdf({ tagged: false }));
    expect(String(plainPdf.catalog)).not.toContain('StructTreeRoot');
    expect(String((await PDFDocument.load(await createTaggedPdf())).catalog)).toMatch(
      /StructTreeRoot[\s\S]*Marked true/,
    );
  });
});
