/** One producer in a process of its own: warms up, makes the deck, and reports the cost to its parent. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { sampleCharacters, sampleFactions } from '../samples.ts';
import { wordsOfCard } from './card-text.ts';
import { type DeckKind, deck } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { photoName } from './photos.ts';

/** A process warms up for so much processor time before it is timed, deck after deck: until the engine has compiled its code. */
const WARM_UP = { seconds: 8, cards: 90 };

export const PRODUCERS = ['limit', 'rollcall', 'rollcall-tagged', 'pdf-lib', 'pdfkit', 'jspdf', 'react-pdf'] as const;
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
  for (let from = 100_000; process.cpuUsage().user < WARM_UP.seconds * 1e6; from += WARM_UP.cards)
    await (await make(deck(characters, WARM_UP.cards, kind, from)))();
  const run = await make(deck(characters, count, kind));
  const [start, before] = [performance.now(), process.cpuUsage()];
  const bytes = await run();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1e6;
  if (keep !== undefined) writeFileSync(keep, bytes);
  return { cards: count, seconds, cpu, bytes: bytes.length, peak: process.resourceUsage().maxRSS / 1024 };
}

/** Prepares a deck, untimed, and returns the work that is timed. */
type Maker = (cards: readonly Character[]) => Promise<() => Promise<Uint8Array>>;

async function makerOf(root: string, producer: Producer, photos: string | undefined): Promise<Maker> {
  const files = fontFilesIn(root);
  const factions = sampleFactions(root);
  const photoOf = ({ art }: Character): string | undefined =>
    photos === undefined || art?.image === undefined ? undefined : join(photos, art.image.src);
  // Each process loads what it needs, and no other producer.
  if (producer === 'rollcall' || producer === 'rollcall-tagged' || producer === 'limit') {
    const { ours } = await import('./ours.ts');
    const own = ours(files, factions, photos);
    const tagged = producer === 'rollcall-tagged';
    if (producer !== 'limit') return async (cards) => () => own.print(own.layout(cards, tagged), tagged);
    const { prepare: ready, withLimit } = await import('./with-limit.ts');
    return async (cards) => {
      const made = ready(own.pages(cards), own.fonts);
      const files = new Map(
        photos === undefined ? [] : cards.map((_, n) => [photoName(n), join(photos, photoName(n))]),
      );
      return () => withLimit(made, files);
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
      const { readyFonts } = await import('../../src/shared/sheet/kit/fonts.ts');
      await readyFonts(files);
      return async (cards) => () => withReactPdf(words(cards));
    }
  }
}
