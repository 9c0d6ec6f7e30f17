/** The card as Rollcall makes it: layout, imposition and PDF. */
import { deflate } from '../../src/cli/deflate.ts';
import { type FontSet, loadFonts } from '../../src/shared/card/fonts.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { defaultTemplate } from '../../src/shared/card/templates.ts';
import type { Character, Faction } from '../../src/shared/document/schema.ts';
import { cardsPdf, type PrintedCard } from '../../src/shared/print/cards-pdf.ts';
import type { Files } from './fonts.ts';

export interface Ours {
  layout: (cards: readonly Character[]) => PrintedCard[];
  print: (cards: readonly PrintedCard[], tagged: boolean) => Promise<Uint8Array>;
  fonts: FontSet;
}

export function ours(files: Files, factions: readonly Faction[]): Ours {
  const fonts = loadFonts(files);
  const template = defaultTemplate();
  const meta = { title: 'Cards', label: 'Cards', created: new Date(0) };
  return {
    fonts,
    layout: (cards) => cards.map((character) => layoutCard({ character, factions, template, fonts })),
    print: (cards, tagged) =>
      cardsPdf({ cards, paper: 'a4', sides: 'long-edge', marks: 'crop', tagged, meta }, fonts, undefined, deflate),
  };
}
