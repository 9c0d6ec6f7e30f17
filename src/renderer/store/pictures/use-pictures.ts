import { useMemo } from 'react';
import { useStore } from 'zustand';
import { findCardFaction } from '../../../shared/card/binding/bind.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { parsePictureSource } from '../../../shared/card/pictures/picture-source.ts';
import type { Picture, PicturesBySource } from '../../../shared/card/pictures/pictures.ts';
import { getPictureSource } from '../../../shared/card/pictures/pictures.ts';
import { getTemplateSources } from '../../../shared/card/template/picture-sources.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { isPngIntact, readPngHeader } from '../../pictures/data-picture.ts';
import { useStable } from '../../platform/use-latest.ts';
import { useLibrary } from '../library-context.ts';
import type { Pictures } from './pictures.ts';

/** Pictures for the layout of a card and for the screen. */
export interface ShownPictures {
  /** The sizes and keys of the pictures, or their problems, for the layout. Empty while the pictures are being loaded. */
  readonly bySource: PicturesBySource;
  /** Returns the URL of a picture for the screen, by the key of the picture. */
  readonly getHref: (pictureKey: string) => string | undefined;
}

/** Returns the picture of a document, for the layout and for the screen. The same object until the picture changes. */
export function usePicture(sourceText: string | undefined): ShownPictures {
  const { pictures } = useLibrary();
  const changes = useStore(pictures.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states of pictures change with the count
  return useMemo(() => createShownPictures(sourceText, pictures), [sourceText, pictures, changes]);
}

/** Returns several pictures together. The same object until one of them changes. */
export function usePictures(sources: readonly string[]): ShownPictures {
  const { pictures } = useLibrary();
  const changes = useStore(pictures.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states of pictures change with the count
  const current = useMemo(() => {
    const states = sources.flatMap((sourceText) => [sourceText, getStableState(sourceText, pictures)]);
    if (sources.length === 0) return { states, shownPictures: NO_PICTURES };
    const singlePictures = sources.map((sourceText) => createShownPictures(sourceText, pictures));
    const shownPictures: ShownPictures = {
      bySource: new Map(singlePictures.flatMap(({ bySource }) => [...bySource])),
      getHref: (pictureKey) =>
        singlePictures.map(({ getHref }) => getHref(pictureKey)).find((pictureUrl) => pictureUrl !== undefined),
    };
    return { states, shownPictures };
  }, [sources, pictures, changes]);
  return useStable(current, haveSameStates).shownPictures;
}

interface PictureStates {
  readonly states: readonly unknown[];
}

const haveSameStates = (first: PictureStates, second: PictureStates): boolean =>
  first.states.length === second.states.length && first.states.every((state, index) => state === second.states[index]);

/** Returns a value that changes when the state of a picture changes. */
function getStableState(sourceText: string, pictures: Pictures): unknown {
  const source = parsePictureSource(sourceText);
  if ('problem' in source || source.kind === 'file') return undefined;
  return source.kind === 'library' ? pictures.get(source.hash) : sourceText;
}

const NO_PICTURES: ShownPictures = { bySource: new Map(), getHref: () => undefined };

function createShownPictures(sourceText: string | undefined, pictures: Pictures): ShownPictures {
  if (sourceText === undefined) return NO_PICTURES;
  const plainPicture = readPngHeader(sourceText);
  const isIntact = plainPicture && isPngIntact(sourceText);
  if (isIntact === false) return createUnreadablePicture(sourceText, { kind: 'damaged' });
  if (plainPicture !== undefined && isIntact)
    return {
      bySource: new Map([[sourceText, plainPicture]]),
      getHref: (pngKey) => (pngKey === sourceText ? sourceText : undefined),
    };
  const source = parsePictureSource(sourceText);
  if ('problem' in source) return createUnreadablePicture(sourceText, source.problem);
  if (source.kind === 'file') return createUnreadablePicture(sourceText, { kind: 'beside', path: source.path });
  const pictureKey = source.kind === 'library' ? source.hash : sourceText;
  const state = source.kind === 'library' ? pictures.get(pictureKey) : pictures.getEmbedded(pictureKey);
  if (state.kind === 'loading') return NO_PICTURES;
  if (state.kind === 'gone') return createUnreadablePicture(sourceText, state.problem);
  const { width, height } = state.row;
  const picture: Picture = { key: pictureKey, width, height };
  return {
    bySource: new Map([[sourceText, picture]]),
    getHref: (shownKey) => (shownKey === pictureKey ? state.address : undefined),
  };
}

const createUnreadablePicture = (sourceText: string, problem: PictureProblem): ShownPictures => ({
  ...NO_PICTURES,
  bySource: new Map([[sourceText, { problem }]]),
});

export interface CardPictures {
  readonly pictures: PicturesBySource;
  readonly factionPictures: PicturesBySource;
  readonly getHref: ShownPictures['getHref'];
}

/**
 * Returns the pictures of a card: its artwork, the symbol of its faction, and those of its template. The same object until one of them
 * changes.
 */
export function useCardPictures(
  character: Character,
  factions: readonly Faction[],
  template: Pick<CardTemplate, 'pictures'>,
): CardPictures {
  const faction = findCardFaction(character, factions);
  const art = usePicture(getPictureSource(character));
  const symbol = usePicture(faction && getPictureSource(faction));
  const templatePictures = useTemplatePictures(template);
  return useMemo(
    () => ({
      pictures:
        templatePictures.bySource.size === 0 ? art.bySource : new Map([...templatePictures.bySource, ...art.bySource]),
      factionPictures: symbol.bySource,
      getHref: (pictureKey) =>
        art.getHref(pictureKey) ?? symbol.getHref(pictureKey) ?? templatePictures.getHref(pictureKey),
    }),
    [art, symbol, templatePictures],
  );
}

/** Returns the pictures of a template. The same object until one of them changes, even if other parts of the template change. */
export function useTemplatePictures(template: Pick<CardTemplate, 'pictures'>): ShownPictures {
  const sources = getTemplateSources(template);
  const sourcesKey = sources.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal sources are the same list
  const stableSources = useMemo(() => sources, [sourcesKey]);
  return usePictures(stableSources);
}

/** Returns the URL of a document's picture for a small preview, or undefined if it can't be shown. */
export function usePictureAddress(document: Character | Faction | undefined): string | undefined {
  const sourceText = document && getPictureSource(document);
  const { bySource, getHref } = usePicture(sourceText);
  const entry = sourceText === undefined ? undefined : bySource.get(sourceText);
  return entry !== undefined && 'key' in entry ? getHref(entry.key) : undefined;
}
