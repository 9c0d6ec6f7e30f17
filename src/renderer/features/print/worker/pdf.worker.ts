/**
 * Makes PDFs beside the page: the layout engine of the sheets is WebAssembly, which only worker scripts may run, and a
 * thousand cards must not hold up typing. Asked to check first, it keeps the cards it has laid out for the PDF.
 */

import { PRINT_DPI } from '../../../../shared/card/pictures/pictures.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { mergedPdf } from '../../../../shared/pdf/merge/merge-pdf.ts';
import { inMemory } from '../../../../shared/pdf/pdf-file.ts';
import { testPagePdf } from '../../../../shared/print/test-page.ts';
import { checkPrint } from '../../../../shared/print-job/check.ts';
import { labelPrint } from '../../../../shared/print-job/label.ts';
import { inLanguage } from '../../../../shared/print-job/language.ts';
import { layOutOnce } from '../../../../shared/print-job/lay-out.ts';
import type { OpenPrint } from '../../../../shared/print-job/open-print.ts';
import type { CardPrintKind, SheetOutput } from '../../../../shared/print-job/print-job.ts';
import { describeCards } from '../../../../shared/print-job/printable-card.ts';
import { prepareLists, writeCards } from '../../../../shared/print-job/write-cards.ts';
import { type CardsRequest, type PdfRequest, sheetKey, type WorkerRequest } from '../job.ts';
import { paperOf } from '../options/paper-of.ts';
import { drawSides } from './draw-sides.ts';
import { type OpenJob, openJob } from './open-job.ts';
import { post, postProgress } from './post.ts';
import { sheetJob } from './sheet-job.ts';
import { beginImages, drawImage, type ShopImages } from './shop-images.ts';

const characters: Character[] = [];
let opened: OpenJob | undefined;
let images: ShopImages | undefined;
let queue = Promise.resolve();

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  // One after the other: a PDF is asked for while the cards are still being checked.
  queue = queue.then(() => answer(event.data));
});

async function answer(request: WorkerRequest): Promise<void> {
  try {
    const { what, language } = languageFor(request);
    await inLanguage(GAMES, language, () => answerInLanguage(request), what);
  } catch (error) {
    post({ kind: request.kind === 'check' ? 'unchecked' : 'failed', reason: reasonOf(error) });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sheets have a language of their own; everything else is in that of the job. */
function languageFor(request: WorkerRequest): Required<Pick<SheetOutput, 'language'>> & { what?: SheetOutput['what'] } {
  const sheet = request.kind === 'sheet' ? request.sheet : request.kind === 'make' ? sheetIn(request.make) : undefined;
  if (sheet !== undefined) return { what: sheet.what, language: sheet.language ?? 'en' };
  if (request.kind === 'check') return { language: request.job.language };
  return { language: opened?.print.job.language ?? 'en' };
}

const sheetIn = (request: PdfRequest): SheetOutput | undefined => ('paper' in request ? request : undefined);

async function answerInLanguage(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'characters':
      for (const character of request.characters) characters.push(character);
      return;
    case 'check':
      opened = await openJob(GAMES, { ...request.job, characters });
      return postChecked(opened.print);
    case 'deck':
      return postDeck(checked().print, request.what);
    case 'sheet':
      return postSheet(request.sheet);
    case 'draw': {
      const { print, pictures } = checked();
      return post({ kind: 'drawn', cardSides: await drawSides(print, pictures, request.cardSides) });
    }
    case 'make': {
      const bytes = await make(checked(), request.make);
      return post({ kind: 'made', bytes, lost: checked().print.withoutPicture }, [bytes.buffer]);
    }
    case 'images': {
      const { print } = checked();
      images = await withoutDamaged(print, () => beginImages(print, request.images));
      return post({ kind: 'begun', names: images.sides.map(({ name }) => name), lost: print.withoutPicture });
    }
    case 'image':
      if (images === undefined) throw new Error('No pictures were begun.');
      return post({ kind: 'image', ...drawImage(checked().print, images, request.index) });
  }
}

function checked(): OpenJob {
  if (opened === undefined) throw new Error('Nothing was checked before it was to be printed.');
  return opened;
}

async function postDeck(print: OpenPrint, what: CardPrintKind): Promise<void> {
  const cards = describeCards(await layOutOnce(print, what));
  post({ kind: 'deck', what, cards, label: labelPrint(print, what).label });
}

async function postChecked(print: OpenPrint): Promise<void> {
  const laid = await layOutOnce(print, 'cards');
  await postDeck(print, 'cards');
  post({ kind: 'checked', findings: checkPrint(print, laid) });
}

/** A sheet that cannot be made is no fault of the others. */
async function postSheet(wanted: SheetOutput): Promise<void> {
  const key = sheetKey(wanted);
  try {
    const bytes = await makeSheet(checked(), wanted);
    post({ kind: 'sheet', key, sheet: { bytes } }, [bytes.buffer]);
  } catch (error) {
    post({ kind: 'sheet', key, sheet: { refused: reasonOf(error) } });
  }
}

async function make(job: OpenJob, wanted: PdfRequest): Promise<Uint8Array> {
  if (wanted.what === 'test-page') {
    const { sides, back } = wanted.settings;
    const paper = paperOf(wanted.settings);
    return testPagePdf({ paper, sides, backAdjust: back, created: new Date() }, job.print.ports.fonts);
  }
  if (wanted.what === 'merged') {
    postProgress({ stage: 'writing' });
    const { title, parts, duplex } = wanted;
    return mergedPdf({ title, parts, ...(duplex === undefined ? {} : { duplex }), created: new Date() });
  }
  if ('paper' in wanted) {
    postProgress({ stage: 'sheet' });
    return makeSheet(job, wanted);
  }
  return makeCards(job.print, wanted);
}

async function makeCards(print: OpenPrint, { what, settings, choice }: CardsRequest): Promise<Uint8Array> {
  const output = { what, sheets: sheetJob(settings), selection: choice, artDpi: PRINT_DPI, created: new Date() };
  postProgress({ stage: 'writing' });
  const ready = await withoutDamaged(print, () => prepareLists(print, output));
  const { write, whole } = inMemory();
  await writeCards(print, ready, output, write);
  return whole();
}

/** The page learns of findings anew when a picture turned out to be damaged and the cards were laid out again. */
async function withoutDamaged<T>(print: OpenPrint, prepare: () => Promise<T>): Promise<T> {
  const before = print.damaged.size;
  const ready = await prepare();
  if (print.damaged.size > before) await postChecked(print);
  return ready;
}

async function makeSheet({ print, fontFiles }: OpenJob, wanted: SheetOutput): Promise<Uint8Array> {
  const { sheetPdf } = await import('./sheet-pdf.ts');
  return sheetPdf(GAMES, print.job, wanted, { fonts: print.ports.fonts, fontFiles });
}
