/** Writes the list that goes to a print shop with the images: which back belongs to which front, how many of each, and their credits. */

import { formatCsv } from '../../spreadsheet/csv.ts';
import type { Translate } from '../../texts/translate.ts';
import type { OrderedCard } from './image-names.ts';

export const ORDER_LIST_FILE = 'order.csv';

/** Returns the list as CSV: a row for each front, in the order of the cards. A card without a back of its own has an empty cell. */
export const formatOrderList = (translate: Translate, orderedCards: readonly OrderedCard[]): string =>
  formatCsv([
    (['card', 'front', 'back', 'quantity', 'artist', 'copyright'] as const).map((column) =>
      translate(`orderList.${column}`),
    ),
    ...orderedCards.map(({ name, front, back = '', copies, artist = '', copyright = '' }) => [
      name,
      front,
      back,
      copies,
      artist,
      copyright,
    ]),
  ]);
