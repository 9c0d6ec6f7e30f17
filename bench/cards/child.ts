/** One producer in a process of its own: warms up, makes the deck, and tells its parent what that took. */
import { writeFileSync } from 'node:fs';
import type { Character } from '../../src/shared/document/schema.ts';
import { readyFonts } from '../../src/shared/sheet/fonts.ts';
import { deck, sampleCharacters, sampleFactions } from './deck.ts';
import { fontFilesIn } from './fonts.ts';
import { ours } from './ours.ts';
import { withPdfLib } from './with-pdf-lib.ts';
import { withReactPdf } from './with-react-pdf.tsx';
import { wordsOfCard } from './words-of-card.ts';

/** Rounds, and cards a round, that a process makes before it is timed: until its code is compiled for good. */
const WARM_UP = { rounds: 30, cards: 90 };

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
  for (let round = 0; round < WARM_UP.rounds; round += 1)
    await make(deck(characters, WARM_UP.cards, 100_000 + round * WARM_UP.cards));
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
  if (producer === 'rollcall' || producer === 'rollcall-tagged') {
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
  if (producer === 'pdf-lib') return async (cards) => ({ bytes: await withPdfLib(words(cards), files) });
  await readyFonts(files);
  return async (cards) => ({ bytes: await withReactPdf(words(cards)) });
}
