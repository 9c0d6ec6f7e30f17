/** Creates the file names of card images. Names come from strangers, so no name may leave the folder or overwrite another file. */
import type { DisplayList } from '../../display/display-list.ts';
import { makeSafeStem } from '../../text/file-name.ts';
import { slugify } from '../../text/slugify.ts';

export interface NamedSide {
  readonly name: string;
  readonly list: DisplayList;
  /** The number of cards that share this back, if more than one. */
  readonly backOf?: number;
}

/** The makers of a card, whom its images must go on naming. */
interface CardCredit {
  readonly artist?: string | undefined;
  readonly copyright?: string | undefined;
}

/** A card as it is ordered from a print shop. */
export interface OrderedCard extends CardCredit {
  readonly name: string;
  /** The file with the front. */
  readonly front: string;
  /** The file with the back; absent if no backs are drawn. */
  readonly back?: string;
  readonly copies: number;
}

export interface NamedImages {
  readonly sides: readonly NamedSide[];
  readonly orderedCards: readonly OrderedCard[];
}

export interface DrawnCard extends CardCredit {
  /** The name of the card, which the file names are derived from. */
  readonly name: string;
  /** How many of the card are ordered; absent = 1. */
  readonly copies?: number;
  /** The card and its continuation cards. */
  readonly cards: readonly { readonly front: DisplayList; readonly back: DisplayList }[];
}

export const IMAGE_FORMATS = ['png', 'svg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The sides of a card that become images. */
export const IMAGE_SIDES = ['both', 'fronts'] as const;
export type ImageSides = (typeof IMAGE_SIDES)[number];

/** The limits for the resolution, in pixels per inch. */
export const IMAGE_DPI = { min: 36, max: 1200 } as const;
/** The limits for the bleed, in millimeters. */
export const IMAGE_BLEED = { min: 0, max: 20 } as const;

/** Plain replacements for letters that do not consist of a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th' };

/** The maximum length of a name in another script, which may take four bytes a letter. */
const MAX_OTHER_LETTERS = 40;

/**
 * Converts the name of a card to a file name with plain letters, digits and hyphens, which shops accept. A name in another script keeps
 * its letters, because the file name would not identify its card without them.
 */
function createFileName(cardName: string): string {
  const plainName = cardName.toLowerCase().replace(/[ßæœøđłþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  if (!OTHER_LETTERS.test(plainName.normalize('NFKD'))) return slugify(plainName) || 'card';
  const joinedWords = plainName.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return makeSafeStem(joinedWords.replace(/^-|-$/g, ''), MAX_OTHER_LETTERS).replace(/-$/, '') || 'card';
}

/** Matches letters and digits without an equivalent in ASCII. */
const OTHER_LETTERS = /(?![a-z0-9])[\p{L}\p{N}]/u;

/** Returns the name of a card or of one of its continuation cards. */
const formatContinuedName = (name: string, continuation: number): string =>
  continuation === 0 ? name : `${name}-${continuation + 1}`;

/** Compares cards as JSON, because display lists are plain data with a fixed key order. */
const isEqualCard = (first: DrawnCard, second: DrawnCard): boolean =>
  first.name === second.name && JSON.stringify(first.cards) === JSON.stringify(second.cards);

/** Serializes what is drawn, without the label that names the card. */
const serializeDrawing = ({ label: _label, ...drawing }: DisplayList): string => JSON.stringify(drawing);

/** Returns for each drawing the index of the first drawing that equals it. Keeps only the ends of the serialized drawings in memory. */
export function findFirstEqual(lists: readonly DisplayList[]): readonly number[] {
  const indexesByKey = new Map<string, number[]>();
  return lists.map((list, index) => {
    const serialized = serializeDrawing(list);
    const shortKey = `${serialized.length} ${serialized.slice(-200)}`;
    const sameKeyIndexes = indexesByKey.get(shortKey) ?? [];
    const firstEqual = sameKeyIndexes.find(
      (otherIndex) => serializeDrawing(lists[otherIndex] as DisplayList) === serialized,
    );
    if (firstEqual === undefined) indexesByKey.set(shortKey, [...sameKeyIndexes, index]);
    return firstEqual ?? index;
  });
}

/**
 * Names the file of every side, and lists the cards as they are ordered: `hero-front`, `hero-back`, and `hero-2-front` for a continuation card. Equal cards are written once. If
 * a name is already used by another card or its continuation card, it gets the suffix `_2`, which no other name contains. A back that several
 * cards share is written once: as `back` if all cards share it, and otherwise under the name of the first card that has it.
 */
export function nameImages(
  drawnCards: readonly DrawnCard[],
  format: ImageFormat,
  sides: ImageSides = 'both',
): NamedImages {
  const cardsByName = new Map<string, DrawnCard>();
  const usedNames = new Set<string>();
  for (const drawnCard of drawnCards) {
    const wantedName = createFileName(drawnCard.name);
    let freeName = wantedName;
    for (let index = 2; ; index += 1) {
      const existingCard = cardsByName.get(freeName);
      if (existingCard !== undefined && isEqualCard(existingCard, drawnCard)) {
        const copies = (existingCard.copies ?? 1) + (drawnCard.copies ?? 1);
        cardsByName.set(freeName, { ...existingCard, copies });
        break;
      }
      const fileNames = drawnCard.cards.map((_cardSides, continuation) => formatContinuedName(freeName, continuation));
      if (existingCard === undefined && fileNames.every((fileName) => !usedNames.has(fileName))) {
        cardsByName.set(freeName, drawnCard);
        for (const fileName of fileNames) usedNames.add(fileName);
        break;
      }
      freeName = `${wantedName}_${index}`;
    }
  }
  const namedCards = [...cardsByName].flatMap(([name, existingCard]) =>
    existingCard.cards.map((cardSides, index) => ({
      ...cardSides,
      name: formatContinuedName(name, index),
      order: {
        name: existingCard.cards.length > 1 ? `${existingCard.name} ${index + 1}` : existingCard.name,
        copies: existingCard.copies ?? 1,
        artist: existingCard.artist,
        copyright: existingCard.copyright,
      },
    })),
  );
  const formatFront = (name: string): string => `${name}-front.${format}`;
  if (sides === 'fronts')
    return {
      sides: namedCards.map(({ name, front }) => ({ name: formatFront(name), list: front })),
      orderedCards: namedCards.map(({ name, order }) => ({ ...order, front: formatFront(name) })),
    };
  const firstEqualBacks = findFirstEqual(namedCards.map(({ back }) => back));
  const backFiles = namedCards.map((_namedCard, index) => {
    const firstIndex = firstEqualBacks[index] ?? index;
    const backCount = firstEqualBacks.filter((otherIndex) => otherIndex === firstIndex).length;
    const isCommon = backCount > 1 && backCount === namedCards.length;
    return { backCount, file: `${isCommon ? 'back' : `${namedCards[firstIndex]?.name}-back`}.${format}` };
  });
  const sidesOfCards = namedCards.flatMap(({ name, front, back }, index): NamedSide[] => {
    const frontImage = { name: formatFront(name), list: front };
    const { backCount = 1, file = '' } = backFiles[index] ?? {};
    if (backCount === 1) return [frontImage, { name: file, list: back }];
    if (firstEqualBacks[index] !== index) return [frontImage];
    return [frontImage, { name: file, list: { ...back, label: 'back' }, backOf: backCount }];
  });
  const orderedCards = namedCards.map(({ name, order }, index) => ({
    ...order,
    front: formatFront(name),
    ...(backFiles[index] === undefined ? {} : { back: backFiles[index].file }),
  }));
  return { sides: sidesOfCards, orderedCards };
}
