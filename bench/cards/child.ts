/** One producer in a process of its own: warms up, makes the deck, and tells its parent what that took. */
import { writeFileSync } from 'node:fs';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { sampleCharacters, sampleFactions } from '../samples.ts';
import { deck } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { wordsOfCard } from './words-of-card.ts';

/** A process warms up for so many seconds before it is timed, deck after deck: until its code is compiled for good. */
const WARM_UP = { seconds: 8, cards: 90 };

export const PRODUCERS = ['rollcall', 'rollcall-tagged', 'pdf-lib', 'react-pdf'] as const;
export type Producer = (typeof PRODUCERS)[number];

export interface Made {
  cards: number;
  seconds: number;
  /** Processor time, which a busy machine stretches less. */
  cpu: number;
  /** Of it, layout alone: where a producer has such a step. */
  layout?: number;
  bytes: number;
  /** Highest resident memory, MiB. */
  peak: number;
}

export async function makeDeck(root: string, producer: Producer, count: number, keep?: string): Promise<Made> {
  const characters = sampleCharacters(root);
  const make = await makerOf(root, producer);
  const until = performance.now() + WARM_UP.seconds * 1000;
  for (let from = 100_000; performance.now() < until; from += WARM_UP.cards)
    await make(deck(characters, WARM_UP.cards, from));
  const cards = deck(characters, count);
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { bytes, layout } = await make(cards);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1e6;
  if (keep !== undefined) writeFileSync(keep, bytes);
  const peak = process.resourceUsage().maxRSS / 1024;
  return { cards: count, seconds, cpu, bytes: bytes.length, peak, ...(layout === undefined ? {} : { layout }) };
}

type Maker = (cards: readonly Character[]) => Promise<{ bytes: Uint8Array; layout?: number }>;

async function makerOf(root: string, producer: Producer): Promise<Maker> {
  const files = fontFilesIn(root);
  const factions = sampleFactions(root);
  // Each process loads what it needs, and no other producer.
  if (producer === 'rollcall' || producer === 'rollcall-tagged') {
    const { ours } = await import('./ours.ts');
    const { layout, print } = ours(files, factions);
    return async (cards) => {
      const start = performance.now();
      const tagged = producer === 'rollcall-tagged';
      const laid = layout(cards, tagged);
      const seconds = (performance.now() - start) / 1000;
      return { bytes: await print(laid, tagged), layout: seconds };
    };
  }
  const words = (cards: readonly Character[]) => cards.map((card) => wordsOfCard(card, factions));
  if (producer === 'pdf-lib') {
    const { withPdfLib } = await import('./with-pdf-lib.ts');
    return async (cards) => ({ bytes: await withPdfLib(words(cards), files) });
  }
  const { withReactPdf } = await import('./with-react-pdf.tsx');
  const { readyFonts } = await import('../../src/shared/sheet/kit/fonts.ts');
  await readyFonts(files);
  return async (cards) => ({ bytes: await withReactPdf(words(cards)) });
}
