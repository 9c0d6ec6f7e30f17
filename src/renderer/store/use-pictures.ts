import { useMemo, useSyncExternalStore } from 'react';
import { cardFaction } from '../../shared/card/bind.ts';
import { libraryHash, readSource } from '../../shared/card/picture-source.ts';
import { pictureProblemWords } from '../../shared/card/picture-words.ts';
import { type Picture, type PictureBook, pictureSource } from '../../shared/card/pictures.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import { dataPicture } from '../pictures/data-picture.ts';
import { useLibrary } from './library-context.ts';
import type { Pictures } from './pictures.ts';

export interface ShownPictures {
  readonly book: PictureBook;
  /** Addresses of the pixels on the screen, by the key of the picture. */
  readonly hrefOf: (key: string) => string | undefined;
}

/** The picture that a document names, for the layout and for the screen. The same object until it changes. */
export function usePicture(src: string | undefined): ShownPictures {
  const { pictures } = useLibrary();
  const changes = useSyncExternalStore(pictures.subscribe, pictures.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of a picture changes with the count
  return useMemo(() => shown(src, pictures), [src, pictures, changes]);
}

const NONE: ShownPictures = { book: new Map(), hrefOf: () => undefined };

function shown(src: string | undefined, pictures: Pictures): ShownPictures {
  if (src === undefined) return NONE;
  const hash = libraryHash(src);
  const held = dataPicture(src);
  if (held !== undefined) return { book: new Map([[src, held]]), hrefOf: (key) => (key === src ? src : undefined) };
  if (hash === undefined) return { ...NONE, book: new Map([[src, { problem: notHere(src) }]]) };
  const state = pictures.get(hash);
  if (state.kind === 'loading') return NONE;
  if (state.kind === 'gone') return { ...NONE, book: new Map([[src, { problem: state.problem }]]) };
  const { width, height } = state.row;
  const picture: Picture = { key: hash, width, height };
  return { book: new Map([[src, picture]]), hrefOf: (key) => (key === hash ? state.address : undefined) };
}

/** A file beside a document is nowhere in a library; whatever else is named is refused as anywhere. */
function notHere(src: string): string {
  const source = readSource(src);
  return pictureProblemWords('problem' in source ? source.problem : { kind: 'not-in-library' });
}

export interface CardPictures {
  readonly pictures: PictureBook;
  readonly factionPictures: PictureBook;
  readonly hrefOf: ShownPictures['hrefOf'];
}

/** The pictures of a card: its art and the symbol of its faction. The same object until one of them changes. */
export function useCardPictures(character: Character, factions: readonly Faction[]): CardPictures {
  const faction = cardFaction(character, factions);
  const art = usePicture(pictureSource(character));
  const symbol = usePicture(faction && pictureSource(faction));
  return useMemo(
    () => ({
      pictures: art.book,
      factionPictures: symbol.book,
      hrefOf: (key) => art.hrefOf(key) ?? symbol.hrefOf(key),
    }),
    [art, symbol],
  );
}

/** The address of the one picture a document names, for a small view of it. */
export function usePictureAddress(document: Character | Faction | undefined): string | undefined {
  const src = document && pictureSource(document);
  const { book, hrefOf } = usePicture(src);
  const held = src === undefined ? undefined : book.get(src);
  return held !== undefined && 'key' in held ? hrefOf(held.key) : undefined;
}
