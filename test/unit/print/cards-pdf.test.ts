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
import { type CardsJob, createCardPages, createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { createPrintLabel } from '../../../src/shared/print/print-label.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts, layoutTestCard } from '../card/support.ts';

const fonts = getTestFonts();
const cardLayout = layoutTestCard({ name: 'Ночной Ångström' });
const createJob = (jobChanges: Partial<CardsJob> = {}): CardsJob => ({
  cards: [cardLayout],
  paper: 'a4',
  sides: 'long-edge',
  marks: 'crop',
  meta: { title: 'Test deck', label: 'Test deck · 0123456789ab · 4.1', created: new Date(0) },
  ...jobChanges,
});
const createDocument = async (jobChanges: Partial<CardsJob> = {}): Promise<PDFDocument> =>
  PDFDocument.load(await createCardsPdf(translate, createJob(jobChanges), fonts), { updateMetadata: false });

const createOperators = (...call: Parameters<typeof createContent>): string =>
  new TextDecoder().decode(createContent(...call));
const listStreams = (document: PDFDocument, subtype: string): PDFRawStream[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter((stream) => stream.dict.get(PDFName.of('Subtype')) === PDFName.of(subtype));
/** Lists the form names of a page: C for sides, D for drawings, E for elements. */
const listFormNames = (document: PDFDocument, formLetter: string): string[] => {
  const resources = document.getPage(0).node.Resources();
  return (resources?.lookup(PDFName.of('XObject'), PDFDict).keys() ?? [])
    .map((name) => name.decodeText())
    .filter((name) => name.startsWith(formLetter));
};
const listFonts = (document: PDFDocument): PDFDict[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Type0'));

describe('createCardsPdf', () => {
  it('returns the same bytes for the same job', async () => {
    expect(await createCardsPdf(translate, createJob(), fonts)).toEqual(
      await createCardsPdf(translate, createJob(), fonts),
    );
  });

  it('writes each side once, however many copies are printed', async () => {
    const document = await createDocument({ cards: [{ ...cardLayout, copies: 20 }] });
    expect(document.getPageCount()).toBe(6);
    // A side that is placed only once is written directly into its page.
    expect([listFormNames(document, 'C'), listFormNames(await createDocument(), 'C')]).toEqual([['C0', 'C1'], []]);
  });

  it('shows a side that is placed several times to the end of its bleed', async () => {
    const { width, height, bleed } = cardLayout.front;
    const document = await createDocument({ cards: [{ ...cardLayout, copies: 2 }] });
    const sideForm = document
      .getPage(0)
      .node.Resources()
      ?.lookup(PDFName.of('XObject'), PDFDict)
      .lookup(PDFName.of('C0'));
    const formBox = sideForm instanceof PDFRawStream ? sideForm.dict.lookup(PDFName.of('BBox'), PDFArray) : undefined;
    expect(bleed).toBeGreaterThan(0);
    expect(formBox?.asRectangle()).toEqual({
      x: -bleed,
      y: -bleed,
      width: width + 2 * bleed,
      height: height + 2 * bleed,
    });
  });

  it.each(['long-edge', 'fold'] as const)('shortens a long title but not the rules and the verdict (%s)', (sides) => {
    const title = 'The very long name of a team '.repeat(12).trim();
    const details = '  ·  0123456789ab  ·  4.1  ·  sandbox';
    const meta = { title, label: `${title}${details}`, created: new Date(0) };
    for (const { items = [] } of createCardPages(
      translate,
      createJob({ sides, cards: [{ ...cardLayout, copies: 20 }], meta }),
      fonts,
    )) {
      const label = listTextItems(items)
        .map(({ text }) => text)
        .join('');
      expect(label).toMatch(/The very long.*….*0123456789ab.*4\.1.*sandbox.*sheet \d of [35], (fronts|backs)$/);
    }
  });

  it.each(['long-edge', 'fold'] as const)('shortens a long label and keeps the number of the sheet (%s)', (sides) => {
    const meta = { title: 'Long', label: 'The very long name of a team '.repeat(12), created: new Date(0) };
    const pages = createCardPages(translate, createJob({ sides, cards: [{ ...cardLayout, copies: 20 }], meta }), fonts);
    for (const { items } of pages) {
      const label = listTextItems(items)
        .map(({ text }) => text)
        .join('');
      expect(label).toMatch(/The very long name.*….*sheet \d of [35], (fronts|backs)$/);
    }
  });

  it('writes identical drawings once', async () => {
    const createArt = () => ({ drawing: { width: 9, height: 9, shapes: [{ d: 'M0 0 L9 0 L9 9 Z', fill: 'accent' }] } });
    const countDrawings = async (...cards: CardLayout[]) =>
      listFormNames(await createDocument({ cards, sides: 'fronts', marks: 'none' }), 'D').length;
    const plainCount = await countDrawings(layoutTestCard());
    expect(
      await countDrawings(layoutTestCard({ art: createArt() }), layoutTestCard({ art: createArt(), name: 'Other' })),
    ).toBe(plainCount + 1);
    const villainChanges = { art: createArt(), factions: [], alignment: 'villain' };
    expect(
      await countDrawings(layoutTestCard({ art: createArt(), factions: [] }), layoutTestCard(villainChanges)),
    ).toBeGreaterThan(plainCount + 1);
  });

  it('writes elements shared by many cards once', async () => {
    const printDeck = async (cardCount: number): Promise<PDFDocument> => {
      const pdfWriter = createPdfWriter(fonts);
      const cards = Array.from({ length: cardCount }, (_entry, index) => {
        const { front, back } = layoutTestCard({ name: `Hero ${index}` });
        return { front: writeSideContent(front, pdfWriter), back: writeSideContent(back, pdfWriter) };
      });
      return PDFDocument.load(await createCardsPdf(translate, createJob({ cards }), fonts, { writer: pdfWriter }), {
        updateMetadata: false,
      });
    };
    const [singleCard, twoCards, nineCards] = [await printDeck(1), await printDeck(2), await printDeck(9)].map(
      (document) => listFormNames(document, 'E'),
    );
    expect(singleCard).toEqual([]);
    expect(twoCards?.length).toBeGreaterThan(3);
    expect(nineCards).toEqual(twoCards);
  });

  it('writes identical crop marks of several sheets once', async () => {
    const countMarkForms = async (copies: number) =>
      listFormNames(await createDocument({ cards: [{ ...cardLayout, copies }] }), 'D').length;
    // The marks are those for front and back of nine cards, and of one card.
    expect([
      (await countMarkForms(18)) - (await countMarkForms(9)),
      (await countMarkForms(19)) - (await countMarkForms(9)),
    ]).toEqual([0, 2]);
  });

  it('embeds each typeface once, as a tagged subset', async () => {
    const fontNames = listFonts(await createDocument({ cards: [cardLayout, layoutTestCard()] })).map((pdfFont) =>
      String(pdfFont.get(PDFName.of('BaseFont'))),
    );
    expect(fontNames.every((name) => /^\/[A-Z]{6}\+\w+(?:-\w+)?$/.test(name))).toBe(true);
    // Without the tag of the subset: `/ABCDEF+`.
    expect(new Set(fontNames.map((name) => name.slice(8))).size).toBe(fontNames.length);
  });

  it('asks viewers not to scale and names title and creator', async () => {
    const document = await createDocument();
    const viewerPreferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(viewerPreferences.get(PDFName.of('PrintScaling'))).toBe(PDFName.of('None'));
    expect([document.getTitle(), document.getCreator()]).toEqual(['Test deck', 'Rollcall']);
  });

  it('sets the duplex mode for the chosen sides', async () => {
    const getDuplexMode = async (sides: CardsJob['sides']) =>
      String(
        (await createDocument({ sides })).catalog
          .lookup(PDFName.of('ViewerPreferences'), PDFDict)
          .get(PDFName.of('Duplex')),
      );
    expect([
      await getDuplexMode('long-edge'),
      await getDuplexMode('short-edge'),
      await getDuplexMode('fronts'),
      await getDuplexMode('fold'),
    ]).toEqual(['/DuplexFlipLongEdge', '/DuplexFlipShortEdge', '/Simplex', '/Simplex']);
  });

  it('puts name, fingerprint and rules into the document properties and the XMP metadata', async () => {
    const character = createHero({ name: 'Rust & <Rot>\u0001' });
    const printLabel = createPrintLabel(translate, GAMES, [], [character]);
    const metadata = { ...printLabel, created: new Date(0) };
    const document = await createDocument({ meta: metadata });
    const shortFingerprint = shortenFingerprint(computeFingerprint(GAMES, character));
    expect(document.getSubject()).toMatch(/^Cards for Supers Unlimited \d/);
    expect(document.getKeywords()).toContain(shortFingerprint);
    const [xmpPacket] = listStreams(document, 'XML');
    const xmpText = new TextDecoder().decode(xmpPacket?.contents);
    expect(xmpText).toContain('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Rust &amp; &lt;Rot&gt;\\u{1}</rdf:li>');
    expect(xmpText).toContain(shortFingerprint);
    expect(xmpText).toContain('<xmp:CreateDate>1970-01-01T00:00:00Z</xmp:CreateDate>');
  });

  it('sets trim and bleed boxes of a single card for the print shop', async () => {
    const document = await createDocument({ paper: 'card', sides: 'fronts' });
    const toMillimeters = (points: number): number => Math.round((points * 25.4 * 100) / 72) / 100;
    const [firstPage] = document.getPages();
    const trimBox = firstPage?.getTrimBox();
    expect(
      [trimBox?.x, trimBox?.y, trimBox?.width, trimBox?.height].map((points) => toMillimeters(points ?? 0)),
    ).toEqual([3, 3, 63.5, 88.9]);
    const bleedBox = firstPage?.getBleedBox();
    expect([bleedBox?.width, bleedBox?.height].map((points) => toMillimeters(points ?? 0))).toEqual([69.5, 94.9]);
  });

  it('stretches the edge when more bleed is requested than the card has', async () => {
    const countPlacements = async (bleedMm: number): Promise<number> => {
      const document = await createDocument({ paper: 'card', sides: 'fronts', bleedMm });
      const pageContents = document.getPage(0).node.Contents();
      const bytes = pageContents instanceof PDFRawStream ? pageContents.contents : new Uint8Array();
      return (
        inflateSync(bytes)
          .toString('latin1')
          .match(/\/C\d+ Do/g) ?? []
      ).length;
    };
    // With stretched edges, a side is a form that is placed nine times: itself, four edges and four corners.
    expect([await countPlacements(3), await countPlacements(5)]).toEqual([0, 9]);
  });

  it('sets the same miter limit as SVG before drawing', async () => {
    const pageContents = (await createDocument()).getPage(0).node.Contents();
    const bytes = pageContents instanceof PDFRawStream ? pageContents.contents : new Uint8Array();
    expect(inflateSync(bytes).toString('latin1')).toMatch(/^q\n4 M /);
  });

  it('rejects an empty job and cards of different sizes', async () => {
    await expect(createCardsPdf(translate, createJob({ cards: [] }), fonts)).rejects.toThrow(RangeError);
    const mixedLayout = { ...cardLayout, back: { ...cardLayout.back, width: cardLayout.front.height } };
    await expect(createCardsPdf(translate, createJob({ cards: [cardLayout, mixedLayout] }), fonts)).rejects.toThrow(
      RangeError,
    );
  });

  it('writes every letter so that it can be read back in reading order', () => {
    const fontPool = createFontPool(fonts);
    const pageContent = createOperators(
      [...cardLayout.front.items, ...cardLayout.back.items],
      createResources(fontPool),
    );
    const glyphsByFont = new Map([...fontPool.used.values()].map((usedFont) => [usedFont.name, usedFont.glyphs]));
    let extractedText = '';
    for (const [, fontName, textBody] of pageContent.matchAll(/BT \/(F\d+) .*? Tm (.*?) ET/g)) {
      for (const [, hexCodes] of (textBody ?? '').matchAll(/<([0-9a-f]+)>/g)) {
        for (const glyphCode of (hexCodes ?? '').match(/.{4}/g) ?? []) {
          extractedText += glyphsByFont.get(fontName ?? '')?.[Number.parseInt(glyphCode, 16)]?.text ?? '?';
        }
      }
    }
    expect(extractedText).toBe(
      listTextItems([...cardLayout.front.items, ...cardLayout.back.items])
        .map((item) => item.text)
        .join(''),
    );
    expect(extractedText).toContain('НОЧНОЙ ÅNGSTRÖM');
  });

  it('contains no number that PDF cannot read', () => {
    const pageContent = createOperators(cardLayout.front.items, createResources(createFontPool(fonts))).replaceAll(
      /<[0-9a-f]+>/g,
      '',
    );
    expect(pageContent).not.toMatch(/NaN|Infinity|undefined|\de[-+]?\d/);
    expect((pageContent.match(/(^|\s)q\s/g) ?? []).length).toBe((pageContent.match(/\sQ(?=\s|$)/g) ?? []).length);
  });

  it('survives a drawing with impossible numbers', () => {
    const drawingShapes = [
      { d: 'M1e300 0 L5 1e-300 Q1e999 2 3 4 Z', stroke: '#112233', strokeWidth: 1e300, opacity: 1e9 },
    ];
    for (const [width, height] of [
      [600, 560],
      [1e-300, 1],
      [1e300, 0],
    ]) {
      const { front } = layoutTestCard({
        art: { drawing: { width: width ?? 0, height: height ?? 0, shapes: drawingShapes } },
      });
      const pageContent = createOperators(front.items, createResources(createFontPool(fonts))).replaceAll(
        /<[0-9a-f]+>/g,
        '',
      );
      expect(pageContent).not.toMatch(/NaN|Infinity|\de[-+]?\d/);
    }
  });

  it('sets a trim box on every page', async () => {
    const document = await createDocument();
    for (const pdfPage of document.getPages()) {
      expect(pdfPage.node.lookup(PDFName.of('TrimBox'), PDFArray).size()).toBe(4);
    }
  });
});
