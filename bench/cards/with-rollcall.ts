/** Produces the card with Rollcall: layout, imposition and PDF. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import englishSheets from '../../languages/en/sheets.json' with { type: 'json' };
import { deflate } from '../../src/cli/deflate.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { extractPlainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import type { Faction } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PdfBitmap } from '../../src/shared/pdf/embed-bitmap.ts';
import type { PdfWriter } from '../../src/shared/pdf/side-content.ts';
import { createPdfWriter, writeSideContent } from '../../src/shared/pdf/side-content.ts';
import type { PdfPage } from '../../src/shared/pdf/write-pdf.ts';
import { createCardPages, createCardsPdf, type PrintedCard } from '../../src/shared/print/cards-pdf.ts';
import { type FontSet, loadFonts } from '../../src/shared/text/fonts/fonts.ts';
import { createTranslate } from '../../src/shared/texts/translate.ts';
import type { FontFiles } from './fonts.ts';
import { PHOTO } from './photos.ts';

export interface RollcallProducer {
  readonly fonts: FontSet;
  /** Returns the pages with everything on them, as display lists. */
  readonly pages: (cards: readonly Character[]) => PdfPage[];
  /** Lays out the cards. Untagged sides become content (PDF operators) at once, as in the command line. */
  readonly layout: (cards: readonly Character[], isTagged: boolean) => DeckLayout;
  /** Writes the PDF and reads the photos, as in the command line. */
  readonly print: (printedCards: DeckLayout, isTagged: boolean) => Promise<Uint8Array>;
}

interface DeckLayout {
  readonly cards: readonly PrintedCard[];
  readonly writer: PdfWriter;
  /** Names of the photos. */
  readonly photos: readonly string[];
}

const JOB = { paper: 'a4', sides: 'long-edge', marks: 'crop' } as const;

/** Creates the producer. `photoFolder` has the photos; it is undefined if drawings are shown. */
export function createRollcallProducer(
  fontFiles: FontFiles,
  factions: readonly Faction[],
  photoFolder?: string,
): RollcallProducer {
  const fonts = loadFonts(fontFiles);
  const template = getDefaultTemplate(GAMES);
  const metadata = { title: 'Cards', label: 'Cards', created: new Date(0) };
  const layoutSides = (character: Character) => {
    const photoName = character.art?.image?.src;
    const pictures = new Map(photoName === undefined ? [] : [[photoName, { key: photoName, ...PHOTO }]]);
    return layoutCard(GAMES, { character, factions, template, fonts, pictures });
  };
  const readPhoto = (photoName: string): PdfBitmap => {
    const plainJpeg = extractPlainJpeg(readFileSync(join(photoFolder ?? '', photoName)));
    if (plainJpeg === undefined) throw new Error(`${photoName} is no plain JPEG`);
    return { kind: 'jpeg', ...plainJpeg };
  };
  const translate = createTranslate('en', [englishSheets]);
  return {
    fonts,
    pages: (cards) => createCardPages(translate, { ...JOB, cards: cards.map(layoutSides), meta: metadata }, fonts),
    layout: (cards, isTagged) => {
      const contentWriter = createPdfWriter(fonts);
      const printedCards = cards.map((character): PrintedCard => {
        const { front, back } = layoutSides(character);
        return isTagged
          ? { front, back }
          : { front: writeSideContent(front, contentWriter), back: writeSideContent(back, contentWriter) };
      });
      return {
        cards: printedCards,
        writer: contentWriter,
        photos: cards.flatMap(({ art: portrait }) => portrait?.image?.src ?? []),
      };
    },
    print: ({ cards, writer, photos: photoNames }, isTagged) => {
      const knownPhotos = new Set(photoNames);
      const pictures = { get: (photoName: string) => (knownPhotos.has(photoName) ? readPhoto(photoName) : undefined) };
      return createCardsPdf(translate, { ...JOB, cards, tagged: isTagged, meta: metadata }, fonts, {
        deflate,
        writer,
        pictures,
      });
    },
  };
}
