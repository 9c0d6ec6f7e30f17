/** Sides of cards as pictures for print shops, in the worker: as SVG, which the page turns into pixels. */
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { picturesOn } from '../../../../shared/pdf/side-content.ts';
import { deckOf } from '../../../../shared/print/deck/selection.ts';
import { type DrawnCard, imageNames, type NamedSide } from '../../../../shared/print/shop/image-names.ts';
import { pictureOf, shopSvg, trimOf } from '../../../../shared/print/shop/shop-picture.ts';
import { dataAddresses, preparePictures } from '../../../store/pictures/print-pictures.ts';
import type { ImagesRequest, ShopImage } from '../job.ts';
import { deckFor, type PrintInputs } from './layout.ts';
import { withoutBrokenPictures } from './make-cards.ts';
import { postProgress } from './post.ts';

/** What the pictures of a job are drawn from. */
export interface ImageJob {
  readonly request: ImagesRequest;
  readonly sides: readonly NamedSide[];
  readonly addresses: ReadonlyMap<string, string>;
  /** As it was, or laid out anew without pictures that turned out broken. */
  readonly ready: PrintInputs;
}

export async function beginImages(games: Catalogue<Game>, at: PrintInputs, request: ImagesRequest): Promise<ImageJob> {
  const sides = imageNames(drawnCards(games, at, request), request.format, request.sides);
  const lists = sides.map(({ list }) => list);
  const { pixels, broken } = await preparePictures(at.pictures, lists, request.dpi, (done, of) =>
    postProgress({ stage: 'fitting', done, of }),
  );
  if (broken.length > 0) return beginImages(games, await withoutBrokenPictures(games, at, broken), request);
  return { request, sides, addresses: await dataAddresses(picturesOn(lists).keys(), pixels), ready: at };
}

/** Everything that is chosen, once: how often it is printed is said in the order of the shop. */
const drawnCards = (games: Catalogue<Game>, at: PrintInputs, { parts }: ImagesRequest): DrawnCard[] =>
  parts.flatMap(({ what, choice }) => {
    const { cards, infos } = deckFor(games, at, what);
    const chosen = new Set(deckOf(infos, choice).map(({ card }) => card));
    return infos.flatMap(({ file, first, count }): DrawnCard[] =>
      chosen.has(first) ? [{ id: file, cards: cards.slice(first, first + count) }] : [],
    );
  });

/** One of them, by its number. */
export function imageOf({ request, sides, addresses, ready }: ImageJob, index: number): ShopImage {
  const { format } = request;
  const side = sides[index];
  if (side === undefined) throw new Error('There is no such picture.');
  postProgress({ stage: 'drawing', done: index + 1, of: sides.length });
  const { list } = side;
  const { pixels, bleed } = pictureOf(trimOf(list), request);
  const hrefOf = (key: string): string | undefined => addresses.get(key);
  const svg = shopSvg(list, ready.fonts, { bleed, hrefOf, ...(format === 'png' ? { pixels } : {}) });
  return { svg, ...pixels };
}
