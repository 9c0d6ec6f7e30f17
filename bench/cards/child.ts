/** One producer in a process of its own: warms up, makes the deck, and reports the cost to its parent. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { sampleCharacters, sampleFactions } from '../samples.ts';
import { wordsOfCard } from './card-text.ts';
import { type DeckKind, deck } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { photoName } from './photos.ts';

/**
 * A process warms up with decks of `deck` cards before it is timed, until the engine has compiled its code: `cards` in all, since by time
 * alone a slow machine would be timed cold, or as many as a slow producer makes in `seconds` of processor time.
 */
const WARM_UP = { deck: 90, cards: 3_600, seconds: 30 };
/** The median of so many decks is told, of fewer where they take longer than `seconds` of processor time together. */
const TIMED = { decks: 3, seconds: 15 };

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

export interface Made {
  cards: number;
  seconds: number;
  /** Processor time, which a busy machine affects less than elapsed time. */
  cpu: number;
  bytes: number;
  /** Highest resident memory, MiB. */
  peak: number;
}

export interface Job {
  /** Folder of the checkout. */
  readonly root: string;
  readonly producer: Producer;
  readonly kind: DeckKind;
  readonly count: number;
  /** Folder of the photos. */
  readonly photos: string;
  /** Where the PDF is kept, to be looked at. */
  readonly keep?: string | undefined;
}

export async function makeDeck({ root, producer, kind, count, photos, keep }: Job): Promise<Made> {
  const characters = sampleCharacters(root);
  const make = await makerOf(root, producer, kind === 'photos' ? photos : undefined);
  for (let cards = 0; cards < WARM_UP.cards && process.cpuUsage().user < WARM_UP.seconds * 1e6; cards += WARM_UP.deck)
    await (await make(deck(characters, WARM_UP.deck, kind, 100_000 + cards)))();
  const timed: Made[] = [];
  for (let spent = 0; timed.length < TIMED.decks && spent < TIMED.seconds; spent += timed.at(-1)?.cpu ?? 0) {
    const run = await make(deck(characters, count, kind));
    const [start, before] = [performance.now(), process.cpuUsage()];
    const bytes = await run();
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    // It never falls, so that it is that of one deck after the first only.
    const peak = timed[0]?.peak ?? process.resourceUsage().maxRSS / 1024;
    timed.push({ cards: count, seconds, cpu: (user + system) / 1e6, bytes: bytes.length, peak });
    if (keep !== undefined) writeFileSync(keep, bytes);
  }
  return timed.sort((a, b) => a.cpu - b.cpu)[timed.length >> 1] as Made;
}

/** Prepares a deck, untimed, and returns the work that is timed. */
type Maker = (cards: readonly Character[]) => Promise<() => Promise<Uint8Array>>;

async function makerOf(root: string, producer: Producer, photos: string | undefined): Promise<Maker> {
  const files = fontFilesIn(root);
  const factions = sampleFactions(root);
  const photoOf = ({ art }: Character): string | undefined =>
    photos === undefined || art?.image === undefined ? undefined : join(photos, art.image.src);
  // Each process loads what it needs, and no other producer.
  if (
    producer === 'rollcall' ||
    producer === 'rollcall-tagged' ||
    producer === 'limit' ||
    producer === 'limit-pdf-lib'
  ) {
    const { ours } = await import('./ours.ts');
    const own = ours(files, factions, photos);
    const tagged = producer === 'rollcall-tagged';
    if (producer === 'rollcall' || tagged) return async (cards) => () => own.print(own.layout(cards, tagged), tagged);
    const { prepare: ready, withLimit } = await import('./with-limit.ts');
    return async (cards) => {
      const made = ready(own.pages(cards), own.fonts);
      const files = new Map(
        photos === undefined ? [] : cards.map((_, n) => [photoName(n), join(photos, photoName(n))]),
      );
      return () => withLimit(made, files, producer === 'limit' ? 'ours' : 'pdf-lib');
    };
  }
  const words = (cards: readonly Character[]) => cards.map((card) => wordsOfCard(card, factions, photoOf(card)));
  switch (producer) {
    case 'pdf-lib': {
      const { withPdfLib } = await import('./with-pdf-lib.ts');
      return async (cards) => () => withPdfLib(words(cards), files);
    }
    case 'pdfkit': {
      const { withPdfkit } = await import('./with-pdfkit.ts');
      return async (cards) => () => withPdfkit(words(cards), files);
    }
    case 'jspdf': {
      const { withJsPdf } = await import('./with-jspdf.ts');
      return async (cards) => () => withJsPdf(root, words(cards), files);
    }
    case 'react-pdf': {
      const { withReactPdf } = await import('./with-react-pdf.tsx');
      const { prepareFonts: readyFonts } = await import('../../src/shared/sheet/kit/fonts.ts');
      await readyFonts(files);
      return async (cards) => () => withReactPdf(words(cards));
    }
  }
}
