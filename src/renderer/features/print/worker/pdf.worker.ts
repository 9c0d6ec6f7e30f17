/**
 * Makes PDFs beside the page: the layout engine of the sheets is WebAssembly, which only worker scripts may run, and a
 * thousand cards must not hold up typing. Asked to check first, it keeps the cards it has laid out for the PDF.
 */

import type { Character } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { mergedPdf } from '../../../../shared/pdf/merge/merge-pdf.ts';
import { testPagePdf } from '../../../../shared/print/test-page.ts';
import { inLanguage, loadWorkerGroup, loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import { withDrawings } from '../../../store/pictures/drawings.ts';
import { reading } from '../../../store/read-only.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { type CardPrintKind, type PdfRequest, type SheetRequest, sheetKey, type WorkerRequest } from '../job.ts';
import { paperOf } from '../options/paper-of.ts';
import { drawSides } from './draw-sides.ts';
import { deckFor, labelFor, type PrintInputs, setUp } from './layout.ts';
import { makeCards } from './make-cards.ts';
import { beginImages, type ImageJob, imageOf } from './make-images.ts';
import { post, postProgress } from './post.ts';

const characters: Character[] = [];
let ready: PrintInputs | undefined;
let images: ImageJob | undefined;
let queue = loadWords();

/** Loads the language of the window, also for the names of what has none. */
async function loadWords(): Promise<void> {
  await loadWorkerLanguage(GAMES);
  await loadWorkerGroup(EDITING, async () => (await import('../../../strings/de/documents/documents.ts')).EDITING_DE);
}

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  // One after the other: a PDF is asked for while the cards are still being checked.
  queue = queue.then(() => answer(event.data));
});

async function answer(request: WorkerRequest): Promise<void> {
  try {
    switch (request.kind) {
      case 'characters':
        for (const character of request.characters) characters.push(character);
        return;
      case 'check':
        ready = await setUp(GAMES, { ...request.order, characters: await ownDrawings(characters) }, request.template);
        return;
      case 'deck':
        return postDeck(request.what);
      case 'sheet':
        return await postSheet(request.sheet);
      case 'draw':
        return post({ kind: 'drawn', cardSides: await drawSides(GAMES, checked(), request.cardSides) });
      case 'make': {
        const bytes = await make(checked(), request.make);
        return post({ kind: 'made', bytes, lost: checked().lost }, [bytes.buffer]);
      }
      case 'images': {
        images = await beginImages(GAMES, checked(), request.images);
        ready = images.ready;
        return post({ kind: 'begun', names: images.sides.map(({ name }) => name), lost: ready.lost });
      }
      case 'image':
        if (images === undefined) throw new Error('No pictures were begun.');
        return post({ kind: 'image', ...imageOf(images, request.index) });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    post({ kind: request.kind === 'check' ? 'unchecked' : 'failed', reason });
  }
}

function postDeck(what: CardPrintKind): void {
  const at = checked();
  post({ kind: 'deck', what, cards: deckFor(GAMES, at, what).infos, label: labelFor(GAMES, at, what).label });
}

/** A sheet that cannot be made is no fault of the others. */
async function postSheet(wanted: SheetRequest): Promise<void> {
  const key = sheetKey(wanted);
  try {
    const bytes = await makeSheet(checked(), wanted);
    post({ kind: 'sheet', key, sheet: { bytes } }, [bytes.buffer]);
  } catch (error) {
    post({ kind: 'sheet', key, sheet: { refused: error instanceof Error ? error.message : String(error) } });
  }
}

/** The page sends characters as the library holds them: their drawings are read here. */
const ownDrawings = (sent: readonly Character[]): Promise<Character[]> => reading((db) => withDrawings(db, sent));

function checked(): PrintInputs {
  if (ready === undefined) throw new Error('Nothing was checked before it was to be printed.');
  return ready;
}

async function make(at: PrintInputs, wanted: PdfRequest): Promise<Uint8Array> {
  if (wanted.what === 'test-page') {
    const { sides, back } = wanted.settings;
    const paper = paperOf(wanted.settings);
    return testPagePdf({ paper, sides, backAdjust: back, created: new Date() }, at.fonts);
  }
  if (wanted.what === 'merged') {
    postProgress({ stage: 'writing' });
    const { title, parts, duplex } = wanted;
    return mergedPdf({ title, parts, ...(duplex === undefined ? {} : { duplex }), created: new Date() });
  }
  if ('paper' in wanted) {
    postProgress({ stage: 'sheet' });
    return makeSheet(at, wanted);
  }
  const made = await makeCards(GAMES, at, wanted.what, wanted.settings, wanted.choice);
  ready = made.ready;
  return made.bytes;
}

async function makeSheet(at: PrintInputs, wanted: SheetRequest): Promise<Uint8Array> {
  // Loaded on use, since the sheet library is half of the code and cards do not need it.
  const { sheetPdf } = await import('./sheet-pdf.ts');
  return inLanguage(GAMES, wanted.language ?? 'en', () => sheetPdf(GAMES, wanted, at));
}
