/** Runs one producer: warms up, makes the deck several times, and returns the cost. `index.ts` runs each producer in a process of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { readSampleCharacters, readSampleFactions } from '../samples.ts';
import { createCardWords } from './card-text.ts';
import { createDeck, type DeckKind } from './deck.ts';
import { readFontFiles } from './fonts.ts';
import { getPhotoName } from './photos.ts';

/**
 * Warm-up, so that the engine has compiled the code: the process makes decks of `deck` cards each, until it has made `cards` cards
 * or used `seconds` of processor time. With a time limit alone, the code might not be compiled yet on a slow machine.
 */
const WARM_UP = { deck: 90, cards: 3_600, seconds: 30 };
/** The result is the median of this many decks, or of fewer if they take longer than `seconds` of processor time together. */
const TIMED = { decks: 3, seconds: 15 };

/**
 * Programs that make the PDF. `limit` and `limit-pdf-lib` write content that Rollcall has laid out before the time starts, by our own writer
 * and by pdf-lib: no program that also has to lay out the cards can be faster.
 */
export const PRODUCERS = [
  'limit',
  'limit-pdf-lib',
  'rollcall',
  'rollcall-tagged',
  'pdf-lib',
  'pdfkit',
  'jspdf',
  'react-pdf',
] as const;
export type Producer = (typeof PRODUCERS)[number];

export interface DeckCost {
  cards: number;
  seconds: number;
  /** Processor time, which a busy machine affects less than elapsed time. */
  cpu: number;
  bytes: number;
  /** Highest resident memory of the process, warm-up included, in MiB. */
  peak: number;
}

export interface DeckJob {
  /** Root folder of the repository. */
  readonly root: string;
  readonly producer: Producer;
  readonly kind: DeckKind;
  readonly count: number;
  /** Folder of the photos. */
  readonly photos: string;
  /** File in which the PDF is saved for inspection. */
  readonly outputFile?: string | undefined;
}

export async function makeDeck({ root, producer, kind, count, photos, outputFile }: DeckJob): Promise<DeckCost> {
  const characters = readSampleCharacters(root);
  const prepareDeck = await createDeckPreparer(root, producer, kind === 'photos' ? photos : undefined);
  for (
    let cardCountSoFar = 0;
    cardCountSoFar < WARM_UP.cards && process.cpuUsage().user < WARM_UP.seconds * 1e6;
    cardCountSoFar += WARM_UP.deck
  )
    // Other card numbers than in the timed decks, so that no producer has cached the timed texts.
    await (await prepareDeck(createDeck(characters, WARM_UP.deck, kind, 100_000 + cardCountSoFar)))();
  const timedDecks: DeckCost[] = [];
  for (
    let spentSeconds = 0;
    timedDecks.length < TIMED.decks && spentSeconds < TIMED.seconds;
    spentSeconds += timedDecks.at(-1)?.cpu ?? 0
  ) {
    const writePdf = await prepareDeck(createDeck(characters, count, kind));
    const [startTime, cpuBefore] = [performance.now(), process.cpuUsage()];
    const pdfBytes = await writePdf();
    const seconds = (performance.now() - startTime) / 1000;
    const { user: userMicroseconds, system: systemMicroseconds } = process.cpuUsage(cpuBefore);
    // The peak of a process never falls, so it is read after the first deck: later decks would only add garbage to it.
    const peakMemory = timedDecks[0]?.peak ?? process.resourceUsage().maxRSS / 1024;
    timedDecks.push({
      cards: count,
      seconds,
      cpu: (userMicroseconds + systemMicroseconds) / 1e6,
      bytes: pdfBytes.length,
      peak: peakMemory,
    });
    if (outputFile !== undefined) writeFileSync(outputFile, pdfBytes);
  }
  return timedDecks.sort((left, right) => left.cpu - right.cpu)[timedDecks.length >> 1] as DeckCost;
}

/** Prepares a deck, untimed, and returns the work that is timed. */
type PrepareDeck = (deckCards: readonly Character[]) => Promise<() => Promise<Uint8Array>>;

async function createDeckPreparer(
  checkoutFolder: string,
  producer: Producer,
  photoFolder: string | undefined,
): Promise<PrepareDeck> {
  const fontFiles = readFontFiles(checkoutFolder);
  const factions = readSampleFactions(checkoutFolder);
  const getPhotoFile = ({ art }: Character): string | undefined =>
    photoFolder === undefined || art?.image === undefined ? undefined : join(photoFolder, art.image.src);
  // Each process loads only the code of its own producer.
  if (
    producer === 'rollcall' ||
    producer === 'rollcall-tagged' ||
    producer === 'limit' ||
    producer === 'limit-pdf-lib'
  ) {
    const { createRollcallProducer } = await import('./with-rollcall.ts');
    const rollcallProducer = createRollcallProducer(fontFiles, factions, photoFolder);
    const isTagged = producer === 'rollcall-tagged';
    if (producer === 'rollcall' || isTagged)
      return async (deckCards) => () => rollcallProducer.print(rollcallProducer.layout(deckCards, isTagged), isTagged);
    const { prepareLimit, writeWithLimit } = await import('./with-limit.ts');
    return async (deckCards) => {
      const limitJob = prepareLimit(rollcallProducer.pages(deckCards), rollcallProducer.fonts);
      // `createDeck` gives the card at each index the photo `getPhotoName(index)`.
      const photoFiles = new Map(
        photoFolder === undefined
          ? []
          : deckCards.map((_card, cardIndex) => [getPhotoName(cardIndex), join(photoFolder, getPhotoName(cardIndex))]),
      );
      return () => writeWithLimit(limitJob, photoFiles, producer === 'limit' ? 'ours' : 'pdf-lib');
    };
  }
  const createWords = (deckCards: readonly Character[]) =>
    deckCards.map((character) => createCardWords(character, factions, getPhotoFile(character)));
  switch (producer) {
    case 'pdf-lib': {
      const { writeWithPdfLib } = await import('./with-pdf-lib.ts');
      return async (deckCards) => () => writeWithPdfLib(createWords(deckCards), fontFiles);
    }
    case 'pdfkit': {
      const { writeWithPdfkit } = await import('./with-pdfkit.ts');
      return async (deckCards) => () => writeWithPdfkit(createWords(deckCards), fontFiles);
    }
    case 'jspdf': {
      const { writeWithJsPdf } = await import('./with-jspdf.ts');
      return async (deckCards) => () => writeWithJsPdf(checkoutFolder, createWords(deckCards), fontFiles);
    }
    case 'react-pdf': {
      const { writeWithReactPdf } = await import('./with-react-pdf.tsx');
      const { prepareFonts } = await import('../../src/shared/sheet/kit/fonts.ts');
      await prepareFonts(fontFiles);
      return async (deckCards) => () => writeWithReactPdf(createWords(deckCards));
    }
  }
}
