/** Names of the files that cards become. Ids come from strangers: none may lead out of the folder or overwrite another file. */
import type { DisplayList } from '../../display/display-list.ts';
import { idText } from '../../text/id-text.ts';

export interface NamedSide {
  readonly name: string;
  readonly list: DisplayList;
  /** Of how many cards it is the back, where that is more than one. */
  readonly backOf?: number;
}

export interface DrawnCard {
  /** What its files are called after. */
  readonly id: string;
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: DisplayList; readonly back: DisplayList }[];
}

export const IMAGE_FORMATS = ['png', 'svg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Which sides of a card get a picture. */
export const IMAGE_SIDES = ['both', 'fronts'] as const;
export type ImageSides = (typeof IMAGE_SIDES)[number];

/** Pixels an inch, and millimetres of bleed, that make sense of a card. */
export const IMAGE_DPI = { least: 36, most: 1200 } as const;
export const IMAGE_BLEED = { least: 0, most: 20 } as const;

/** Letters that are no letter with an accent, as plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th' };

/** What an id, or the name of a row, may be as the name of a file: plain letters, digits and hyphens, which shops take. */
const fileName = (id: string): string =>
  idText(id.toLowerCase().replace(/[ßæœøđłþ]/g, (letter) => PLAIN[letter] ?? letter)) || 'card';

/** The name of a card, and of those that it continues on. */
const continued = (name: string, at: number): string => (at === 0 ? name : `${name}-${at + 1}`);

/** Display lists are plain data, made in one way. */
const isEqual = (a: DrawnCard, b: DrawnCard): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is drawn, whoever it is of. */
const drawnAs = ({ label: _, ...drawn }: DisplayList): string => JSON.stringify(drawn);

/** Of each drawing the place of the first like it. Of a thousand cards no more than the ends of their texts are kept. */
function firstAlike(lists: readonly DisplayList[]): readonly number[] {
  const known = new Map<string, number[]>();
  return lists.map((list, index) => {
    const drawn = drawnAs(list);
    const key = `${drawn.length} ${drawn.slice(-200)}`;
    const others = known.get(key) ?? [];
    const found = others.find((other) => drawnAs(lists[other] as DisplayList) === drawn);
    if (found === undefined) known.set(key, [...others, index]);
    return found ?? index;
  });
}

/**
 * Every side with the name of its file: `hero-front`, `hero-back`, `hero-2-front` where a card continues. Equal cards
 * are written once; different cards whose ids give the same name, or that of a card which another continues on, get `_2`
 * behind it, which no id contains. A back that
 * several cards share is written once, as `back`, or, where there are others, after the first of these cards.
 */
export function imageNames(cards: readonly DrawnCard[], format: ImageFormat, sides: ImageSides = 'both'): NamedSide[] {
  const taken = new Map<string, DrawnCard>();
  const used = new Set<string>();
  for (const card of cards) {
    const wanted = fileName(card.id);
    let name = wanted;
    for (let index = 2; ; index += 1) {
      const held = taken.get(name);
      if (held !== undefined && isEqual(held, card)) break;
      const names = card.cards.map((_, at) => continued(name, at));
      if (held === undefined && names.every((one) => !used.has(one))) {
        taken.set(name, card);
        for (const one of names) used.add(one);
        break;
      }
      name = `${wanted}_${index}`;
    }
  }
  const named = [...taken].flatMap(([name, held]) =>
    held.cards.map((card, index) => ({ ...card, name: continued(name, index) })),
  );
  if (sides === 'fronts') return named.map(({ name, front }) => ({ name: `${name}-front.${format}`, list: front }));
  const firstWith = firstAlike(named.map(({ back }) => back));
  return named.flatMap(({ name, front, back }, index): NamedSide[] => {
    const first = { name: `${name}-front.${format}`, list: front };
    const backOf = firstWith.filter((one) => one === firstWith[index]).length;
    if (backOf === 1) return [first, { name: `${name}-back.${format}`, list: back }];
    if (firstWith[index] !== index) return [first];
    const shared = backOf === named.length ? 'back' : `${name}-back`;
    return [first, { name: `${shared}.${format}`, list: { ...back, label: 'back' }, backOf }];
  });
}
