/** The card as Rollcall makes it: layout, imposition and PDF. */
import { deflate } from '../../src/cli/deflate.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { defaultTemplate } from '../../src/shared/card/template/templates.ts';
import type { Faction } from '../../src/shared/document/schema.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PdfWriter } from '../../src/shared/pdf/side-content.ts';
import { pdfWriter, sideContent } from '../../src/shared/pdf/side-content.ts';
import { cardsPdf, type PrintedCard } from '../../src/shared/print/cards-pdf.ts';
import { type FontSet, loadFonts } from '../../src/shared/text/fonts/fonts.ts';
import type { Files } from './fonts.ts';

export interface Ours {
  readonly fonts: FontSet;
  /** Untagged sides become content at once, as in the command line. */
  readonly layout: (cards: readonly Character[], tagged: boolean) => Laid;
  readonly print: (laid: Laid, tagged: boolean) => Promise<Uint8Array>;
}

interface Laid {
  readonly cards: readonly PrintedCard[];
  readonly writer: PdfWriter;
}

export function ours(files: Files, factions: readonly Faction[]): Ours {
  const fonts = loadFonts(files);
  const template = defaultTemplate();
  const meta = { title: 'Cards', label: 'Cards', created: new Date(0) };
  return {
    fonts,
    layout: (cards, tagged) => {
      const made = pdfWriter(fonts);
      const laid = cards.map((character): PrintedCard => {
        const { front, back } = layoutCard({ character, factions, template, fonts });
        return tagged ? { front, back } : { front: sideContent(front, made), back: sideContent(back, made) };
      });
      return { cards: laid, writer: made };
    },
    print: ({ cards, writer }, tagged) =>
      cardsPdf({ cards, paper: 'a4', sides: 'long-edge', marks: 'crop', tagged, meta }, fonts, { deflate, writer }),
  };
}
