/** Sides of cards as pictures for the sheets of the dialog, in the worker. */

import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { picturesIn } from '../../../../shared/card/pictures/pictures.ts';
import type { DisplayList } from '../../../../shared/display/display-list.ts';
import { toMm } from '../../../../shared/display/units.ts';
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { smallPicture } from '../../../store/pictures/print-pictures.ts';
import type { CardSide, CardSideId } from '../job.ts';
import { deckFor, type PrintInputs } from './layout.ts';

/**
 * Each side is one file: drawn into the page, the sides of one sheet would be more elements than all of the dialog. A file
 * that is shown as a picture loads nothing, so that what it shows stands in it.
 */
export async function drawSides(
  games: Catalogue<Game>,
  at: PrintInputs,
  wanted: readonly CardSideId[],
): Promise<CardSide[]> {
  const cardSides: CardSide[] = [];
  for (const side of wanted) {
    const list = deckFor(games, at, side.what).cards[side.card]?.[side.side];
    if (list === undefined) continue;
    const pictures = await smallPictures(at, list);
    const svg = toSvg(list, at.fonts, { bleed: true, hrefOf: (key) => pictures.get(key) });
    cardSides.push({ ...side, file: new Blob([svg], { type: 'image/svg+xml' }), bleed: toMm(list.bleed) });
  }
  return cardSides;
}

/** Resolution of pictures in the preview, where they are small. */
const DPI = 110;
const MOST = 60;
const made = new Map<string, string>();

async function smallPictures(at: PrintInputs, list: DisplayList): Promise<Map<string, string>> {
  const out = new Map<string, string>();
  for (const [key, points] of picturesIn([list])) {
    const address = made.get(key) ?? (await smallPicture(at.pictures, key, points, DPI));
    if (address === undefined) continue;
    made.delete(key);
    made.set(key, address);
    for (const oldest of made.keys()) if (made.size > MOST) made.delete(oldest);
    out.set(key, address);
  }
  return out;
}
