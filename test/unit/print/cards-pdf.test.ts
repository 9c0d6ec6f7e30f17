import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { CardLayout } from '../../../src/shared/card/layout-card.ts';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { shortenFingerprint } from '../../../src/shared/document/fingerprint/sha256.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createContent, createResources } from '../../../src/shared/pdf/content.ts';
import { createFontPool } from '../../../src/shared/pdf/font-pool.ts';
import { createPdfWriter, writeSideContent } from '../../../src/shared/pdf/side-content.ts';
import { type CardsJob, createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { createPrintLabel } from '../../../src/shared/print/print-label.ts';
import { t } from '../../support/texts.ts';
import { card, hero, testFonts } from '../card/support.ts';

const fonts = testFonts();
const layout = card({ name: 'Ночной Ångström' });
const job = (changes: Partial<CardsJob> = {}): CardsJob => ({
  cards: [layout],
  paper: 'a4',
  sides: 'long-edge',
  marks: 'crop',
  meta: { title: 'Test deck', label: 'Test deck · 0123456789ab · 4.1', created: new Date(0) },
  ...changes,
});
const made = async (changes: Partial<CardsJob> = {}): Promise<PDFDocument> =>
  PDFDocument.load(await createCardsPdf(t, job(changes), fonts), { updateMetadata: false });

const operators = (...call: Parameters<typeof createContent>): string =>
  new TextDecoder().decode(createContent(...call));
const streams = (document: PDFDocument, subtype: string): PDFRawStream[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter((stream) => stream.dict.get(PDFName.of('Subtype')) === PDFName.of(subtype));
/** What the pages of a file can show by name: C sides, D drawings, E elements. */
const formNames = (document: PDFDocument, letter: string): string[] => {
  const resources = document.getPage(0).node.Resources();
  return (resources?.lookup(PDFName.of('XObject'), PDFDict).keys() ?? [])
    .map((name) => name.decodeText())
    .filter((name) => name.startsWith(letter));
};
const fontsOf = (document: PDFDocument): PDFDict[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Type0'));

describe('cards as PDF', () => {
  it('gives the same bytes for the same job', async () => {
    expect(await createCardsPdf(t, job(), fonts)).toEqual(await createCardsPdf(t, job(), fonts));
  });

  it('writes each side once, however many copies are printed', async () => {
    const document = await made({ cards: [{ ...layout, copies: 20 }] });
    expect(document.getPageCount()).toBe(6);
    // A side that is placed once is written into its page.
    expect([formNames(document, 'C'), formNames(await made(), 'C')]).toEqual([['C0', 'C1'], []]);
  });

  it('shows a side that is placed several times to the end of its bleed', async () => {
    const { width, height, bleed } = layout.front;
    const document = await made({ cards: [{ ...layout, copies: 2 }] });
    const form = document.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of('C0'));
    const box = form instanceof PDFRawStream ? form.dict.lookup(PDFName.of('BBox'), PDFArray) : undefined;
    expect(bleed).toBeGreaterThan(0);
    expect(box?.asRectangle()).toEqual({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed });
  });

  it('writes a drawing once, whichever objects it comes from', async () => {
    const art = () => ({ drawing: { width: 9, height: 9, shapes: [{ d: 'M0 0 L9 0 L9 9 Z', fill: 'accent' }] } });
    const of = async (...cards: CardLayout[]) =>
      formNames(await made({ cards, sides: 'fronts', marks: 'none' }), 'D').length;
    const plain = await of(card());
    expect(await of(card({ art: art() }), card({ art: art(), name: 'Other' }))).toBe(plain + 1);
    const villain = { art: art(), factions: [], alignment: 'villain' };
    expect(await of(card({ art: art(), factions: [] }), card(villain))).toBeGreaterThan(plain + 1);
  });

  it('writes what comes back on many cards once, as content', async () => {
    const deck = async (count: number): Promise<PDFDocument> => {
      const made = createPdfWriter(fonts);
      const cards = Array.from({ length: count }, (_, index) => {
        const { front, back } = card({ name: `Hero ${index}` });
        return { front: writeSideContent(front, made), back: writeSideContent(back, made) };
      });
      return PDFDocument.load(await createCardsPdf(t, job({ cards }), fonts, { writer: made }), {
        updateMetadata: false,
      });
    };
    const [one, two, many] = [await deck(1), await deck(2), await deck(9)].map((document) => formNames(document, 'E'));
    expect(one).toEqual([]);
    expect(two?.length).toBeGreaterThan(3);
    expect(many).toEqual(two);
  });

  it('writes the marks of sheets that are alike once', async () => {
    const marks = async (copies: number) => formNames(await made({ cards: [{ ...layout, copies }] }), 'D').length;
    // Front and back of nine cards, and of one.
    expect([(await marks(18)) - (await marks(9)), (await marks(19)) - (await marks(9))]).toEqual([0, 2]);
  });

  it('embeds each face once, as a tagged subset', async () => {
    const names = fontsOf(await made({ cards: [layout, card()] })).map((font) =>
      String(font.get(PDFName.of('BaseFont'))),
    );
    expect(names.every((name) => /^\/[A-Z]{6}\+\w+(?:-\w+)?$/.test(name))).toBe(true);
    expect(new Set(names.map((name) => name.slice(8))).size).toBe(names.length);
  });

  it('tells viewers not to scale, and says who made it', async () => {
    const document = await made();
    const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(preferences.get(PDFName.of('PrintScaling'))).toBe(PDFName.of('None'));
    expect([document.getTitle(), document.getCreator()]).toEqual(['Test deck', 'Rollcall']);
  });

  it('asks the printer to turn sheets as the backs want it', async () => {
    const duplex = async (sides: CardsJob['sides']) =>
      String(
        (await made({ sides })).catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).get(PDFName.of('Duplex')),
      );
    expect([
      await duplex('long-edge'),
      await duplex('short-edge'),
      await duplex('fronts'),
      await duplex('fold'),
    ]).toEqual(['/DuplexFlipLongEdge', '/DuplexFlipShortEdge', '/Simplex', '/Simplex']);
  });

  it('names what was printed, with fingerprints and rules, in its properties and once more as XMP', async () => {
    const character = hero({ name: 'Rust & <Rot>\u0001' });
    const label = createPrintLabel(t, GAMES, [], [character]);
    const meta = { ...label, created: new Date(0) };
    const document = await made({ meta });
    const mark = shortenFingerprint(computeFingerprint(GAMES, character));
    expect(document.getSubject()).toMatch(/^Cards for Supers Unlimited \d/);
    expect(document.getKeywords()).toContain(mark);
    const [packet] = streams(document, 'XML');
    const xmp = new TextDecoder().decode(packet?.contents);
    expect(xmp).toContain('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Rust &amp; &lt;Rot&gt;\\u{1}</rdf:li>');
    expect(xmp).toContain(mark);
    expect(xmp).toContain('<xmp:CreateDate>1970-01-01T00:00:00Z</xmp:CreateDate>');
  });

  it('sets trim and bleed of a single card for the print shop, to 0.05 mm', async () => {
    const document = await made({ paper: 'card', sides: 'fronts' });
    const mm = (points: number): number => Math.round((points * 25.4 * 100) / 72) / 100;
    const [page] = document.getPages();
    const trim = page?.getTrimBox();
    expect([trim?.x, trim?.y, trim?.width, trim?.height].map((n) => mm(n ?? 0))).toEqual([3, 3, 63.5, 88.9]);
    const bleed = page?.getBleedBox();
    expect([bleed?.width, bleed?.height].map((n) => mm(n ?? 0))).toEqual([69.5, 94.9]);
  });

  it('stretches the edge where more bleed is asked for than the card was drawn with', async () => {
    const count = async (bleedMm: number): Promise<number> => {
      const document = await made({ paper: 'card', sides: 'fronts', bleedMm });
      const contents = document.getPage(0).node.Contents();
      const bytes = contents instanceof PDFRawStream ? contents.contents : new Uint8Array();
      return (
        inflateSync(bytes)
          .toString('latin1')
          .match(/\/C\d+ Do/g) ?? []
      ).length;
    };
    expect([await count(3), await count(5)]).toEqual([0, 9]);
  });

  it('cuts off the corners of lines where SVG does, before anything is drawn', async () => {
    const contents = (await made()).getPage(0).node.Contents();
    const bytes = contents instanceof PDFRawStream ? contents.contents : new Uint8Array();
    expect(inflateSync(bytes).toString('latin1')).toMatch(/^q\n4 M /);
  });

  it('refuses nothing to print and cards of different sizes', async () => {
    await expect(createCardsPdf(t, job({ cards: [] }), fonts)).rejects.toThrow(RangeError);
    const other = { ...layout, back: { ...layout.back, width: layout.front.height } };
    await expect(createCardsPdf(t, job({ cards: [layout, other] }), fonts)).rejects.toThrow(RangeError);
  });

  it('writes every letter so that it can be read back, in reading order', () => {
    const pool = createFontPool(fonts);
    const content = operators([...layout.front.items, ...layout.back.items], createResources(pool));
    const byName = new Map([...pool.used.values()].map((used) => [used.name, used.glyphs]));
    let read = '';
    for (const [, name, body] of content.matchAll(/BT \/(F\d+) .*? Tm (.*?) ET/g)) {
      for (const [, hex] of (body ?? '').matchAll(/<([0-9a-f]+)>/g)) {
        for (const code of (hex ?? '').match(/.{4}/g) ?? []) {
          read += byName.get(name ?? '')?.[Number.parseInt(code, 16)]?.text ?? '?';
        }
      }
    }
    expect(read).toBe(
      listTextItems([...layout.front.items, ...layout.back.items])
        .map((item) => item.text)
        .join(''),
    );
    expect(read).toContain('НОЧНОЙ ÅNGSTRÖM');
  });

  it('has no number that PDF cannot read', () => {
    const content = operators(layout.front.items, createResources(createFontPool(fonts))).replaceAll(
      /<[0-9a-f]+>/g,
      '',
    );
    expect(content).not.toMatch(/NaN|Infinity|undefined|\de[-+]?\d/);
    expect((content.match(/(^|\s)q\s/g) ?? []).length).toBe((content.match(/\sQ(?=\s|$)/g) ?? []).length);
  });

  it('survives a drawing of impossible numbers', () => {
    const shapes = [{ d: 'M1e300 0 L5 1e-300 Q1e999 2 3 4 Z', stroke: '#112233', strokeWidth: 1e300, opacity: 1e9 }];
    for (const [width, height] of [
      [600, 560],
      [1e-300, 1],
      [1e300, 0],
    ]) {
      const { front } = card({ art: { drawing: { width: width ?? 0, height: height ?? 0, shapes } } });
      const content = operators(front.items, createResources(createFontPool(fonts))).replaceAll(/<[0-9a-f]+>/g, '');
      expect(content).not.toMatch(/NaN|Infinity|\de[-+]?\d/);
    }
  });

  it('lists a box array for every page', async () => {
    const document = await made();
    for (const page of document.getPages()) {
      expect(page.node.lookup(PDFName.of('TrimBox'), PDFArray).size()).toBe(4);
    }
  });
});
