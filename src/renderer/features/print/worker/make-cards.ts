/** The PDF of what is cut out of sheets, in the worker. */

import { cardFaction } from '../../../../shared/card/binding/bind.ts';
import type { CardSides } from '../../../../shared/card/layout-card.ts';
import { PRINT_DPI, pictureSource } from '../../../../shared/card/pictures/pictures.ts';
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { cardsPdf } from '../../../../shared/print/cards-pdf.ts';
import { type CardSelection, deckOf } from '../../../../shared/print/deck/selection.ts';
import { preparePictures, withoutBroken } from '../../../store/pictures/print-pictures.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import type { CardPrintKind, CardSettings } from '../job.ts';
import { cardsOf } from '../subject.ts';
import { deckFor, labelFor, laidOut, type PrintInputs } from './layout.ts';
import { postProgress } from './post.ts';
import { sheetJob } from './sheet-job.ts';

export interface MadeCards {
  readonly bytes: Uint8Array;
  /** As it was, or laid out anew without pictures that turned out broken. */
  readonly ready: PrintInputs;
}

export async function makeCards(
  games: Catalogue<Game>,
  at: PrintInputs,
  what: CardPrintKind,
  settings: CardSettings,
  choice: CardSelection,
): Promise<MadeCards> {
  const { fonts, pictures } = at;
  const { cards, infos } = deckFor(games, at, what);
  postProgress({ stage: 'writing' });
  const printed = deckOf(infos, choice).map(({ card, ...how }) => {
    const { front, back } = cards[card] as CardSides;
    return { ...how, front, back };
  });
  const lists = printed.flatMap(({ front, back }) => [front, back]);
  const { pixels, broken } = await preparePictures(pictures, lists, PRINT_DPI, (done, of) =>
    postProgress({ stage: 'fitting', done, of }),
  );
  if (broken.length > 0) {
    return makeCards(games, await withoutBrokenPictures(games, at, broken), what, settings, choice);
  }
  const meta = { ...labelFor(games, at, what), created: new Date() };
  const onPage = (done: number, of: number) => {
    postProgress({ stage: 'pages', done, of });
    if (done === of) postProgress({ stage: 'writing' });
  };
  const bytes = await cardsPdf({ ...sheetJob(settings), cards: printed, meta }, fonts, { pictures: pixels, onPage });
  return { bytes, ready: at };
}

/** Laid out anew without pictures that turned out broken. */
export const withoutBrokenPictures = (
  games: Catalogue<Game>,
  at: PrintInputs,
  broken: readonly string[],
): Promise<PrintInputs> =>
  laidOut(games, { ...at, pictures: withoutBroken(at.pictures, broken), lost: losersOf(games, at, broken) });

/** Whose cards show one of these pictures. */
function losersOf(games: Catalogue<Game>, { order, pictures, lost }: PrintInputs, keys: readonly string[]): string[] {
  const isLost = (document: Character | Faction | undefined): boolean => {
    const held = pictures.book.get((document && pictureSource(document)) ?? '');
    return held !== undefined && 'key' in held && keys.includes(held.key);
  };
  const now = cardsOf(games, order)
    .printed.map(({ character }) => character)
    .filter((character) => isLost(character) || isLost(cardFaction(character, order.factions)));
  return [...lost, ...now.map(({ name }) => name || EDITING.unnamed)];
}
