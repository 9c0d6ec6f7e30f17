/** The rows of a deck laid out, with their pictures ready for paper. */

import { layDeck, type RowLayout } from '../../shared/deck/lay-deck.ts';
import type { DisplayList } from '../../shared/display/display-list.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { sidesOf } from '../../shared/print/deck/layout-deck.ts';
import { fonts } from '../assets.ts';
import type { GivenDeck } from './deck-file.ts';
import { CardPictures, layWithPictures } from './pictures.ts';

/** `as` converts each side to the form that is kept; pictures are decoded for `artDpi` pixels an inch. */
export async function layGivenDeck<S extends Side>(
  games: Catalogue<Game>,
  { deck, template, home }: GivenDeck,
  artDpi: number,
  as: (list: DisplayList) => S,
): Promise<{ laid: readonly RowLayout<S>[]; pixels: PdfPictures }> {
  const pictures = new CardPictures(new Map([[deck, home]]));
  const laid = await layWithPictures(pictures, [deck], artDpi, () => {
    const rows = layDeck(games, deck, { template, fonts: fonts(), pictures: pictures.bookOf(deck) }, as);
    return { laid: rows, sides: sidesOf(rows) };
  });
  return { laid, pixels: pictures.pixels };
}
