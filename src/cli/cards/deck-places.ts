/** Rewrites the picture paths of a deck so that they are relative to the output folder. */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { GivenDeck } from './deck-file.ts';

export interface PlacedDeck {
  readonly deck: Deck;
  /** A note about pictures that the written deck cannot reference. */
  readonly note?: string;
}

/** Resolves links, so that a link and its target count as the same folder. */
const real = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : resolve(folder));

/**
 * Returns the deck with picture paths relative to the folder of `out`. A document can reference only files in its own
 * folder or below. Pictures elsewhere keep their names, and the note says so.
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
