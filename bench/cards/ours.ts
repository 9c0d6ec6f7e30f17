/** The card as Rollcall makes it: layout, imposition and PDF. */

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
import type { Files } from './fonts.ts';
import { PHOTO } from './photos.ts';

export interface Ours {
  readonly fonts: FontSet;
  /** The pages with everything that stands on them, as display lists. */
  readonly pages: (cards: readonly Character[]) => PdfPage[];
  /** Untagged sides become content at once, as in the command line. */
  readonly layout: (cards: readonly Character[], tagged: boolean) => Laid;
  /** Photos are read here, as in the command line. */
  readonly print: (laid: Laid, tagged: boolean) => Promise<Uint8Array>;
}

interface Laid {
  readonly cards: readonly PrintedCard[];
  readonly writer: PdfWriter;
  /** Names of the photos. */
  readonly photos: readonly string[];
}

const JOB = { paper: 'a4', sides: 'long-edge', marks: 'crop' } as const;

/** `photos` is their folder, absent where drawings are shown. */
export function ours(files: Files, factions: readonly Faction[], photos?: string): Ours {
  const fonts = loadFonts(files);
  const template = getDefaultTemplate(GAMES);
  const meta = { title: 'Cards', label: 'Cards', created: new Date(0) };
  const side = (character: Character) => {
    const src = character.art?.image?.src;
    const pictures = new Map(src === undefined ? [] : [[src, { key: src, ...PHOTO }]]);
    return layoutCard(GAMES, { character, factions, template, fonts, pictures });
  };
  const read = (key: string): PdfBitmap => {
    const plain = extractPlainJpeg(readFileSync(join(photos ?? '', key)));
    if (plain === undefined) throw new Error(`${key} is no plain JPEG`);
    return { kind: 'jpeg', ...plain };
  };
  const translate = createTranslate('en', [englishSheets]);
  return {
    fonts,
    pages: (cards) => createCardPages(translate, { ...JOB, cards: cards.map(side), meta }, fonts),
    layout: (cards, tagged) => {
      const made = createPdfWriter(fonts);
      const laid = cards.map((character): PrintedCard => {
        const { front, back } = side(character);
        return tagged ? { front, back } : { front: writeSideContent(front, made), back: writeSideContent(back, made) };
      });
      return { cards: laid, writer: made, photos: cards.flatMap(({ art }) => art?.image?.src ?? []) };
    },
    print: ({ cards, writer, photos }, tagged) => {
      const known = new Set(photos);
      const pictures = { get: (key: string) => (known.has(key) ? read(key) : undefined) };
      return createCardsPdf(translate, { ...JOB, cards, tagged, meta }, fonts, { deflate, writer, pictures });
    },
  };
}
