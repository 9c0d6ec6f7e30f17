/**
 * Makes PDFs in a worker. The layout engine of the sheets is WebAssembly, which only worker scripts may run, and a
 * thousand cards must not block typing. The worker checks the cards first and reuses their layout for the PDF.
 */

import { withTransfer } from '../../../../shared/base/remote-calls.ts';
import { PRINT_DPI } from '../../../../shared/card/pictures/pictures.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { mergePdfs } from '../../../../shared/pdf/merge/merge-pdf.ts';
import { createMemoryFile } from '../../../../shared/pdf/pdf-file.ts';
import { createTestPagePdf } from '../../../../shared/print/test-page.ts';
import { checkPrint } from '../../../../shared/print-job/check-print.ts';
import { labelPrint } from '../../../../shared/print-job/label-print.ts';
import { layoutCardsCached } from '../../../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { CardPrintKind, PrintJob, SheetOutput } from '../../../../shared/print-job/print-job.ts';
import { describeCards } from '../../../../shared/print-job/printable-card.ts';
import { prepareLists, writeCards } from '../../../../shared/print-job/write-cards.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';
import type {
  BegunImages,
  CardSide,
  CardSideId,
  CardsRequest,
  DeckReply,
  ImagesRequest,
  PdfRequest,
  PdfResult,
  ShopImage,
} from '../job.ts';
import { paperOf } from '../options/paper-of.ts';
import { drawSides } from './draw-sides.ts';
import { type OpenJob, openJob } from './open-job.ts';
import { exposeToPage, postProgress } from './post.ts';
import { sheetJob } from './sheet-job.ts';
import { beginImages, drawImage, type ShopImages } from './shop-images.ts';

const characters: Character[] = [];
let opened: OpenJob | undefined;
let images: ShopImages | undefined;

const functions = {
  /** Receives the characters of the job in parts, because copying all of them at once would block the page. */
  addCharacters(added: readonly Character[]): void {
    for (const character of added) characters.push(character);
  },

  /** Computes the layout of the cards and reports the findings. If it fails, no other call can succeed. */
  async check(job: Omit<PrintJob, 'characters'>): Promise<void> {
    const translate = await loadPrintTranslate(job.language);
    opened = await openJob(translate, GAMES, { ...job, characters });
    await showChecked(translate, opened.print);
  },

  describeDeck: (what: CardPrintKind): Promise<DeckReply> =>
    inJobLanguage((translate) => describeDeck(translate, checked().print, what)),

  drawSides: (cardSides: readonly CardSideId[]): Promise<CardSide[]> =>
    drawSides(checked().print, checked().pictures, cardSides),

  makeSheet: (sheet: SheetOutput): Promise<Uint8Array> =>
    inSheetLanguage(sheet, async (translate) => {
      const bytes = await makeSheet(translate, checked(), sheet);
      return withTransfer(bytes, [bytes.buffer as ArrayBuffer]);
    }),

  makePdf(request: PdfRequest): Promise<PdfResult> {
    const run = async (translate: Translate) => {
      const bytes = await make(translate, checked(), request);
      return withTransfer({ bytes, lost: checked().print.withoutPicture }, [bytes.buffer as ArrayBuffer]);
    };
    return 'paper' in request ? inSheetLanguage(request, run) : inJobLanguage(run);
  },

  beginImages: (request: ImagesRequest): Promise<BegunImages> =>
    inJobLanguage(async (translate) => {
      const { print } = checked();
      images = await withoutDamaged(translate, print, () => beginImages(print, request));
      return { names: images.sides.map(({ name }) => name), lost: print.withoutPicture };
    }),

  /** Draws one of the images that `beginImages` prepared last. */
  async drawImage(index: number): Promise<ShopImage> {
    if (images === undefined) throw new Error('No pictures were begun.');
    return drawImage(checked().print, images, index);
  },
};
export type PdfWorker = typeof functions;
const page = exposeToPage(functions);

const loadPrintTranslate = (language: string): Promise<Translate> => loadWorkerTranslate(GAMES, ['sheets'], language);

const inJobLanguage = async <T>(run: (translate: Translate) => Promise<T>): Promise<T> =>
  run(await loadPrintTranslate(checked().print.job.language));

/** Runs a function in the language of the sheets, which may differ from that of the window. */
const inSheetLanguage = async <T>(
  { language = 'en' }: SheetOutput,
  run: (translate: Translate) => Promise<T>,
): Promise<T> => run(await loadPrintTranslate(language));

function checked(): OpenJob {
  if (opened === undefined) throw new Error('Nothing was checked before it was to be printed.');
  return opened;
}

async function describeDeck(translate: Translate, print: OpenPrint, what: CardPrintKind): Promise<DeckReply> {
  const cards = describeCards(await layoutCardsCached(print, what));
  return { cards, label: labelPrint(translate, print, what).label };
}

async function showChecked(translate: Translate, print: OpenPrint): Promise<void> {
  const laid = await layoutCardsCached(print, 'cards');
  page.showDeck('cards', await describeDeck(translate, print, 'cards'));
  page.showFindings(checkPrint(translate, print, laid));
}

async function make(translate: Translate, job: OpenJob, wanted: PdfRequest): Promise<Uint8Array> {
  if (wanted.what === 'test-page') {
    const { sides, back } = wanted.settings;
    const paper = paperOf(wanted.settings);
    return createTestPagePdf(translate, { paper, sides, backAdjust: back, created: new Date() }, job.print.ports.fonts);
  }
  if (wanted.what === 'merged') {
    postProgress({ stage: 'writing' });
    const { title, parts, duplex } = wanted;
    return mergePdfs({ title, parts, ...(duplex === undefined ? {} : { duplex }), created: new Date() });
  }
  if ('paper' in wanted) {
    postProgress({ stage: 'sheet' });
    return makeSheet(translate, job, wanted);
  }
  return makeCards(translate, job.print, wanted);
}

async function makeCards(
  translate: Translate,
  print: OpenPrint,
  { what, settings, choice }: CardsRequest,
): Promise<Uint8Array> {
  const output = { what, sheets: sheetJob(settings), selection: choice, artDpi: PRINT_DPI, created: new Date() };
  postProgress({ stage: 'writing' });
  const ready = await withoutDamaged(translate, print, () => prepareLists(print, output));
  const { write, joinChunks } = createMemoryFile();
  await writeCards(translate, print, ready, output, write);
  return joinChunks();
}

/**
 * Prepares a print. If a picture turns out to be damaged, the layout of the cards is repeated and the page gets the new
 * findings.
 */
async function withoutDamaged<T>(translate: Translate, print: OpenPrint, prepare: () => Promise<T>): Promise<T> {
  const before = print.damagedKeys.size;
  const ready = await prepare();
  if (print.damagedKeys.size > before) await showChecked(translate, print);
  return ready;
}

async function makeSheet(
  translate: Translate,
  { print, fontFiles }: OpenJob,
  wanted: SheetOutput,
): Promise<Uint8Array> {
  const { sheetPdf } = await import('./sheet-pdf.ts');
  return sheetPdf(translate, GAMES, print.job, wanted, { fonts: print.ports.fonts, fontFiles });
}
