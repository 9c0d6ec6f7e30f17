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
import { measureBitmaps } from '../../../../shared/pdf/side-content.ts';
import { createTeamPicture, type PictureTheme, type TeamPicture } from '../../../../shared/print/shop/team-picture.ts';
import { createTestPagePdf } from '../../../../shared/print/test-page.ts';
import { checkPrint } from '../../../../shared/print-job/check-print.ts';
import { labelPrint } from '../../../../shared/print-job/label-print.ts';
import { layoutCardsCached } from '../../../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { CardPrintKind, PrintJob, SheetOutput } from '../../../../shared/print-job/print-job.ts';
import { describeCards } from '../../../../shared/print-job/printable-card.ts';
import { prepareTeamPicture } from '../../../../shared/print-job/team-picture.ts';
import { prepareLists, writeCards } from '../../../../shared/print-job/write-cards.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';
import { createDataUrls } from '../../../store/pictures/print-pictures.ts';
import { createSheetOptions } from '../options/create-sheet-options.ts';
import { getPaper } from '../options/get-paper.ts';
import type {
  CardSide,
  CardSideId,
  CardsRequest,
  DeckReply,
  ImagesRequest,
  PdfRequest,
  PdfResult,
  ShopImage,
  StartedImages,
} from '../print-messages.ts';
import { drawSides } from './draw-sides.ts';
import { type OpenJob, openJob } from './open-job.ts';
import { exposeToPage, postProgress } from './post-progress.ts';

import { countImageFiles, prepareShopImages, type ShopImages } from './shop-images.ts';

const characters: Character[] = [];
let openedJob: OpenJob | undefined;
let shopImages: ShopImages | undefined;

const functions = {
  /** Receives the characters of the job in parts, because copying all of them at once would block the page. */
  addCharacters(addedCharacters: readonly Character[]): void {
    for (const character of addedCharacters) characters.push(character);
  },

  /** Computes the layout of the cards and reports the findings. If the check fails, no other call can succeed. */
  async check(job: Omit<PrintJob, 'characters'>): Promise<void> {
    const translate = await loadPrintTranslate(job.language);
    openedJob = await openJob(translate, GAMES, { ...job, characters });
    await reportCheck(translate, openedJob.print);
  },

  describeDeck: (printKind: CardPrintKind): Promise<DeckReply> =>
    inJobLanguage((translate) => describeDeck(translate, getOpenedJob().print, printKind)),

  drawSides: (cardSides: readonly CardSideId[]): Promise<CardSide[]> =>
    drawSides(getOpenedJob().print, getOpenedJob().pictures, cardSides),

  makeSheet: (sheetOutput: SheetOutput): Promise<PdfResult> =>
    inSheetLanguage(sheetOutput, async (translate) =>
      createResult(await makeSheet(translate, getOpenedJob(), sheetOutput), sheetOutput),
    ),

  makePdf(request: PdfRequest): Promise<PdfResult> {
    const makeResult = async (translate: Translate) =>
      createResult(await makeBytes(translate, getOpenedJob(), request), request);
    // Only requests for text sheets have `paper`; cards have it in their settings.
    return 'paper' in request ? inSheetLanguage(request, makeResult) : inJobLanguage(makeResult);
  },

  beginImages: (request: ImagesRequest): Promise<StartedImages> =>
    inJobLanguage(async (translate) => {
      const { print } = getOpenedJob();
      shopImages = await prepareWithRecheck(translate, print, () => prepareShopImages(translate, print, request));
      const { names, documents } = shopImages;
      return { names, documents, lost: print.withoutPicture };
    }),

  countImageFiles: (request: ImagesRequest): Promise<number> => countImageFiles(getOpenedJob().print, request),

  /** Draws one picture of the team with the fronts of all cards. */
  drawTeamPicture: (theme: PictureTheme): Promise<TeamPicture> =>
    inJobLanguage(async (translate) => {
      const { print } = getOpenedJob();
      const { cards, texts, preparedPictures } = await prepareTeamPicture(translate, print);
      const usedBitmaps = measureBitmaps(cards.map(({ front }) => front));
      const pictureUrls = await createDataUrls(usedBitmaps.keys(), preparedPictures);
      return createTeamPicture(cards, texts, print.ports.fonts, theme, (pictureKey) => pictureUrls.get(pictureKey));
    }),

  /** Draws one of the images that `beginImages` prepared last. */
  async drawImage(imageIndex: number): Promise<ShopImage> {
    if (shopImages === undefined) throw new Error('No pictures were begun.');
    return shopImages.draw(imageIndex);
  },
};
export type PdfWorker = typeof functions;
const printPage = exposeToPage(functions);

