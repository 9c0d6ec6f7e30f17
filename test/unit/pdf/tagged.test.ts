/** Files that can be read aloud, as Poppler reads their structure. */

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
import { t } from '../../support/texts.ts';
import { card, hero, testFonts } from '../card/support.ts';

const at = mkdtempSync(join(tmpdir(), 'rollcall-tagged-'));
afterAll(() => rmSync(at, { recursive: true, force: true }));

const art = { drawing: { width: 10, height: 10, shapes: [{ d: 'M0 0 L10 0 L10 10 Z', fill: '#aa3300' }] } };
const [gale, cold] = [card({ art }), card({ name: 'Cold Clerk' })];

async function bytes(changes: Partial<CardsJob> = {}): Promise<Uint8Array> {
  const meta = { title: 'Test deck', label: 'Test deck', created: new Date(0) };
  const job = { cards: [gale, cold], paper: 'a4', sides: 'long-edge', marks: 'crop', tagged: true, meta } as const;
  return createCardsPdf(t, { ...job, ...changes }, testFonts());
}

let ofDeck: Promise<string> | undefined;

/** As Poppler reads it. The deck without changes is read once. */
async function structure(changes?: Partial<CardsJob>): Promise<string> {
  if (changes !== undefined) return read(changes);
  ofDeck ??= read({});
  return ofDeck;
}

async function read(changes: Partial<CardsJob>): Promise<string> {
  const file = join(at, 'tagged.pdf');
  writeFileSync(file, await bytes(changes));
  checkPdf(file);
  return execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
}

/** Structure with its indentation, as `type: words`. */
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim().replace(' (block)', ''));

const headingsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => (/^H\d$/.test(line) ? [`${line} ${lines[index + 1]}`] : []));

/** Elements of many words. */
const WORDY: ReadonlySet<string> = new Set(['flow', 'stat', 'list', 'track']);

describe('a tagged file', () => {
  it('has a section a card, with its name first and both sides in it', async () => {
    const lines = linesOf(await structure());
    expect(lines.filter((line) => line === 'Sect')).toHaveLength(2);
    const [first, second] = ['"GALE CLERK"', '"COLD CLERK"'];
    const headings = headingsOf(lines);
    expect(headings.filter((line) => line.includes(' CLERK'))).toEqual([
      `H1 ${first}`,
      `H2 ${first}`,
      `H1 ${second}`,
      `H2 ${second}`,
    ]);
    expect(lines[lines.indexOf('Sect') + 1]).toBe('H1');
  });

  it('tells the headings of running text, and each entry from the next', async () => {
    const lines = linesOf(await structure({ cards: [gale] }));
    for (const heading of ['ATTACKS', 'ABILITIES', 'TALENTS', 'SPELLS']) {
      expect(headingsOf(lines).some((line) => line === `H2 "${heading}"`)).toBe(true);
    }
    const entry = lines.findIndex((line) => /^"? ?Overtime/.test(line));
    expect(lines[entry - 1]).toBe('P');
    expect(lines[entry]).not.toContain('Gear');
  });

  it('reads what runs from right to left in its order, to those who go by places and to those who go by structure', async () => {
    const cards = [card({ name: 'מגן הנמל Rosa 7', concept: 'أحمد الصقر 12/34 בדרך' })];
    const text = await structure({ cards });
    expect(text).toContain('מגן הנמל ROSA 7');
    expect(text).toContain('أحمد الصقر 12/34 בדרך');
    // Poppler marks which way a stretch runs.
    const seen = execFileSync('pdftotext', [join(at, 'tagged.pdf'), '-'], { encoding: 'utf8' }).replace(
      /[\u202a-\u202e]/g,
      '',
    );
    for (const words of ['מגן הנמל', 'ROSA 7', 'أحمد الصقر']) expect(seen).toContain(words);
  });

  it('reads words one after the other with spaces between them, and all of them', async () => {
    const text = await structure();
    expect(text).toMatch(/LEVEL 6/);
    expect(text).toMatch(/Weak to Cold/);
    for (const said of ['Rolls one die more while two', 'Mind vs Aim', 'Low Pressure']) expect(text).toContain(said);
  });

  it('keeps icons and signs apart from the words around them', async () => {
    const talents = [{ name: 'Marks', text: 'Spend {2 pp} to add {mind} {magic} {hp} or a ☠ skull ★ star.' }];
    const text = (await structure({ cards: [card({ talents })] })).replace(/"?\s*\n\s*"?/g, '');
    expect(text).toContain('Spend 2 PP to add Mind Magic HP or a ☠ skull ★ star.');
  });

  it('describes the portrait, and passes over marks, boxes and the line in the margin', async () => {
    const text = await structure();
    expect(linesOf(text)).toContain('Figure');
    expect(text).not.toContain('50 mm');
    const raw = Buffer.from((await PDFDocument.load(await bytes())).context.enumerateIndirectObjects().join('\n'));
    expect(raw.toString('latin1')).toContain('/Alt');
  });

  it('reads every card once, however often it is printed and however its bleed is stretched', async () => {
    // Few words and small pages: Poppler draws a whole page for each word.
    const template = getDefaultTemplate(GAMES);
    const [front, back] = [template.front, template.back].map((side) => side.filter(({ kind }) => !WORDY.has(kind)));
    const short = layoutCard(GAMES, {
      character: hero({ concept: '', classes: [] }),
      factions: [],
      template: { ...template, front: front ?? [], back: back ?? [] },
      fonts: testFonts(),
    });
    const text = await structure({ cards: [{ ...short, copies: 3 }], paper: { width: 170, height: 120 }, bleedMm: 5 });
    expect(text.match(/"GALE CLERK"/g)).toHaveLength(2);
    expect(execFileSync('pdfinfo', [join(at, 'tagged.pdf')], { encoding: 'utf8' })).toMatch(/Pages: +4\n/);
  });

  it('opens and closes every stretch within what it is in', async () => {
    const document = await PDFDocument.load(await bytes({ cards: [{ ...gale, copies: 3 }, cold], bleedMm: 5 }));
    for (const page of document.getPages()) {
      const stream = page.node.Contents();
      const content = stream instanceof PDFRawStream ? inflateSync(stream.contents).toString('latin1') : '';
      const open: string[] = [];
      for (const [operator] of content.matchAll(/(?<=^|\s)(q|Q|BDC|BMC|EMC|BT|ET)(?=\s|$)/g)) {
        if (operator === 'Q') expect(open.pop()).toBe('q');
        else if (operator === 'EMC') expect(open.pop()).toMatch(/B[DM]C/);
        else if (operator === 'ET') expect(open.pop()).toBe('BT');
        else open.push(operator);
      }
      expect(open).toEqual([]);
    }
  });

  it('writes decoration that comes back once, and as an artifact wherever it is shown', async () => {
    const document = await PDFDocument.load(await bytes({ cards: [gale, cold, card({ name: 'Third Clerk' })] }));
    const contents = document.getPages().map((page) => {
      const stream = page.node.Contents();
      return stream instanceof PDFRawStream ? inflateSync(stream.contents).toString('latin1') : '';
    });
    const shown = contents.join('').match(/\/E0 Do/g) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(contents.join('').match(/\/Artifact BMC\n\/E0 Do\nEMC/g)).toHaveLength(shown.length);
  });

  it('says that it is tagged, and a plain one does not', async () => {
    const plain = await PDFDocument.load(await bytes({ tagged: false }));
    expect(String(plain.catalog)).not.toContain('StructTreeRoot');
    expect(String((await PDFDocument.load(await bytes())).catalog)).toMatch(/StructTreeRoot[\s\S]*Marked true/);
  });
});
