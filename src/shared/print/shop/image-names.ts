/** Creates the file names of card images. Ids come from strangers, so no name may leave the folder or overwrite another file. */
import type { DisplayList } from '../../display/display-list.ts';
import { slugify } from '../../text/slugify.ts';

export interface NamedSide {
  readonly name: string;
  readonly list: DisplayList;
  /** The number of cards that share this back, if more than one. */
  readonly backOf?: number;
}

export interface DrawnCard {
  /** The stem of its file names. */
  readonly id: string;
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: DisplayList; readonly back: DisplayList }[];
}

export const IMAGE_FORMATS = ['png', 'svg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The sides of a card that become images. */
export const IMAGE_SIDES = ['both', 'fronts'] as const;
export type ImageSides = (typeof IMAGE_SIDES)[number];

/** Sensible limits for pixels per inch, and for millimeters of bleed. */
export const IMAGE_DPI = { min: 36, max: 1200 } as const;
export const IMAGE_BLEED = { min: 0, max: 20 } as const;

/** Plain replacements for letters that aren't accented letters. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th' };

/** Converts an id, or the name of a row, to a file name with plain letters, digits and hyphens, which shops accept. */
const createFileName = (cardId: string): string =>
  slugify(cardId.toLowerCase().replace(/[ßæœøđłþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)) || 'card';

/** Returns the name of a card or of one of its continuation cards. */
const formatContinuedName = (cardName: string, continuation: number): string =>
  continuation === 0 ? cardName : `${cardName}-${continuation + 1}`;

/** Compares cards as JSON, because display lists are plain data with a fixed key order. */
const isEqual = (first: DrawnCard, second: DrawnCard): boolean => JSON.stringify(first) === JSON.stringify(second);

/** Serializes what is drawn, without the label that names the card. */
const serializeDrawing = ({ label: _label, ...drawing }: DisplayList): string => JSON.stringify(drawing);

/** Returns for each drawing the index of the first equal one. Keeps only the ends of the serialized drawings in memory. */
function findFirstEqual(displayLists: readonly DisplayList[]): readonly number[] {
  const indexesByKey = new Map<string, number[]>();
  return displayLists.map((displayList, index) => {
    const serialized = serializeDrawing(displayList);
    const shortKey = `${serialized.length} ${serialized.slice(-200)}`;
    const sameKeyIndexes = indexesByKey.get(shortKey) ?? [];
    const firstEqual = sameKeyIndexes.find(
      (otherIndex) => serializeDrawing(displayLists[otherIndex] as DisplayList) === serialized,
    );
    if (firstEqual === undefined) indexesByKey.set(shortKey, [...sameKeyIndexes, index]);
    return firstEqual ?? index;
  });
}

/**
 * Names the file of every side: `hero-front`, `hero-back`, and `hero-2-front` for a continuation card. Equal cards
 * are written once. If the ids of different cards give the same name, or that of a continuation card, the name gets the suffix `_2`,
 * which no id contains. A back that several cards share is written once, as `back`, or under the name of the first of these cards if
 * there are other backs.
 */
export function nameImages(
  drawnCards: readonly DrawnCard[],
  imageFormat: ImageFormat,
  imageSides: ImageSides = 'both',
): NamedSide[] {
  const cardsByName = new Map<string, DrawnCard>();
  const usedNames = new Set<string>();
  for (const drawnCard of drawnCards) {
    const wantedName = createFileName(drawnCard.id);
    let freeName = wantedName;
    for (let index = 2; ; index += 1) {
      const existingCard = cardsByName.get(freeName);
      if (existingCard !== undefined && isEqual(existingCard, drawnCard)) break;
      const fileNames = drawnCard.cards.map((_label, continuation) => formatContinuedName(freeName, continuation));
      if (existingCard === undefined && fileNames.every((fileName) => !usedNames.has(fileName))) {
        cardsByName.set(freeName, drawnCard);
        for (const fileName of fileNames) usedNames.add(fileName);
        break;
      }
      freeName = `${wantedName}_${index}`;
    }
  }
  const namedCards = [...cardsByName].flatMap(([cardName, existingCard]) =>
    existingCard.cards.map((cardSides, index) => ({ ...cardSides, name: formatContinuedName(cardName, index) })),
  );
  if (imageSides === 'fronts')
    return namedCards.map(({ name: cardName, front: frontList }) => ({
      name: `${cardName}-front.${imageFormat}`,
      list: frontList,
    }));
  const firstEqualBacks = findFirstEqual(namedCards.map(({ back: backList }) => backList));
  return namedCards.flatMap(({ name: cardName, front: frontList, back: backList }, index): NamedSide[] => {
    const frontImage = { name: `${cardName}-front.${imageFormat}`, list: frontList };
    const backCount = firstEqualBacks.filter((firstIndex) => firstIndex === firstEqualBacks[index]).length;
    if (backCount === 1) return [frontImage, { name: `${cardName}-back.${imageFormat}`, list: backList }];
    if (firstEqualBacks[index] !== index) return [frontImage];
    const sharedName = backCount === namedCards.length ? 'back' : `${cardName}-back`;
    return [
      frontImage,
      { name: `${sharedName}.${imageFormat}`, list: { ...backList, label: 'back' }, backOf: backCount },
    ];
  });
}
