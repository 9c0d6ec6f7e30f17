/** The cards of a call laid out, with their pictures ready for paper. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { templateCalled as sizedTemplate, templateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { DisplayList } from '../../shared/display/display-list.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import { type PdfWriter, type Side, sideContent } from '../../shared/pdf/side-content.ts';
import { type Deck, illustrated } from '../../shared/print/deck/deck.ts';
import { type DeckCardLayout, layoutDeckCard, sidesOf } from '../../shared/print/deck/layout-deck.ts';
import { fonts } from '../assets.ts';
import { Failure } from '../failure.ts';
import { type CardPictures, layWithPictures } from './pictures.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

export interface LayCards extends Pick<Deck, 'printed' | 'factions' | 'template' | 'ownFor'> {
  readonly pictures: CardPictures;
  /** Pixels an inch of pictures; absent = 300. */
  readonly artDpi?: number | undefined;
}

export const deckOf = ({ printed, factions, template, ownFor, pictures }: LayCards): Deck => ({
  printed,
  factions,
  template,
  ownFor,
  bookOf: (document) => pictures.bookOf(document),
});

/** Lays out every card. */
export const layoutCards = (games: Catalogue<Game>, how: LayCards) => laidAs(games, how, (list) => list);

/** The same as content of one PDF: of thousands of cards only these are kept. */
export const layContent = (games: Catalogue<Game>, how: LayCards, writer: PdfWriter) =>
  laidAs(games, how, (list) => sideContent(list, writer));

async function laidAs<S extends Side>(
  games: Catalogue<Game>,
  how: LayCards,
  as: (list: DisplayList) => S,
): Promise<{ laid: readonly DeckCardLayout<S>[]; pixels: PdfPictures }> {
  const { pictures, artDpi = PRINT_DPI } = how;
  const deck = deckOf(how);
  const laid = await layWithPictures(pictures, illustrated(deck), artDpi, () => {
    const cards = deck.printed.map((one) => layoutDeckCard(games, one, deck, fonts(), as));
    return { laid: cards, sides: sidesOf(cards) };
  });
  return { laid, pixels: pictures.pixels };
}

/** The template with this id or in this file, or undefined for none. `others` are further words the caller understands. */
export async function templateCalled(
  games: Catalogue<Game>,
  id: string | undefined,
  others: readonly string[] = [],
): Promise<CardTemplate | undefined> {
  if (id === undefined) return undefined;
  if (isTemplateFile(id)) {
    const own = await templateFrom(games, id);
    if (own.of !== undefined && own.of !== 'character')
      throw new Failure(`is a template for a ${own.of}, not for characters`, id);
    return own;
  }
  const template = sizedTemplate(builtInTemplates(games), id);
  if (template === undefined) {
    const known = [...templateChoices(builtInTemplates(games)).map((choice) => choice.id), ...others];
    throw new Failure(`--template: there is no template ${id}; there is ${known.join(', ')}`);
  }
  return template;
}
