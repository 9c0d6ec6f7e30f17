/** Tests that the pages on the print screen are the pages of the PDF, for any cards, paper and text sheets. */
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { createSheetOptions } from '../../src/renderer/features/print/options/create-sheet-options.ts';
import {
  DEFAULT_SELECTION,
  type PrintSettings,
  parsePrintSettings,
} from '../../src/renderer/features/print/options/print-settings.ts';
import { planSections } from '../../src/renderer/features/print/pages/plan-sections.ts';
import {
  createBlankPage,
  createCardsSections,
  type Section,
} from '../../src/renderer/features/print/pages/sections.ts';
import { getFlipEdge } from '../../src/renderer/features/print/print-choices.ts';
import type { DisplayList } from '../../src/shared/display/display-list.ts';
import { createRectPath } from '../../src/shared/display/path.ts';
import { mm, toPt } from '../../src/shared/display/units.ts';
import { mergePdfs } from '../../src/shared/pdf/merge/merge-pdf.ts';
import { createCardsPdf } from '../../src/shared/print/cards-pdf.ts';
import { SIDES } from '../../src/shared/print/paper.ts';
import { type CardPrintKind, isSheetPrintKind, type PrintKind } from '../../src/shared/print-job/print-job.ts';
import { describeCards, type PrintableCard, toPrintedCards } from '../../src/shared/print-job/printable-card.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';
import { getTestFonts } from '../unit/card/support.ts';

const CARD_KINDS: readonly CardPrintKind[] = ['cards', 'piece:gimmick', 'piece:marker'];
const TEXT_KINDS = ['roster', 'reference', 'score'] as const;
const SIZES = [
  [63.5, 88.9],
  [44, 68],
  [34, 34],
  [20, 20],
  [127, 88.9],
] as const;
const created = new Date(0);

function createCard(sizeIndex: number, copies: number, blankBacks: readonly boolean[]): PrintableCard {
  const [width, height] = SIZES[sizeIndex] ?? SIZES[0];
  const createSide = (isBlank: boolean): DisplayList => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    return {
      width: toPt(mm(width)),
      height: toPt(mm(height)),
      bleed: toPt(mm(3)),
      label: 'side',
      items: isBlank ? [] : [{ kind: 'path', path: createRectPath(box), fill: '#000000' }],
    };
  };
  return {
    name: 'Card',
    file: 'card',
    copies,
    size: { width, height },
    isChanged: true,
    cards: blankBacks.map((isBlank) => ({ front: createSide(false), back: createSide(isBlank) })),
    notes: [],
    findings: [],
  };
}

const anyCard = fc
  .tuple(
    fc.nat(SIZES.length - 1),
    fc.integer({ min: 1, max: 12 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
  )
  .map(([sizeIndex, copies, blankBacks]) => createCard(sizeIndex, copies, blankBacks));
const anyPrint = fc.record({
  cards: fc.tuple(...CARD_KINDS.map(() => fc.array(anyCard, { maxLength: 5 }))),
  textPages: fc.tuple(...TEXT_KINDS.map(() => fc.nat(3))),
  sides: fc.constantFrom(...SIDES),
  paper: fc.constantFrom('a4', 'letter', 'a3', 'card'),
  marks: fc.constantFrom('crop', 'none'),
});

/** Creates a PDF of empty pages. */
async function createTextPdf(pageCount: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pageCount; index += 1) document.addPage([100, 100]);
  return document.save();
}

it('the print screen shows as many pages as the PDF has', async () => {
  const fonts = getTestFonts();
  await fc.assert(
    fc.asyncProperty(anyPrint, async ({ cards, textPages, sides, paper, marks }) => {
      const settings: PrintSettings = { ...parsePrintSettings(null), sides, paper, marks };
      const cardsByKind = new Map(CARD_KINDS.map((printKind, index) => [printKind, cards[index] ?? []]));
      const cardSections = createCardsSections(translate, {
        parts: CARD_KINDS.map((printKind) => ({
          printKind,
          kindText: { label: printKind, hint: '', formatCount: String, emptyReason: 'none', fileLabel: printKind },
          deck: { cards: describeCards(cardsByKind.get(printKind) ?? []), label: printKind },
          cardSelection: DEFAULT_SELECTION,
        })),
        settings,
        isShared: paper !== 'card',
        sharedLabel: 'All',
        isImages: false,
        isWorkerLost: false,
      });
      const textSections = TEXT_KINDS.map((printKind, index): Section => {
        const pages = Array.from({ length: textPages[index] ?? 0 }, (_, page) =>
          createBlankPage(translate, `${printKind} ${page}`, { width: 100, height: 100 }),
        );
        return { printKinds: [printKind], label: printKind, summaries: {}, pages };
      });
      const printKinds: readonly PrintKind[] = [...CARD_KINDS, ...TEXT_KINDS];
      const flipEdge = getFlipEdge(printKinds, settings);
      const allSections = [...cardSections, ...textSections];
      const sections = (flipEdge === undefined ? allSections : planSections(translate, allSections)).filter(
        ({ pages }) => pages.length > 0,
      );
      fc.pre(sections.length > 0);
      const createPart = ({ printKinds: sectionKinds }: Section): Promise<Uint8Array> => {
        const textKind = sectionKinds.find(isSheetPrintKind);
        if (textKind !== undefined)
          return createTextPdf(textSections.find(({ label }) => label === textKind)?.pages.length ?? 0);
        const printedCards = CARD_KINDS.filter((printKind) => sectionKinds.includes(printKind)).flatMap((printKind) =>
          toPrintedCards(cardsByKind.get(printKind) ?? [], DEFAULT_SELECTION),
        );
        const meta = { title: 'All', label: 'All', created };
        return createCardsPdf(translate, { ...createSheetOptions(settings), cards: printedCards, meta }, fonts);
      };
      const parts: { title: string; bytes: Uint8Array }[] = [];
      for (const section of sections) parts.push({ title: section.label, bytes: await createPart(section) });
      const duplex = flipEdge === undefined ? {} : { duplex: flipEdge };
      const pdf = await PDFDocument.load(await mergePdfs({ title: 'All', parts, created, ...duplex }));
      expect(pdf.getPageCount()).toBe(sections.flatMap(({ pages }) => pages).length);
    }),
    { seed: SEED, numRuns: scaleRuns(80) },
  );
});
