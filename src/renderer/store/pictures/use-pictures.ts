import { useMemo } from 'react';
import { useStore } from 'zustand';
import { cardFaction } from '../../../shared/card/binding/bind.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { readSource } from '../../../shared/card/pictures/picture-source.ts';
import type { Picture, PictureBook } from '../../../shared/card/pictures/pictures.ts';
import { pictureSource } from '../../../shared/card/pictures/pictures.ts';
import { templateSources } from '../../../shared/card/template/picture-sources.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { isPlainPictureWhole, plainPicture } from '../../pictures/data-picture.ts';
import { useStable } from '../../platform/use-latest.ts';
import { useLibrary } from '../library-context.ts';
import type { Pictures } from './pictures.ts';

export interface ShownPictures {
  readonly book: PictureBook;
  /** Addresses of the pixels on the screen, by the key of the picture. */
  readonly hrefOf: (key: string) => string | undefined;
}

/** The picture that a document names, for the layout and for the screen. The same object until it changes. */
export function usePicture(src: string | undefined): ShownPictures {
  const { pictures } = useLibrary();
  const changes = useStore(pictures.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of a picture changes with the count
  return useMemo(() => shown(src, pictures), [src, pictures, changes]);
}

/** Several of them together. The same object until one of them changes. */
export function usePictures(sources: readonly string[]): ShownPictures {
  const { pictures } = useLibrary();
  const changes = useStore(pictures.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of a picture changes with the count
  const now = useMemo(() => {
    const states = sources.flatMap((src) => [src, stateOf(src, pictures)]);
    if (sources.length === 0) return { states, all: NONE };
    const each = sources.map((src) => shown(src, pictures));
    const all: ShownPictures = {
      book: new Map(each.flatMap(({ book }) => [...book])),
      hrefOf: (key) => each.map(({ hrefOf }) => hrefOf(key)).find((address) => address !== undefined),
    };
    return { states, all };
  }, [sources, pictures, changes]);
  return useStable(now, haveSameStates).all;
}

type StatesOf = { readonly states: readonly unknown[] };

const haveSameStates = (a: StatesOf, b: StatesOf): boolean =>
  a.states.length === b.states.length && a.states.every((state, index) => state === b.states[index]);

/** What is known of a picture by now. */
function stateOf(src: string, pictures: Pictures): unknown {
  const source = readSource(src);
  if ('problem' in source || source.kind === 'file') return undefined;
  return source.kind === 'library' ? pictures.get(source.hash) : src;
}

const NONE: ShownPictures = { book: new Map(), hrefOf: () => undefined };

function shown(src: string | undefined, pictures: Pictures): ShownPictures {
  if (src === undefined) return NONE;
  const plain = plainPicture(src);
  const isWhole = plain && isPlainPictureWhole(src);
  if (isWhole === false) return broken(src, { kind: 'damaged' });
  if (plain !== undefined && isWhole)
    return { book: new Map([[src, plain]]), hrefOf: (key) => (key === src ? src : undefined) };
  const source = readSource(src);
  if ('problem' in source) return broken(src, source.problem);
  if (source.kind === 'file') return broken(src, { kind: 'beside', path: source.path });
  const name = source.kind === 'library' ? source.hash : src;
  const state = source.kind === 'library' ? pictures.get(name) : pictures.held(name);
  if (state.kind === 'loading') return NONE;
  if (state.kind === 'gone') return broken(src, state.problem);
  const { width, height } = state.row;
  const picture: Picture = { key: name, width, height };
  return { book: new Map([[src, picture]]), hrefOf: (key) => (key === name ? state.address : undefined) };
}

const broken = (src: string, problem: PictureProblem): ShownPictures => ({
  ...NONE,
  book: new Map([[src, { problem }]]),
});

export interface CardPictures {
  readonly pictures: PictureBook;
  readonly factionPictures: PictureBook;
  readonly hrefOf: ShownPictures['hrefOf'];
}

/**
 * The pictures of a card: its art, the symbol of its faction, and those of its template. The same object until one of them
 * changes.
 */
export function useCardPictures(
  character: Character,
  factions: readonly Faction[],
  template: Pick<CardTemplate, 'pictures'>,
): CardPictures {
  const faction = cardFaction(character, factions);
  const art = usePicture(pictureSource(character));
  const symbol = usePicture(faction && pictureSource(faction));
  const own = useTemplatePictures(template);
  return useMemo(
    () => ({
      pictures: own.book.size === 0 ? art.book : new Map([...own.book, ...art.book]),
      factionPictures: symbol.book,
      hrefOf: (key) => art.hrefOf(key) ?? symbol.hrefOf(key) ?? own.hrefOf(key),
    }),
    [art, symbol, own],
  );
}

/** The pictures of a template's own, the same object whatever else of the template is changed. */
export function useTemplatePictures(template: Pick<CardTemplate, 'pictures'>): ShownPictures {
  const sources = templateSources(template);
  const key = sources.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal sources are the same list
  const same = useMemo(() => sources, [key]);
  return usePictures(same);
}

/** The address of the one picture a document names, for a small view of it. */
export function usePictureAddress(document: Character | Faction | undefined): string | undefined {
  const src = document && pictureSource(document);
  const { book, hrefOf } = usePicture(src);
  const held = src === undefined ? undefined : book.get(src);
  return held !== undefined && 'key' in held ? hrefOf(held.key) : undefined;
}
