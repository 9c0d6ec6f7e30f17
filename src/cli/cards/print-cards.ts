/** From the characters of a call to the PDF of their cards. */

import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Write } from '../../shared/pdf/pdf-file.ts';
import { pdfWriter, type Side } from '../../shared/pdf/side-content.ts';
import { cardsPdfTo, geometryOf } from '../../shared/print/cards-pdf.ts';
import { type DeckCardLayout, printedCards } from '../../shared/print/deck/layout-deck.ts';
import { impose } from '../../shared/print/impose/impose.ts';
import { printLabel } from '../../shared/print/label.ts';
import { mergeSafeArea } from '../../shared/print/preflight-messages.ts';
import { fonts } from '../assets.ts';
import { deflate } from '../deflate.ts';
import { Failure } from '../failure.ts';
import { getFallbackHint } from '../fallback-fonts.ts';
import type { Io } from '../io.ts';
import type { SheetJob } from './card-flags.ts';
import { findingLine } from './card-notes.ts';
import { type LayCards, layContent, layoutCards } from './layout-cards.ts';

export interface CardsPrint extends LayCards, SheetJob {}

/** Writes the findings of the layout to standard error, a line each. */
export function writeFindings(
  games: Catalogue<Game>,
  laid: readonly DeckCardLayout<Side>[],
  { pictures }: Pick<LayCards, 'pictures'>,
  io: Io,
): void {
  const homes = new Map(laid.flatMap(({ character, findings }) => findings.map((one) => [one, character] as const)));
  const lines = mergeSafeArea([...homes.keys()]).map((finding) => {
    const character = homes.get(finding);
    return findingLine(games, finding, character && pictures.homeOf(character));
  });
  for (const line of new Set(lines)) io.err(line);
  for (const line of getFallbackHint([...homes.keys()].map(({ about }) => about))) io.err(line);
}

/** Writes the PDF of some characters' cards in pieces. */
export async function printCards(
  games: Catalogue<Game>,
  write: Write,
  wholes: readonly (Team | Encounter)[],
  { printed, factions, template, pictures, artDpi, ...job }: CardsPrint,
  io: Io,
): Promise<void> {
  const how = { printed, factions, template, pictures, artDpi };
  const writer = pdfWriter(fonts());
  // A tagged file needs display lists.
  const { laid, pixels } = await (job.tagged ? layoutCards(games, how) : layContent(games, how, writer));
  writeFindings(games, laid, { pictures }, io);
  const characters = printed.map((p) => p.character);
  const meta = { ...printLabel(games, wholes, characters), created: new Date() };
  return withRangeErrorsAsFailures(() =>
    cardsPdfTo(write, { ...job, cards: printedCards(laid), meta }, fonts(), { pictures: pixels, deflate, writer }),
  );
}

/** How many cards on how many pages a print would have. */
export function countPages(
  laid: readonly DeckCardLayout<Side>[],
  job: SheetJob,
): Promise<{ cards: number; pages: number }> {
  const cards = printedCards(laid);
  return withRangeErrorsAsFailures(async () => ({
    cards: cards.reduce((sum, { copies = 1 }) => sum + copies, 0),
    pages: impose(geometryOf({ ...job, cards })).length,
  }));
}

/** Turns RangeErrors into Failures: for instance a paper that is too small for the card. */
export async function withRangeErrorsAsFailures<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message);
    throw error;
  }
}
