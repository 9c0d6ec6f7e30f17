/** Where the pictures of a deck are, as seen from the folder that it is written to. */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { GivenDeck } from './deck-file.ts';

export interface PlacedDeck {
  readonly deck: Deck;
  /** What has to be told of pictures that the written deck cannot name. */
  readonly note?: string;
}

/** A link and what it leads to are one folder. */
const real = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : resolve(folder));

/**
 * The deck with the places of its pictures told from the folder of `out`. A document names only what is beside or below
 * it: pictures that lie elsewhere keep their names, and the note says so.
 */
export function placedFor(translate: Translate, out: string, { deck, home }: GivenDeck): PlacedDeck {
  const from = dirname(home.file);
  const to = real(dirname(out));
  let away = 0;
  const pictures = Object.entries(deck.pictures ?? {}).map(([name, src]) => {
    const file = join(from, src);
    if (/^(?:sha256|data):/.test(src) || !existsSync(file)) return [name, src] as const;
    const place = relative(to, join(real(dirname(file)), src.replace(/^.*\//, '')));
    if (place.split(sep)[0] !== '..' && resolve(to, place) !== place)
      return [name, place.split(sep).join('/')] as const;
    away += 1;
    return [name, src] as const;
  });
  return {
    deck: { ...deck, pictures: Object.fromEntries(pictures) },
    ...(away === 0 ? {} : { note: translate('cli.deck.picturesElsewhere', { count: away, folder: from }) }),
  };
}