const loadPrintTranslate = (language: string): Promise<Translate> => loadWorkerTranslate(GAMES, ['sheets'], language);

const inJobLanguage = async <T>(runTranslated: (translate: Translate) => Promise<T>): Promise<T> =>
  runTranslated(await loadPrintTranslate(getOpenedJob().print.job.language));

/** Runs a function with the messages in the language of the sheet, which may differ from the language of the window. */
const inSheetLanguage = async <T>(
  { language = 'en' }: SheetOutput,
  runTranslated: (translate: Translate) => Promise<T>,
): Promise<T> => runTranslated(await loadPrintTranslate(language));

/** Names the characters without a picture, unless the request is for a text sheet that shows no pictures. */
function createResult(bytes: Uint8Array, request: PdfRequest): PdfResult {
  const isPlayRoster = request.what === 'roster' && request.roster !== undefined && request.roster !== 'short';
  const showsPictures = isPlayRoster || !('paper' in request);
  const lost = showsPictures ? getOpenedJob().print.withoutPicture : [];
  return withTransfer({ bytes, lost }, [bytes.buffer as ArrayBuffer]);
}

function getOpenedJob(): OpenJob {
  if (openedJob === undefined) throw new Error('Nothing was checked before it was to be printed.');
  return openedJob;
}

async function describeDeck(translate: Translate, print: OpenPrint, printKind: CardPrintKind): Promise<DeckReply> {
  const cards = describeCards(await layoutCardsCached(print, printKind));
  return { cards, label: labelPrint(translate, print, [printKind]).label };
}

async function reportCheck(translate: Translate, print: OpenPrint): Promise<void> {
  const cardLayouts = await layoutCardsCached(print, 'cards');
  printPage.showDeck('cards', await describeDeck(translate, print, 'cards'));
  printPage.showFindings(checkPrint(translate, print, cardLayouts));
}

async function makeBytes(translate: Translate, job: OpenJob, request: PdfRequest): Promise<Uint8Array> {
  if (request.what === 'test-page') {
    const { sides, back } = request.settings;
    const paper = getPaper(request.settings);
    return createTestPagePdf(translate, { paper, sides, backAdjust: back, created: new Date() }, job.print.ports.fonts);
  }
  if (request.what === 'merged') {
    postProgress({ stage: 'writing' });
    const { title, parts, duplex } = request;
    return mergePdfs({ title, parts, ...(duplex === undefined ? {} : { duplex }), created: new Date() });
  }
  if (request.what === 'cut-sheets') return createCardsPdf(translate, job.print, request);
  postProgress({ stage: 'sheet' });
  return makeSheet(translate, job, request);
}

async function createCardsPdf(
  translate: Translate,
  print: OpenPrint,
  { parts, settings }: CardsRequest,
): Promise<Uint8Array> {
  const output = {
    parts,
    sheets: createSheetOptions(settings),
    artDpi: PRINT_DPI,
    created: new Date(),
  };
  postProgress({ stage: 'writing' });
  const printLists = await prepareWithRecheck(translate, print, () => prepareLists(print, output));
  const { write, joinChunks } = createMemoryFile();
  await writeCards(translate, print, printLists, output, write);
  return joinChunks();
}

/**
 * Prepares a print. If a picture turns out to be damaged, the layout of the cards is repeated and the page gets the new
 * findings.
 */
async function prepareWithRecheck<T>(translate: Translate, print: OpenPrint, prepare: () => Promise<T>): Promise<T> {
  const damagedCountBefore = print.damagedKeys.size;
  const prepared = await prepare();
  if (print.damagedKeys.size > damagedCountBefore) await reportCheck(translate, print);
  return prepared;
}

async function makeSheet(
  translate: Translate,
  { print, fontFiles }: OpenJob,
  request: SheetOutput,
): Promise<Uint8Array> {
  const { createSheetPdf } = await import('./create-sheet-pdf.ts');
  const { fonts } = print.ports;
  // The findings are in the language of the window, which may differ from that of the sheet.
  return inJobLanguage((translateFindings) =>
    prepareWithRecheck(translateFindings, print, () =>
      createSheetPdf(translate, GAMES, print.job, request, { fonts, fontFiles, print }),
    ),
  );
}
